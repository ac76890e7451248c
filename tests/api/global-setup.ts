import type { TestProject } from 'vitest/node';
import type { Need } from '../support/needs.ts';
import { type Stack, startStack } from '../support/stack.ts';

/** The emulator or the account to which the application is deployed, if it is not the embedded one. */
export interface Emulator {
  /** Environment for commands that talk to the emulator: its URL, keys and the staff table. */
  environment: Record<string, string>;
  outputs: Record<string, string>;
  /** The missing abilities that tests need, with reasons. */
  missing: Partial<Record<Need, string>>;
  /** The file that lists what the tests create, if it must be removed: `npm run test:aws`. */
  journal?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** `dataDir` is empty for a deployed system. */
    stack: Pick<Stack, 'url' | 'dataDir' | 'clock' | 'outboxUrl' | 'adminEmail' | 'adminPassword'> & {
      emulator?: Emulator;
    };
  }
}

/**
 * Starts one system for all API tests. They share its data, so each test creates its own records and makes assertions
 * only about those.
 */
export default async function setup(project: TestProject) {
  const stack = await startStack({ startsAt: 'window' });
  const { url, outboxUrl, dataDir, clock, adminEmail, adminPassword } = stack;
  project.provide('stack', { url, outboxUrl, dataDir, adminEmail, adminPassword, ...(clock && { clock }) });
  return () => stack.stop();
}
