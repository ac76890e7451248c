/** Finds numbers of identity documents, which free texts must not have: the agency does not collect them. */

/** The ten digits of a Saudi national id (1) or residence permit (2). */
const saudiId = /^[12]\d{9}$/;
/** Digits in groups, and what tells a phone number. */
const grouped = /(\+|(?<!\d)00)?\d+(?:(?:[ \u00a0\u202f]{1,2}| ?[‐‑–-] ?|[./])\d+)*/g;
/** How many digits the groups of an id have. Others are rather days, prices or ages. */
const shapes = new Set([
  '1-9',
  '2-8',
  '4-6',
  '5-5',
  '1-3-3-3',
  '2-4-4',
  '3-3-4',
  '3-4-3',
  '4-3-3',
  '4-4-2',
  '1-1-1-1-1-1-1-1-1-1',
]);
const year = /^(?:14[45]|19[5-9]|20[2-4])\d$/;
/** Also a day and a month, in either order. */
const time = /^(?:[0-2]\d|3[01])[0-5]\d$/;
const clock = /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g;
/** As most prices end. */
const round = /(?:[05]0|99)$/;
const currency = '(?:SAR|SR|riyals?|ريال|ر\\. ?س|﷼|USD|\\$|EUR|€)';
const priceBefore = new RegExp(`${currency} ?$`, 'i');
const priceAfter = new RegExp(`^ ?${currency}`, 'i');
/** A number of North America without its country: other ids in such groups have another fourth digit. */
const american = /^2[0-8]\d[2-9]/;
/** The digits of the longest phone number, with its country. */
const longestPhone = 15;

/** A letter or two and seven or eight digits, as most passports have; by themselves, so that ids of records have none. */
const passport = /(?<![a-z\d]|[a-z\d]-)[a-z]{1,2}\d{7,8}(?![a-z\d]|-[a-z\d])/i;
/** Letters and digits joined by hyphens, as in ids of records and references. */
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const joined = /[a-z\d]+(?:-[a-z\d]+)+/gi;

/** Arabic and Persian digits as Latin ones. */
const inLatinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The check digit that Saudi ids have (Luhn), by which most other numbers of ten digits are not taken for one. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

interface Digits {
  groups: string[];
  /** True unless a day and a time, a range and a price, or the like stand side by side. */
  isOne: boolean;
}

/** The groups of digits of each number in a text, without those of phone numbers that begin with a country. */
function numbersIn(text: string): Digits[] {
  const plain = text.replace(/[()]/g, '').replace(clock, '·');
  return [...plain.matchAll(grouped)].map(({ 0: number, 1: international, index }) => {
    const digits = number.replace('+', '');
    const signs = new Set(digits.match(/\D+/g)?.map((sign) => sign.trim().replace(/[‐‑–]/, '-')));
    const isPrice =
      priceBefore.test(plain.slice(0, index).slice(-9)) || priceAfter.test(plain.slice(index + number.length));
    return { groups: withoutPhone(digits.split(/\D+/), international), isOne: signs.size < 2 && !isPrice };
  });
}

function withoutPhone(groups: string[], international: string | undefined): string[] {
  if (!international) return groups;
  let digits = 0;
  return groups.filter((group) => {
    digits += group.length;
    return digits > longestPhone;
  });
}

const isId = (digits: string) => saudiId.test(digits) && isChecked(digits);

function isIdInGroups({ groups, isOne }: Digits): boolean {
  const shape = groups.map(({ length }) => length).join('-');
  return isOne && shapes.has(shape) && isId(groups.join('')) && !saysOther(groups, shape);
}

/** True for a range of prices, a phone number, a number before a day, and a year before a price, a day, a time or a year. */
function saysOther(groups: readonly string[], shape: string): boolean {
  if (shape === '5-5') return groups.every((group) => round.test(group));
  if (shape === '3-3-4') return american.test(groups.join(''));
  const [first = '', second = ''] = groups;
  if (shape === '2-8') return year.test(second.slice(0, 4)) || year.test(second.slice(-4));
  return year.test(first) && (round.test(groups.join('')) || year.test(second) || time.test(second));
}

/** True if a text seems to contain the number of an identity card, a residence permit or a passport. */
export function hasIdentityNumber(text: string): boolean {
  const latin = inLatinDigits(text).replace(uuid, '·');
  const withoutReferences = latin.replace(joined, (token) => (/[a-z]/i.test(token) ? '·' : token));
  return (
    passport.test(latin) ||
    numbersIn(latin).some(({ groups }) => groups.some(isId)) ||
    numbersIn(withoutReferences).some(isIdInGroups)
  );
}
