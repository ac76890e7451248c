import useSWR from 'swr';
import type { Term } from '#contracts/api/site-glossary-rules';
import { staffApi } from '../session/staff-api.ts';

const noTerms: readonly Term[] = [];

/** The agency's terms; none until they are read, and if they cannot be: no form waits for them. */
export const useGlossary = (): readonly Term[] =>
  useSWR('glossary', () => staffApi('GET /settings/glossary'), { revalidateOnFocus: false }).data ?? noTerms;
