import { type Language, languages } from '../field-kit/language.ts';

/** Placeholder for the number of months of retention in every built page, like that of the origin. */
export const retentionPlaceholder = 'retention-months.invalid';

/** Placeholder for the same as a phrase in a built page's text. */
export const periodPlaceholder = (language: Language) => `retention-period-${language}.invalid`;

/** By plural form (CLDR); in Arabic in the accusative, as after «نحفظه». */
const forms: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  ar: { one: 'شهرًا واحدًا', two: 'شهرين', few: '{n} أشهر', many: '{n} شهرًا', other: '{n} شهر' },
  en: { one: '{n} month', other: '{n} months' },
};

/** `24 months`, `24 شهرًا`. */
export function periodInWords(months: number, language: Language): string {
  const rule = new Intl.PluralRules(language).select(months);
  return (forms[language][rule] ?? forms[language].other).replace('{n}', String(months));
}

/** Replaces the placeholders in a page. */
export const withRetention = (text: string, months: number): string =>
  languages.reduce(
    (page, language) => page.replaceAll(periodPlaceholder(language), periodInWords(months, language)),
    text.replaceAll(retentionPlaceholder, String(months)),
  );
