import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultHours } from '#contracts/api/default-hours';
import { defaultSeasons } from '#contracts/api/default-seasons';
import type { Interval, Schedule, Week } from '#contracts/api/hours';
import { weekDays } from '#contracts/api/hours-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import {
  type Calendar,
  dueAt,
  intervalsOn,
  isAlwaysOpen,
  lastDayOff,
  workingMinutes,
  worksOn,
} from '../../../../functions/logic/desk/working-time.ts';

const usual: Calendar = { hours: defaultHours, seasons: defaultSeasons };
/** An instant in Riyadh. */
const at = (time: string) => new Date(`${time.replace(' ', 'T')}:00+03:00`);
const riyadh = (instant: Date) =>
  new Date(instant.getTime() + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

const closed = Object.fromEntries(weekDays.map((day) => [day, []])) as unknown as Week;
const weekly = (interval: Interval): Week =>
  Object.fromEntries(weekDays.map((day) => [day, [interval]])) as unknown as Week;
const schedule = (changes: Partial<Schedule>): Schedule => ({
  ...{ name: null, season: null, from: null, to: null, week: null, ...changes },
});

describe('an hour of working time', () => {
  it.each([
    ['in the morning', '2026-11-24 09:10', '2026-11-24 10:10'],
    ['over the break of a split shift', '2026-11-24 12:00', '2026-11-24 16:30'],
    ['before opening', '2026-11-24 03:00', '2026-11-24 10:00'],
    ['ends with the shift', '2026-11-24 11:30', '2026-11-24 12:30'],
    ['over Friday', '2026-11-26 20:45', '2026-11-28 16:45'],
    ['on a Friday', '2026-11-27 10:00', '2026-11-28 17:00'],
    ['over a holiday', '2026-09-22 20:30', '2026-09-24 09:30'],
    ['in a Ramadan night', '2026-02-23 23:30', '2026-02-24 00:30'],
    ['that begins after midnight in Ramadan', '2026-02-24 00:40', '2026-02-24 11:40'],
    ['from the last day before Ramadan into it', '2026-02-17 20:30', '2026-02-18 11:30'],
    ['from the last night of Ramadan over the feast', '2026-03-20 00:20', '2026-03-24 09:20'],
  ])('%s', (_, from, due) => {
    expect(riyadh(dueAt(usual, at(from), 60))).toBe(due);
  });

  it('takes the first schedule that has a day', () => {
    const week = weekly({ from: '10:00', to: '11:00' });
    const both = [
      schedule({ from: '2026-11-24', to: '2026-11-24', week }),
      schedule({ from: '2026-11-01', to: '2026-11-30' }),
    ];
    const calendar = { hours: { week: defaultHours.week, schedules: both }, seasons: [] };
    expect(intervalsOn(calendar, '2026-11-24')).toEqual([{ from: '10:00', to: '11:00' }]);
    expect(intervalsOn(calendar, '2026-11-25')).toEqual([]);
    expect(intervalsOn(calendar, '2026-12-01')).toEqual(defaultHours.week.tuesday);
  });

  it('follows the season when an owner corrects its days', () => {
    const seasons = [{ kind: 'ramadan' as const, from: '2026-02-19', to: '2026-03-20' }];
    expect(riyadh(dueAt({ ...usual, seasons }, at('2026-02-18 09:10'), 60))).toBe('2026-02-18 10:10');
  });

  it('counts every hour if the agency never opens', () => {
    const never: Calendar = { hours: { week: closed, schedules: [] }, seasons: [] };
    expect(isAlwaysOpen(never, at('2026-11-24 03:00'))).toBe(true);
    expect(riyadh(dueAt(never, at('2026-11-24 03:00'), 60))).toBe('2026-11-24 04:00');
    expect(workingMinutes(never, at('2026-11-24 03:00'), at('2026-11-24 04:30'))).toBe(90);
    expect(isAlwaysOpen(usual, at('2026-11-24 03:00'))).toBe(false);
  });
});

describe('a day off', () => {
  it.each([
    ['2026-11-25', true, '2026-11-25'],
    ['2026-11-26', true, '2026-11-27'],
    ['2026-11-27', false, '2026-11-27'],
    ['2026-11-28', true, '2026-11-28'],
    // The last day of Ramadan before the feast, whose days are a Friday to a Monday.
    ['2026-03-19', true, '2026-03-23'],
  ])('%s', (day, works, last) => {
    expect([worksOn(usual, day), lastDayOff(usual, day)]).toEqual([works, last]);
  });

  it('is none if the agency never opens', () => {
    const never: Calendar = { hours: { week: closed, schedules: [] }, seasons: [] };
    expect([worksOn(never, '2026-11-27'), lastDayOff(never, '2026-11-26')]).toEqual([true, '2026-11-26']);
  });
});

/*
 * A slow and simple model: walks minute by minute and asks of each whether somebody works in it. It shares nothing with
 * the code but the rule which intervals a day has.
 */
const works = (calendar: Calendar, instant: Date): boolean => {
  const [day, time] = [riyadhDay(instant), riyadh(instant).slice(11)];
  const today = intervalsOn(calendar, day).some(({ from, to }) =>
    from < to ? from <= time && time < to : from <= time,
  );
  return today || intervalsOn(calendar, addDays(day, -1)).some(({ from, to }) => to <= from && time < to);
};
const nextMinute = (instant: Date) => new Date(instant.getTime() + 60_000);

function slowDue(calendar: Calendar, from: Date, minutes: number): Date {
  let now = from;
  for (let left = minutes; ; now = nextMinute(now)) {
    if (works(calendar, now)) left -= 1;
    if (left === 0) return nextMinute(now);
  }
}

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const interval = fc.record({ from: time, to: time });
const day = fc.array(interval, { maxLength: 3 });
const week = fc.record({
  ...{ sunday: day, monday: day, tuesday: day, wednesday: day, thursday: day, friday: day },
  // Opens at least once a week.
  saturday: fc.array(interval, { minLength: 1, maxLength: 3 }),
});
const someDay = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-02-10', days));
const dated = fc
  .record({ from: someDay, days: fc.integer({ min: 0, max: 5 }), week: fc.option(week) })
  .map(({ from, days, week }) => schedule({ from, to: addDays(from, days), week }));
const seasonal = fc.record({ season: fc.constant('ramadan' as const), week: fc.option(week) }).map(schedule);
const calendars: fc.Arbitrary<Calendar> = fc.record({
  hours: fc.record({ week, schedules: fc.array(fc.oneof(dated, seasonal), { maxLength: 3 }) }),
  seasons: fc.array(
    fc
      .record({ kind: fc.constant('ramadan' as const), from: someDay, days: fc.integer({ min: 0, max: 6 }) })
      .map(({ kind, from, days }) => ({ kind, from, to: addDays(from, days) })),
    { maxLength: 2 },
  ),
});
const instants = fc
  .integer({ min: 0, max: 15 * 24 * 60 })
  .map((minutes) => new Date(at('2026-02-08 00:00').getTime() + minutes * 60_000));

describe('any hours', () => {
  it('give the same due instant as counting minute by minute', () => {
    fc.assert(
      fc.property(calendars, instants, fc.integer({ min: 1, max: 180 }), (calendar, from, minutes) => {
        expect(dueAt(calendar, from, minutes)).toEqual(slowDue(calendar, from, minutes));
      }),
      { numRuns: 150 },
    );
  });

  it('give the same working minutes as counting minute by minute', () => {
    fc.assert(
      fc.property(calendars, instants, fc.integer({ min: 0, max: 4 * 24 * 60 }), (calendar, from, length) => {
        const to = new Date(from.getTime() + length * 60_000);
        let expected = 0;
        for (let now = from; now < to; now = nextMinute(now)) if (works(calendar, now)) expected += 1;
        expect(workingMinutes(calendar, from, to)).toBe(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('agree with each other: the goal has passed at the due instant, and not before', () => {
    fc.assert(
      fc.property(calendars, instants, fc.integer({ min: 1, max: 600 }), (calendar, from, minutes) => {
        const due = dueAt(calendar, from, minutes);
        expect(workingMinutes(calendar, from, due)).toBe(minutes);
        expect(workingMinutes(calendar, from, new Date(due.getTime() - 60_000))).toBe(minutes - 1);
      }),
    );
  });
});
