import { expect, it } from 'vitest';
import {
  readNumber,
  showNumber,
} from '../../../../../../../../frontend/console/screens/programs/editor/fields/number-text.ts';

it.each([
  ['4500', '4500'],
  ['4,500.5', '4500.5'],
  ['٤٬٥٠٠٫٥', '4500.5'],
  ['', ''],
  [undefined, ''],
])('reads %o as %o, whatever digits are typed', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each([
  [undefined, ''],
  [950, '950'],
  [4500, '4,500'],
  ['1234567.5', '1,234,567.5'],
  ['4500.', '4,500.'],
])('shows %o as %o', (value, text) => {
  expect(showNumber(value)).toBe(text);
});
