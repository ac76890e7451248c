import * as z from 'zod/mini';
import { turnstile } from '#contracts/platform/resources';
import { turnstileOrigin } from '#contracts/website/turnstile';
import { logger } from '../logger.ts';
import { forgetSecret, turnstileSecret } from './turnstile-secret.ts';

/** In milliseconds, because visitors wait for it. */
const timeoutMs = 2000;

/** Cloudflare's own limit, in characters. */
const longestToken = 2048;

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.prefault(z.array(z.string()), []) });

/** Errors that do not concern the visitor: a wrong secret, or a failure at Cloudflare. */
const notTheVisitors = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'];

/**
 * Asks Cloudflare if a form's token is valid
 * (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 * @param attempt a UUID: a repeated question gets the same answer, although a token is valid once
 * @returns undefined if unknown: no secret is set, or no reply came in time
 */
export async function isTokenGood(token: string | null | undefined, attempt: string): Promise<boolean | undefined> {
  const secret = await turnstileSecret();
  if (!secret) return undefined;
  if (!token || token.length > longestToken) return false;
  try {
    const response = await fetch(process.env[turnstile.address] || `${turnstileOrigin}/turnstile/v0/siteverify`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret, response: token, idempotency_key: attempt }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { success, 'error-codes': codes } = Verdict.parse(await response.json());
    const fault = codes.find((code) => notTheVisitors.includes(code));
    if (fault === 'invalid-input-secret') forgetSecret();
    if (fault) throw new Error(`Turnstile answered ${fault}`);
    return success;
  } catch (error) {
    logger.warn('turnstile has not verified a token', { error: error as Error });
    return undefined;
  }
}
