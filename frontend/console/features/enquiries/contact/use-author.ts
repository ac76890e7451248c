import { useSession } from '../../session/use-session.ts';

/** The signed-in member of staff, as the author of a change that the server has not confirmed yet. */
export function useAuthor() {
  const { data } = useSession();
  return { email: data?.staff.email ?? '', name: data?.staff.name ?? '' };
}
