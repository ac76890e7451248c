import type { Language } from '#contracts/field-kit/fields';

/** A counted noun in the plural forms of its language (CLDR); `{n}` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules: Partial<Record<Language, Intl.PluralRules>> = {};
/** Made when first used: few calls count, and the first rules of a process load a part of ICU. */
const rulesOf = (language: Language) => (rules[language] ??= new Intl.PluralRules(language));

/** `1 adult`, `2 adults`; `بالغ واحد`, `بالغان`, `3 بالغين`, `11 بالغًا`, `100 بالغ`. */
export const counted = (count: number, forms: PluralForms, language: Language): string =>
  (forms[rulesOf(language).select(count)] ?? forms.other).replace('{n}', String(count));
