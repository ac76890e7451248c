import { readOptions } from '../infra/common/options.ts';
import { readSettings } from '../infra/common/settings.ts';
import { exitWith } from '../infra/common/start-error.ts';
import { openEmulator } from '../infra/emulator/index.ts';
import { makePassword } from '../infra/seed/staff.ts';

/**
 * `npm run localstack`: deploys the unchanged CDK app to a LocalStack-compatible endpoint, adds the samples and serves
 * the site in front of it. Uses and empties the endpoint in AWS_ENDPOINT_URL, or starts one.
 */
try {
  readOptions('npm run localstack --', {});
  const { port, adminEmail, adminPassword } = readSettings();
  const staff = { email: adminEmail, password: adminPassword ?? makePassword() };
  const emulator = await openEmulator({ port, staff, seed: true, site: true, say: console.log });
  console.log(`
  Rihla is deployed to ${emulator.endpoint.name}

  Site      ${emulator.url}
  Staff     ${emulator.url}/admin
            ${staff.email}
            ${staff.password}
  Mail      ${emulator.outboxUrl}
  Endpoint  ${emulator.endpoint.url}

  Ctrl-C stops it.
`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await emulator.stop().catch(exitWith);
      process.exit(0);
    });
  }
} catch (error) {
  exitWith(error);
}
