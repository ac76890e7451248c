import useSWR from 'swr';
import { staffApi } from '../session/staff-api.ts';

export const sessionsKey = 'account/sessions';

/** The user's own sessions, and functions that end them. */
export function useOwnSessions() {
  const { data: sessions, error, mutate } = useSWR(sessionsKey, () => staffApi('GET /account/sessions'));
  return {
    sessions,
    error,
    reload: () => mutate(),
    end: async (id: string) => {
      await staffApi('DELETE /account/sessions/{id}', { params: { id } });
      await mutate();
    },
    endOthers: async () => {
      await staffApi('DELETE /account/sessions');
      await mutate();
    },
  };
}
