import useSWR from 'swr';
import type { Program } from '#contracts/programs';
import { dataAddresses } from '#contracts/website/published-data';
import { readPublished } from '../../lib/published.ts';
import { useToday } from '../../lib/today.tsx';
import { byEnd } from './phase.ts';

/** The home page's programs. */
export function useFeaturedPrograms() {
  const today = useToday();
  const { data, error, mutate } = useSWR(dataAddresses.featured, readPublished<Program[]>);
  // They may have been published on an earlier day.
  return { data: data?.toSorted((a, b) => byEnd(a, b, today)), error, mutate };
}
