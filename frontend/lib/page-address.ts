import { defaultLanguage, type Language } from './language.ts';
import { siteOrigin } from './site-origin.ts';

/** The full address of a screen in one language, as it is shared and indexed: the default language goes without `lang`. */
export function pageAddress(path: string, language: Language): string {
  const plain = siteOrigin() + (path.replace(/\/+$/, '') || '/');
  return language === defaultLanguage ? plain : `${plain}?lang=${language}`;
}

/** The full address of a file or photo of the site. */
export const fileAddress = (path: string): string => new URL(path, `${siteOrigin()}/`).href;
