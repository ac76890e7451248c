import { inject, type TestContext } from 'vitest';

/** Abilities of the system that some tests need. */
export type Need =
  | 'mail'
  /** Further staff accounts: by a mailed invitation, or written directly. */
  | 'colleagues'
  | 'replyTo'
  | 'callerAddresses'
  | 'signatures'
  | 'formData'
  | 'cdn'
  | 'gateway'
  | 'process'
  | 'speed';

/** The reason why the system lacks an ability, as a sentence; undefined if it has it. */
function lackOf(need: Need): string | undefined {
  // Undefined if the tests start their own system.
  const stack = inject('stack');
  const isProcess = stack ? stack.dataDir !== '' : !process.env.TEST_BASE_URL;
  if (need === 'process') return isProcess ? undefined : 'The system is not a process of this machine with its files.';
  return stack?.emulator?.missing[need];
}

export const has = (need: Need): boolean => lackOf(need) === undefined;

/** Skips a test, with the reason, if the system lacks the ability: `beforeEach(needs('mail'))`. */
export const needs = (need: Need) => (context: TestContext) => {
  const lack = lackOf(need);
  context.skip(lack !== undefined, lack);
};
