import type { TestProject } from 'vitest/node';
import { type Stack, startStack } from '../support/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stack: Pick<Stack, 'url' | 'dataDir' | 'adminEmail' | 'adminPassword'>;
  }
}

/** One stack for all API tests: they share its data, so each test makes what it needs and asserts on that alone. */
export default async function setup(project: TestProject) {
  const stack = await startStack({ seed: false });
  const { url, dataDir, adminEmail, adminPassword } = stack;
  project.provide('stack', { url, dataDir, adminEmail, adminPassword });
  return () => stack.stop();
}
