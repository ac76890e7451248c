import { riyadhDay, riyadhOffsetMinutes } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { formatDateTime } from '#shared/lib/format.ts';

const hour = 3_600_000;

/** Times at which staff call back, by the names of their texts. Tomorrow is that of Riyadh. */
export function callBackTimes(now: Date): Record<'inAnHour' | 'inThreeHours' | 'tomorrow', string> {
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  return {
    inAnHour: later(hour).toISOString(),
    inThreeHours: later(3 * hour).toISOString(),
    tomorrow: fromRiyadh(`${riyadhDay(later(24 * hour))}T10:00`),
  };
}

/** Reads a time of Riyadh without its offset, as an input of the type `datetime-local` has it. */
export const fromRiyadh = (local: string): string =>
  new Date(Date.parse(`${local}Z`) - riyadhOffsetMinutes * 60_000).toISOString();

/** The time alone if it is today in Riyadh, else day and time without the year. */
export function formatCallBack(instant: string, now: Date, language: Language): string {
  const text = formatDateTime(instant, language);
  const isToday = riyadhDay(new Date(instant)) === riyadhDay(now);
  return isToday ? text.replace(/^.*[,،]\s/, '') : text.replace(/\s\d{4}(?=[,،])/, '');
}
