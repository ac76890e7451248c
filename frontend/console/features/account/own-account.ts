import { staffApi } from '../session/staff-api.ts';

/** Sets a new password. Fails with issues of the fields `current_password` and `password`. */
export const changePassword = (current_password: string, password: string) =>
  staffApi('PUT /account/password', { body: { current_password, password } });
