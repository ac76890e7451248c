import type { Language } from '#contracts/website/language';

/** A locale file or a part of it: a text, a list, or a group of them by key. */
export type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

/** What a text's placeholders stand for; `count` also picks the plural form. */
export type TextValues = { readonly count?: number; readonly returnObjects?: boolean } & Readonly<
  Record<string, unknown>
>;

const pluralRules: Record<Language, Intl.PluralRules> = {
  ar: new Intl.PluralRules('ar'),
  en: new Intl.PluralRules('en'),
};

/**
 * The text at a key such as `list.count`, in the first of the files that has it; the key itself if none does. A part of
 * i18next's format: nested keys, `{{placeholders}}`, plural forms (`_zero` to `_other`) by CLDR's rules, lists with
 * `returnObjects`. The library itself would be 16 kB of every page; a test holds the two to the same texts.
 */
export function translate(language: Language, files: readonly Texts[], key: string, values: TextValues = {}): Texts {
  const { count, returnObjects } = values;
  const forms = count === undefined ? [key] : [`${key}_${pluralRules[language].select(count)}`, key];
  for (const file of files) {
    for (const form of forms) {
      const text = find(file, form.split('.'));
      if (typeof text === 'string' || (text && returnObjects)) return fill(text, values);
    }
  }
  return key;
}

const find = (texts: Texts, path: readonly string[]) =>
  path.reduce<Texts | undefined>(
    (part, name) => (typeof part === 'object' ? (part as Record<string, Texts>)[name] : undefined),
    texts,
  );

function fill(text: Texts, values: TextValues): Texts {
  if (typeof text === 'string') {
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      name in values ? String(values[name] ?? '') : placeholder,
    );
  }
  if (Array.isArray(text)) return text.map((item) => fill(item, values));
  return Object.fromEntries(Object.entries(text).map(([key, item]) => [key, fill(item, values)]));
}
