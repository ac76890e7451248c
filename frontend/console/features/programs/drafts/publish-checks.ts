import { lastDayToAsk } from '#catalogue/departures';
import type { Departure } from '#contracts/api/departures';
import { isDay } from '#contracts/field-kit/calendar';
import { missingEnglish, missingInDepartures } from '../missing-english.ts';
import type { ProgramValues } from '../program-values.ts';

/** Warnings before a publication. They do not stop it; errors do (`publishErrors` of the catalogue). */
export type Warning = 'english' | 'photos' | 'past' | 'deadline';

interface Checked {
  values: ProgramValues;
  photos: readonly string[];
  departures: readonly Pick<Departure, 'from_date' | 'deadline' | 'notes'>[] | null;
  /** The day of the publication. */
  day: string;
}

/** True if there is more to warn of than visitors see already: staff have accepted that. */
export const hasNewWarning = (now: readonly [Warning, number][], published: readonly [Warning, number][]): boolean => {
  const accepted = new Map(published);
  return now.some(([warning, count]) => count > (accepted.get(warning) ?? 0));
};

/** @returns each warning with the number of texts, departures or photos that it is about */
export function publishWarnings({ values, photos, departures, day }: Checked): [Warning, number][] {
  const { from_date } = values;
  const all = departures ?? (isDay(from_date) ? [{ from_date, deadline: null }] : []);
  // A departure that has begun leaves the site by itself.
  const coming = all.filter((departure) => departure.from_date >= day);
  const counts: [Warning, number][] = [
    ['english', missingEnglish(values, photos) + missingInDepartures(departures)],
    ['photos', photos.length === 0 ? 1 : 0],
    ['past', coming.length === 0 ? all.length : 0],
    ['deadline', coming.filter((departure) => lastDayToAsk(departure) < day).length],
  ];
  return counts.filter(([, count]) => count > 0);
}
