import useSWR from 'swr';
import type { ProgramListQuery } from '#contracts/website/program-list';
import { dataAddresses, type ProgramList } from '#contracts/website/published-data';
import { readPublished } from '../../lib/published.ts';

/** One page of the programs. The page before stays until the next one has come. */
export const usePrograms = (query: ProgramListQuery) =>
  useSWR(dataAddresses.list(query), readPublished<ProgramList>, { keepPreviousData: true });
