import { useEffect } from 'react';
import useSWR from 'swr';
import { onSessionEvent } from '../session/session-events.ts';
import { isSessionMissing, staffApi } from '../session/staff-api.ts';
import { onNews } from './enquiry-news.ts';
import { useOnArrival } from './use-on-arrival.ts';

/** Reads what needs doing now, and reads it again when a request arrives or changes. */
export function useUpcoming() {
  const { data, error, mutate } = useSWR('upcoming', () => staffApi('GET /overview/upcoming'));
  useOnArrival(() => void mutate());
  useEffect(() => onNews(({ kind }) => kind !== 'expected' && void mutate()), [mutate]);
  useEffect(() => onSessionEvent((event) => event === 'signed_in' && void mutate()), [mutate]);
  return {
    upcoming: data,
    // Without a session, the sign-in dialog explains the problem.
    error: isSessionMissing(error) ? undefined : error,
    retry: () => void mutate(),
  };
}
