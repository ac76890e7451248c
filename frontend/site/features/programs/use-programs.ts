import useSWR from 'swr';
import type { ProgramListQuery } from '#contracts/website/program-list';
import { dataAddresses, type ProgramList } from '#contracts/website/published-data';
import { readPublished } from '#shared/lib/published.ts';

/** Fetches one page of the programs. The previous page stays until the next has loaded. */
export const usePrograms = (query: ProgramListQuery) =>
  useSWR(dataAddresses.list(query), readPublished<ProgramList>, { keepPreviousData: true });
