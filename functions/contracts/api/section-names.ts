/** The parts of the site that owners edit, in the console's order; `site-sections.ts` has their contents. */
export const sectionNames = [
  'announcement',
  'brand',
  'contact',
  'home',
  'hero',
  'services',
  'figures',
  'about',
  'testimonials',
  'questions',
  'letters',
  'privacy',
  'terms',
  'cookies',
  'glossary',
  'search',
] as const;
export type SectionName = (typeof sectionNames)[number];

export const isSection = (name: string): name is SectionName => (sectionNames as readonly string[]).includes(name);
