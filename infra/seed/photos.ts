import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SamplePhoto } from './programs/sample-program.ts';

/** Milliseconds without a photo after which the process that renders them ends. */
const idleTime = 3000;

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Renders one sample photo, in a process that ends after the last one: drawing takes memory that a process keeps. One at
 * a time.
 * @throws Error if the photo cannot be drawn
 */
export async function renderPhoto(photo: SamplePhoto): Promise<Buffer> {
  clearTimeout(idle);
  running ??= start();
  const child = running;
  child.channel?.ref();
  child.send(photo);
  const ended = new AbortController();
  const [answer] = await Promise.race([
    once(child, 'message', ended),
    once(child, 'exit', ended).then(([code]) => Promise.reject(new Error(`The renderer ended with ${code}.`))),
  ]).finally(() => {
    ended.abort();
    child.channel?.unref();
  });
  idle = setTimeout(() => {
    // Forgotten first: a photo that comes while it ends needs another one.
    running = undefined;
    child.kill();
  }, idleTime).unref();
  if (answer.error) throw new Error(answer.error);
  return Buffer.from(answer.bytes);
}

function start(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./photo-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
  });
  child.unref();
  child.once('exit', () => {
    if (running === child) running = undefined;
  });
  return child;
}
