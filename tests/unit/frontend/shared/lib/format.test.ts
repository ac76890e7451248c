import { describe, expect, it } from 'vitest';
import {
  formatAdminPrice,
  formatCount,
  formatDate,
  formatDateTime,
  formatDayRange,
  formatDeadline,
  formatFigure,
  formatHijri,
  formatHijriMonths,
  formatHijriRange,
  formatPrice,
  formatShortDate,
  formatTime,
} from '../../../../../frontend/shared/lib/format.ts';

/** Without direction marks and special spaces: as a reader sees it. */
const plain = (text: string) => text.replace(/[\u200e\u200f]/g, '').replace(/[\u00a0\u2009\u202f]/g, ' ');

describe('prices', () => {
  it.each([
    [4500, 'en', '4,500 SR'],
    [4500, 'ar', '4,500 ر.س'],
    [1234567, 'en', '1,234,567 SR'],
    [1980.5, 'en', '1,980.50 SR'],
    [0.01, 'ar', '0.01 ر.س'],
    [1980.001, 'en', '1,980 SR'],
  ] as const)('shows %d in %s as %s', (value, language, text) => {
    expect(formatPrice(value, language)).toBe(text);
  });

  it('puts the currency first for staff who read English', () => {
    expect(formatAdminPrice(4500, 'en')).toBe('SAR 4,500');
    expect(formatAdminPrice(99.9, 'en')).toBe('SAR 99.90');
    expect(formatAdminPrice(4500, 'ar')).toBe('4,500 ر.س');
  });

  it('separates thousands in counts', () => {
    expect(formatCount(10_000)).toBe('10,000');
  });

  it('rounds no figure of the agency', () => {
    expect([4.9, 5, 0.1, 10_000, 9_999_999.9].map(formatFigure)).toEqual(['4.9', '5', '0.1', '10,000', '9,999,999.9']);
  });
});

describe('days', () => {
  it('shows a calendar day as the same day', () => {
    expect(plain(formatDate('2027-03-01', 'en'))).toBe('1 March 2027');
    expect(plain(formatDate('2027-03-01', 'ar'))).toBe('1 مارس 2027');
    expect(plain(formatDate('2026-12-31', 'en'))).toBe('31 December 2026');
  });

  it('names the month in short dates, so that it cannot be mistaken for the day', () => {
    expect(plain(formatShortDate('2026-12-09', 'en'))).toBe('9 Dec 2026');
    expect(plain(formatShortDate('2026-12-09', 'ar'))).toBe('9 ديسمبر 2026');
  });

  it('shows an instant by its day in Riyadh, three hours ahead of UTC', () => {
    expect(plain(formatDate('2027-02-28T20:59:59.000Z', 'en'))).toBe('28 February 2027');
    expect(plain(formatDate('2027-02-28T21:00:00.000Z', 'en'))).toBe('1 March 2027');
    expect(plain(formatDateTime('2027-02-28T21:05:00.000Z', 'en'))).toMatch(/^1 Mar 2027, 00:05$/);
  });

  it('keeps Latin digits and the Gregorian calendar in Arabic', () => {
    expect(plain(formatTime(new Date('2027-02-28T21:05:00.000Z'), 'en'))).toBe('00:05');
    expect(plain(formatTime(new Date('2027-02-28T12:05:00.000Z'), 'ar'))).toBe('3:05 م');
    expect(plain(formatDateTime('2027-02-28T12:05:00.000Z', 'ar'))).toBe('28 فبراير 2027، 3:05 م');
  });

  it.each([
    ['2027-02-28T12:05:00.000Z', '3:05\u00a0م'],
    ['2027-02-28T04:05:00.000Z', '7:05\u00a0ص'],
  ])('keeps the mark of the half of the day on the line of its time (%s)', (instant, end) => {
    const text = formatDateTime(instant, 'ar').replace(/[\u200e\u200f]/g, '');
    expect(text.endsWith(end), text).toBe(true);
  });

  it('does not repeat what both ends of a range have in common', () => {
    expect(formatDayRange('2026-12-19', '2026-12-23', 'en')).toBe('19 – 23 December 2026');
    expect(formatDayRange('2026-02-28', '2026-03-05', 'ar')).toBe('28 فبراير – 5 مارس 2026');
    expect(formatDayRange('2026-09-28', '2026-10-05', 'en', { month: 'short' })).toBe('28 Sep – 5 Oct 2026');
    expect(formatDayRange('2026-12-30', '2027-01-02', 'en')).toBe('30 December 2026 – 2 January 2027');
    expect(formatDayRange('2026-12-19', '2026-12-19', 'en')).toBe('19 December 2026');
  });

  it.each(['ar', 'en'] as const)('names the months of a range in %s like those of a day', (language) => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2027-${String(month).padStart(2, '0')}-03`;
      expect(formatDayRange(day, day, language)).toBe(plain(formatDate(day, language)));
    }
  });

  it('gives the Umm al-Qura date', () => {
    expect(plain(formatHijri('2026-02-18', 'en'))).toMatch(/^1 Ramadan 1447/);
    expect(plain(formatHijri('2026-02-18', 'ar'))).toMatch(/^1 رمضان 1447/);
  });

  it('keeps the era of an Umm al-Qura date on the line of its year', () => {
    expect(formatHijri('2026-02-18', 'ar')).toMatch(/1447\u00a0هـ$/);
    expect(formatHijri('2026-02-18', 'en')).toMatch(/1447\u00a0AH$/);
    expect(formatHijriMonths('2026-02-18', 'ar')).toMatch(/1447\u00a0هـ$/);
  });

  it('writes a range of Umm al-Qura days without what they share', () => {
    expect(plain(formatHijriRange('2027-02-08', '2027-03-08', 'en'))).toBe('1 – 29 Ramadan 1448 AH');
    expect(plain(formatHijriRange('2027-02-08', '2027-03-08', 'ar'))).toBe('1 – 29 رمضان 1448 هـ');
    expect(plain(formatHijriRange('2027-06-25', '2027-08-21', 'ar'))).toBe('20 محرم – 19 ربيع الأول 1449 هـ');
    expect(plain(formatHijriRange('2027-09-23', '2027-09-23', 'en'))).toMatch(/^22 Rabi. II 1449 AH$/);
  });
});

it('names the full Riyadh hour by which an answer comes', () => {
  const due = '2026-11-24T12:00:00.000Z';
  expect(plain(formatDeadline(due, 'ar'))).toBe('الثلاثاء، 24 نوفمبر في 3:00 م');
  expect(plain(formatDeadline(due, 'en'))).toMatch(/^Tuesday,? 24 November at 15:00$/);
});
