import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

/** In milliseconds. An emulator starts a process for each function, and polls its streams. */
const usual = inject('stack')?.emulator ? 45_000 : 15_000;

/** Repeats an assertion until it holds; after the timeout, in milliseconds, it fails with the last error. */
export async function eventually(assertion: () => unknown | Promise<unknown>, timeout = usual): Promise<void> {
  const giveUp = Date.now() + timeout;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > giveUp) throw error;
      await wait(50);
    }
  }
}
