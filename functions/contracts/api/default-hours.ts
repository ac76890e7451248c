import type { Hours, Interval, Schedule, Week } from './hours.ts';
import { goalLimits, weekDays } from './hours-rules.ts';

const morning: Interval = { from: '09:00', to: '12:30' };
const evening: Interval = { from: '16:00', to: '21:00' };

const weekOf = (workingDay: Interval[], saturday: Interval[]): Week => ({
  ...(Object.fromEntries(weekDays.map((day) => [day, workingDay])) as Week),
  friday: [],
  saturday,
});

const during = (season: NonNullable<Schedule['season']>, week: Week | null): Schedule => ({
  ...{ name: null, season, from: null, to: null, week },
});

/** The working hours of a fresh system. The feasts come first, since the first schedule that has a day counts. */
export const defaultHours: Hours = {
  week: weekOf([morning, evening], [evening]),
  schedules: [
    during('eid_fitr', null),
    during('eid_adha', null),
    during('national_day', null),
    during(
      'ramadan',
      weekOf(
        [
          { from: '11:00', to: '15:00' },
          { from: '21:00', to: '01:00' },
        ],
        [{ from: '21:00', to: '01:00' }],
      ),
    ),
  ],
  goals: { default: goalLimits.byDefault, flight: null, hotel: null, custom: null, message: null },
  version: 0,
  updated_at: null,
  updated_by: null,
};
