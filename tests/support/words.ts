import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'ar' | 'en';
export const languages: Language[] = ['ar', 'en'];

const locales = join(import.meta.dirname, '../../frontend/locales');

/** A locale file of the site: tests find things by the words a reader sees. */
export const words = (language: Language, file: string) =>
  JSON.parse(readFileSync(join(locales, language, `${file}.json`), 'utf8'));

/** The texts of an enquiry form: those of all forms, and its own groups on top of them. */
export function formWords(language: Language, file: string) {
  const shared = words(language, 'enquiries');
  const own = words(language, file);
  const groups = Object.entries<object | string>(own).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : { ...shared[key], ...value },
  ]);
  return { ...shared, ...Object.fromEntries(groups) };
}

/** A person of whom no other test knows. */
export const newName = (language: Language) =>
  `${language === 'ar' ? 'نورة العتيبي' : 'Noura Alotaibi'} ${crypto.randomUUID().slice(0, 6)}`;

/** A day `days` from now, as people type it. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
