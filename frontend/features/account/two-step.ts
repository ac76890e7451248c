import { staffApi } from '../session/staff-api.ts';

/** Makes a new secret for an authenticator app. */
export const beginTwoStep = () => staffApi('POST /account/two-step');

/** Turns two-step sign-in on; returns the recovery codes. Fails with an issue of the field `code`. */
export const confirmTwoStep = async (code: string): Promise<string[]> =>
  (await staffApi('PUT /account/two-step', { body: { code } })).recovery_codes;

/** Replaces the recovery codes; returns the new ones. Fails with an issue of the field `code`. */
export const renewRecoveryCodes = async (code: string): Promise<string[]> =>
  (await staffApi('POST /account/two-step/recovery-codes', { body: { code } })).recovery_codes;

/** Turns two-step sign-in off. Fails with an issue of the field `current_password`. */
export const turnOffTwoStep = (current_password: string) =>
  staffApi('POST /account/two-step/off', { body: { current_password } });

/** Requires two-step sign-in of all staff, or stops requiring it. Owners only. */
export const requireTwoStep = (required: boolean) => staffApi('PUT /settings/two-step', { body: { required } });
