import { ownPageNamed } from '../api/own-page-rules.ts';
import { type SectionName, sectionNames } from '../api/section-names.ts';
import type { SiteContent } from '../api/shown-content.ts';
import { announcementAt } from './announcement-pages.ts';
import { formPages, formsAt } from './form-pages.ts';
import { ownPageIn } from './own-pages.ts';
import { paths, plainPath } from './paths.ts';
import { testimonialsOf } from './program-testimonials.ts';
import { searchAt, searchPages } from './search-pages.ts';

/** Those that stand in the header or the footer are on every page; the brand is in the console's too. */
const everyPage = 'every page';
/** They show the testimonials that name the program besides: a change writes the pages of those named. */
const programPages = 'the page of every program';
const programPage = /^\/program\/([^/]+)\/*$/;

/** The pages that show each section of the site: a change of it writes these and no others, unless it changes the menus. */
export const sectionPages = {
  // Owners can keep it to some of them.
  announcement: everyPage,
  brand: everyPage,
  contact: everyPage,
  menus: everyPage,
  home: [paths.home],
  hero: [paths.home],
  services: [paths.home],
  figures: [paths.home],
  about: [paths.home],
  testimonials: [paths.home],
  questions: [paths.home],
  highlights: programPages,
  // Receipts, programs, answers and every page of text name them.
  promises: everyPage,
  // Each of them has its own words.
  forms: [...new Set(Object.values(formPages))],
  // Mails, and staff's messages by WhatsApp.
  letters: [],
  privacy: [paths.privacy],
  terms: [paths.terms],
  cookies: [paths.cookies],
  glossary: [],
  // Each of them has its own words, and every page is hidden or none.
  search: Object.values(searchPages),
  redirects: [],
} as const satisfies Record<SectionName, readonly string[] | typeof everyPage | typeof programPages>;

/** True if a page shows a section. */
export function showsSection(section: SectionName, path: string): boolean {
  const pages: readonly string[] | typeof everyPage | typeof programPages = sectionPages[section];
  if (pages === programPages) return programPage.test(path) || path === paths.preview;
  return pages === everyPage || pages.includes(plainPath(path));
}

/** Returns what a page shows of the sections that are known; undefined if that is none of them. */
export function contentAt(path: string, content: Partial<SiteContent>): Partial<SiteContent> | undefined {
  const shown: readonly SectionName[] = sectionNames.filter(
    (name) => name !== 'search' && content[name] !== undefined && showsSection(name, path),
  );
  const search = content.search && searchAt(path, content.search);
  const program = path.match(programPage)?.[1];
  const ownPage = ownPageNamed(ownPageIn(path) ?? '', content.pages);
  if (shown.length === 0 && !search && !ownPage) return undefined;
  return {
    ...Object.fromEntries(shown.map((name) => [name, content[name]])),
    ...(program !== undefined &&
      content.testimonials && { testimonials: testimonialsOf(program, content.testimonials) }),
    ...(shown.includes('forms') && content.forms && { forms: formsAt(path, content.forms) }),
    ...(shown.includes('announcement') &&
      content.announcement && { announcement: announcementAt(path, content.announcement) }),
    ...(search && { search }),
    ...(ownPage && { pages: [ownPage] }),
  };
}
