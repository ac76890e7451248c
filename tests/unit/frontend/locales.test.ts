import { describe, expect, it } from 'vitest';
import { type Language, languages, otherLanguages } from '#contracts/field-kit/language';
import { files, namespaces, pluralForm, type Texts, textsOf } from './locale-texts.ts';

const baseKeys = (texts: Texts) => [...new Set([...texts.keys()].map((key) => key.replace(pluralForm, '')))].sort();

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

/** The placeholders that a key's forms use between them: "one night" may leave the count out. */
const placeholdersOf = (texts: Texts, base: string) => [
  ...new Set(
    [...texts].filter(([key]) => key.replace(pluralForm, '') === base).flatMap(([, text]) => placeholders(text)),
  ),
];

const formsOf = (language: Language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

it('there are texts to compare', () => {
  expect(namespaces).toContain('common');
  expect(Object.keys(files)).toHaveLength(namespaces.length * languages.length);
});

describe.each(namespaces)('%s', (namespace) => {
  const ar = textsOf('ar', namespace);
  const en = textsOf('en', namespace);

  it.each(otherLanguages('en'))('has the same keys in %s', (language) => {
    expect(baseKeys(textsOf(language, namespace))).toEqual(baseKeys(en));
  });

  it.each(otherLanguages('en'))('has the same placeholders in %s', (language) => {
    const texts = textsOf(language, namespace);
    const differing = baseKeys(en).filter(
      (base) => placeholdersOf(en, base).sort().join() !== placeholdersOf(texts, base).sort().join(),
    );
    expect(differing).toEqual([]);
  });

  it.each(otherLanguages('en'))('uses plural forms in %s too or in none', (language) => {
    const counted = (texts: Texts) => baseKeys(new Map([...texts].filter(([key]) => pluralForm.test(key))));
    expect(counted(textsOf(language, namespace))).toEqual(counted(en));
  });

  it.each(languages)('has every plural form that %s needs', (language) => {
    const texts = textsOf(language, namespace);
    const plurals = new Set(
      [...texts.keys()].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, '')),
    );
    const missing = [...plurals].flatMap((base) =>
      formsOf(language)
        .map((form) => `${base}_${form}`)
        .filter((key) => !texts.has(key)),
    );
    expect(missing).toEqual([]);
  });

  it('has a word between a place and a number, which would change sides beside the other script', () => {
    const all = languages.flatMap((language) => [...textsOf(language, namespace)]);
    expect(all.filter(([, text]) => /\{\{place\}\}[^\p{L}]*\{\{count\}\}/u.test(text))).toEqual([]);
  });

  it('has no empty text, and Latin digits in Arabic', () => {
    const all = languages.flatMap((language) => [...textsOf(language, namespace)]);
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect([...ar].filter(([, text]) => /[\u0660-\u0669]/.test(text))).toEqual([]);
  });
});
