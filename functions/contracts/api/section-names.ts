import { isOwnPageId, type OwnPageId } from './own-page-rules.ts';

/** The parts of the site that owners edit, in the console's order; `site-sections.ts` has their contents. */
export const sectionNames = [
  'announcement',
  'brand',
  'contact',
  'menus',
  'home',
  'hero',
  'services',
  'figures',
  'about',
  'testimonials',
  'questions',
  'highlights',
  'promises',
  'forms',
  'letters',
  'privacy',
  'terms',
  'cookies',
  'glossary',
  'search',
  'redirects',
] as const;
export type SectionName = (typeof sectionNames)[number];
/** The unit that is edited, published and restored: a section, or a page of the agency's own. */
export type SectionId = SectionName | OwnPageId;

export const isSection = (name: string): name is SectionName => (sectionNames as readonly string[]).includes(name);

export const isSectionId = (id: string): id is SectionId => isSection(id) || isOwnPageId(id);
