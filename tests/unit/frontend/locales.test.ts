import { describe, expect, it } from 'vitest';
import { files, namespaces, pluralForm, type Texts, textsOf } from './locale-texts.ts';

const baseKeys = (texts: Texts) => [...new Set([...texts.keys()].map((key) => key.replace(pluralForm, '')))].sort();

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

/** The placeholders that a key's forms use between them: "one night" may leave the count out. */
const placeholdersOf = (texts: Texts, base: string) => [
  ...new Set(
    [...texts].filter(([key]) => key.replace(pluralForm, '') === base).flatMap(([, text]) => placeholders(text)),
  ),
];

const forms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] };

it('there are texts to compare', () => {
  expect(namespaces).toContain('common');
  expect(Object.keys(files)).toHaveLength(namespaces.length * 2);
});

describe.each(namespaces)('%s', (namespace) => {
  const en = textsOf('en', namespace);
  const ar = textsOf('ar', namespace);

  it('has the same keys in both languages', () => {
    expect(baseKeys(ar)).toEqual(baseKeys(en));
  });

  it('has the same placeholders in both languages', () => {
    const differing = baseKeys(en).filter(
      (base) => placeholdersOf(en, base).sort().join() !== placeholdersOf(ar, base).sort().join(),
    );
    expect(differing).toEqual([]);
  });

  it('uses plural forms in both languages or in neither', () => {
    const counted = (texts: Texts) => baseKeys(new Map([...texts].filter(([key]) => pluralForm.test(key))));
    expect(counted(ar)).toEqual(counted(en));
  });

  it.each([
    ['en', en],
    ['ar', ar],
  ] as const)('has every plural form that %s needs', (language, texts) => {
    const plurals = new Set(
      [...texts.keys()].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, '')),
    );
    const missing = [...plurals].flatMap((base) =>
      forms[language].map((form) => `${base}_${form}`).filter((key) => !texts.has(key)),
    );
    expect(missing).toEqual([]);
  });

  it('has no empty text, and Latin digits in Arabic', () => {
    expect([...en, ...ar].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect([...ar].filter(([, text]) => /[\u0660-\u0669]/.test(text))).toEqual([]);
  });
});
