/** Line breaks and other control characters, which would end a mail's header, and spaces in a row. */
const breaks = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Overrides and isolates without their end (UAX 9) turn what follows them. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

const characters = new Intl.Segmenter();

/** Text as a mail's header takes it. */
export const oneLine = (text: string) => text.replace(directions, '').replace(breaks, ' ').trim();

/** The text on one line; a longer one than `length` characters ends at a word. */
export function shortened(text: string, length: number): string {
  const line = oneLine(text);
  const all = Array.from(characters.segment(line), ({ segment }) => segment);
  if (all.length <= length) return line;
  // With the next character: a space there means that the last word is whole.
  const lastSpace = all.slice(0, length + 1).lastIndexOf(' ');
  const kept = all.slice(0, lastSpace > 0 ? lastSpace : length).join('');
  return `${kept.replace(/[\s\p{P}]+$/u, '')}…`;
}
