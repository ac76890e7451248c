import { isDay, riyadhDay, riyadhOffsetMinutes } from '#contracts/field-kit/calendar';

/** When something happens, as staff choose it. */
export interface When {
  isLater: boolean;
  day: string | undefined;
  /** `09:00`, in Riyadh. */
  time: string;
}

export const atOnce: When = { isLater: false, day: undefined, time: '09:00' };

export const noEnd: When = { isLater: false, day: undefined, time: '23:59' };

/** The day and time of an instant that was chosen before. */
export const whenOf = (instant: string): When => ({
  isLater: true,
  day: riyadhDay(new Date(instant)),
  time: new Date(Date.parse(instant) + riyadhOffsetMinutes * 60_000).toISOString().slice(11, 16),
});

/** The instant; null for at once, undefined if day or time are incomplete. */
export function instantOf({ isLater, day, time }: When): string | null | undefined {
  if (!isLater) return null;
  if (!isDay(day) || !/^\d\d:\d\d$/.test(time)) return undefined;
  return new Date(Date.parse(`${day}T${time}:00Z`) - riyadhOffsetMinutes * 60_000).toISOString();
}

/** True if the time is incomplete or over. */
export function whenIssue(when: When, now: Date): boolean {
  const instant = instantOf(when);
  return instant === undefined || (instant !== null && Date.parse(instant) <= now.getTime());
}

/** True if an end is incomplete, or not after its start and now. */
export function endIssue(end: When, start: When, now: Date): boolean {
  const instant = instantOf(end);
  const earliest = instantOf(start) ?? now.toISOString();
  return whenIssue(end, now) || (typeof instant === 'string' && instant <= earliest);
}
