import { staffApi } from './staff-api.ts';

/** Requests a link to set a new password. The reply is the same whether or not the account exists. */
export const requestPasswordReset = (email: string) => staffApi('POST /password-resets', { body: { email } });

/** Sets a new password with a mailed link. Fails with `reset_link_invalid` if the link is used, expired or wrong. */
export const completePasswordReset = (token: string, password: string) =>
  staffApi('PUT /password-resets', { body: { token, password } });
