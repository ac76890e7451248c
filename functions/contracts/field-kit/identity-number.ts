/** Finds numbers of identity documents, which free texts must not have: the agency does not collect them. */

/** The ten digits of a Saudi national id (1) or residence permit (2). */
const saudiId = /^[12]\d{9}$/;
/** Digits in groups, and what tells a phone number. */
const grouped = /(\+|(?<!\d)00)?\d+(?:[ \u00a0\u202f‐‑–-]\d+)*/g;
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

/** The groups of digits of each number in a text, without those of phone numbers that begin with a country. */
function numbersIn(text: string): string[][] {
  return [...text.replace(/[()]/g, '').matchAll(grouped)].map(([number, international]) => {
    const groups = number.replace('+', '').split(/\D/);
    if (!international) return groups;
    let digits = 0;
    return groups.filter((group) => {
      digits += group.length;
      return digits > longestPhone;
    });
  });
}

const isId = (digits: string) => saudiId.test(digits) && isChecked(digits);

function isIdInGroups(groups: readonly string[]): boolean {
  const [first = ''] = groups;
  const shape = groups.map(({ length }) => length).join('-');
  // Area codes of other countries begin with a 2 too.
  if (!shapes.has(shape) || year.test(first) || (shape === '3-3-4' && first.startsWith('2'))) return false;
  return isId(groups.join(''));
}

/** True if a text seems to contain the number of an identity card, a residence permit or a passport. */
export function hasIdentityNumber(text: string): boolean {
  const latin = inLatinDigits(text).replace(uuid, '·');
  const withoutReferences = latin.replace(joined, (token) => (/[a-z]/i.test(token) ? '·' : token));
  return (
    passport.test(latin) ||
    numbersIn(latin).some((groups) => groups.some(isId)) ||
    numbersIn(withoutReferences).some(isIdInGroups)
  );
}
