import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { nameCallers, runAs } from '../permissions/caller.ts';

/**
 * The functions' thread or process, isolated from its callers as on Lambda: it has its own environment and output, and a
 * crash ends only this one.
 */
export interface Invocation {
  call: number;
  /** Path of the built handler. */
  file: string;
  name: string;
  event: unknown;
  /** Milliseconds before the handler times out. */
  timeout: number;
  requestId: string;
}

/** A call to run, or the number of one for which nobody waits any more. */
export type ThreadMessage = { invocation: Invocation } | { abandoned: number };

export type InvocationOutcome = { call: number; result: unknown } | { call: number; error: string };

/** The running calls. */
const running = new Map<number, AbortController>();

async function run({ call, file, name, event, timeout, requestId }: Invocation): Promise<InvocationOutcome> {
  const deadline = Date.now() + timeout;
  const left = new AbortController();
  running.set(call, left);
  const context = {
    awsRequestId: requestId,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${name}`,
    memoryLimitInMB: '1024',
    logGroupName: `/local/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    signal: left.signal,
  };
  try {
    const { handler } = await import(pathToFileURL(file).href);
    // Lambda returns results as JSON, which drops some values.
    const result = await runAs(name, () => handler(event, context));
    return { call, result: result === undefined ? null : JSON.parse(JSON.stringify(result)) };
  } catch (error) {
    console.error(error);
    return { call, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  } finally {
    running.delete(call);
  }
}

const reply = (outcome: InvocationOutcome) => (parentPort ? parentPort.postMessage(outcome) : process.send?.(outcome));

nameCallers();
(parentPort ?? process).on('message', async (message: ThreadMessage) => {
  if ('abandoned' in message) running.get(message.abandoned)?.abort();
  else reply(await run(message.invocation));
});
// Ends with the server, even if that was killed.
process.once('disconnect', () => process.exit());
