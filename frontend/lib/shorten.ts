/** The text on one line, cut after `length` characters (not UTF-16 units: an emoji must not break in two). */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** The same after a whole word; only a single word that is longer is cut. */
export function shortenAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const end = line.lastIndexOf(' ', length);
  return end > 0 ? `${line.slice(0, end).replace(/[\p{P}\s]+$/u, '')}…` : shorten(line, length);
}
