import { addDays, isDay } from '#contracts/field-kit/calendar';

/** Days that a pattern leaves out. One of the two alone stands for itself. */
interface LeftOutDays {
  from?: string | undefined;
  to?: string | undefined;
}

/** `Every Thursday from … to …, not from … to …`. */
export interface Pattern {
  /** 0 is Sunday, with which the week begins in Saudi Arabia. */
  weekdays: readonly number[];
  from: string | undefined;
  to: string | undefined;
  not?: readonly (LeftOutDays | undefined)[] | undefined;
}

/** A pattern, and what its departures have in common. */
export interface PatternValues extends Pattern {
  nights: number | null;
  capacity: number | null;
  minimum: number | null;
  deadlineDays: number | null;
}

export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** No pattern is longer: a wrong year would otherwise make thousands of days. */
const longestDays = 3 * 366;

/** The days of a pattern, the earliest first; none while its days are incomplete. */
export function daysOfPattern({ weekdays, from, to, not = [] }: Pattern): string[] {
  if (!isDay(from) || !isDay(to)) return [];
  const leftOut = not.map((days) => [days?.from || days?.to, days?.to || days?.from] as const);
  const isLeftOut = (day: string) =>
    leftOut.some(([first, last]) => isDay(first) && isDay(last) && day >= first && day <= last);
  const days: string[] = [];
  for (let day = from, count = 0; day <= to && count < longestDays; day = addDays(day, 1), count++) {
    if (weekdays.includes(weekdayOf(day)) && !isLeftOut(day)) days.push(day);
  }
  return days;
}

export interface PatternIssue {
  field: readonly (string | number)[];
  rule: 'weekdays' | 'day' | 'lastBeforeFirst' | 'nights' | 'tooLargeGroup';
}

/** The rules of a pattern, in the order of its form. */
export function checkPattern({ weekdays, from, to, not = [], nights, capacity, minimum }: PatternValues) {
  const isUnread = (day: string | undefined) => Boolean(day) && !isDay(day);
  const isReversed = (first: string | undefined, last: string | undefined) =>
    isDay(first) && isDay(last) && last < first;
  const issues: (PatternIssue | false)[] = [
    weekdays.length === 0 && { field: ['weekdays'], rule: 'weekdays' },
    !isDay(from) && { field: ['from'], rule: 'day' },
    !isDay(to) && { field: ['to'], rule: 'day' },
    isReversed(from, to) && { field: ['to'], rule: 'lastBeforeFirst' },
    // A period that cannot be read would leave out nothing, without a word.
    ...not.flatMap((days, index): (PatternIssue | false)[] => [
      isUnread(days?.from) && { field: ['not', index, 'from'], rule: 'day' },
      isUnread(days?.to) && { field: ['not', index, 'to'], rule: 'day' },
      isReversed(days?.from, days?.to) && { field: ['not', index, 'to'], rule: 'lastBeforeFirst' },
    ]),
    !nights && { field: ['nights'], rule: 'nights' },
    capacity !== null && minimum !== null && minimum > capacity && { field: ['minimum'], rule: 'tooLargeGroup' },
  ];
  return issues.filter((issue) => issue !== false);
}
