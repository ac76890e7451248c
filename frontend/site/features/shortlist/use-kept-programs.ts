import useSWR from 'swr';
import type { Program } from '#contracts/api/programs';
import { dataAddresses } from '#contracts/website/published-data';
import { findProgram } from '#shared/features/programs/use-program.ts';

/** Fetches programs in the order of their ids. Those that do not exist any more are left out. */
export function useKeptPrograms(ids: readonly string[]) {
  const key = ids.length > 0 ? ['kept-programs', ...ids] : null;
  const read = async () => {
    const programs = await Promise.all(ids.map((id) => findProgram(dataAddresses.program(id))));
    return programs.filter((program): program is Program => program !== null);
  };
  return useSWR(key, read, { keepPreviousData: true });
}
