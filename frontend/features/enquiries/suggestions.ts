import type { Language } from '#contracts/website/language';

/** A place to suggest: its name in both languages, for an airport with its code. */
export interface Suggestion {
  name: Record<Language, string>;
  code?: string;
}

/** The names that contain what was typed, in the reader's language; typing finds them in either and by code. */
export const matchingNames = (suggestions: readonly Suggestion[], language: Language, typed: string): string[] =>
  suggestions
    .filter(({ name, code = '' }) => fold(`${name.ar} ${name.en} ${code}`).includes(fold(typed)))
    .map(({ name, code }) => (code ? `${name[language]} (${code})` : name[language]));

/** Folds case, accents and what writers of Arabic use interchangeably. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655]/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .trim();
