import type { Departure } from '#contracts/api/departures';
import { missingEnglish } from '../missing-english.ts';
import type { ProgramValues } from '../program-values.ts';

/** What staff should know before they publish. It stops nobody. */
export type Warning = 'english' | 'photos' | 'price' | 'past' | 'deadline';

interface Checked {
  values: ProgramValues;
  photos: readonly string[];
  departures: readonly Pick<Departure, 'from_date' | 'deadline'>[] | null;
  today: string;
}

/** @returns each warning with the number of texts, departures or photos that it is about */
export function publishWarnings({ values, photos, departures, today }: Checked): [Warning, number][] {
  const { from_date, price_sar } = values;
  const begun = departures ? departures.map((one) => one.from_date) : from_date ? [from_date] : [];
  const counts: [Warning, number][] = [
    ['english', missingEnglish(values, photos)],
    ['photos', photos.length === 0 ? 1 : 0],
    ['price', price_sar === 0 ? 1 : 0],
    ['past', begun.filter((day) => day < today).length],
    ['deadline', (departures ?? []).filter(({ deadline }) => deadline && deadline < today).length],
  ];
  return counts.filter(([, count]) => count > 0);
}
