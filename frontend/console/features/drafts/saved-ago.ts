import { type Language, localeTags } from '#contracts/field-kit/language';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `3 seconds ago`, then in whole minutes, hours and days. */
export function formatAgo(instant: string, now: Date, language: Language): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 1_000));
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  const words = new Intl.RelativeTimeFormat(localeTags[language], { numeric: 'auto' });
  // CLDR writes the plural of the second without its tanween.
  return words.format(-Math.floor(seconds / length), unit).replace('ثوانِ', 'ثوانٍ');
}
