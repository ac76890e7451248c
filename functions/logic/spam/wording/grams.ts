/** As many weights as there are for parts of words. Different parts may share one, as in every such table. */
export const tableSize = 2 ** 14;

/** Signs between words: a class of its own, since making one with every letter of Unicode takes 2 ms. */
const between =
  /[\s!-/:-@[-`{-~\u00a0-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u206f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]+/;
const number = /^[0-9٠-٩۰-۹]/;

/** Parts of words have so many letters, a space before and after the word counting as one. */
const shortest = 3;
const longest = 5;

/**
 * The places in the table of the words and parts of words of an enquiry's text and of its name and places, in the spelling
 * of `plainText`: each once. All numbers are one.
 */
export function gramsOf(text: string, short: readonly string[]): readonly number[] {
  const isIn = new Uint8Array(tableSize);
  const grams: number[] = [];
  const add = (hash: number) => {
    const place = ((hash ^ (hash >>> 15)) >>> 0) % tableSize;
    if (isIn[place]) return;
    isIn[place] = 1;
    grams.push(place);
  };
  addWords(text, 1, add);
  short.forEach((one, index) => {
    addWords(one, index === 0 ? 3 : 5, add);
  });
  return grams;
}

/** The fields are told apart by the first number that goes into a hash: `field` for parts, the next one for words. */
function addWords(text: string, field: number, add: (hash: number) => void): void {
  for (const word of text.split(between)) {
    if (!word) continue;
    const spaced = number.test(word) ? ' 0 ' : ` ${word} `;
    for (let from = 0; from + shortest <= spaced.length; from++) {
      let hash = next(start, field);
      const end = Math.min(spaced.length, from + longest);
      for (let at = from; at < end; at++) {
        hash = next(hash, spaced.charCodeAt(at));
        if (at - from >= shortest - 1) add(hash);
      }
    }
    let whole = next(start, field + 1);
    for (let at = 0; at < spaced.length; at++) whole = next(whole, spaced.charCodeAt(at));
    add(whole);
  }
}

/** FNV-1a */
const start = 0x811c9dc5;
const next = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);
