import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { type Texts, translate } from '../../../frontend/lib/translate.ts';

const files = import.meta.glob<Texts>('../../../frontend/locales/*/*.json', { eager: true, import: 'default' });

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Every key of a file with what the library needs to be told of it. */
function keysOf(texts: Texts, path: string[] = []): { key: string; isList: boolean }[] {
  if (typeof texts === 'string') return [{ key: path.join('.').replace(pluralForm, ''), isList: false }];
  if (Array.isArray(texts)) return [{ key: path.join('.'), isList: true }];
  return Object.entries(texts).flatMap(([name, part]) => keysOf(part, [...path, name]));
}

/** One of each of Arabic's six forms, and a fraction. */
const counts = [0, 1, 2, 5, 11, 100, 1234, 2.5];
const values = {
  name: 'نورة',
  email: 'a&b <c>',
  title: '$& {{name}}',
  from: 0,
  to: null,
  url: 'https://x.example/?a=1',
};

describe.each(Object.keys(files))('%s', (path) => {
  const [language = '', namespace = ''] = path.replace('.json', '').split('/').slice(-2);
  const texts = files[path] ?? {};

  it('reads as i18next reads it', async () => {
    const i18next = createInstance();
    await i18next.init({
      lng: language,
      resources: { [language]: { [namespace]: texts } },
      defaultNS: namespace as never,
      interpolation: { escapeValue: false, skipOnVariables: true },
    });
    const read = i18next.t as (key: string, values: object) => unknown;
    for (const { key, isList } of keysOf(texts)) {
      for (const count of [undefined, ...counts]) {
        const given = { ...values, ...(isList && { returnObjects: true }), ...(count !== undefined && { count }) };
        expect(translate(language as 'ar' | 'en', [texts], key, given), `${key} with ${count}`).toEqual(
          read(key, given),
        );
      }
    }
  });
});

describe('translate', () => {
  const own = { greeting: 'Hello {{name}}', nights_one: '{{count}} night', nights_other: '{{count}} nights' };

  it('takes the first file that has the key', () => {
    expect(translate('en', [{ title: 'Own' }, { title: 'Common', close: 'Close' }], 'title')).toBe('Own');
    expect(translate('en', [{ title: 'Own' }, { title: 'Common', close: 'Close' }], 'close')).toBe('Close');
  });

  it('shows the key where there is no text, and the placeholder where there is no value', () => {
    expect(translate('en', [own], 'nothing.here')).toBe('nothing.here');
    expect(translate('en', [own], 'greeting')).toBe('Hello {{name}}');
  });

  it('gives no part of a file for a text', () => {
    expect(translate('en', [{ group: { a: 'A' } }], 'group')).toBe('group');
    expect(translate('en', [own], 'greeting.length')).toBe('greeting.length');
  });
});
