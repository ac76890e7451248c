import { digits, letters } from './plain-text.ts';

/** Letters, or digits, that stand apart so that programs overlook a word or a number: "l o a n", "c.r.y.p.t.o", "0 5 5 1 2 3 4 5". */
const apart = new RegExp(
  `(?<![${letters}${digits}'’.@])(?:[${letters}]([ .*_-])(?=[${letters}](?![${letters}${digits}]))){3,}[${letters}]|(?<![${letters}${digits}])(?:[${digits}][ .-]){7,}[${digits}](?![${digits}])`,
  'giu',
);

/** Joins what stands apart, and tells in how many places it did. */
export function joined(text: string): { text: string; places: number } {
  let places = 0;
  const plain = text.replace(apart, (found) => {
    places += 1;
    return found.replace(/[ .*_-]/g, '');
  });
  return { text: places > 0 ? plain.replace(/ {2,}/g, ' ') : text, places };
}

const lookalikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };

/** The words of a text that have digits for letters, as people read them: "v1agra", "0zempic". */
export const spelledWithDigits = (text: string): string =>
  (
    text.match(
      /(?<![\p{L}\p{N}@.])[a-z013-5@$]*(?:[013-5@$][a-z]{2}|[a-z]{2}[013-5@$][a-z])[a-z013-5@$]*(?![\p{L}\p{N}@])/gu,
    ) ?? []
  )
    .map((word) => word.replace(/[013-5@$]/g, (sign) => lookalikes[sign] ?? sign))
    .join(' ');

/** Words that are stretched for emphasis as usual ones: "pleaseee". */
export const unstretched = (text: string): string => text.replace(/(\p{L})\1{2,}/gu, '$1');
