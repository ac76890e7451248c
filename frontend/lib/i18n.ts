import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Resources } from './i18next.d.ts';
import { applyLanguage, type Language, rememberLanguage } from './language.ts';

export type Namespace = keyof Resources;

const files = import.meta.glob<ResourceKey>('../locales/*/*.json', { import: 'default' });

const fileName = (namespace: string) => namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Fetches one file of texts when a screen first needs it, in the language in use only. */
const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`../locales/${language}/${fileName(namespace)}.json`];
    if (!load) return done(new Error(`No texts ${namespace} in ${language}`), null);
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

export const i18n = i18next;

/** Makes the texts that every screen needs ready in one language. */
export async function startI18n(language: Language): Promise<void> {
  await i18n
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Loads a screen's texts, so that its code and its texts arrive together. */
export const loadTexts = (...namespaces: Namespace[]): Promise<void> => i18n.loadNamespaces(namespaces);

/**
 * Switches the whole site without a reload. i18next loads every text in use before it switches, so no screen shows a
 * mixture; the page's direction follows in the same turn.
 */
export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18n.changeLanguage(language);
  applyLanguage(language);
}
