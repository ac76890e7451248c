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

/** Yields each place with a spelling that a text should not have, in the order of the terms. */
function* placesIn(text: string, language: Language, terms: readonly Term[]) {
  for (const { term, avoid } of terms) {
    const better = term[language];
    // The term itself may contain a spelling to avoid: "Makkah Al Mukarramah".
    const rest = text.replaceAll(better, '\n'.repeat(better.length));
    for (const spelling of spellingsOf(avoid[language])) {
      for (const { index, 1: prefix = '', 2: found = '' } of rest.matchAll(wordsLike(spelling, language))) {
        yield { at: index + prefix.length, found, better: beginsLarge(found) ? large(better) : better };
      }
    }
  }
}

/** Finds the spellings that a text should not have, each once. */
export function deviationsIn(text: string, language: Language, terms: readonly Term[]): Deviation[] {
  const found = new Map<string, Deviation>();
  for (const { at: _, ...deviation } of placesIn(text, language, terms)) {
    if (!found.has(deviation.found)) found.set(deviation.found, deviation);
  }
  return [...found.values()];
}

/** A piece of a text. */
export interface TextPart {
  /** Where it begins. */
  at: number;
  text: string;
  /** True for a spelling to avoid. */
  deviates: boolean;
}

/** Cuts a text into the spellings that it should not have and what is between them. */
export function partsOf(text: string, language: Language, terms: readonly Term[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, deviates: boolean) => {
    if (to > end) parts.push({ at: end, text: text.slice(end, to), deviates });
    end = Math.max(end, to);
  };
  for (const { at, found } of [...placesIn(text, language, terms)].sort((one, other) => one.at - other.at)) {
    add(at, false);
    add(at + found.length, true);
  }
  add(text.length, false);
  return parts;
}

/** A text with one spelling replaced wherever it stands, with what is written together with it. */
export const replaceDeviation = (text: string, { found, better }: Deviation, language: Language): string =>
  text.replace(wordsLike(found, language), (whole, prefix: string, word: string) =>
    word === found ? prefix + better : whole,
  );
