import { Secret, TOTP } from 'otpauth';

const seconds = 30;

/** Returns the code that an authenticator app shows now, or some steps of thirty seconds later. */
export const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * seconds * 1000 });

/** Returns six digits that are not the code of any nearby step. */
export function wrongCodeOf(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}
