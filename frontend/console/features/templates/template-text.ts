import { type TemplateFact, templateFacts } from '#contracts/api/template-rules';
import type { Template } from '#contracts/api/templates';
import { withFacts } from '#contracts/field-kit/facts';
import type { Language } from '#contracts/field-kit/language';

/** The facts of a request that a template can name, in the reply's language. Unknown ones are absent. */
export type KnownFacts = Partial<Record<TemplateFact, string>>;

/** The text in a language, else the Arabic one. */
export const textIn = ({ texts }: Pick<Template, 'texts'>, language: Language): string => texts[language] ?? texts.ar;

/** Puts the facts in their places. Those that are not known or empty stay in braces. */
export const fillIn = (text: string, facts: KnownFacts): string =>
  withFacts(text, Object.fromEntries(Object.entries(facts).filter(([, value]) => value?.trim())));

/** The facts that a text still names in braces, in the order of the list. */
export const missingIn = (text: string): TemplateFact[] => templateFacts.filter((fact) => text.includes(`{${fact}}`));

/** The place at which a text is inserted: `start` to `end` are replaced. */
export interface Cursor {
  start: number;
  end: number;
}

const paragraph = '\n\n';

/**
 * Inserts a text as a paragraph of its own.
 * @returns the whole text, and the place after what was inserted
 */
export function joinAt(text: string, { start, end }: Cursor, added: string): { text: string; at: number } {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  const until = [before, added].filter(Boolean).join(paragraph);
  return { text: [until, after].filter(Boolean).join(paragraph), at: until.length };
}
