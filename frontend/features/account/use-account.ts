import useSWR, { useSWRConfig } from 'swr';
import { staffApi } from '../session/staff-api.ts';
import { sessionKey } from '../session/use-session.ts';

const accountKey = 'account';

/** The user's own account with the state of its two-step sign-in. */
export const useAccount = () => useSWR(accountKey, () => staffApi('GET /account'));

/** Revalidates what two-step sign-in changes: the account, and the session's permissions. */
export function useTwoStepChanged() {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.all([mutate(accountKey), mutate(sessionKey)]);
  };
}
