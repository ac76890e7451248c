/** The site's locale files as tests read them. */
export const files = import.meta.glob<object>('../../../frontend/locales/*/*.json', { eager: true, import: 'default' });

export const namespaces = Object.keys(files)
  .filter((path) => path.includes('/en/'))
  .map((path) => path.split('/').at(-1)?.replace('.json', '') ?? '');

export type Texts = Map<string, string>;

/** Every text by its path: `list.count_other`. */
export function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value ?? {}, `${prefix}${key}.`),
  );
}

export const textsOf = (language: string, namespace: string): Texts =>
  new Map(flatten(files[`../../../frontend/locales/${language}/${namespace}.json`] ?? {}));

export const pluralForm = /_(zero|one|two|few|many|other)$/;
