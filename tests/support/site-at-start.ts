import { sectionNames } from '#contracts/api/section-names';
import { type PublishedSections, siteSections } from '#contracts/api/site-sections';

/** The sections of a fresh system. */
export const atStart = Object.fromEntries(
  sectionNames.map((name) => [name, { content: siteSections[name].initial, version: 0 }]),
) as unknown as PublishedSections;

/** The same words in each language. */
export const texts = (text: string) => ({ ar: text, en: text });
