import type { Language } from '#contracts/fields';

export type { Language };
export type Direction = 'rtl' | 'ltr';

export const defaultLanguage: Language = 'ar';

/**
 * The cookie with the reader's choice: a cookie, so that whoever serves a page can choose its language. The boot script
 * (`app/boot.ts`) writes the same.
 */
export const preferenceCookie = 'preferred-language';

/** Name, value and attributes as `document.cookie` and `Set-Cookie` take them; a year. */
export const preferenceCookieFor = (language: Language): string =>
  `${preferenceCookie}=${language}; Max-Age=31536000; Path=/; SameSite=Lax`;

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export const isLanguage = (value: unknown): value is Language => value === 'ar' || value === 'en';

/** Which language a page is shown in: the one its address asks for (`?lang=`), else the reader's choice, else Arabic. */
export function chooseLanguage(asked: string | null | undefined, preferred: string | null | undefined): Language {
  return [asked, preferred].find(isLanguage) ?? defaultLanguage;
}

/** The value of the preference among cookies, `a=1; b=2`. */
export const preferenceIn = (cookies: string | undefined): string | undefined =>
  cookies?.match(/(?:^|;\s*)preferred-language=([^;]*)/)?.[1];
