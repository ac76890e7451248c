import type { Language } from '#contracts/field-kit/language';
import { foldText } from '../../lib/fold-text.ts';

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
    .filter(({ name, code = '' }) => foldText([...Object.values(name), code].join(' ')).includes(foldText(typed)))
    .map(({ name, code }) => (code ? `${name[language]} (${code})` : name[language]));
