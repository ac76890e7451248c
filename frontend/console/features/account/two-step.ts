import { staffApi } from '../session/staff-api.ts';

/** A change of two-step sign-in needs these, so that nobody else can make it at a signed-in browser. */
export interface Proof {
  current_password: string;
  /** A code of the app, or a recovery code. */
  code: string;
}

/** Makes a new secret for an authenticator app, and recovery codes. They count once `confirmTwoStep` has a code. */
export const beginTwoStep = (current_password: string) =>
  staffApi('POST /account/two-step', { body: { current_password } });

/**
 * Turns two-step sign-in on with a code of the new secret, or replaces the recovery codes with one of the new ones. Fails
 * with an issue of the field `code`.
 */
export const confirmTwoStep = (code: string) => staffApi('PUT /account/two-step', { body: { code } });

/** Makes new recovery codes. They replace the former ones once `confirmTwoStep` has one of them. */
export const renewRecoveryCodes = async (proof: Proof): Promise<string[]> =>
  (await staffApi('POST /account/two-step/recovery-codes', { body: proof })).recovery_codes;

export const turnOffTwoStep = (proof: Proof) => staffApi('POST /account/two-step/off', { body: proof });

/** Requires two-step sign-in of all staff, or stops requiring it. Owners only. */
export const requireTwoStep = (required: boolean) => staffApi('PUT /settings/two-step', { body: { required } });
