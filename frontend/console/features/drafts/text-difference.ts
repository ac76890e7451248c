/** A text, split around the part that differs from another text. */
export interface Excerpt {
  before: string;
  changed: string;
  after: string;
}

/** The number of shared characters shown on either side. */
const context = 60;

const lead = (text: string) => (text.length > context ? `…${text.slice(-context)}` : text);
const tail = (text: string) => (text.length > context ? `${text.slice(0, context)}…` : text);

/** Finds the first and last different word of two texts: long descriptions often differ in one sentence. */
export function excerpts(one: string, other: string): [Excerpt, Excerpt] {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shortest = Math.min(words.length, others.length);
  let start = 0;
  while (start < shortest && words[start] === others[start]) start++;
  let end = 0;
  while (end < shortest - start && words.at(-1 - end) === others.at(-1 - end)) end++;
  const excerptOf = (all: string[]): Excerpt => ({
    before: lead(all.slice(0, start).join('')),
    changed: all.slice(start, all.length - end).join(''),
    after: tail(all.slice(all.length - end).join('')),
  });
  return [excerptOf(words), excerptOf(others)];
}

/** Splits a text into words and the spaces between them. */
const wordsOf = (text: string) => text.split(/(\s+)/);
