import { isDay } from '#contracts/field-kit/calendar';
import { latinDigits } from '../../lib/latin-digits.ts';

const english = 'january february march april may june july august september october november december'.split(' ');
/** The months as `foldArabic` normalises them. */
const arabic = 'يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر'.split(' ');

/** Normalises the spelling of Arabic months: writers leave out the hamza, and end June and July either way. */
const foldArabic = (name: string) => name.replace(/[أإآ]/g, 'ا').replace(/ه$/, 'و');

/** Returns 1 to 12, or 0 if the text is not a month: `3`, `03`, `mar`, `march`, `مارس`. */
function monthOf(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const inEnglish = text.length < 3 ? -1 : english.findIndex((name) => name.startsWith(text));
  return Math.max(inEnglish, arabic.indexOf(foldArabic(text))) + 1;
}

const isNumber = (text: string) => /^\d+$/.test(text);

/**
 * Reads a typed calendar day: `20/12/2026`, `20-12-26`, `2026.12.20`, `20 Dec 2026`, `٢٠ ديسمبر ٢٠٢٦`. The day comes
 * first, unless a four-digit year or a month's name does.
 * @returns `YYYY-MM-DD`, or undefined if the text is not a day of this century
 */
export function readDay(text: string): string | undefined {
  // Dates copied from Arabic pages contain direction marks.
  const plain = latinDigits(text.replace(/\p{Cf}/gu, '')).toLowerCase();
  const [first = '', second = '', third = '', ...rest] = plain.split(/[\s/.,،\p{Pd}]+/u).filter(Boolean);
  const [year, month, day] = /^\d{4}$/.test(first)
    ? [first, second, third]
    : isNumber(first)
      ? [third, second, first]
      : [third, first, second];
  if (rest.length > 0 || !/^(20)?\d\d$/.test(year) || !/^\d{1,2}$/.test(day)) return undefined;
  const two = (number: number) => String(number).padStart(2, '0');
  const written = `20${year.slice(-2)}-${two(monthOf(month))}-${two(Number(day))}`;
  return isDay(written) ? written : undefined;
}

/**
 * Returns a day field's value for a text: the day, else the text itself, so that no input is lost; undefined if it is
 * blank.
 */
export const typedDay = (text: string): string | undefined => readDay(text) ?? (text.trim() || undefined);

/** Returns the value if it is a calendar day, else `other`. */
export const dayOr = <Other>(value: unknown, other: Other): string | Other => (isDay(value) ? value : other);
