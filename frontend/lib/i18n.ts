import { defaultLanguage, type Language } from '#contracts/website/language';
import { applyLanguage, rememberLanguage } from './document-language.ts';
import type { Resources } from './i18next.d.ts';
import type { Texts } from './translate.ts';

/** A file of texts. */
export type Namespace = keyof Resources;

const files = import.meta.glob<Texts>('../locales/*/*.json', { import: 'default' });

const fileName = (namespace: string) => namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const loaded = new Map<string, Texts>();
const loading = new Map<string, Promise<Texts>>();
const listeners = new Set<() => void>();
let language = defaultLanguage;
let served = language;

/** The language of the texts. */
export const currentLanguage = (): Language => language;

/** The language that the page was served in: what is taken over later begins with it. */
export const servedLanguage = (): Language => served;

/** Tells when the language has changed. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A file's texts, if it has come. */
export const loadedTexts = (of: Language, namespace: Namespace) => loaded.get(`${of}/${namespace}`);

/** Fetches a file of texts when it is first needed. */
export function fetchTexts(of: Language, namespace: Namespace): Promise<Texts> {
  const name = `${of}/${namespace}`;
  const known = loading.get(name);
  if (known) return known;
  const load = files[`../locales/${of}/${fileName(namespace)}.json`];
  if (!load) throw new Error(`No texts ${namespace} in ${of}`);
  const texts = load();
  loading.set(name, texts);
  texts.then(
    (value) => loaded.set(name, value),
    // Asked again, it is fetched again.
    () => loading.delete(name),
  );
  return texts;
}

/** Texts by namespace, as a page brings them along. */
export type TextFiles = Partial<Record<Namespace, Texts>>;

/** Makes the texts that every screen needs ready in one language; those that are known are not fetched. */
export async function startI18n(first: Language, known: TextFiles = {}): Promise<void> {
  language = first;
  served = first;
  for (const [namespace, texts] of Object.entries(known)) {
    loaded.set(`${first}/${namespace}`, texts);
    loading.set(`${first}/${namespace}`, Promise.resolve(texts));
  }
  await loadTexts('common');
}

/** Loads a screen's texts, so that its code and its texts arrive together. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => fetchTexts(language, namespace)));
}

/**
 * Switches the whole site without a reload. Every text in use is fetched before, so no screen shows a mixture; the
 * page's direction follows in the same turn.
 */
export async function switchLanguage(next: Language): Promise<void> {
  rememberLanguage(next);
  const inUse = [...loaded.keys()].map((name) => name.split('/')[1] as Namespace);
  await Promise.all(inUse.map((namespace) => fetchTexts(next, namespace)));
  language = next;
  for (const listener of listeners) listener();
  applyLanguage(next);
}
