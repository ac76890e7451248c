import { useTranslation } from 'react-i18next';
import { type Direction, directionOf, type Language } from '#contracts/field-kit/language';
import { switchLanguage } from './i18n.ts';

export interface LanguageState {
  language: Language;
  direction: Direction;
  /** Switches the site's language and stores the choice. */
  setLanguage: (language: Language) => Promise<void>;
}

/** Returns the language in use. The component renders again when it changes. */
export function useLanguage(): LanguageState {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return { language, direction: directionOf(language), setLanguage: switchLanguage };
}
