import useSWR from 'swr';
import type { SiteLetters } from '#contracts/api/site-letters-rules';
import { dataAddresses } from '#contracts/website/published-data';
import { readPublished } from '#shared/lib/published.ts';

/** The published words around the facts of messages; undefined until they are read. */
export const useLetters = (): SiteLetters | undefined =>
  useSWR(dataAddresses.section('letters'), readPublished<SiteLetters>).data;
