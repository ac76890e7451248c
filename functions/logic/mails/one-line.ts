import { onOneLine } from '#contracts/field-kit/text-rules';

const characters = new Intl.Segmenter();

/** Text for a mail header. Records of earlier versions may have line breaks. */
export const oneLine = (text: string) => onOneLine(text).replace(/\s+/g, ' ').trim();

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
