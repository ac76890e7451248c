import { expect, it } from 'vitest';
import { latinDigits, numberText } from '../../../../../frontend/shared/lib/latin-digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠٥٠ 123 ٤٥٦٧', '050 123 4567'],
  ['سبعة', 'سبعة'],
])('reads %j as %j', (text, latin) => expect(latinDigits(text)).toBe(latin));

it.each([
  ['٧', '7'],
  ['-٢٫٥', '-2.5'],
  [' 14 days', '14days'],
])('a number field reads %j as %j', (text, number) => expect(numberText(text)).toBe(number));
