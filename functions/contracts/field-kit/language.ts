/** The properties of a language; its texts are in `frontend/locales`. */
interface LanguageFacts {
  /** Its name in itself, as the switch shows it. */
  name: string;
  direction: Direction;
  /** The locale of its dates and numbers. */
  tag: `${string}-${string}`;
}

/** The languages of site, console and mails, the default first. Everything else about languages follows from this list. */
const list = {
  ar: { name: 'العربية', direction: 'rtl', tag: 'ar-SA' },
  en: { name: 'English', direction: 'ltr', tag: 'en-GB' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof list;
export type Direction = 'rtl' | 'ltr';

export const languages = Object.keys(list) as [Language, ...Language[]];
export const defaultLanguage = languages[0];

const byLanguage = <Value>(read: (facts: LanguageFacts) => Value) =>
  Object.fromEntries(languages.map((language) => [language, read(list[language])])) as Record<Language, Value>;

export const languageNames = /* @__PURE__ */ byLanguage(({ name }) => name);

/** Locales for `Intl` in site, console and mails: the Gregorian calendar and Latin digits. */
export const localeTags = /* @__PURE__ */ byLanguage(({ tag }) => `${tag}-u-ca-gregory-nu-latn`);
/** The same with the Umm al-Qura calendar. */
export const hijriLocaleTags = /* @__PURE__ */ byLanguage(({ tag }) => `${tag}-u-ca-islamic-umalqura-nu-latn`);
/** The same for link previews: `ar_SA`. */
export const openGraphLocales = /* @__PURE__ */ byLanguage(({ tag }) => tag.replace('-', '_'));

/**
 * The cookie with the reader's choice. The server reads it to choose a page's language; the boot script (`app/boot.ts`)
 * writes it too.
 */
export const preferenceCookie = 'preferred-language';

/**
 * The preference as `document.cookie` and `Set-Cookie` take it; lasts a year.
 * @param protocol of the page: behind https the cookie never travels in clear
 */
export const preferenceCookieFor = (language: Language, protocol: string): string =>
  `${preferenceCookie}=${language}; Max-Age=31536000; Path=/; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;

export const directionOf = (language: Language): Direction => list[language].direction;

/** The languages to which a page in this one can be switched. */
export const otherLanguages = (language: Language): Language[] => languages.filter((other) => other !== language);

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Chooses a page's language: the one in its address (`?lang=`), else the reader's preference, else the default. */
export function chooseLanguage(asked: string | null | undefined, preferred: string | null | undefined): Language {
  return [asked, preferred].find(isLanguage) ?? defaultLanguage;
}

/** The preference in a `Cookie` header or `document.cookie`, `a=1; b=2`. */
export const preferenceIn = (cookies: string | undefined): string | undefined =>
  cookies?.match(/(?:^|;\s*)preferred-language=([^;]*)/)?.[1];
