import * as z from 'zod/mini';
import type { PublishedOwnPage } from '#contracts/api/own-page';
import { ownPageIds } from '#contracts/api/own-page-rules';
import { type SectionId, sectionNames } from '#contracts/api/section-names';
import { asPublished, type PublishedSections, type SectionContent, sectionOf } from '#contracts/api/site-sections';

const StoredLive = z.object({
  version: z.int(),
  /** JSON text, as in its version. */
  content: z.string(),
  at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

export interface LiveSection<Name extends SectionId = SectionId> extends Omit<z.infer<typeof StoredLive>, 'content'> {
  content: SectionContent<Name>;
}

/** @param item undefined in a fresh system, which shows the committed content */
export function toLive<Name extends SectionId>(section: Name, item: object | undefined): LiveSection<Name> {
  const { body, initial } = sectionOf(section);
  if (!item) return { version: 0, content: initial as SectionContent<Name>, at: null, by: null, note: null };
  const { content, ...live } = StoredLive.parse(item);
  return { ...live, content: body.parse(asPublished(section, JSON.parse(content))) as SectionContent<Name> };
}

/** @param items by section, as in `sectionNames` */
export const toSections = (items: readonly (object | undefined)[]): PublishedSections =>
  Object.fromEntries(
    sectionNames.map((name, index) => {
      const { content, version } = toLive(name, items[index]);
      return [name, { content, version }];
    }),
  ) as unknown as PublishedSections;

/** @param items by place, as in `ownPageIds` */
export const toOwnPages = (items: readonly (object | undefined)[]): PublishedOwnPage[] =>
  ownPageIds.map((id, index) => {
    const { content, version, at } = toLive(id, items[index]);
    return { id, content, version, at };
  });
