import { useMemo } from 'react';
import useSWR from 'swr';
import { staffApi } from '../../session/staff-api.ts';

const none: readonly { program_id: string }[] = [];

/** The ids of the programs with unpublished changes. */
export function useDrafts() {
  const { data = none, mutate } = useSWR('staff drafts', () => staffApi('GET /programs/drafts'), {
    revalidateOnFocus: true,
  });
  const ids = useMemo(() => new Set(data.map(({ program_id }) => program_id)), [data]);
  return { ids, refresh: () => void mutate() };
}
