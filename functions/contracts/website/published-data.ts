import type { Program } from '../programs.ts';
import { listSearch, type ProgramListQuery } from './program-list.ts';

/**
 * The JSON that the site publishes beside its pages, each as `{ "data": ... }`: the CDN and the embedded server answer
 * these addresses, and no table is read.
 */
const segment = encodeURIComponent;

/** The list's filters, and how much of it there is. */
export interface ListExtent {
  query: ProgramListQuery;
  /** All programs. */
  total: number;
  /** Number of pages of those that match the filters; 1 if none does. */
  pages: number;
}

/** One page of the list. */
export interface ProgramList extends ListExtent {
  /** In short: what their cards show. */
  programs: readonly Program[];
}

export const dataAddresses = {
  /** `Program[]` in short: the home page's selection. */
  featured: '/data/featured.json',
  /** `ProgramList`. */
  list: (query: ProgramListQuery): string => `/data/programs.json${listSearch(query)}`,
  /** `Program`. */
  program: (id: string): string => `/data/programs/${segment(id)}.json`,
  /** `Program[]` in short: those like another. */
  similar: (id: string): string => `/data/programs/${segment(id)}/similar.json`,
} as const;

/** The list's address without its parameters. */
export const listDataPath = '/data/programs.json';

/** The object of the site's bucket that answers an address without parameters. */
export const dataKey = (address: string): string => decodeURIComponent(address.slice(1));
