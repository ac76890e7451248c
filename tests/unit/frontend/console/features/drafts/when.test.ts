import { expect, it } from 'vitest';
import { instantOf, whenIssue, whenOf } from '../../../../../../frontend/console/features/drafts/when.ts';

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
