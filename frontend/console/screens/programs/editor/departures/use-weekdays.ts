import { addDays } from '#contracts/field-kit/calendar';
import { localeTags } from '#contracts/field-kit/language';
import { useLanguage } from '#shared/lib/use-language.ts';

/** A Sunday, with which the week begins in Saudi Arabia. */
const sunday = '2026-11-22';

/** The days of the week as options, numbered as in `Pattern`. */
export function useWeekdays(): { value: number; label: string }[] {
  const { language } = useLanguage();
  const names = new Intl.DateTimeFormat(localeTags[language], { weekday: 'long', timeZone: 'UTC' });
  return [0, 1, 2, 3, 4, 5, 6].map((value) => ({
    value,
    label: names.format(new Date(`${addDays(sunday, value)}T12:00:00Z`)),
  }));
}
