import { useEffect } from 'react';
import useSWR from 'swr';
import { onSessionEvent } from '../session/session-events.ts';
import { isSessionMissing, staffApi } from '../session/staff-api.ts';
import { onNews } from './enquiry-news.ts';
import type { TaskFilters } from './task-address.ts';

/** The open tasks. They are read again when a request changes. While another choice loads, the one before stays. */
export function useTasks({ mine, due }: TaskFilters) {
  const { data, error, isValidating, mutate } = useSWR(
    ['tasks', mine, due] as const,
    ([, mine, due]) => staffApi('GET /desk/tasks', { query: { ...(mine && { mine }), ...(due && { due }) } }),
    { keepPreviousData: true },
  );
  useEffect(() => onNews(({ kind }) => kind !== 'expected' && void mutate()), [mutate]);
  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);
  return {
    ...data,
    // Without a session, the sign-in dialog explains the problem.
    error: isSessionMissing(error) ? undefined : error,
    isRefreshing: isValidating,
    refresh: () => mutate(),
  };
}
