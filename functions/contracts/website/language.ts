/** The languages of site, console and mails. */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

export type Direction = 'rtl' | 'ltr';

export const defaultLanguage: Language = 'ar';

/** Locales for `Intl` in site, console and mails: the Gregorian calendar and Latin digits. */
export const localeTags: Record<Language, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };

/**
 * The cookie with the reader's choice. The server reads it to choose a page's language; the boot script (`app/boot.ts`)
 * writes it too.
 */
export const preferenceCookie = 'preferred-language';

/** The preference as `document.cookie` and `Set-Cookie` take it; lasts a year. */
export const preferenceCookieFor = (language: Language): string =>
  `${preferenceCookie}=${language}; Max-Age=31536000; Path=/; SameSite=Lax`;

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Chooses a page's language: the one in its address (`?lang=`), else the reader's preference, else Arabic. */
export function chooseLanguage(asked: string | null | undefined, preferred: string | null | undefined): Language {
  return [asked, preferred].find(isLanguage) ?? defaultLanguage;
}

/** The preference in a `Cookie` header or `document.cookie`, `a=1; b=2`. */
export const preferenceIn = (cookies: string | undefined): string | undefined =>
  cookies?.match(/(?:^|;\s*)preferred-language=([^;]*)/)?.[1];
