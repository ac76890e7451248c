import type { Language } from '#contracts/field-kit/language';

/** A suggested place: its name in each language; for an airport, with its code. */
export interface Suggestion {
  name: Record<Language, string>;
  code?: string;
}

/**
 * Returns the names that contain the typed text, in the reader's language. The text may be in any language, or a
 * code.
 */
export const matchingNames = (suggestions: readonly Suggestion[], language: Language, typed: string): string[] =>
  suggestions
    .filter(({ name, code = '' }) => fold([...Object.values(name), code].join(' ')).includes(fold(typed)))
    .map(({ name, code }) => (code ? `${name[language]} (${code})` : name[language]));

/** Folds case, accents and Arabic letters that writers use interchangeably. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655]/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .trim();
