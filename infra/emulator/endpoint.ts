import { setTimeout as delay } from 'node:timers/promises';

/** A LocalStack-compatible emulator of AWS. */
export interface Endpoint {
  /** For people: `MiniStack`. */
  name: string;
  /** `http://127.0.0.1:4566`, by address: to a name the SDK would add the bucket's. */
  url: string;
  /** Stops what was started for it; an endpoint that was there already stays. */
  stop(): Promise<void>;
}

/** Of an SDK's client, in the account that emulators give to a key which names none. */
export const clientSettings = (url: string) => ({
  endpoint: url,
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});

const startTimeout = 60_000;

/** LocalStack's own, which compatible emulators answer too. */
const healthPath = '/_localstack/health';

/** @throws Error when it does not become healthy within a minute, or at once when `hasEnded` says so */
export async function untilHealthy(url: string, hasEnded: () => boolean = () => false): Promise<void> {
  const giveUp = Date.now() + startTimeout;
  while (!(await isHealthy(url))) {
    if (hasEnded()) throw new Error('it ended');
    if (Date.now() > giveUp) throw new Error(`nothing answers at ${url}${healthPath}`);
    await delay(100);
  }
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}${healthPath}`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Empties an emulator, so that a deployment meets nothing of an earlier one: updating a stack and deleting it are what
 * emulators do worst. One that cannot be emptied this way stays as it is.
 */
export async function reset(url: string): Promise<void> {
  for (const path of ['/_ministack/reset', '/_localstack/state/reset']) {
    const response = await fetch(url + path, { method: 'POST' });
    if (response.ok) return;
  }
}
