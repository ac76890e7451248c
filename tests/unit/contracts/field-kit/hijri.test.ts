import { expect, it } from 'vitest';
import { addDays } from '#contracts/field-kit/calendar';
import { dayOfHijri, hijriMonthLength, hijriOf } from '#contracts/field-kit/hijri';

it('knows days whose dates the kingdom has published', () => {
  expect(hijriOf('2026-02-18')).toEqual({ year: 1447, month: 9, day: 1 });
  expect(hijriOf('2026-06-16')).toEqual({ year: 1448, month: 1, day: 1 });
  expect(dayOfHijri({ year: 1448, month: 10, day: 1 })).toBe('2027-03-09');
  expect(hijriMonthLength(1447, 9)).toBe(30);
  expect(hijriMonthLength(1448, 9)).toBe(29);
});

it('finds every month of the years that seasons may have, without a gap', () => {
  let next = dayOfHijri({ year: 1420, month: 1, day: 1 });
  for (let year = 1420; year <= 1524; year++) {
    for (let month = 1; month <= 12; month++) {
      expect(dayOfHijri({ year, month, day: 1 })).toBe(next);
      next = addDays(next, hijriMonthLength(year, month));
    }
  }
  expect(next > '2100-12-31').toBe(true);
});
