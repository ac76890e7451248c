import { useCallback } from 'react';
import useSWR from 'swr';
import type { Member } from '#contracts/api/team';
import { staffApi } from '../session/staff-api.ts';

export type Team = ReturnType<typeof useTeam>;

/** Everybody in the team, sorted by name. */
export function useTeam() {
  const { data, error, mutate } = useSWR('team', () => staffApi('GET /team'));
  return {
    members: data,
    error,
    refresh: useCallback(() => void mutate(), [mutate]),
    /** Replaces a member in the list with the newer state. */
    put: useCallback(
      (member: Member) =>
        void mutate((members) => members?.map((old) => (old.id === member.id ? member : old)), { revalidate: false }),
      [mutate],
    ),
  };
}
