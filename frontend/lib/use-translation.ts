import type { TFunction } from 'i18next';
import { use, useSyncExternalStore } from 'react';
import type { Language } from '#contracts/website/language';
import { currentLanguage, fetchTexts, loadedTexts, type Namespace, onLanguageChange, servedLanguage } from './i18n.ts';
import { type Texts, type TextValues, translate } from './translate.ts';

type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

export interface Translation<Names extends Namespaces> {
  /** The text of a key: `t('hero.title')`, or `t('common:tryAgain')` from another file than the first. */
  t: TFunction<Names>;
  language: Language;
}

/** The texts of one file or several, in the language in use; the component renders again when that changes. */
export function useTranslation<const Names extends Namespaces = 'common'>(names: Names): Translation<Names> {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, servedLanguage);
  const list = (typeof names === 'string' ? [names] : names) as readonly Namespace[];
  // A screen's texts come with its code; what came without them waits.
  for (const name of list) if (!loadedTexts(language, name)) use(fetchTexts(language, name));
  return { t: translatorOf(language, list) as unknown as TFunction<Names>, language };
}

/** The texts of one file in a language of one's choice: what is written to a customer is in his, not the console's. */
export function useTranslationIn<const Name extends Namespace>(language: Language, name: Name): TFunction<Name> {
  if (!loadedTexts(language, name)) use(fetchTexts(language, name));
  return translatorOf(language, [name]) as unknown as TFunction<Name>;
}

type Translator = (key: string, values?: TextValues) => Texts;
const translators = new Map<string, Translator>();

/** One function per language and files, so that effects may depend on it. */
function translatorOf(language: Language, names: readonly Namespace[]): Translator {
  const id = `${language}/${names}`;
  const known = translators.get(id);
  if (known) return known;
  const made: Translator = (key, values) => {
    const [namespace, rest] = key.includes(':') ? key.split(':', 2) : [undefined, key];
    const asked = namespace ? [namespace as Namespace] : names;
    const files = asked.flatMap((name) => loadedTexts(language, name) ?? []);
    return translate(language, files, rest ?? key, values);
  };
  translators.set(id, made);
  return made;
}
