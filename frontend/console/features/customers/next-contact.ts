import { addDays, daysBetween } from '#contracts/field-kit/calendar';
import { type Language, localeTags } from '#contracts/field-kit/language';
import { formatShortDate } from '#shared/lib/format.ts';

/** From this number of days on, a day is named by its date. */
const week = 7;

/** Says a day beside today: `Today`, `In 3 days`, later by its date. Lateness is said apart. */
export function formatNextContact(day: string, today: string, language: Language): string {
  const days = daysBetween(today, day);
  if (days < 0 || days > week) return formatShortDate(day, language);
  const text = new Intl.RelativeTimeFormat(localeTags[language], { numeric: 'auto' }).format(days, 'day');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The days by which it is late; 0 if it is not. */
export const daysLate = (day: string, today: string) => Math.max(0, daysBetween(day, today));

/** The days that are chosen most, by the names of their texts. */
export const quickDays = (today: string) => ({ tomorrow: addDays(today, 1), inAWeek: addDays(today, week) });
