import { addDays, daysBetween } from './calendar.ts';

/**
 * Days of the Umm al-Qura calendar, by which Saudi Arabia dates. The moon's sighting decides Ramadan and the feasts, so
 * that the real day may be a day off.
 */
export interface HijriDay {
  year: number;
  /** 1 to 12: 9 is Ramadan, 10 Shawwal, 12 Dhu al-Hijjah. */
  month: number;
  day: number;
}

let formatter: Intl.DateTimeFormat | undefined;

/** The Hijri day of a calendar day (`YYYY-MM-DD`). */
export function hijriOf(day: string): HijriDay {
  // Its first use takes a browser 30 ms.
  formatter ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    ...{ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' },
  });
  const parts = formatter.formatToParts(new Date(`${day}T12:00:00Z`));
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day') };
}

/** A day from which others are counted: 1 Muharram 1448. */
const epoch = { year: 1448, day: '2026-06-16' };
const daysInYear = 354.367;
const daysInMonth = 29.53;

/** The calendar day of a Hijri day. */
export function dayOfHijri({ year, month, day }: HijriDay): string {
  const passed = (year - epoch.year) * daysInYear + (month - 1) * daysInMonth;
  // At most a few days from the start of the month.
  let start = addDays(epoch.day, Math.round(passed) - 4);
  while (!isFirst(hijriOf(start), year, month)) start = addDays(start, 1);
  return addDays(start, day - 1);
}

const isFirst = (found: HijriDay, year: number, month: number) =>
  found.day === 1 && found.month === month && found.year === year;

/** The number of days of a Hijri month: 29 or 30. */
export const hijriMonthLength = (year: number, month: number): number =>
  daysBetween(
    dayOfHijri({ year, month, day: 1 }),
    dayOfHijri(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }),
  );
