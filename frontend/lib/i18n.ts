import { createInstance, type i18n as I18n, type ResourceKey, type ResourceLanguage } from 'i18next';
import { getI18n, initReactI18next } from 'react-i18next';
import type { Language } from '#contracts/website/language';
import { applyLanguage, rememberLanguage } from './document-language.ts';
import type { Resources } from './i18next.d.ts';

/** A file of texts. */
export type Namespace = keyof Resources;

/** Texts by namespace, as a page brings them along. */
export type TextFiles = Partial<Record<Namespace, ResourceKey>>;

const files = import.meta.glob<ResourceKey>('../locales/*/*.json', { import: 'default' });

const fileName = (namespace: string) => namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * An i18next instance with the texts that every screen needs: one for the browser's page, one for each page that is
 * rendered ahead. Texts that are known already are not fetched.
 */
export async function createI18n(language: Language, known: TextFiles = {}): Promise<I18n> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: { [language]: known as ResourceLanguage },
    // React escapes. A visitor's text may look like a placeholder.
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { nsMode: 'fallback' },
  });
  await loadTexts(['common'], { i18n });
  return i18n;
}

interface LoadOptions {
  i18n?: I18n;
  /** The language in use, unless it says otherwise. */
  language?: Language;
}

/**
 * Fetches texts that are not there yet. A screen's texts arrive with its code, so no component waits for them later.
 * @throws Error when a file does not come; asked again, it is fetched again. i18next's own loading shows keys instead.
 */
export async function loadTexts(
  namespaces: readonly Namespace[],
  { i18n = getI18n(), language = i18n.language as Language }: LoadOptions = {},
): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const load = files[`../locales/${language}/${fileName(namespace)}.json`];
      if (!load) throw new Error(`No texts ${namespace} in ${language}`);
      i18n.addResourceBundle(language, namespace, await load());
    }),
  );
}

/**
 * Switches the whole site without a reload. Fetches every text in use first, so that no screen shows a mixture.
 * @throws Error when a file does not come; the site then stays in its language
 */
export async function switchLanguage(language: Language): Promise<void> {
  const i18n = getI18n();
  rememberLanguage(language);
  const inUse = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}) as Namespace[];
  await loadTexts(inUse, { i18n, language });
  await i18n.changeLanguage(language);
  applyLanguage(language);
}
