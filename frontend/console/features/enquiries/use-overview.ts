import { useEffect } from 'react';
import useSWR from 'swr';
import type { Overview } from '#contracts/api/overview';
import { onSessionEvent } from '../session/session-events.ts';
import { isSessionMissing, staffApi } from '../session/staff-api.ts';
import { onNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';
import type { Period } from './period.ts';
import { useOnArrival } from './use-on-arrival.ts';

export type Counts = Overview['counts'];
export type DailyCounts = Overview['series'][number];

async function readOverview(query: Period): Promise<Overview> {
  const overview = await staffApi('GET /overview', { query });
  return { ...overview, recent: overview.recent.map((record) => toEnquiry(record)) };
}

/**
 * Counts, trends, days and newest enquiries of a period, refreshed when an enquiry arrives or changes. While another
 * period loads, the previous one stays.
 */
export function useOverview({ from, to }: Period) {
  const { data, error, isValidating, mutate } = useSWR(
    ['overview', from, to] as const,
    ([, from, to]) => readOverview({ from, to }),
    { keepPreviousData: true },
  );
  useOnArrival(() => void mutate());
  useEffect(() => onNews(({ kind }) => kind !== 'expected' && void mutate()), [mutate]);
  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);
  return {
    overview: data,
    // Without a session, the sign-in dialog explains the problem.
    error: isSessionMissing(error) ? undefined : error,
    isStale: data !== undefined && (data.from !== from || data.to !== to),
    isLoading: isValidating,
    retry: () => void mutate(),
  };
}
