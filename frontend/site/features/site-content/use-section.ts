import { useLocation } from 'react-router';
import useSWR from 'swr';
import type { SectionName } from '#contracts/api/section-names';
import { type InLanguage, inLanguage } from '#contracts/website/in-language';
import { sectionKey } from '#contracts/website/published-data';
import { type SiteContent, showsSection } from '#contracts/website/section-pages';
import { readPublished } from '#shared/lib/published.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/**
 * What the agency says in a section of the site, in the reader's language; undefined while it is read, and on pages that do
 * not show the section. A page has that of its making, and is made again when it changes.
 */
export function useSection<Name extends SectionName>(name: Name): InLanguage<SiteContent[Name]> | undefined {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const key = showsSection(name, pathname) ? sectionKey(name, language) : null;
  const read = async (address: string) => inLanguage(await readPublished<SiteContent[Name]>(address), language);
  // While the other language is read, the page keeps its length.
  return useSWR(key, read, { revalidateIfStale: false, keepPreviousData: true }).data;
}
