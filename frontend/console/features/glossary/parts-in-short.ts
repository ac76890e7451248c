import type { TextPart } from '#contracts/api/site-glossary-rules';

/** In characters: what stands of a long text on each side of a word. */
const room = 40;

/** Leaves of the text between words only what is near them, in whole words where it has blanks. */
export const partsInShort = (parts: readonly TextPart[]): TextPart[] =>
  parts.map((part, place) => {
    const [isFirst, isLast] = [place === 0, place === parts.length - 1];
    if (part.deviates || part.text.length <= (isFirst || isLast ? room : 2 * room)) return part;
    const before = isFirst ? '' : beginningOf(part.text);
    const after = isLast ? '' : endOf(part.text);
    return { ...part, text: `${before}…${after}` };
  });

const beginningOf = (text: string) => text.slice(0, room + 1).replace(/\S+$/, '') || text.slice(0, room);
const endOf = (text: string) => text.slice(-room - 1).replace(/^\S+/, '') || text.slice(-room);
