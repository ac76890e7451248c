import { embeddedFunctionsFolder, siteFolder } from '../../infra/bundle/ensure-built.ts';
import { createPrivateFiles } from '../../infra/common/files.ts';
import { readSettings } from '../../infra/common/settings.ts';
import { startServer } from '../../infra/embedded/index.ts';
import { mailPath } from '../../infra/embedded/mail/index.ts';
import { ensureStaff, staffData } from '../../infra/seed/staff.ts';
import { readFaults } from './control.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { colleagues } from './process.ts';

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
await addColleagues();
process.send?.({ ready: server.url, internal: server.internalUrl, outbox: server.outboxUrl });

/** Adds the colleagues to the team, once. */
async function addColleagues(): Promise<void> {
  const { putAccount } = await staffData(server.environment);
  const { getTeam, putTeam } = await import('../../functions/data/team.ts');
  const { members, version } = await getTeam();
  const missing = colleagues.filter(({ email }) => !members[email]);
  if (missing.length === 0) return;
  await Promise.all(missing.map(putAccount));
  const more = { role: 'agent', status: 'active', language: 'en', sessions_from: new Date().toISOString() } as const;
  const added = Object.fromEntries(missing.map(({ email, name }) => [email, { ...more, name }]));
  await putTeam({ ...members, ...added }, version);
}
