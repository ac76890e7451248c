import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Credentials } from '#contracts/api/session';
import { announce } from './session-events.ts';
import { staffApi } from './staff-api.ts';
import { sessionKey } from './use-session.ts';

/** Signs in, in this tab and the browser's other tabs. Fails with `wrong_credentials` or `too_many_requests`. */
export function useSignIn() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (credentials: Credentials) => {
      const session = await staffApi('POST /session', { body: credentials });
      await mutate(sessionKey, session, { revalidate: false });
      announce('signed_in');
    },
    [mutate],
  );
}
