import { setTimeout as wait } from 'node:timers/promises';

/** In seconds. The windows of all limits, and days, start and end at multiples of it. */
const step = 5 * 60;
/** In seconds: longer than attempts take on a busy machine. */
const needed = 20;

/**
 * Waits for the next window if this one is about to end: limits count the attempts before and after its end apart.
 */
export async function enterWindow(): Promise<void> {
  const left = step - ((Date.now() / 1000) % step);
  if (left < needed) await wait(left * 1000 + 100);
}
