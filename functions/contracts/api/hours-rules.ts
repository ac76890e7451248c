/** By JavaScript's number of the day: `weekDays[new Date().getUTCDay()]`. */
export const weekDays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type WeekDay = (typeof weekDays)[number];

export const hoursLimits = { intervals: 4, schedules: 40, name: 80 } as const;

/** Working minutes until the first answer. */
export const goalLimits = { fewest: 5, most: 2880, byDefault: 60 } as const;

/** The instant until which a request is due soon. */
export const soonAfter = (now: Date): string => new Date(now.getTime() + 15 * 60_000).toISOString();

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The minutes of an interval, counted from the beginning of its day. One that does not end after it begins goes on past
 * midnight: `21:00` to `01:00`.
 */
export function minutesIn({ from, to }: { from: string; to: string }): { start: number; end: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { start, end: end > start ? end : end + 24 * 60 };
}
