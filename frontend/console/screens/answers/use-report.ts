import useSWR from 'swr';
import type { Period } from '../../features/enquiries/period.ts';
import { isSessionMissing, staffApi } from '../../features/session/staff-api.ts';

/** The first answers of a period. While another period loads, the one before stays. */
export function useReport({ from, to }: Period) {
  const { data, error, mutate } = useSWR(
    ['answers', from, to] as const,
    ([, from, to]) => staffApi('GET /desk/answers', { query: { from, to } }),
    { keepPreviousData: true },
  );
  return {
    report: data,
    // Without a session, the sign-in dialog explains the problem.
    error: isSessionMissing(error) ? undefined : error,
    isStale: data !== undefined && (data.from !== from || data.to !== to),
    retry: () => void mutate(),
  };
}
