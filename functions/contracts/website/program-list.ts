import type { listChoices } from './list-choices.ts';

/** The pages of the list of programs, and their addresses. */
type Choices = typeof listChoices;
export type DestinationFilter = Choices['destination'][number];
export type TypeFilter = Choices['type'][number];
export type ProgramOrder = Choices['order'][number];

/** The filters and the order of a list. */
export interface ProgramListQuery {
  destination: DestinationFilter;
  type: TypeFilter;
  /** `all`, a country or a city: `fr`, `fr-paris`. */
  where: string;
  /** `any`, a month or a season's id: `2027-03`. */
  when: string;
  nights: Choices['nights'][number];
  /** Those who travel: the budget is theirs together, and there are places for all. */
  party: Choices['party'][number];
  budget: Choices['budget'][number];
  travellers: Choices['travellers'][number];
  order: ProgramOrder;
  /** Counted from 1. */
  page: number;
}

export const programsPerPage = 24;

/** The months of the filter, the current one first. */
export const monthsAhead = 18;

/** The first page of the list without filters. Addresses leave out its values. */
export const wholeList: ProgramListQuery = {
  ...{ destination: 'all', type: 'all', where: 'all', when: 'any' },
  ...{ nights: 'any', party: 'any', budget: 'any', travellers: 'any', order: 'newest', page: 1 },
};

/** The filters, in the order of addresses. */
export const listFilters = [
  ...(['destination', 'type', 'where', 'when'] as const),
  ...(['nights', 'party', 'budget', 'travellers'] as const),
] as const;
export type ListFilter = (typeof listFilters)[number];

/** The parameters of a list in the order of its address. */
export const listNames = [...listFilters, 'order', 'page'] as const;

/** The address of a list in one language, to which other addresses lead. */
export function listAddress(query: ProgramListQuery, language: string): string {
  const search = listSearch(query);
  return `/programs${search ? `${search}&` : '?'}lang=${language}`;
}

/**
 * Returns the query string of a list, without defaults and in a fixed order: `?destination=europe&page=2`, or an empty
 * text.
 */
export function listSearch(query: ProgramListQuery): string {
  const given = listNames.filter((name) => query[name] !== wholeList[name]);
  const search = given.map((name) => `${name}=${query[name]}`).join('&');
  return search && `?${search}`;
}
