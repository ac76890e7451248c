import { createInstance, type i18n as I18n, type ResourceKey, type ResourceLanguage } from 'i18next';
import { getI18n, initReactI18next } from 'react-i18next';
import type { Brand } from '#contracts/api/site-brand-rules';
import type { Language } from '#contracts/field-kit/language';
import { brandVariables } from './brand-variables.ts';
import { applyLanguage, rememberLanguage } from './document-language.ts';
import { hydrated } from './hydrated.ts';
import type { Resources } from './i18next.d.ts';

/** The name of a file of texts. */
export type Namespace = keyof Resources;

/** Texts by namespace, as embedded in a page. */
export type TextFiles = Partial<Record<Namespace, ResourceKey>>;

const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' });

const fileName = (namespace: string) => namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Creates an i18next instance with the texts that every screen needs: one for the browser's page, or one for each
 * prerendered page.
 * @param brand whose names texts have as variables
 * @param known texts that are not fetched
 * @throws Error if a file does not load
 */
export async function createI18n(language: Language, brand: Brand, known: TextFiles = {}): Promise<I18n> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: { [language]: known as ResourceLanguage },
    // React escapes. Values are not interpolated again: a visitor's text may look like a placeholder.
    interpolation: {
      ...{ escapeValue: false, skipOnVariables: true },
      defaultVariables: brandVariables(brand, () => (i18n.language ?? language) as Language),
    },
    react: { nsMode: 'fallback' },
  });
  await loadTexts(['common'], { i18n });
  return i18n;
}

interface LoadOptions {
  i18n?: I18n;
  /** Default: the language in use. */
  language?: Language;
}

/**
 * Fetches missing texts. A screen's texts load together with its code, so that no component waits for them.
 * @throws Error if a file does not load; a repeated call fetches it again. i18next's own loading would show keys
 * instead
 */
export async function loadTexts(
  namespaces: readonly Namespace[],
  { i18n = getI18n(), language = i18n.language as Language }: LoadOptions = {},
): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const load = files[`../../locales/${language}/${fileName(namespace)}.json`];
      if (!load) throw new Error(`No texts ${namespace} in ${language}`);
      i18n.addResourceBundle(language, namespace, await load());
    }),
  );
}

/**
 * Switches the whole site without a reload. Fetches every text in use first, so that no screen mixes languages.
 * @throws Error if a file does not load; the site then keeps its language
 */
export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await showLanguage(language);
}

/** Shows this page in a language without storing it as the reader's choice. */
export async function showLanguage(language: Language): Promise<void> {
  const i18n = getI18n();
  const inUse = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}) as Namespace[];
  await Promise.all([loadTexts(inUse, { i18n, language }), hydrated]);
  await i18n.changeLanguage(language);
  applyLanguage(language);
}
