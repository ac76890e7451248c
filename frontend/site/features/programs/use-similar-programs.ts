import useSWR from 'swr';
import { endedLast } from '#catalogue/phase';
import type { Program } from '#contracts/api/programs';
import { dataAddresses } from '#contracts/website/published-data';
import { readPublished } from '#shared/lib/published.ts';
import { useToday } from '#shared/lib/use-today.ts';

/** Fetches the programs that are similar to this one. */
export function useSimilarPrograms({ id }: Program) {
  const today = useToday();
  const { data, error } = useSWR(dataAddresses.similar(id), readPublished<Program[]>);
  // Sorted again, since the list may have been published on an earlier day.
  return { data: data && endedLast(data, today), error };
}
