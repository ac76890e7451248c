import useSWR, { useSWRConfig } from 'swr';
import type { Account } from '#contracts/api/account';
import { staffApi } from '../session/staff-api.ts';
import { sessionKey } from '../session/use-session.ts';

const accountKey = 'account';

/** The user's own account with the state of its two-step sign-in. */
export const useAccount = () => useSWR(accountKey, () => staffApi('GET /account'));

/**
 * Shows at once what has changed in two-step sign-in, then revalidates what depends on it: the account, and the session's
 * permissions.
 */
export function useTwoStepChanged() {
  const { mutate } = useSWRConfig();
  return async (changed: Partial<Account['two_step']> = {}) => {
    const change = (account?: Account) => account && { ...account, two_step: { ...account.two_step, ...changed } };
    await mutate<Account>(accountKey, change, { revalidate: false });
    await Promise.all([mutate(accountKey), mutate(sessionKey)]);
  };
}
