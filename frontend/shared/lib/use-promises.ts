import { useLocation } from 'react-router';
import useSWR from 'swr';
import type { Promises } from '#contracts/api/site-promises-rules';
import { sectionKey } from '#contracts/website/published-data';
import { readPublished } from './published.ts';
import { useLanguage } from './use-language.ts';

const none: Promises = { cancellation: [], refund_days: 0 };

/** What the agency pays back. Pages have it; the console, and pages on the way from it, promise nothing until it is read. */
export function usePromises(): Promises {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const key = sectionKey('promises', language, pathname);
  return useSWR(key, readPublished<Promises>, { revalidateIfStale: false, keepPreviousData: true }).data ?? none;
}
