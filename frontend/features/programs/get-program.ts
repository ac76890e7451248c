import useSWR, { useSWRConfig } from 'swr';
import type { Program } from '#contracts/programs';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { programsKey } from './list-programs.ts';

/** A program's key in the cache. */
export const programKey = (id: string) => ['GET /programs/{id}', id] as const;

/** One program, or null if there is none of this id (a link to it may outlive it). */
async function findProgram(id: string): Promise<Program | null> {
  try {
    return await api('GET /programs/{id}', { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * One program: `data` is null if it does not exist. Without an id nothing is asked. A reader who comes from the list
 * sees what the list knew at once, and the newest a moment later.
 */
export function useProgram(id: string | undefined) {
  const { cache } = useSWRConfig();
  const list = cache.get(programsKey)?.data as Program[] | undefined;
  return useSWR(id ? programKey(id) : null, ([, programId]) => findProgram(programId), {
    fallbackData: list?.find((program) => program.id === id),
  });
}
