import { inject, type TestContext } from 'vitest';

/** Abilities of the system that some tests need. */
export type Need =
  | 'mail'
  | 'replyTo'
  | 'callerAddresses'
  | 'signatures'
  | 'formData'
  | 'cdn'
  | 'gateway'
  | 'process'
  | 'speed';

/** Why the system lacks it, as a sentence; undefined where it does not. */
function lackOf(need: Need): string | undefined {
  const { dataDir, emulator } = inject('stack');
  if (need === 'process') return dataDir ? undefined : 'The system is not a process of this machine with its files.';
  return emulator?.lacks[need];
}

export const has = (need: Need): boolean => lackOf(need) === undefined;

/** Skips a test, with the reason, where the system lacks what it needs: `beforeEach(needs('mail'))`. */
export const needs = (need: Need) => (context: TestContext) => {
  const lack = lackOf(need);
  context.skip(lack !== undefined, lack);
};
