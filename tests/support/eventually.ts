import { setTimeout as wait } from 'node:timers/promises';

/** Repeats an assertion until it holds; after fifteen seconds it fails as it last did. */
export async function eventually(assertion: () => unknown | Promise<unknown>): Promise<void> {
  const giveUp = Date.now() + 15_000;
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
