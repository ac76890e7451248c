import { inject, type TestContext } from 'vitest';

/** Abilities of the system that some tests need. */
export type Need =
  | 'mail'
  | 'promptEvents'
  | 'replyTo'
  | 'callerAddresses'
  | 'signatures'
  | 'formData'
  | 'cdn'
  | 'gateway'
  | 'process';

/** The reason why the system lacks an ability, as a sentence; undefined if it has it. */
function lackOf(need: Need): string | undefined {
  const { dataDir, emulator } = inject('stack');
  if (need === 'process') return dataDir ? undefined : 'The system is not a process of this machine with its files.';
  return emulator?.missing[need];
}

export const has = (need: Need): boolean => lackOf(need) === undefined;

/** Skips a test, with the reason, if the system lacks the ability: `beforeEach(needs('mail'))`. */
export const needs = (need: Need) => (context: TestContext) => {
  const lack = lackOf(need);
  context.skip(lack !== undefined, lack);
};
