import { expect, it } from 'vitest';
import { chooseLanguage, preferenceCookieFor, preferenceIn } from '#contracts/website/language';

it('chooses the requested language, else the preferred one, else Arabic', () => {
  expect(chooseLanguage('en', 'ar')).toBe('en');
  expect(chooseLanguage(null, 'en')).toBe('en');
  expect(chooseLanguage('fr', 'en')).toBe('en');
  expect(chooseLanguage(undefined, 'fr')).toBe('ar');
  expect(chooseLanguage(undefined, undefined)).toBe('ar');
});

it('finds the preference among cookies', () => {
  expect(preferenceIn('session=1; preferred-language=en; x=y')).toBe('en');
  expect(preferenceIn(preferenceCookieFor('ar'))).toBe('ar');
  expect(preferenceIn('not-preferred-language=en')).toBeUndefined();
  expect(preferenceIn('')).toBeUndefined();
  expect(preferenceIn(undefined)).toBeUndefined();
});
