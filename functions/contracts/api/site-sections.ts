import type * as z from 'zod/mini';
import { AnnouncementBody } from './announcement.ts';
import { noAnnouncement } from './announcement-rules.ts';
import type { SectionName } from './section-names.ts';

/**
 * The parts of the site that owners edit. Each has the schema of what can be published, and the content of a fresh
 * system, which is its version 0.
 */
export const siteSections = {
  announcement: { body: AnnouncementBody, initial: noAnnouncement },
} as const satisfies Record<SectionName, { body: z.ZodMiniType; initial: object }>;

export type SectionContent<Name extends SectionName = SectionName> = z.infer<(typeof siteSections)[Name]['body']>;
