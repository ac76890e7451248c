import { Secret, TOTP } from 'otpauth';

const seconds = 30;

/** The code that an authenticator app shows now, or some steps of thirty seconds from now. */
export const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * seconds * 1000 });

/** Six digits that are the code of no step nearby. */
export function wrongCodeOf(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}
