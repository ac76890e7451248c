import useSWR, { type Key, useSWRConfig } from 'swr';
import { riyadhDay } from '#contracts/calendar';
import type { Program } from '#contracts/programs';
import { apiPage } from '../../lib/api.ts';
import { useToday } from '../../lib/today.tsx';
import { homeSelection } from './featured.ts';
import { similarPrograms } from './similar-programs.ts';

export const programsKey = 'GET /programs';
/** A selection's key in the cache. */
export const featuredKey = 'GET /programs, featured';
export const similarKey = (id: string) => ['GET /programs, similar', id] as const;
const pageSize = 100;

/** Every program, newest first: the filters and the count need them all, and a page holds a hundred. */
export async function listPrograms(): Promise<Program[]> {
  const programs: Program[] = [];
  let cursor: string | undefined;
  do {
    const page = await apiPage('GET /programs', { query: { limit: pageSize, cursor } });
    programs.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor);
  return programs;
}

/** The programs, shared by every screen that shows them. */
export const usePrograms = () => useSWR(programsKey, listPrograms);

/** A selection from the programs. It comes from the whole list, which is then known for the other screens too. */
function useSelection(key: Key, select: (programs: readonly Program[], today: string) => Program[]) {
  const today = useToday();
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, mutate } = useSWR(key, async () => {
    const programs = await listPrograms();
    await mutateAny(programsKey, programs, { revalidate: false });
    return select(programs, riyadhDay());
  });
  // Selected again: the page may bring along the selection of an earlier day.
  return { data: data && select(data, today), error, mutate };
}

/** The home page's programs. */
export const useFeaturedPrograms = () => useSelection(featuredKey, homeSelection);

/** Programs similar to one. */
export const useSimilarPrograms = (program: Program) =>
  useSelection(similarKey(program.id), (programs, today) => similarPrograms(program, programs, today));
