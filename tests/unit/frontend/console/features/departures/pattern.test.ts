import { describe, expect, it } from 'vitest';
import { checkPattern, daysOfPattern } from '../../../../../../frontend/console/features/departures/pattern.ts';

const thursdays = { weekdays: [4], from: '2027-01-01', to: '2027-01-31' };

describe('a pattern of departures', () => {
  it('has the chosen weekdays between two days, both included', () => {
    expect(daysOfPattern(thursdays)).toEqual(['2027-01-07', '2027-01-14', '2027-01-21', '2027-01-28']);
    expect(daysOfPattern({ ...thursdays, from: '2027-01-07', to: '2027-01-07' })).toEqual(['2027-01-07']);
    expect(daysOfPattern({ ...thursdays, weekdays: [0, 4], to: '2027-01-09' })).toEqual(['2027-01-03', '2027-01-07']);
  });

  it('leaves out the days of a break; one day alone leaves out itself', () => {
    expect(daysOfPattern({ ...thursdays, not: [{ from: '2027-01-14', to: '2027-01-21' }] })).toEqual([
      '2027-01-07',
      '2027-01-28',
    ]);
    expect(daysOfPattern({ ...thursdays, not: [{}, { to: '2027-01-07' }] })).toHaveLength(3);
    const not = [{ from: '2027-01-07' }, { from: '2027-01-20', to: '2027-01-30' }];
    expect(daysOfPattern({ ...thursdays, not })).toEqual(['2027-01-14']);
  });

  it('has no days while it is incomplete, and ends after three years', () => {
    expect(daysOfPattern({ ...thursdays, to: undefined })).toEqual([]);
    expect(daysOfPattern({ ...thursdays, to: '1/2' })).toEqual([]);
    expect(
      daysOfPattern({ ...thursdays, to: '2099-01-01' })
        .at(-1)
        ?.slice(0, 4),
    ).toBe('2029');
  });

  it('names each field that is missing, unreadable or in the wrong order', () => {
    const full = { ...thursdays, nights: 3, capacity: 18, minimum: 6, deadlineDays: null };
    const found = (changes: Partial<typeof full & { not: object[] }>) =>
      checkPattern({ ...full, ...changes }).map(({ field, rule }) => `${field.join('.')}: ${rule}`);
    expect(found({ not: [{}, { to: '2027-01-07' }] })).toEqual([]);
    expect(found({ weekdays: [], from: '', to: '32/1/2027' })).toEqual(['weekdays: weekdays', 'from: day', 'to: day']);
    expect(found({ to: '2026-12-31', minimum: 19 })).toEqual(['to: lastBeforeFirst', 'minimum: tooLargeGroup']);
    expect(found({ not: [{ from: '40/1/2027' }, { from: '2027-01-20', to: '2027-01-10' }] })).toEqual([
      'not.0.from: day',
      'not.1.to: lastBeforeFirst',
    ]);
  });
});
