import type { Language } from '../field-kit/language.ts';
import type { SiteTexts } from './site-texts.ts';

export const glossaryLimits = { items: 100, term: 60, avoid: 200 } as const;

/** A term of the agency, and the spellings that its texts avoid. */
export interface Term {
  term: SiteTexts;
  /** With commas between them, in the commas of either language; null if there are none. */
  avoid: Readonly<Record<Language, string | null>>;
}

/** A spelling to avoid that a text has, and what stands in its place. */
export interface Deviation {
  /** As it is written there. */
  found: string;
  better: string;
}

/** Words that are written without a blank before a word; in Arabic: and, so, with, like, for. */
const prefixes: Record<Language, string> = { ar: '[وف]?[بكل]?', en: '' };
const outside = '(?![\\p{L}\\p{M}\\p{N}])';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words, in any case. */
const wordsLike = (spelling: string, language: Language) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${prefixes[language]})(${escaped(spelling)})${outside}`, 'giu');

const spellingsOf = (avoid: string | null) => (avoid ?? '').split(/[,،\n]/).flatMap((one) => one.trim() || []);

const beginsLarge = (text: string) => /^\p{Lu}/u.test(text);
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Finds the spellings that a text should not have, each once, in the order of the terms. */
export function deviationsIn(text: string, language: Language, terms: readonly Term[]): Deviation[] {
  const found = new Map<string, string>();
  for (const { term, avoid } of terms) {
    const better = term[language];
    // The term itself may contain a spelling to avoid: "Makkah Al Mukarramah".
    const rest = text.replaceAll(better, '\n');
    for (const spelling of spellingsOf(avoid[language])) {
      for (const [, , word = ''] of rest.matchAll(wordsLike(spelling, language))) {
        if (!found.has(word)) found.set(word, beginsLarge(word) ? large(better) : better);
      }
    }
  }
  return [...found].map(([found, better]) => ({ found, better }));
}

/** A text with one spelling replaced wherever it stands, with what is written together with it. */
export const replaceDeviation = (text: string, { found, better }: Deviation, language: Language): string =>
  text.replace(wordsLike(found, language), (whole, prefix: string, word: string) =>
    word === found ? prefix + better : whole,
  );
