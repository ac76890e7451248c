import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

/** A LocalStack-compatible emulator of AWS. */
export interface Endpoint {
  /** For people: `MiniStack 1.5.33`. */
  name: string;
  kind: EmulatorKind;
  /** `http://127.0.0.1:4566`, by address: to a name the SDK would add the bucket's. */
  url: string;
  /** Stops what was started for it; an endpoint that was there already stays. */
  stop(): Promise<void>;
}

export type EmulatorKind = 'MiniStack' | 'LocalStack';

/** Of an SDK's client, in the account that emulators give to a key which names none. */
export const clientSettings = (url: string) => ({
  endpoint: url,
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});

const startTimeout = 60_000;

/** LocalStack's own, which compatible emulators answer too. */
export const healthPath = '/_localstack/health';

const Health = z.object({
  version: z.string(),
  /** State of each service by its name: `available` until its first call, then `running`. */
  services: z.record(z.string(), z.string()),
  /** MiniStack alone has these. */
  ready_scripts: z.optional(z.unknown()),
});
export type Health = z.infer<typeof Health>;

/** @throws Error when it does not become healthy within a minute, or at once when `hasEnded` says so */
export async function untilHealthy(url: string, hasEnded: () => boolean = () => false): Promise<Health> {
  const giveUp = Date.now() + startTimeout;
  for (;;) {
    const health = await readHealth(url);
    if (health) return health;
    if (hasEnded()) throw new Error('it ended');
    if (Date.now() > giveUp) throw new Error(`nothing answers at ${url}${healthPath}`);
    await delay(100);
  }
}

/** Undefined as long as nothing healthy answers. */
async function readHealth(url: string): Promise<Health | undefined> {
  try {
    const response = await fetch(`${url}${healthPath}`, { signal: AbortSignal.timeout(5000) });
    return response.ok ? Health.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}

/** Which emulator answers, by its health. */
export function identify({ ready_scripts, version }: Health): Pick<Endpoint, 'kind' | 'name'> {
  const kind = ready_scripts === undefined ? 'LocalStack' : 'MiniStack';
  return { kind, name: `${kind} ${version}` };
}
