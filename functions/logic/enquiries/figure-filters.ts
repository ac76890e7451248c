import type { Enquiry } from '#contracts/api/enquiries';
import type { RequestSearch } from '#contracts/api/enquiry-list';
import { anyone, daysBeforeEnd } from '#contracts/api/figure-filter-rules';
import { sourceIn } from '#contracts/api/origin-text';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { clockOf } from '../../data/enquiry-clock.ts';
import { isOpen } from '../../data/quote-items.ts';
import { askedCity } from './asked-city.ts';

export type FigureFilters = Partial<
  Pick<RequestSearch, 'source' | 'unnamed' | 'program_id' | 'city' | 'owner' | 'answered_by' | 'sale'>
>;

/** The open offers that end within two days, or by the last day given, the first to end first. */
export const endingSoon = (quotes: Enquiry['quotes'], today = riyadhDay(), last = addDays(today, daysBeforeEnd)) =>
  quotes
    .filter((quote) => isOpen(quote, today) && quote.valid_until <= last)
    .toSorted((one, other) => (one.valid_until < other.valid_until ? -1 : 1));

/** One rule for each filter: true if it lets the request through. */
const rules: { [Name in keyof FigureFilters]-?: (request: Enquiry, wanted: string) => boolean } = {
  source: ({ origin }, source) => sourceIn(origin) === source,
  unnamed: ({ origin, source }, unnamed) =>
    sourceIn(origin) === null && (source === 'staff') === (unnamed === 'entered'),
  program_id: ({ program_id }, id) => program_id === id,
  city: (request, city) => askedCity(request)?.toLowerCase() === city.toLowerCase(),
  owner: ({ owner }, email) => owner?.email === email,
  answered_by: (request, wanted) =>
    clockOf({ ...request, clocked_since: request.created_at }).answers.some(
      ({ by }) => wanted === anyone || by.email === wanted,
    ),
  sale: ({ quotes, sale }, state) => {
    if (state === 'ending') return endingSoon(quotes).length > 0;
    return state === 'quoted' ? quotes.length > 0 : sale?.state === state;
  },
};
const names = Object.keys(rules) as (keyof FigureFilters)[];

/**
 * Makes a function that tells whether a request is among those that a figure counts; undefined if nothing is filtered.
 */
export function figureFilter(filters: FigureFilters): ((request: Enquiry) => boolean) | undefined {
  const wanted = names.flatMap((name) => {
    const value = filters[name];
    return value ? [(request: Enquiry) => rules[name](request, value)] : [];
  });
  return wanted.length > 0 ? (request) => wanted.every((isWanted) => isWanted(request)) : undefined;
}
