import useSWR from 'swr';
import type { Term } from '#contracts/api/site-glossary-rules';
import { staffApi } from '../session/staff-api.ts';

const noTerms: readonly Term[] = [];

/** Each text field uses the terms: one call a minute is enough for all. In milliseconds. */
const dedupingInterval = 60_000;

/** The agency's terms; none until they are read, and if they cannot be: no form waits for them. */
export const useGlossary = (): readonly Term[] =>
  useSWR('glossary', () => staffApi('GET /settings/glossary'), { dedupingInterval, revalidateOnFocus: false }).data ??
  noTerms;
