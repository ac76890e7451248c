import useSWR from 'swr';
import type { SitePage } from '#contracts/api/site-page-rules';
import { inLanguage } from '#contracts/website/in-language';
import { ownPageKey } from '#contracts/website/published-data';
import { readPublished } from '#shared/lib/published.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/** Reads a page of the agency's own in the reader's language. The page itself has it from its making. */
export function useOwnPage(name: string) {
  const { language } = useLanguage();
  const { data: page, error } = useSWR(
    ownPageKey(name, language),
    async (address: string) => inLanguage(await readPublished<SitePage>(address), language),
    { revalidateIfStale: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  return { page, error };
}
