import { useMemo } from 'react';
import useSWR from 'swr';
import type { ListedDraft } from '#contracts/api/program-drafts';
import { staffApi } from '../../session/staff-api.ts';

const none: readonly ListedDraft[] = [];

/** The drafts of programs with unpublished changes, by the programs' ids. */
export function useDrafts() {
  const { data = none, mutate } = useSWR('staff drafts', () => staffApi('GET /programs/drafts'), {
    revalidateOnFocus: true,
  });
  const drafts = useMemo(() => new Map(data.map((draft) => [draft.program_id, draft])), [data]);
  return { drafts, refresh: () => void mutate() };
}
