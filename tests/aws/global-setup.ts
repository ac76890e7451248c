import type { TestProject } from 'vitest/node';
import { findMissingAbilities } from '../localstack/missing-abilities.ts';

/** Passes the deployment that `npm run test:aws` has chosen, and the account that it has created, to the tests. */
export default async function setup(project: TestProject) {
  const {
    TRIAL_URL: url,
    TRIAL_OUTPUTS = '{}',
    TRIAL_EMAIL = '',
    TRIAL_PASSWORD = '',
    TRIAL_JOURNAL = '',
  } = process.env;
  if (!url) throw new Error('These tests are run by npm run test:aws.');
  const { AWS_ENDPOINT_URL: endpoint } = process.env;
  const outputs: Record<string, string> = JSON.parse(TRIAL_OUTPUTS);
  const environment: Record<string, string> = endpoint ? { AWS_ENDPOINT_URL: endpoint } : {};
  const place = { url, outputs, environment };
  const missing = {
    ...(endpoint && (await findMissingAbilities({ ...place, endpoint: { url: endpoint }, noMail: undefined }))),
    mail: 'Nobody can read the mails that a deployment has sent.',
    replyTo: 'Nobody can read the mails that a deployment has sent.',
    callerAddresses: 'The CDN takes the address of each caller from the connection: all tests have one.',
    speed: 'The calls cross the internet.',
  };
  project.provide('stack', {
    url,
    outboxUrl: `${url}/_outbox`,
    dataDir: '',
    adminEmail: TRIAL_EMAIL,
    adminPassword: TRIAL_PASSWORD,
    emulator: { environment, outputs, missing, journal: TRIAL_JOURNAL },
  });
}
