import { addDays, daysBetween } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { formatDate, formatDayRange } from '#shared/lib/format.ts';
import { dayOf, optionOf } from '../../lib/query-filters.ts';

/** Riyadh days (`YYYY-MM-DD`), both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** Periods up to today that have a name in the address, by their first day. The week begins on Sunday. */
const startOfPreset = {
  week: (today: string) => addDays(today, -new Date(`${today}T00:00:00Z`).getUTCDay()),
  month: (today: string) => `${today.slice(0, 8)}01`,
  days: (today: string) => addDays(today, -29),
  quarter: (today: string) => {
    const month = Number(today.slice(5, 7));
    return `${today.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
  },
  year: (today: string) => `${today.slice(0, 5)}01-01`,
} as const satisfies Record<string, (today: string) => string>;
export type Preset = keyof typeof startOfPreset;
export const presets = Object.keys(startOfPreset) as Preset[];

/** The parameter of the address that names a preset. */
export const presetParameter = 'period';

/** The named period of an address. Days beside it count more. */
export const readPreset = (search: URLSearchParams): Preset | undefined =>
  search.has('from') || search.has('to') ? undefined : optionOf(search.get(presetParameter), presets);

/** The API's limit, in days. */
export const longestPeriod = 366;

/**
 * Makes a function that reads the period from a URL's query. Values that the API would refuse become the nearest valid
 * ones, since people edit and cut URLs.
 * @param startOf the first day of a period of which only the last one is known
 */
export const periodReader =
  (startOf: (lastDay: string) => string, longest: number) =>
  (search: URLSearchParams, today: string): Period => {
    const preset = readPreset(search);
    if (preset) return { from: startOfPreset[preset](today), to: today };
    const from = dayOf(search.get('from'));
    const to = dayOf(search.get('to')) ?? (from && from > today ? from : today);
    const start = from ?? startOf(to);
    if (start > to) return { from: startOf(today), to: today };
    return { from: daysBetween(start, to) < longest ? start : addDays(to, 1 - longest), to };
  };

/** The overview's period: by default the first day of this month to today (docs/product.md). */
export const readPeriod = periodReader(startOfPreset.month, longestPeriod);

/** Returns the period before this one, as the API compares them: the same number of days, up to the day before. */
export const periodBefore = ({ from, to }: Period): Period => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});

/** `1 – 21 March 2027`, or a single day. */
export const periodName = ({ from, to }: Period, language: Language): string =>
  from === to ? formatDate(from, language) : formatDayRange(from, to, language);
