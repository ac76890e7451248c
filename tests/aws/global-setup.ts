import type { TestProject } from 'vitest/node';
import { findMissingAbilities } from '../localstack/missing-abilities.ts';

/** Passes the deployment that `npm run test:aws` has chosen, and the account that it has created, to the tests. */
export default async function setup(project: TestProject) {
  const {
    DEPLOYED_URL: url,
    DEPLOYED_OUTPUTS = '{}',
    DEPLOYED_EMAIL = '',
    DEPLOYED_PASSWORD = '',
    DEPLOYED_JOURNAL = '',
  } = process.env;
  if (!url) throw new Error('These tests are run by npm run test:aws.');
  const { AWS_ENDPOINT_URL: endpoint } = process.env;
  const outputs: Record<string, string> = JSON.parse(DEPLOYED_OUTPUTS);
  const environment: Record<string, string> = endpoint ? { AWS_ENDPOINT_URL: endpoint } : {};
  const place = { url, outputs, environment };
  const missing = {
    ...(endpoint && (await findMissingAbilities({ ...place, endpoint: { url: endpoint }, noMail: undefined }))),
    mail: 'Nobody can read the mails that a deployment has sent.',
    replyTo: 'Nobody can read the mails that a deployment has sent.',
    callerAddresses: 'The CDN takes the address of each caller from the connection: all tests have one.',
  };
  project.provide('stack', {
    url,
    outboxUrl: `${url}/_outbox`,
    dataDir: '',
    adminEmail: DEPLOYED_EMAIL,
    adminPassword: DEPLOYED_PASSWORD,
    emulator: { environment, outputs, missing, journal: DEPLOYED_JOURNAL },
  });
}
