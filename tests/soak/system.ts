import { embeddedFunctionsFolder, siteFolder } from '../../infra/bundle/ensure-built.ts';
import { createPrivateFiles } from '../../infra/common/files.ts';
import { readSettings } from '../../infra/common/settings.ts';
import { startServer } from '../../infra/embedded/index.ts';
import { mailPath } from '../../infra/embedded/mail/index.ts';
import { ensureStaff } from '../../infra/seed/staff.ts';
import { readFaults } from './control.ts';
import { startFaultProxy } from './fault-proxy.ts';

/** The embedded system as `npm start` runs it, with services that fail as the file `FAULTS` says. */
const faults = () => readFaults(process.env.FAULTS ?? '');
const [store, mail] = [await startFaultProxy('store', faults), await startFaultProxy('mail', faults)];
const settings = readSettings();
createPrivateFiles();
const server = await startServer({
  ...settings,
  // The writers repeat texts, like spam.
  spamThreshold: '9999',
  confirmationsPerConnection: '999',
  // Counted at the end.
  keptMails: 1_000_000,
  functionsFolder: embeddedFunctionsFolder,
  siteFolder,
  functionVariables: { AWS_ENDPOINT_URL_DYNAMODB: store.url, AWS_ENDPOINT_URL_SESV2: `${mail.url}${mailPath}` },
});
store.forwardTo(server.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');
mail.forwardTo(server.internalUrl);
await ensureStaff(settings, server.environment);
process.send?.({ ready: server.url, internal: server.internalUrl, outbox: server.outboxUrl });
