import type { listChoices } from './list-choices.ts';

/** The pages of the list of programs, and their addresses. */
type Choices = typeof listChoices;
export type DestinationFilter = Choices['destination'][number];
export type TypeFilter = Choices['type'][number];
export type ProgramOrder = Choices['order'][number];

export interface ProgramListQuery {
  destination: DestinationFilter;
  type: TypeFilter;
  order: ProgramOrder;
  /** Counted from 1. */
  page: number;
}

export const programsPerPage = 24;

/** The first page of the list without filters. Addresses leave out its values. */
export const wholeList: ProgramListQuery = { destination: 'all', type: 'all', order: 'newest', page: 1 };

/** The address in one language of a list's last page, to which those after its end lead. */
export function lastPageAddress(query: ProgramListQuery, pages: number, language: string): string {
  const search = listSearch({ ...query, page: pages });
  return `/programs${search ? `${search}&` : '?'}lang=${language}`;
}

const names = ['destination', 'type', 'order', 'page'] as const;

/**
 * Returns the query string of a list, without defaults and in a fixed order: `?destination=europe&page=2`, or an empty
 * text.
 */
export function listSearch(query: ProgramListQuery): string {
  const given = names.filter((name) => query[name] !== wholeList[name]);
  const search = given.map((name) => `${name}=${query[name]}`).join('&');
  return search && `?${search}`;
}
