import type { Hours, Interval } from '#contracts/api/hours';
import { minutesIn, weekDays } from '#contracts/api/hours-rules';
import type { Season } from '#contracts/api/seasons';
import { addDays, riyadhDay, startOfRiyadhDay } from '#contracts/field-kit/calendar';

/** The hours and the seasons that date some of them. */
export interface Calendar {
  hours: Pick<Hours, 'week' | 'schedules'>;
  seasons: readonly Pick<Season, 'kind' | 'from' | 'to'>[];
}

/** Days in which an agency opens at least once. If it does not, every hour counts. */
const horizon = 400;
const minute = 60_000;

/** Milliseconds: start inclusive, end exclusive. */
interface Span {
  start: number;
  end: number;
}

/** The instant at which so many working minutes have passed since another. */
export function dueAt(calendar: Calendar, since: Date, minutes: number): Date {
  const last = addDays(riyadhDay(since), horizon);
  let left = minutes * minute;
  for (const { start, end } of openSpans(calendar, since, last)) {
    if (end - start >= left) return new Date(start + left);
    left -= end - start;
  }
  return new Date(since.getTime() + minutes * minute);
}

/** The working minutes between two instants, rounded down. */
export function workingMinutes(calendar: Calendar, from: Date, to: Date): number {
  if (to <= from) return 0;
  const whole = to.getTime() - from.getTime();
  if (isAlwaysOpen(calendar, from)) return Math.floor(whole / minute);
  let spent = 0;
  for (const { start, end } of openSpans(calendar, from, riyadhDay(to))) {
    if (start >= to.getTime()) break;
    spent += Math.min(end, to.getTime()) - start;
  }
  return Math.floor(spent / minute);
}

/** True if the agency never opens in the days to come, so that every hour counts. */
export const isAlwaysOpen = (calendar: Calendar, since: Date): boolean =>
  openSpans(calendar, since, addDays(riyadhDay(since), horizon)).next().done === true;

/** True if the agency opens on a day, or never in the days to come, so that every day counts. */
export const worksOn = (calendar: Calendar, day: string): boolean =>
  intervalsOn(calendar, day).length > 0 || isAlwaysOpen(calendar, startOfRiyadhDay(day));

/** The last of the days without work that follow a day; the day itself if none does. */
export function lastDayOff(calendar: Calendar, day: string): string {
  let last = day;
  for (let next = addDays(day, 1); !worksOn(calendar, next); next = addDays(next, 1)) last = next;
  return last;
}

/** Yields the times in which the agency works, from an instant to the end of a day, without overlap. */
function* openSpans(calendar: Calendar, since: Date, last: string): Generator<Span, void> {
  let from = since.getTime();
  // A night that began on the day before may go on.
  for (let day = addDays(riyadhDay(since), -1); day <= last; day = addDays(day, 1)) {
    for (const { start, end } of spansOf(calendar, day)) {
      if (end <= from) continue;
      yield { start: Math.max(start, from), end };
      from = end;
    }
  }
}

function spansOf(calendar: Calendar, day: string): Span[] {
  const midnight = startOfRiyadhDay(day).getTime();
  return intervalsOn(calendar, day)
    .map(minutesIn)
    .map(({ start, end }) => ({ start: midnight + start * minute, end: midnight + end * minute }))
    .sort((one, other) => one.start - other.start);
}

/** The intervals that begin on a day. */
export function intervalsOn({ hours: { week, schedules }, seasons }: Calendar, day: string): readonly Interval[] {
  const has = ({ from, to }: { from: string; to: string }) => from <= day && day <= to;
  const schedule = schedules.find(({ season, from, to }) =>
    season ? seasons.some((one) => one.kind === season && has(one)) : from && to && has({ from, to }),
  );
  const hours = schedule ? schedule.week : week;
  const weekDay = weekDays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return (weekDay && hours?.[weekDay]) ?? [];
}
