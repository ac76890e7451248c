import {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  preferenceCookieFor,
} from '#contracts/website/language';

/** The language the page is in. */
export function documentLanguage(): Language {
  const lang = globalThis.document?.documentElement.lang;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** Sets the page's language and direction. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Remembers the choice for the next visit, for a year. A browser that refuses cookies forgets it. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox before 2025.
  document.cookie = preferenceCookieFor(language);
}
