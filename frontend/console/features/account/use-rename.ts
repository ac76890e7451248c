import { useSWRConfig } from 'swr';
import type { Session } from '#contracts/api/session';
import { staffApi } from '../session/staff-api.ts';
import { sessionKey } from '../session/use-session.ts';

/** Changes the user's own name wherever it is shown. */
export function useRename() {
  const { mutate } = useSWRConfig();
  return async (name: string): Promise<void> => {
    const saved = await staffApi('PATCH /account', { body: { name } });
    const renamed = (session?: Session | null) => session && { ...session, staff: { ...session.staff, ...saved } };
    await mutate<Session | null>(sessionKey, renamed, { revalidate: false });
  };
}
