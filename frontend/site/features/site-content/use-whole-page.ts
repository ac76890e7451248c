import { use, useState } from 'react';
import { useSWRConfig } from 'swr';
import { sectionNames } from '#contracts/api/section-names';
import type { Language } from '#contracts/field-kit/language';
import { sectionKey } from '#contracts/website/published-data';
import { showsSection } from '#contracts/website/section-pages';
import { useIsServed } from '#shared/lib/use-hydrated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { readSection } from './use-section.ts';

/** By language: a component that waits is forgotten, so that it cannot keep what it waits for. */
const reading = new Map<Language, Promise<unknown>>();

/**
 * Holds a page that a reader comes to by a link until its sections are read, so that its heading and its anchors are there.
 * What cannot be read holds nothing, and neither does a switch of the language.
 */
export function useWholePage(path: string): void {
  const { cache, fallback, mutate } = useSWRConfig();
  const { language } = useLanguage();
  const isServed = useIsServed();
  const [languageOnArrival] = useState(isServed ? undefined : language);
  if (language !== languageOnArrival) return;
  const missing = sectionNames
    .filter((name) => name !== 'brand' && showsSection(name, path))
    .map((name) => sectionKey(name, language, path))
    .filter((key) => fallback[key] === undefined && cache.get(key)?.data === undefined);
  if (missing.length === 0) return;
  const read = (key: string) => mutate(key, readSection(key, language), { revalidate: false });
  const wait =
    reading.get(language) ??
    Promise.all(missing.map(read)).then(
      () => reading.delete(language),
      // Kept, so that a part that cannot be read is not waited for again.
      () => undefined,
    );
  reading.set(language, wait);
  use(wait);
}
