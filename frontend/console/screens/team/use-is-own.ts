import type { Member } from '#contracts/api/team';
import { useSession } from '../../features/session/use-session.ts';

/** True for the signed-in user, who cannot change their own account. */
export function useIsOwn({ email }: Member): boolean {
  const { data: session } = useSession();
  return session?.staff.email === email;
}
