import type { TFunction } from 'i18next';
import { type Language, localeTags } from '#contracts/field-kit/language';
import { clock } from '#shared/lib/format.ts';

const minute = 60_000;

interface Words {
  t: TFunction<'admin'>;
  language: Language;
}

/**
 * Says when to try again, from the seconds in `Retry-After`: a time of day on the user's clock, and roughly how long
 * until then.
 */
export function throttleText(seconds: number | undefined, { t, language }: Words, now = new Date()): string {
  if (seconds === undefined) return t('problem.throttled');
  // Rounded up to the displayed minute, so that it is never too early.
  const until = new Date(Math.ceil((now.getTime() + seconds * 1000) / minute) * minute);
  const time = new Intl.DateTimeFormat(localeTags[language], clock[language]).format(until);
  return t('problem.throttledUntil', { time, count: Math.ceil(seconds / 60) });
}
