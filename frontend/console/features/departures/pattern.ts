import { addDays, isDay } from '#contracts/field-kit/calendar';

/** `Every Thursday from … to …, not from … to …`. */
export interface Pattern {
  /** 0 is Sunday, with which the week begins in Saudi Arabia. */
  weekdays: readonly number[];
  from: string | undefined;
  to: string | undefined;
  /** The days in between that are left out. */
  notFrom?: string | undefined;
  notTo?: string | undefined;
}

export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** No pattern is longer: a wrong year would otherwise make thousands of days. */
const longestDays = 3 * 366;

/** The days of a pattern, the earliest first; none while its days are incomplete. */
export function daysOfPattern({ weekdays, from, to, notFrom, notTo }: Pattern): string[] {
  if (!isDay(from) || !isDay(to)) return [];
  // A day alone leaves out itself.
  const [first, last] = [notFrom || notTo, notTo || notFrom];
  const isLeftOut = (day: string) => isDay(first) && isDay(last) && day >= first && day <= last;
  const days: string[] = [];
  for (let day = from, count = 0; day <= to && count < longestDays; day = addDays(day, 1), count++) {
    if (weekdays.includes(weekdayOf(day)) && !isLeftOut(day)) days.push(day);
  }
  return days;
}
