import { expect, it } from 'vitest';
import {
  atOnce,
  endIssue,
  instantOf,
  noEnd,
  whenIssue,
  whenOf,
} from '../../../../../../frontend/console/features/drafts/when.ts';

it('takes a time as that of Riyadh, and none that is over', () => {
  const when = { isLater: true, day: '2026-12-03', time: '09:00' };
  expect(instantOf(when)).toBe('2026-12-03T06:00:00.000Z');
  expect(instantOf({ ...when, isLater: false })).toBeNull();
  expect(whenIssue(when, new Date('2026-12-03T05:59:00Z'))).toBe(false);
  expect(whenIssue(when, new Date('2026-12-03T06:00:00Z'))).toBe(true);
  expect(whenIssue({ ...when, day: undefined }, new Date(0))).toBe(true);
});

it('shows an instant again as it was chosen, on the day that it is in Riyadh', () => {
  expect(whenOf('2026-12-03T06:00:00.000Z')).toEqual({ isLater: true, day: '2026-12-03', time: '09:00' });
  const late = '2026-12-03T21:30:00.000Z';
  expect(whenOf(late)).toEqual({ isLater: true, day: '2026-12-04', time: '00:30' });
  expect(instantOf(whenOf(late))).toBe(late);
});

it('takes no end that is incomplete, over, or not after its start', () => {
  const now = new Date('2026-12-01T06:00:00Z');
  const start = { isLater: true, day: '2026-12-03', time: '09:00' };
  const end = { isLater: true, day: '2026-12-03', time: '09:01' };
  expect([endIssue(noEnd, start, now), endIssue(end, start, now), endIssue(end, atOnce, now)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(endIssue({ ...end, time: '09:00' }, start, now)).toBe(true);
  expect(endIssue({ ...end, day: undefined }, start, now)).toBe(true);
  expect(endIssue({ ...end, day: '2026-12-01', time: '09:00' }, atOnce, now)).toBe(true);
  // Until a start is complete, only that is wrong.
  expect(endIssue(end, { ...start, day: undefined }, now)).toBe(false);
});
