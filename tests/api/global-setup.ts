import type { TestProject } from 'vitest/node';
import type { Need } from '../support/needs.ts';
import { type Stack, startStack } from '../support/stack.ts';

/** Where the application is deployed to, when it is not the embedded one. */
export interface Emulator {
  /** For commands that talk to the emulator itself: its address, keys and the staff table. */
  environment: Record<string, string>;
  outputs: Record<string, string>;
  /** What it lacks of what the tests need, each with the reason. */
  lacks: Partial<Record<Need, string>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: Pick<Stack, 'url' | 'dataDir' | 'adminEmail' | 'adminPassword'> & { emulator?: Emulator };
  }
}

/** One stack for all API tests: they share its data, so each test makes what it needs and asserts on that alone. */
export default async function setup(project: TestProject) {
  const stack = await startStack({ seed: false });
  const { url, dataDir, adminEmail, adminPassword } = stack;
  project.provide('stack', { url, dataDir, adminEmail, adminPassword });
  return () => stack.stop();
}
