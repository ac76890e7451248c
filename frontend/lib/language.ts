import type { Language } from '#contracts/fields';

export type { Language };
export type Direction = 'rtl' | 'ltr';

export const defaultLanguage: Language = 'ar';

/** Where the reader's choice is kept; the boot script in `index.html` reads the same key. */
const preferenceKey = 'preferred-language';

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export const isLanguage = (value: unknown): value is Language => value === 'ar' || value === 'en';

/** The language the page is in: the boot script set it before the first paint. */
export function documentLanguage(): Language {
  const lang = globalThis.document?.documentElement.lang;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** Sets the page's language and direction. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Remembers the choice for the next visit. A browser that refuses storage forgets it, and nothing else happens. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(preferenceKey, language);
  } catch {
    // Storage may be switched off or full.
  }
}
