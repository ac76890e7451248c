import type { TestProject } from 'vitest/node';
import type { Need } from '../support/needs.ts';
import { type Stack, startStack } from '../support/stack.ts';

/** The emulator or the account that the application is deployed to, if it is not the embedded one. */
export interface Emulator {
  /** Environment for commands that talk to the emulator: its URL, keys and the staff table. */
  environment: Record<string, string>;
  outputs: Record<string, string>;
  /** The missing abilities that tests need, each with the reason. */
  missing: Partial<Record<Need, string>>;
  /** The file that lists what the tests make, where that must be removed: `npm run test:aws`. */
  journal?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: Pick<Stack, 'url' | 'dataDir' | 'outboxUrl' | 'adminEmail' | 'adminPassword'> & { emulator?: Emulator };
  }
}

/** Starts one system for all API tests. They share its data, so each test creates its own and asserts on that alone. */
export default async function setup(project: TestProject) {
  const stack = await startStack({ seed: false });
  const { url, outboxUrl, dataDir, adminEmail, adminPassword } = stack;
  project.provide('stack', { url, outboxUrl, dataDir, adminEmail, adminPassword });
  return () => stack.stop();
}
