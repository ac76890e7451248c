import type { Language } from '../../lib/language.ts';

/** A place to suggest: its name in both languages, for an airport with its code. */
export interface Suggestion {
  name: Record<Language, string>;
  code?: string;
}

export interface SuggestionOption {
  /** What goes into the field. */
  value: string;
  /** Both names and the code: what typing is compared with. */
  search: string;
}

/** The suggestions in the reader's language; typing finds them in either. */
export const toOptions = (suggestions: readonly Suggestion[], language: Language): SuggestionOption[] =>
  suggestions.map(({ name, code }) => ({
    value: code ? `${name[language]} (${code})` : name[language],
    search: fold(`${name.ar} ${name.en} ${code ?? ''}`),
  }));

export const matches = (typed: string, option: SuggestionOption) => option.search.includes(fold(typed));

/** Folds case, accents and what writers of Arabic use interchangeably. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655]/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .trim();
