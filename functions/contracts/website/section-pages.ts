import type { Announcement } from '../api/announcement-rules.ts';
import { type SectionName, sectionNames } from '../api/section-names.ts';
import type { SiteAbout } from '../api/site-about-rules.ts';
import type { SiteFigures } from '../api/site-figures-rules.ts';
import type { SiteHero } from '../api/site-hero-rules.ts';
import type { SiteHome } from '../api/site-home-rules.ts';
import type { SiteQuestion } from '../api/site-questions-rules.ts';
import type { SiteServices } from '../api/site-services-rules.ts';
import type { Testimonial } from '../api/site-testimonials-rules.ts';
import { paths } from './paths.ts';

/** The pages that show each section of the site: a change of it writes these and no others. */
export const sectionPages = {
  announcement: [paths.home, paths.programs],
  home: [paths.home],
  hero: [paths.home],
  services: [paths.home],
  figures: [paths.home],
  about: [paths.home],
  testimonials: [paths.home],
  questions: [paths.home],
} as const satisfies Record<SectionName, readonly string[]>;

/** What visitors get of each section. */
export interface SiteContent {
  announcement: Announcement | null;
  home: SiteHome;
  hero: SiteHero;
  services: SiteServices;
  figures: SiteFigures;
  about: SiteAbout;
  testimonials: readonly Testimonial[];
  questions: readonly SiteQuestion[];
}

/** True if a page shows a section. */
export const showsSection = (section: SectionName, path: string): boolean =>
  (sectionPages[section] as readonly string[]).includes(path);

/** Returns what a page shows of the sections that are known; undefined if that is none of them. */
export function contentAt(path: string, content: Partial<SiteContent>): Partial<SiteContent> | undefined {
  const shown = sectionNames.filter((name) => content[name] !== undefined && showsSection(name, path));
  return shown.length === 0 ? undefined : Object.fromEntries(shown.map((name) => [name, content[name]]));
}
