import { daysBetween } from '../field-kit/calendar.ts';
import { baseLanguage } from './program-fields.ts';
import type { Season } from './seasons.ts';

export const seasonKinds = [
  'ramadan',
  'eid_fitr',
  'eid_adha',
  'school_break',
  'summer',
  'national_day',
  'other',
] as const;

export const seasonLimits = { seasons: 60, days: 120, name: 80 } as const;

export type Period = Pick<Season, 'from' | 'to'>;

/** The number of days of a season, its first and last included. */
export const seasonDays = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** True for two seasons that say the same. Seasons may overlap: Eid lies in a school break. */
export const isSameSeason = (one: Omit<Season, 'id'>, other: Omit<Season, 'id'>): boolean =>
  one.kind === other.kind &&
  one.from === other.from &&
  one.to === other.to &&
  one.names[baseLanguage] === other.names[baseLanguage];

/** Orders seasons by their first days. */
export const byDay = (one: Period, other: Period): number =>
  one.from === other.from ? (one.to < other.to ? -1 : 1) : one.from < other.from ? -1 : 1;

/** The seasons of which a day is still to come, by their first day. */
export const fromDayOn = <One extends Period>(seasons: readonly One[], today: string): One[] =>
  seasons.filter(({ to }) => to >= today).toSorted(byDay);
