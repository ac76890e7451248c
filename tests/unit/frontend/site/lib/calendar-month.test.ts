import { expect, it } from 'vitest';
import { monthsBetween, movedMonth } from '../../../../../frontend/site/lib/calendar-month.ts';

it('moves a month across years', () => {
  expect(movedMonth('2026-11', 1)).toBe('2026-12');
  expect(movedMonth('2026-12', 1)).toBe('2027-01');
  expect(movedMonth('2027-01', -1)).toBe('2026-12');
  expect(movedMonth('2026-11', -12)).toBe('2025-11');
});

it('counts the months from one day or month to another', () => {
  expect(monthsBetween('2026-11-30', '2026-12')).toBe(1);
  expect(monthsBetween('2027-02', '2026-11-01')).toBe(-3);
  expect(monthsBetween('2026-11', '2026-11-30')).toBe(0);
});
