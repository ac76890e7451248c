import type { ReactNode } from 'react';
import { directionOf, type Language, otherLanguages } from '#contracts/field-kit/language';
import { useLanguage } from '#shared/lib/use-language.ts';

/** A text of a quote, in one language at least. */
export type SaidText = Record<Language, string | null>;

/** The text in the reader's language, else in the other one; undefined if there is none. */
export function saidIn(text: SaidText, language: Language): { text: string; language: Language } | undefined {
  const known = [language, ...otherLanguages(language)].find((each) => text[each]?.trim());
  return known && { text: text[known] ?? '', language: known };
}

interface Props {
  text: SaidText;
  as?: 'p' | 'span';
  className?: string | undefined;
}

/** Shows such a text with its own language and direction. */
export function Said({ text, as: Tag = 'span', className }: Props): ReactNode {
  const { language } = useLanguage();
  const said = saidIn(text, language);
  if (!said) return null;
  const isOther = said.language !== language;
  return (
    <Tag className={className} {...(isOther && { lang: said.language, dir: directionOf(said.language) })}>
      {said.text}
    </Tag>
  );
}
