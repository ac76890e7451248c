import { request } from '@playwright/test';
import { startStack } from '../support/stack.ts';

/**
 * One stack for all browser tests, with the built site and the sample programs. Its address reaches them by `SITE_URL`,
 * and a staff session by `STAFF_STATE`: signing in is slow by design, and most tests of the console are not about it.
 */
export default async function globalSetup() {
  const stack = await startStack({ seed: true, site: true });
  process.env.SITE_URL = stack.url;
  process.env.STACK_DATA_DIR = stack.dataDir;
  process.env.STAFF_EMAIL = stack.adminEmail;
  process.env.STAFF_PASSWORD = stack.adminPassword;
  process.env.STAFF_STATE = JSON.stringify(await staffState(stack.url, stack.adminEmail, stack.adminPassword));
  return () => stack.stop();
}

/** The cookies of a browser in which staff have signed in. */
async function staffState(baseURL: string, email: string, password: string) {
  const caller = await request.newContext({ baseURL });
  const answer = await caller.post('/api/session', { data: { email, password }, headers: { 'X-Client': 'web' } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
  const state = await caller.storageState();
  await caller.dispose();
  return state;
}
