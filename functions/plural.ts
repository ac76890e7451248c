import type { Language } from '#contracts/fields';

/** A counted noun in the plural forms of its language (CLDR); `{n}` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules: Record<Language, Intl.PluralRules> = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') };

/** `1 adult`, `2 adults`; `بالغ واحد`, `بالغان`, `3 بالغين`, `11 بالغًا`, `100 بالغ`. */
export const counted = (count: number, forms: PluralForms, language: Language): string =>
  (forms[rules[language].select(count)] ?? forms.other).replace('{n}', String(count));
