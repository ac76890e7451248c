/** Whitespace and control characters, which could end a mail header. */
const breaks = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Directional overrides and isolates (UAX 9): an unclosed one would affect the text after it. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

const characters = new Intl.Segmenter();

/** Text for a mail header. */
export const oneLine = (text: string) => text.replace(directions, '').replace(breaks, ' ').trim();

/** The text on one line, cut at a word if it is longer than `length` characters. */
export function shortened(text: string, length: number): string {
  const line = oneLine(text);
  const all = Array.from(characters.segment(line), ({ segment }) => segment);
  if (all.length <= length) return line;
  // Includes the next character: if that is a space, the last word is complete.
  const lastSpace = all.slice(0, length + 1).lastIndexOf(' ');
  const kept = all.slice(0, lastSpace > 0 ? lastSpace : length).join('');
  return `${kept.replace(/[\s\p{P}]+$/u, '')}…`;
}
