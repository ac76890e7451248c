import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  chooseLanguage,
  directionOf,
  languageNames,
  languages,
  localeTags,
  preferenceCookieFor,
  preferenceIn,
} from '#contracts/field-kit/language';

const root = join(import.meta.dirname, '../../../..');

it('chooses the requested language, else the preferred one, else Arabic', () => {
  expect(chooseLanguage('en', 'ar')).toBe('en');
  expect(chooseLanguage(null, 'en')).toBe('en');
  expect(chooseLanguage('fr', 'en')).toBe('en');
  expect(chooseLanguage(undefined, 'fr')).toBe('ar');
  expect(chooseLanguage(undefined, undefined)).toBe('ar');
});

it('finds the preference among cookies', () => {
  expect(preferenceIn('session=1; preferred-language=en; x=y')).toBe('en');
  expect(preferenceIn(preferenceCookieFor('ar', 'http:'))).toBe('ar');
  expect(preferenceIn('not-preferred-language=en')).toBeUndefined();
  expect(preferenceIn('')).toBeUndefined();
  expect(preferenceIn(undefined)).toBeUndefined();
});

describe.each(languages)('%s', (language) => {
  it('has the direction and the name that Unicode gives it', () => {
    const { direction } = new Intl.Locale(language).getTextInfo();
    expect(directionOf(language)).toBe(direction);
    expect(languageNames[language]).toBe(new Intl.DisplayNames([language], { type: 'language' }).of(language));
  });

  it('has locales of its own for dates and numbers', () => {
    expect(localeTags[language].split('-')[0]).toBe(language);
    expect(Intl.DateTimeFormat.supportedLocalesOf(localeTags[language])).toEqual([localeTags[language]]);
  });

  it('has a picture for link previews', () => {
    expect(existsSync(join(root, `frontend/public/preview-${language}.jpg`))).toBe(true);
  });
});

/** TypeScript accepts a comparison with one language, or a list of them, which then ignores a new language. */
it('names single languages only where each must have its own', () => {
  const codes = languages.join('|');
  const silent = new RegExp(
    `[=!]== ?'(${codes})'|'(${codes})' ?[=!]==|\\[('(${codes})',? ?){2,}\\]|\\((${codes})\\|(${codes})`,
  );
  const sources = ['frontend', 'functions', 'infra', 'scripts'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }),
  );
  const found = sources.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.filter((line) => silent.test(line)).map((line) => `${file}: ${line.trim()}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

it('styles directions, not single languages', () => {
  const sheets = globSync('frontend/**/*.css', { cwd: root });
  expect(sheets.filter((file) => /:lang\(|\[lang/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
