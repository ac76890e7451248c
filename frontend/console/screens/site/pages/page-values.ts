import { type Language, languages } from '#contracts/field-kit/language';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';

export type PageValues = SectionValues;

/** A text of a page's form in each language; empty where it is missing. */
export const textsOf = (values: PageValues, name: 'title' | 'summary' | 'text' = 'text'): Record<Language, string> => {
  const texts = values[name] as Partial<Record<Language, string>> | undefined;
  return Object.fromEntries(languages.map((language) => [language, texts?.[language] ?? ''])) as Record<
    Language,
    string
  >;
};
