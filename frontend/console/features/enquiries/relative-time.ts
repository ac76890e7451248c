import { daysBetween, riyadhDay } from '#contracts/field-kit/calendar';
import { type Language, localeTags } from '#contracts/field-kit/language';

const minute = 60_000;

/**
 * `3 minutes ago`, or `3m ago` in the style `narrow`, in whole minutes or hours. From 24 hours on it counts Riyadh's calendar days, so that "yesterday" is
 * the previous day. Less than a minute, or a time in the future, reads as `now`.
 */
export function formatRelative(
  instant: string,
  now: Date,
  language: Language,
  style: Intl.RelativeTimeFormatStyle = 'long',
): string {
  const [count, unit] = timeSince(new Date(instant), now);
  return new Intl.RelativeTimeFormat(localeTags[language], { numeric: 'auto', style }).format(-count, unit);
}

/** Says how long ago an instant is, in the same units, a minute at least: `3 minutes`, `2 days`. */
export function formatSpan(instant: string, now: Date, language: Language): string {
  const [count, unit] = timeSince(new Date(instant), now);
  const span = unit === 'second' ? { value: 1, unit: 'minute' } : { value: count, unit };
  return span.value.toLocaleString(localeTags[language], { style: 'unit', unit: span.unit, unitDisplay: 'long' });
}

function timeSince(then: Date, now: Date): [number, 'second' | 'minute' | 'hour' | 'day'] {
  const minutes = Math.floor((now.getTime() - then.getTime()) / minute);
  if (minutes < 1) return [0, 'second'];
  if (minutes < 60) return [minutes, 'minute'];
  if (minutes < 24 * 60) return [Math.floor(minutes / 60), 'hour'];
  return [daysBetween(riyadhDay(then), riyadhDay(now)), 'day'];
}
