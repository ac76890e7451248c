import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameInText } from '#contracts/api/site-brand-rules';
import { brandAtStart } from '#contracts/site-defaults/brand';

export type Language = 'ar' | 'en';
export const languages: Language[] = ['ar', 'en'];

const locales = join(import.meta.dirname, '../../frontend/locales');

/** Reads a locale file of the site, with the fresh system's names: tests find elements by the words that a reader sees. */
export const words = (language: Language, file: string) =>
  JSON.parse(named(readFileSync(join(locales, language, `${file}.json`), 'utf8'), language));

const named = (texts: string, language: Language) =>
  texts
    .replaceAll('{{agency}}', nameInText(brandAtStart, language))
    .replaceAll('{{agencyName}}', brandAtStart.name[language])
    .replaceAll('{{company}}', brandAtStart.legal_name[language]);

/** The texts of an enquiry form: the general ones, overridden by its own. */
export function formWords(language: Language, file: string) {
  const shared = words(language, 'enquiries');
  const own = words(language, file);
  const groups = Object.entries<object | string>(own).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : { ...shared[key], ...value },
  ]);
  return { ...shared, ...Object.fromEntries(groups) };
}

/** Returns a person's name that no other test uses. */
export const newName = (language: Language) =>
  `${language === 'ar' ? 'نورة العتيبي' : 'Noura Alotaibi'} ${crypto.randomUUID().slice(0, 6)}`;

/** Returns the day `days` from now, as people type it. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
