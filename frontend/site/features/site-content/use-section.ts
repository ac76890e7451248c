import { useLocation } from 'react-router';
import useSWR from 'swr';
import type { SectionName } from '#contracts/api/section-names';
import type { SiteContent } from '#contracts/api/shown-content';
import type { Language } from '#contracts/field-kit/language';
import { type InLanguage, inLanguage } from '#contracts/website/in-language';
import { sectionKey } from '#contracts/website/published-data';
import { showsSection } from '#contracts/website/section-pages';
import { readPublished } from '#shared/lib/published.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

type Shown<Name extends SectionName> = InLanguage<SiteContent[Name]>;

/** Reads a section at its key, in one language. */
export const readSection = async <Name extends SectionName>(key: string, language: Language): Promise<Shown<Name>> =>
  inLanguage(await readPublished<SiteContent[Name]>(key), language);

/**
 * Returns the agency's words in a section of the site, in the reader's language; undefined while they are read, and on
 * pages that do not show the section. A page has the words of its making, and is made again when they change.
 */
export function useSection<Name extends SectionName>(name: Name): Shown<Name> | undefined {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const key = showsSection(name, pathname) ? sectionKey(name, language, pathname) : null;
  return useSWR(key, (address: string) => readSection<Name>(address, language), {
    revalidateIfStale: false,
    // While the other language is read, the page keeps its length.
    keepPreviousData: true,
  }).data;
}
