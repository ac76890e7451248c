import useSWR from 'swr';
import type { Program } from '#contracts/programs';
import { apiPage } from '../../lib/api.ts';

export const programsKey = 'GET /programs';
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
