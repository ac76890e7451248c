import { useCallback } from 'react';
import useSWR from 'swr';
import type { Seasons } from '#contracts/api/seasons';
import { staffApi } from '../session/staff-api.ts';

export type SeasonList = ReturnType<typeof useSeasons>;

/** All seasons by their first day, with the version that a change names. */
export function useSeasons() {
  const { data, error, mutate } = useSWR('seasons', () => staffApi('GET /settings/seasons'));
  return {
    stored: data,
    error,
    refresh: useCallback(() => void mutate(), [mutate]),
    /** Shows the newer state. */
    put: useCallback((stored: Seasons) => void mutate(stored, { revalidate: false }), [mutate]),
  };
}
