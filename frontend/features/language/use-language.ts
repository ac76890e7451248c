import { switchLanguage } from '../../lib/i18n.ts';
import { type Direction, defaultLanguage, directionOf, isLanguage, type Language } from '../../lib/language.ts';
import { useTranslation } from '../../lib/use-translation.ts';

export interface LanguageState {
  language: Language;
  direction: Direction;
  /** Switches the site, remembers the choice. */
  setLanguage: (language: Language) => Promise<void>;
}

/** The language in use; the component renders again when it changes. */
export function useLanguage(): LanguageState {
  const { i18n } = useTranslation('common');
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return { language, direction: directionOf(language), setLanguage: switchLanguage };
}
