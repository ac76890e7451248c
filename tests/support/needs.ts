import { inject, type TestContext } from 'vitest';

/** Abilities of the system that some tests need. */
export type Need =
  | 'mail'
  /** Further accounts of staff: by a mailed invitation, or past it. */
  | 'colleagues'
  | 'replyTo'
  | 'callerAddresses'
  | 'signatures'
  | 'formData'
  | 'cdn'
  | 'gateway'
  | 'process'
  | 'speed';

/** The reason that the system lacks an ability, as a sentence; undefined if it has it. */
function lackOf(need: Need): string | undefined {
  // Absent where the tests start their own.
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
