import { setTimeout as wait } from 'node:timers/promises';
import { InvokeCommand } from '@aws-sdk/client-lambda';
import { connectToRunning } from '../../infra/embedded/client.ts';
import type { InFlight } from './in-flight.ts';

/** The functions that a schedule calls, called by the soak at the times of its shifted clock. */

/** Sends a scheduled event to a function. */
export async function invokeScheduled(
  dataDir: string,
  FunctionName: string,
  { at, clock }: { at: number; clock: number },
) {
  const { lambda } = await connectToRunning(dataDir);
  lambda.config.systemClockOffset = clock;
  const event = { source: 'aws.events', 'detail-type': 'Scheduled Event', time: new Date(at).toISOString() };
  try {
    await lambda.send(new InvokeCommand({ FunctionName, Payload: Buffer.from(JSON.stringify(event)) }));
  } finally {
    lambda.destroy();
  }
}

interface Ticking {
  signal: AbortSignal;
  /** The system's clock. */
  now: () => number;
  inFlight: InFlight;
}

/** Sends the minute's tick each second, as long as somebody types. It fails while the process is dead or the store is. */
export async function tick(dataDir: string, { signal, now, inFlight }: Ticking): Promise<void> {
  const publishDue = () => invokeScheduled(dataDir, 'publishDue', { at: now(), clock: now() - Date.now() });
  while (!signal.aborted) {
    await wait(1000);
    await inFlight.during('ticking', publishDue).catch(() => undefined);
  }
}
