import { useLocation } from 'react-router';
import useSWR from 'swr';
import type { SectionName } from '#contracts/api/section-names';
import { dataAddresses } from '#contracts/website/published-data';
import { type SiteContent, showsSection } from '#contracts/website/section-pages';
import { readPublished } from '#shared/lib/published.ts';

/**
 * What the agency says in a section of the site; undefined while it is read, and on pages that do not show the section. A
 * page has that of its making, and is made again when it changes.
 */
export function useSection<Name extends SectionName>(name: Name): SiteContent[Name] | undefined {
  const { pathname } = useLocation();
  const address = showsSection(name, pathname) ? dataAddresses.section(name) : null;
  return useSWR(address, readPublished<SiteContent[Name]>, { revalidateIfStale: false }).data;
}
