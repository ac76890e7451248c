import * as z from 'zod/mini';
import { turnstile } from '#contracts/resources';
import { turnstileOrigin } from '#contracts/website/turnstile';
import { logger } from '../logger.ts';

/** Milliseconds: visitors wait for it. */
const patience = 2000;

/** Cloudflare's own limit, in characters. */
const longestToken = 2048;

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.prefault(z.array(z.string()), []) });

/** Errors that say nothing about the visitor: a wrong secret, or a fault at Cloudflare. */
const notTheVisitors = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'];

/**
 * Asks Cloudflare whether the token of a form is good (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 * @param attempt a UUID: the same question gets the same answer, though a token counts once
 * @returns undefined if nobody can tell: no secret is set, or there was no answer in time
 */
export async function isTokenGood(token: string | null | undefined, attempt: string): Promise<boolean | undefined> {
  const secret = process.env[turnstile.secret];
  if (!secret) return undefined;
  if (!token || token.length > longestToken) return false;
  try {
    const response = await fetch(process.env[turnstile.address] || `${turnstileOrigin}/turnstile/v0/siteverify`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret, response: token, idempotency_key: attempt }),
      signal: AbortSignal.timeout(patience),
    });
    const { success, 'error-codes': codes } = Verdict.parse(await response.json());
    const fault = codes.find((code) => notTheVisitors.includes(code));
    if (fault) throw new Error(`Turnstile answered ${fault}`);
    return success;
  } catch (error) {
    logger.warn('turnstile has not verified a token', { error: error as Error });
    return undefined;
  }
}
