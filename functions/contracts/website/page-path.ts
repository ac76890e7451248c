import type { Language } from '#contracts/fields';

/**
 * The canonical address of a screen in one language: Arabic, the default, has no `lang`. Node imports this file too.
 */
export function pagePath(path: string, language: Language): string {
  const plain = path.replace(/\/+$/, '') || '/';
  return language === 'ar' ? plain : `${plain}?lang=${language}`;
}
