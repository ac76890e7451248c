import { plainText } from './plain-text.ts';

/** Pairs of letters, by the first one, that hardly occur in English and in Arabic names in Latin letters. */
const rareLatin = pairs(
  `bfgqvwxz cbfgjmvwxz dxqc fbdjkmpqvwxz gcfjkpqvxz hqvxz i jbcfghkmpqrtvwxz kgjpqxz lhqx mjqvxz nx o pfjqvxz
  qbcdfghjklmnprsvwxyz rx sxj tjqx uqx vbcfghjklmpqstvwxz wfgjmpqvxz xbdghjklmnoqrsvwxz yjvxq zcdfgjklmnpqrstvwx`,
);
const rareArabic = pairs(
  `اظ بثظفءؤ تءؤئ ثجحخدذزسشصضطظعغفكءؤئ جثجحخذشصضطظغفقءؤئ حخزشعغءؤئ خثجحخذسظعغقكءؤئ دبجحذزسشصضطظغؤ ذتثجحخدذزسشصضطظغقءؤئ
  رثذزطظءؤ زثجخذزسشصضطظؤئ سثذزسشصضظغء شثجذزسشصضظءؤئ صثجذزسشضظعغءؤئ ضثجخدذزسشصضظقءؤئ طتثجخدذزسشصضظغكءؤ
  ظبثجحخدذزسشصضطظعغقكءؤئ عحخطظعغءؤئ غثجحخذزسشصضظعغفقكءؤئ فثخدزشغءؤ قثجخذزشظغءؤئ كجخشصطظعغقكءؤئ لؤ نثءؤئ
  هبثجحخسشصضطظعغفقكءئ`,
);

/** Shorter words are often abbreviations. */
const shortest = 5;

/**
 * Returns the words that nobody pronounces, as random letters are: their letters do not follow each other, or capitals
 * change with small ones. Words with digits are codes, and words with other letters are of other languages.
 */
export const gibberishIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    // Stretched for emphasis: "pleaseeee".
    .map((word) => word.replace(/(.)\1{2,}/giu, '$1'))
    .filter((word) => word.length >= shortest && isGibberish(word));

/** Names that programs make of a first name and letters, as "HowardNub"; not "AbdulAziz" and "McDonald". */
export const isMadeUp = (name: string): boolean =>
  /^(?!Ab|Al|El|Mac|Mc|De|La|Le|Di|Van|Um|Bin|Nour|San)[A-Z][a-z]{3,9}[A-Z][a-z]{2,5}$/.test(name.trim());

function isGibberish(word: string): boolean {
  if (/^[ء-ي]+$/.test(word)) return rareShare(plainText(word), rareArabic) >= 0.3;
  if (!/^[a-z]+$/i.test(word)) return false;
  const capitals = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  const isSpelled = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(word);
  if (!isSpelled && capitals >= 3) return true;
  const lower = word.toLowerCase();
  return rareShare(lower, rareLatin) >= 0.28 || /[bcdfghjklmnpqrstvwxz]{6}/.test(lower);
}

function rareShare(word: string, rare: ReadonlySet<string>): number {
  const letters = [...word];
  const found = letters.filter((letter, at) => at > 0 && rare.has(`${letters[at - 1]}${letter}`)).length;
  return found / (letters.length - 1);
}

/** Reads groups of letters: the first of each, then those that rarely follow it. */
function pairs(groups: string): ReadonlySet<string> {
  return new Set(
    groups.split(/\s+/).flatMap(([first = '', ...seconds]) => seconds.map((second) => `${first}${second}`)),
  );
}
