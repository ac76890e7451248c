import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

/** A LocalStack-compatible emulator of AWS. */
export interface Endpoint {
  /** The name for people: `MiniStack 1.5.33`. */
  name: string;
  kind: EmulatorKind;
  /** `http://127.0.0.1:4566`. An IP address, since the SDK would put the bucket's name in front of a host name. */
  url: string;
  /** Stops the emulator if this process started it. */
  stop(): Promise<void>;
}

export type EmulatorKind = 'MiniStack' | 'LocalStack';

/** Settings of SDK clients, for the default account of emulators. */
export const clientSettings = (url: string) => ({
  endpoint: url,
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});

const startTimeout = 60_000;

/** LocalStack's health path, which compatible emulators support. */
export const healthPath = '/_localstack/health';

const Health = z.object({
  version: z.string(),
  /** Services by name: `available` until the first call, then `running`. */
  services: z.record(z.string(), z.string()),
  /** Present on MiniStack only. */
  ready_scripts: z.optional(z.unknown()),
});
export type Health = z.infer<typeof Health>;

/** @throws Error if it is not healthy within a minute, or at once if `hasEnded` returns true */
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

/** Returns undefined while nothing healthy answers. */
async function readHealth(url: string): Promise<Health | undefined> {
  try {
    const response = await fetch(`${url}${healthPath}`, { signal: AbortSignal.timeout(5000) });
    return response.ok ? Health.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}

/** Tells LocalStack from MiniStack by the health reply. */
export function identify({ ready_scripts, version }: Health): Pick<Endpoint, 'kind' | 'name'> {
  const kind = ready_scripts === undefined ? 'LocalStack' : 'MiniStack';
  return { kind, name: `${kind} ${version}` };
}
