import { expect, it } from 'vitest';
import { preferredLanguage } from '../../../functions/http/middleware/language.ts';

it.each([
  [undefined, 'ar'],
  ['en', 'en'],
  ['EN-GB,en;q=0.9', 'en'],
  ['ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr,en;q=0.5', 'en'],
  ['fr', 'ar'],
  ['en;q=0.2,ar;q=0.7', 'ar'],
  ['en;q=0', 'ar'],
  ['*', 'ar'],
])('answers %s in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
