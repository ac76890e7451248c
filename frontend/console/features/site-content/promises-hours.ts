import type { Language } from '#contracts/field-kit/language';

/** Words that promise an answer at all hours, as the committed texts and agencies usually write them. */
const always: Record<Language, RegExp> = {
  ar: /على مدار (?:الساعة|24 ساعة)|في (?:أي|كل) ساعة|24\s*\/\s*7|24 ساعة (?:في اليوم|يوميًا|يوميا)|ليلًا ونهارًا|ليل نهار/,
  en: /24\s*\/\s*7|24 hours a day|around the clock|round the clock|(?:at|in) any hour|day and night|day or night/i,
};

/** Returns the words by which a text promises an answer at all hours; undefined if it does not. */
export const promisedHours = (text: string, language: Language): string | undefined =>
  text.match(always[language])?.[0];
