import useSWRImmutable from 'swr/immutable';
import { api } from '#shared/lib/api.ts';

/**
 * Fetches the person whom a mailed link invites. Fails with `invitation_invalid` if the link is used, expired or wrong.
 */
export const useInvitation = (token: string) =>
  useSWRImmutable(['invitation', token], () => api('POST /invitations', { body: { token } }));
