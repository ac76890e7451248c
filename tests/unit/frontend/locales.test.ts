import { describe, expect, it } from 'vitest';

const files = import.meta.glob<object>('../../../frontend/locales/*/*.json', { eager: true, import: 'default' });

const namespaces = Object.keys(files)
  .filter((path) => path.includes('/en/'))
  .map((path) => path.split('/').at(-1)?.replace('.json', '') ?? '');

type Texts = Map<string, string>;

/** Every text by its path: `list.count_other`. */
function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const textsOf = (language: string, namespace: string): Texts =>
  new Map(flatten(files[`../../../frontend/locales/${language}/${namespace}.json`] ?? {}));

const pluralForm = /_(zero|one|two|few|many|other)$/;
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

  it('says something in every text, in Arabic with Latin digits', () => {
    expect([...en, ...ar].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect([...ar].filter(([, text]) => /[\u0660-\u0669]/.test(text))).toEqual([]);
  });
});
