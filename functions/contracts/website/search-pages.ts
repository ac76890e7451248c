import type { SearchPage, SiteSearch } from '../api/site-search-rules.ts';
import { paths } from './paths.ts';

/** Where the pages are whose title and description owners write. */
export const searchPages: Readonly<Record<SearchPage, string>> = {
  home: paths.home,
  programs: paths.programs,
  custom: paths.customJourney,
  flight: paths.flightBooking,
  hotel: paths.hotelBooking,
  contact: paths.contact,
};

const names = Object.keys(searchPages) as SearchPage[];
/** Returns the page at a path; undefined if its title and description are not owners' to write. */
export const searchPageAt = (path: string): SearchPage | undefined => names.find((name) => searchPages[name] === path);

/** Returns what one page has of it; undefined if that is nothing. */
export function searchAt(path: string, { hidden, pages }: SiteSearch): SiteSearch | undefined {
  const page = searchPageAt(path);
  const words = page && pages[page];
  if (!words) return hidden ? { hidden, pages: {} } : undefined;
  return { hidden, pages: { [page]: words } };
}
