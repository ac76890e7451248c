import type { Language } from '#contracts/fields';

/**
 * A screen's address on its site in one language, as it is shared and indexed: Arabic, the default, goes without `lang`.
 * Node reads this file too.
 */
export function pagePath(path: string, language: Language): string {
  const plain = path.replace(/\/+$/, '') || '/';
  return language === 'ar' ? plain : `${plain}?lang=${language}`;
}
