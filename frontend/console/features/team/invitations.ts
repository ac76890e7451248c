import { api } from '#shared/lib/api.ts';

export const acceptInvitation = (token: string, name: string, password: string) =>
  api('PUT /invitations', { body: { token, name, password } });
