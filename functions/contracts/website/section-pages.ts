import type { Announcement } from '../api/announcement-rules.ts';
import type { SectionName } from '../api/section-names.ts';
import { paths } from './paths.ts';

/** The pages that show each section of the site: a change of it writes these and no others. */
export const sectionPages = {
  announcement: [paths.home, paths.programs],
} as const satisfies Record<SectionName, readonly string[]>;

/** What the pages of a day show of the sections. */
export interface SiteContent {
  announcement: Announcement | null;
}

/** True if a page shows a section. */
export const showsSection = (section: SectionName, path: string): boolean =>
  (sectionPages[section] as readonly string[]).includes(path);
