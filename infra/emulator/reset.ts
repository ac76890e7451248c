import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Endpoint, healthPath, untilHealthy } from './endpoint.ts';

interface ResetOptions {
  say(text: string): void;
  /** Milliseconds to wait for a restart: LocalStack's supervisor kills processes after five seconds. */
  timeout?: number;
}

const Info = z.object({ session_id: z.string() });

/**
 * Empties an emulator, so that a deployment starts from an empty account: emulators update and delete stacks
 * unreliably. Reports if that is impossible.
 * @throws Error if MiniStack's reset fails, or LocalStack does not restart
 */
export async function reset({ kind, name, url }: Omit<Endpoint, 'stop'>, options: ResetOptions): Promise<void> {
  if (kind === 'MiniStack') {
    const { ok, status } = await post(`${url}/_ministack/reset`);
    if (!ok) throw new Error(`${name} at ${url} was not emptied: its reset answered ${status}.`);
    return;
  }
  const { services } = await untilHealthy(url);
  if (!Object.values(services).includes('running')) return;
  // Works only with a LocalStack account. LocalStack answers 200 to any unknown path.
  if ((await post(`${url}/_localstack/state/reset`)).ok) return;
  if (await restart(url, options.timeout ?? 15_000)) return;
  options.say(`${name} at ${url} was used before and is not emptied: it restarts only in its Docker image.`);
}

/**
 * Restarts LocalStack, which then loses its state. Returns false if no supervisor restarts it: then it keeps running.
 */
async function restart(url: string, timeout: number): Promise<boolean> {
  const before = await session(url);
  await post(`${url}${healthPath}`, { action: 'restart' });
  const giveUp = Date.now() + timeout;
  while ((await session(url)) === before) {
    if (Date.now() > giveUp) return false;
    await delay(100);
  }
  await untilHealthy(url);
  return (await session(url)) !== before;
}

/** Returns an id that changes with each start; undefined while nothing answers. */
async function session(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/_localstack/info`, { signal: AbortSignal.timeout(5000) });
    return Info.parse(await response.json()).session_id;
  } catch {
    return undefined;
  }
}

const post = (url: string, body?: unknown) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) });
