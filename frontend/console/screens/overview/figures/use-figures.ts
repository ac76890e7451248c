import useSWR from 'swr';
import type { Period } from '../../../features/enquiries/period.ts';
import { isSessionMissing, staffApi } from '../../../features/session/staff-api.ts';

/** The figures of a period. While another period loads, those of the one before stay. */
export function useFigures({ from, to }: Period) {
  const { data, error, mutate } = useSWR(
    ['figures', from, to] as const,
    ([, from, to]) => staffApi('GET /overview/figures', { query: { from, to } }),
    // The figures read each request of two periods: not at every change of the window.
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return {
    figures: data,
    // Without a session, the sign-in dialog explains the problem.
    error: isSessionMissing(error) ? undefined : error,
    isStale: data !== undefined && (data.from !== from || data.to !== to),
    retry: () => void mutate(),
  };
}
