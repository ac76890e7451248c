import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { turnstile } from '#contracts/platform/resources';
import { logger } from '../logger.ts';

/** Milliseconds for which the secret is kept: another one works after that, without a deployment. */
const kept = 10 * 60_000;
/** The same after a failure. */
const rest = 60_000;
/** In milliseconds, because visitors wait for it. */
const timeoutMs = 2000;

let last: { secret: string | undefined; until: number } | undefined;

/**
 * Returns Turnstile's secret: from the environment of `npm start`, on AWS from Secrets Manager.
 * @returns undefined if the agency does not use Turnstile, or the secret cannot be read
 */
export async function turnstileSecret(): Promise<string | undefined> {
  const name = process.env[turnstile.secretName];
  if (!name) return process.env[turnstile.secret] || undefined;
  if (last && performance.now() < last.until) return last.secret;
  try {
    last = { secret: await read(name), until: performance.now() + kept };
  } catch (error) {
    logger.warn("turnstile's secret cannot be read", { error: error as Error });
    last = { secret: last?.secret, until: performance.now() + rest };
  }
  return last.secret;
}

/** Reads the secret again with the next call: Cloudflare has refused it, so it may have been replaced. */
export function forgetSecret(): void {
  last = undefined;
}

async function read(SecretId: string): Promise<string | undefined> {
  const client = new SecretsManagerClient({});
  const command = new GetSecretValueCommand({ SecretId });
  return (await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) })).SecretString;
}
