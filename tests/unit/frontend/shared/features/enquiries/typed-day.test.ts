import { describe, expect, it } from 'vitest';
import { isDay } from '#contracts/field-kit/calendar';
import { dayOr, readDay, typedDay } from '../../../../../../frontend/shared/features/enquiries/typed-day.ts';
import { formatDate, formatShortDate } from '../../../../../../frontend/shared/lib/format.ts';

describe('readDay', () => {
  it.each([
    '1/2/2027',
    '01/02/2027',
    '2027-02-01',
    '2027/02/01',
    '2027.2.1',
    '1-2-2027',
    '1.2.2027',
    '1 2 2027',
    '1/2/27',
    '1 Feb 2027',
    '1 february 2027',
    '01-FEB-27',
    'Feb 1, 2027',
    '1 فبراير 2027',
    '١/٢/٢٠٢٧',
    '۱ فبراير ۲۰۲۷',
    ' 1/2/2027 ',
    // Arabic pages write the date with marks of direction.
    '1\u200f/2\u200f/2027',
  ])('reads %j as the first of February 2027', (text) => {
    expect(readDay(text)).toBe('2027-02-01');
  });

  it.each([
    ['31 January 2027', '2027-01-31'],
    ['20 Dec 2026', '2026-12-20'],
    ['9 Sept 2026', '2026-09-09'],
    ['29/2/2028', '2028-02-29'],
    ['3 أبريل 2027', '2027-04-03'],
    ['3 ابريل 2027', '2027-04-03'],
    ['3 أغسطس 2027', '2027-08-03'],
    ['3 يونيه 2027', '2027-06-03'],
    ['3 يوليو 2027', '2027-07-03'],
  ])('reads %j as %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    '',
    'soon',
    // The day comes first.
    '12/25/2026',
    '29/2/2027',
    '31/4/2027',
    '0/1/2027',
    '1/0/2027',
    '1/2',
    '1/2/202',
    '1/2/1027',
    '1/2/2127',
    '1/2/2027/3',
    '1 Ma 2027',
    '1 Febber 2027',
    '12026-12-20',
  ])('reads no day in %j', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it.each(['ar', 'en'] as const)('reads the formats that the fields show (%s)', (language) => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2027-${String(month).padStart(2, '0')}-28`;
      expect(readDay(formatDate(day, language))).toBe(day);
      expect(readDay(formatShortDate(day, language))).toBe(day);
    }
  });
});

it('accepts only real days', () => {
  expect(['2027-02-01', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2027-02-29', '2027-2-1', '1/2/2027', '', undefined, null].some(isDay)).toBe(false);
  expect(dayOr('soon', '2027-02-01')).toBe('2027-02-01');
});

it('keeps text that is not a day', () => {
  expect(typedDay('12/25/2026')).toBe('12/25/2026');
  expect(typedDay(' ')).toBeUndefined();
});
