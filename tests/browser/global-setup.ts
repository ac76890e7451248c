import { startStack } from '../support/stack.ts';

/** One stack for all browser tests, with the built site and the sample programs. Its address reaches them by `SITE_URL`. */
export default async function globalSetup() {
  const stack = await startStack({ seed: true, site: true });
  process.env.SITE_URL = stack.url;
  process.env.STACK_DATA_DIR = stack.dataDir;
  process.env.STAFF_EMAIL = stack.adminEmail;
  process.env.STAFF_PASSWORD = stack.adminPassword;
  return () => stack.stop();
}
