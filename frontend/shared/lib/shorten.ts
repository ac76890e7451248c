/** Returns the text on one line, cut after `length` characters (not UTF-16 units, which would split an emoji). */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** The same, but cut after a whole word. A single longer word is cut inside. */
export function shortenAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const words = line.match(new RegExp(`^.{0,${length - 1}}[^\\p{P}\\s](?=\\p{P}?\\s)`, 'u'))?.[0];
  return words ? `${words}…` : shorten(line, length);
}
