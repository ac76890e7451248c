import { expect, it } from 'vitest';
import { defaultHours } from '#contracts/api/default-hours';
import { HoursBody } from '#contracts/api/hours';
import { parseFields } from '#contracts/field-kit/field-issues';
import { bodyOf, differing, valuesOf } from '../../../../../../frontend/console/screens/hours/hours-values.ts';

const { week, goals, schedules } = defaultHours;
const values = valuesOf(defaultHours);

it('sends the hours as they were, if nothing is typed', () => {
  expect(bodyOf(values, 3)).toEqual({ week, goals, schedules, version: 3 });
});

it('sends no days of a schedule that follows a season, and no week of a holiday', () => {
  const [first] = values.schedules;
  if (!first) throw new Error('There is no schedule.');
  const typed = { ...first, season: 'ramadan' as const, from: '2027-02-08', to: '2027-03-09', closed: true };
  expect(bodyOf({ ...values, schedules: [typed] }, 0).schedules).toEqual([
    { name: null, season: 'ramadan', from: null, to: null, week: null },
  ]);
});

it('sends what is missing too, so that the server names it', () => {
  const incomplete = { ...values, week: { ...values.week, sunday: [{ from: '09:00' }] }, goals: {} };
  const issues = parseFields(HoursBody, bodyOf(incomplete, 0)).issues?.map(({ field }) => field);
  expect(issues).toEqual(['week.sunday.0.to', 'goals.default']);
});

it('names the parts in which two versions differ', () => {
  expect(differing(defaultHours, { week, goals, schedules })).toEqual([]);
  const others = { week: { ...week, friday: [] }, goals: { ...goals, flight: 30 }, schedules: [] };
  expect(differing(defaultHours, others)).toEqual(['goals', 'schedules']);
});
