import { request } from '@playwright/test';
import { staffMail } from '#contracts/platform/resources';
import { ensureBuilt } from '../../infra/bundle/ensure-built.ts';
import { type Stack, startStack } from '../support/stack.ts';

/**
 * Starts two stacks with the built site for all browser tests: the site's, with the sample programs, and the office's,
 * without any. The tests read their addresses from `SITE_URL` and `OFFICE_URL`, and a staff session of each from
 * `STAFF_STATE` and `OFFICE_STATE`: signing in is slow by design, and most console tests do not test it.
 */
export default async function globalSetup() {
  // Builds first what both serve.
  await ensureBuilt(['functions', 'site', 'server']);
  const [site, office] = await Promise.all([
    startStack({ seed: 'covers', site: true }),
    // Each enquiry gets a mail of its own.
    startStack({ site: true, environment: { [staffMail.singles]: '10000' } }),
  ]);
  Object.assign(process.env, {
    SITE_URL: site.url,
    STACK_DATA_DIR: site.dataDir,
    SITE_OUTBOX: site.outboxUrl,
    STAFF_EMAIL: site.adminEmail,
    STAFF_PASSWORD: site.adminPassword,
    STAFF_STATE: await staffState(site),
    OFFICE_URL: office.url,
    OFFICE_OUTBOX: office.outboxUrl,
    OFFICE_PASSWORD: office.adminPassword,
    OFFICE_STATE: await staffState(office),
  });
  return () => Promise.all([site.stop(), office.stop()]);
}

/** Returns the cookies of a browser in which staff have signed in. */
async function staffState({ url: baseURL, adminEmail: email, adminPassword: password }: Stack): Promise<string> {
  const caller = await request.newContext({ baseURL });
  const answer = await caller.post('/api/session', { data: { email, password }, headers: { 'X-Client': 'web' } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
  const state = await caller.storageState();
  await caller.dispose();
  return JSON.stringify(state);
}
