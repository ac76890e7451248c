import type { Program } from '../api/programs.ts';
import type { SectionName } from '../api/section-names.ts';
import type { Language } from '../field-kit/language.ts';
import { showsEachAnnouncement } from './announcement-pages.ts';
import { type ListFilter, listSearch, type ProgramListQuery } from './program-list.ts';

/**
 * The JSON that the site publishes beside its pages, as `{ "data": ... }`. The CDN and the embedded server serve these
 * addresses without reading a table.
 */
const segment = encodeURIComponent;

/** The list's filters and its size. */
export interface ListExtent {
  query: ProgramListQuery;
  /** All programs. */
  total: number;
  /** Number of programs that match the filters. */
  matching: number;
  /** Number of pages of the programs that match the filters; 1 if none does. */
  pages: number;
  /** Undefined in data of an earlier version. */
  options?: ListOptions | undefined;
}

/** The options of the filters, and how many programs each would show beside the other filters. */
export interface ListOptions {
  /** By filter and value. A value that is missing has none. */
  counts: Readonly<Record<ListFilter, Readonly<Record<string, number>>>>;
  /** The countries and cities that the other filters leave, and the chosen one. */
  places: readonly ListPlace[];
  months: readonly ListMonth[];
  /** True if the site has Umrah programs: only then is that type an option. */
  umrah?: true | undefined;
  /** Only for a list without programs: how many have each chosen filter without the others. */
  alone?: Readonly<Partial<Record<ListFilter, number>>> | undefined;
}

type Names = Readonly<Record<Language, string>>;

/** A country with programs. */
export interface ListPlace {
  value: string;
  /** Null for the cities of no country. */
  names: Names | null;
  cities: readonly { value: string; names: Names }[];
}

export interface ListMonth {
  /** `2027-03` */
  value: string;
  /** The Hijri months of its days, likewise: `1448-09`. */
  hijri: readonly string[];
}

/** One page of the list. */
export interface ProgramList extends ListExtent {
  /** Only the fields that their cards show. */
  programs: readonly Program[];
}

export const dataAddresses = {
  /** `Program[]` in short form: the home page's selection. */
  featured: '/data/featured.json',
  /** `ProgramList`. */
  list: (query: ProgramListQuery): string => `/data/programs.json${listSearch(query)}`,
  /** `Program`. */
  program: (id: string): string => `/data/programs/${segment(id)}.json`,
  /** `Season[]`: the current and coming ones. */
  seasons: '/data/seasons.json',
  /** The part of a section that visitors get: see `SiteContent`. */
  section: (name: SectionName): string => `/data/site/${name}.json`,
  /** `SitePage`: a page of the agency's own. */
  ownPage: (name: string): string => `/data/p/${segment(name)}.json`,
  /** `OwnPage[]` without their texts. */
  ownPages: '/data/site/pages.json',
  /** `Program[]` in short form: programs similar to another. */
  similar: (id: string): string => `/data/programs/${segment(id)}/similar.json`,
} as const;

/**
 * The key of a section's content in a page, which has it in its own language. Its data has all of them: a browser sends no
 * fragment. Of `search` and `forms`, each page has its own part; of `announcement`, some pages may have none.
 */
export const sectionKey = (name: SectionName, language: Language, path: string): string =>
  `${dataAddresses.section(name)}#${language}${partOf(name, path)}`;

function partOf(name: SectionName, path: string): string {
  if (name === 'announcement') return showsEachAnnouncement(path) ? '' : 'elsewhere';
  return name === 'search' || name === 'forms' ? path : '';
}

/** The same for the testimonials that name a program, in its page. */
export const programTestimonialsKey = (id: string, language: Language): string =>
  `${dataAddresses.section('testimonials')}#${language}${id}`;

/** The key of an own page in itself, as `sectionKey`. */
export const ownPageKey = (name: string, language: Language): string => `${dataAddresses.ownPage(name)}#${language}`;

/** The list's address without its parameters. */
export const listDataPath = '/data/programs.json';

/** Returns the key in the site's bucket for an address without parameters. */
export const dataKey = (address: string): string => decodeURIComponent(address.slice(1));
