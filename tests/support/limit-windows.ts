import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { clockDelay, moveClock, untilNextWindow } from './shifted-clock.ts';

/** In milliseconds: longer than a test's attempts take on a busy machine. */
const needed = 30_000;

/**
 * Enters the next window if this one is about to end, since limits count the attempts before and after its end apart: moves
 * the clock of the system that the tests have started; waits where it runs elsewhere.
 */
export async function enterWindow(): Promise<void> {
  const left = untilNextWindow();
  if (left > needed) return;
  const { clock } = inject('stack');
  if (clock) moveClock(clock, left);
  await wait(clock ? clockDelay : left);
}
