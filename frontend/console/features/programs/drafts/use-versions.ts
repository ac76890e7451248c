import useSWR from 'swr';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { staffApi } from '../../session/staff-api.ts';
import { readVersion } from './draft-routes.ts';

/** The publications of a program, the newest first. */
export const useVersions = (id: string) =>
  useSWR(['versions of a program', id], () => staffApi('GET /programs/{id}/versions', { params: { id } }));

/** The contents of versions, which never change. */
export function useContents(id: string, versions: readonly number[]) {
  return useSWR(
    versions.length > 0 ? ['contents of versions', id, ...versions] : null,
    (): Promise<DraftContent[]> =>
      Promise.all(versions.map(async (version) => (await readVersion(id, version)).content)),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
}
