import { openLane } from '../infra/emulator/lane.ts';
import { makePassword } from '../infra/seed/staff.ts';
import { readSettings } from '../infra/shared/settings.ts';
import { exitWith } from '../infra/shared/start-error.ts';

/**
 * `npm run localstack`: deploys the CDK app, unchanged, to a LocalStack-compatible endpoint, adds the samples and serves
 * the site in front of it. The endpoint is that of AWS_ENDPOINT_URL, which is emptied first, else one it starts itself.
 */
try {
  const { port, adminEmail, adminPassword } = readSettings();
  const staff = { email: adminEmail, password: adminPassword ?? makePassword() };
  const lane = await openLane({ port, staff, seed: true, site: true, say: console.log });
  console.log(`
  Rihla is deployed to ${lane.endpoint.name}

  Site      ${lane.url}
  Staff     ${lane.url}/admin
            ${staff.email}
            ${staff.password}
  Mail      ${lane.url}/_outbox
  Endpoint  ${lane.endpoint.url}

  Ctrl-C stops it.
`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await lane.stop().catch(exitWith);
      process.exit(0);
    });
  }
} catch (error) {
  exitWith(error);
}
