import {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  preferenceCookieFor,
} from '#contracts/field-kit/language';

/** Returns the page's language. */
export function documentLanguage(): Language {
  const lang = globalThis.document?.documentElement.lang;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** Sets the page's language and direction. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Stores the choice in a cookie for a year. If the browser refuses cookies, the choice is lost. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox before 2025.
  document.cookie = preferenceCookieFor(language, location.protocol);
}
