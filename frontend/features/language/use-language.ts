import { useSyncExternalStore } from 'react';
import { type Direction, directionOf, type Language } from '#contracts/website/language';
import { currentLanguage, onLanguageChange, servedLanguage, switchLanguage } from '../../lib/i18n.ts';

export interface LanguageState {
  language: Language;
  direction: Direction;
  /** Switches the site, remembers the choice. */
  setLanguage: (language: Language) => Promise<void>;
}

/** The language in use; the component renders again when it changes. */
export function useLanguage(): LanguageState {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, servedLanguage);
  return { language, direction: directionOf(language), setLanguage: switchLanguage };
}
