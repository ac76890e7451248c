import useSWR, { type Cache, useSWRConfig } from 'swr';
import type { Program } from '#contracts/api/programs';
import { dataAddresses, listDataPath, type ProgramList } from '#contracts/website/published-data';
import { ApiError } from '../../lib/api-error.ts';
import { readPublished } from '../../lib/published.ts';

/** Returns one program, or null if there is none with this id, for example after it was deleted. */
export async function findProgram(address: string): Promise<Program | null> {
  try {
    return await readPublished(address);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Fetches one program; `data` is null if it does not exist. Without an id it fetches nothing. A reader who comes from
 * the list sees the list's data until the newest arrives.
 */
export function useProgram(id: string | undefined) {
  const { cache } = useSWRConfig();
  return useSWR(id ? dataAddresses.program(id) : null, findProgram, {
    fallbackData: id ? inLists(cache, id) : undefined,
  });
}

/** Finds a program in the cached pages of the list. */
function inLists(cache: Cache, id: string): Program | undefined {
  for (const key of cache.keys()) {
    if (!key.startsWith(listDataPath)) continue;
    const list: ProgramList | undefined = cache.get(key)?.data;
    const program = list?.programs.find((one) => one.id === id);
    if (program) return program;
  }
  return undefined;
}
