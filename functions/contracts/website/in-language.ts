import type { Language } from '../field-kit/language.ts';

/** Content with each of its texts in one language. */
export type InLanguage<Content> = string extends keyof Content
  ? InEach<Content>
  : Content extends Readonly<Record<Language, infer Text>>
    ? Text
    : Content extends readonly (infer Item)[]
      ? readonly InLanguage<Item>[]
      : Content extends object
        ? InEach<Content>
        : Content;

type InEach<Content> = { [Name in keyof Content]: InLanguage<Content[Name]> };

/** Returns what readers of one language get: a page has no words of the other. */
export function inLanguage<Content>(content: Content, language: Language): InLanguage<Content> {
  const of = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(of);
    if (typeof part !== 'object' || part === null) return part;
    if (language in part) return (part as Record<Language, unknown>)[language];
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, of(value)]));
  };
  return of(content) as InLanguage<Content>;
}
