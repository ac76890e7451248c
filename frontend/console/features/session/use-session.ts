import useSWR from 'swr';
import type { Session } from '#contracts/api/session';
import { isSessionMissing, staffApi } from './staff-api.ts';

export const sessionKey = 'session';

/** Fetches the signed-in member of staff: undefined while loading, null if nobody is signed in. */
export function useSession() {
  return useSWR<Session | null>(sessionKey, fetchSession);
}

async function fetchSession(): Promise<Session | null> {
  try {
    return await staffApi('GET /session');
  } catch (error) {
    if (isSessionMissing(error)) return null;
    throw error;
  }
}
