import { isDay, riyadhOffsetMinutes } from '#contracts/field-kit/calendar';

/** When something happens, as staff choose it. */
export interface When {
  isLater: boolean;
  day: string | undefined;
  /** `09:00`, in Riyadh. */
  time: string;
}

export const atOnce: When = { isLater: false, day: undefined, time: '09:00' };

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
