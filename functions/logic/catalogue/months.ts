import { monthsAhead } from '#contracts/website/program-list';
import type { ListMonth } from '#contracts/website/published-data';

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  ...{ year: 'numeric', month: '2-digit', timeZone: 'UTC' },
});

const known = new Map<string, ListMonth[]>();

/** The months of the list's filter on a day, with the Hijri months of their days. */
export function monthsOn(today: string): readonly ListMonth[] {
  const first = today.slice(0, 7);
  const months = known.get(first) ?? Array.from({ length: monthsAhead }, (_, count) => monthAfter(first, count));
  known.clear();
  known.set(first, months);
  return months;
}

function monthAfter(first: string, count: number): ListMonth {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const day = (ofMonth: number) => new Date(Date.UTC(year, month - 1 + count, ofMonth, 12));
  const last = new Date(Date.UTC(year, month + count, 0, 12));
  // A Hijri month can lie inside a Gregorian one.
  const hijriMonths = [day(1), day(15), last].map(hijriMonth);
  return { value: day(1).toISOString().slice(0, 7), hijri: [...new Set(hijriMonths)] };
}

function hijriMonth(day: Date): string {
  const parts = new Map(hijri.formatToParts(day).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}`;
}
