import { embeddedFunctionsFolder, ensureBuilt, siteFolder, type TargetName } from '../bundle/ensure-built.ts';
import { loadRenderer } from '../bundle/website/folders.ts';
import { createPrivateFiles } from '../common/files.ts';
import { readOptions } from '../common/options.ts';
import { readSettings } from '../common/settings.ts';
import { exitWith } from '../common/start-error.ts';
import { seedSamples } from '../seed/index.ts';
import { ensureStaff, forgetChangedPassword, shownPassword, wasApplied } from '../seed/staff.ts';
import { checkBeforeBuild, startServer } from './index.ts';

/**
 * Builds, starts and seeds the system, prints its addresses, and stops it on Ctrl-C.
 * @param stale what must be built
 */
export async function main(stale: readonly TargetName[]): Promise<void> {
  try {
    const options = readOptions('npm start --', {
      'no-build': { type: 'boolean', default: false, about: 'starts what was built before' },
    });
    const settings = readSettings();
    await checkBeforeBuild(settings);
    const say = (text: string) => console.log(text);
    if (!options['no-build']) {
      await ensureBuilt(stale, (name: TargetName) => say(`Building the ${name} ...`));
    }
    createPrivateFiles();
    // Hashing takes a third of a second on another thread, while the system opens.
    const applied = wasApplied(settings);
    // `ensureStaff` reports a failure.
    applied.catch(() => undefined);
    const renderer = await loadRenderer();
    const server = await startServer({
      ...settings,
      functionsFolder: embeddedFunctionsFolder,
      siteFolder,
      renderer,
      onStaffChange: (environment) => forgetChangedPassword(settings.dataDir, environment),
    });
    const stopping = new AbortController();
    stopOnSignal(() => {
      stopping.abort();
      return server.close();
    });

    const staff = await ensureStaff(settings, server.environment, applied);
    const { url, internalUrl } = server;
    const { dataDir } = settings;
    const seeding =
      settings.seed !== 'none' &&
      (await seedSamples({
        ...{ url: internalUrl, siteOrigin: url, dataDir, staff, say, signal: stopping.signal },
        umrahLicence: settings.umrahLicence,
        coversOnly: settings.seed === 'covers',
      }));
    // Counted from the start of the process.
    const seconds = (performance.now() / 1000).toFixed(1);
    say(`
  Rihla is ready (${seconds} s)

  Site      ${server.url}
  Staff     ${server.url}/admin (begins with what is left to set up)
            ${staff.email}
            ${shownPassword(staff, settings)}
  Mail      ${server.outboxUrl}
  Data      ${settings.dataDir}

  Ctrl-C stops it.
`);
    // A parent process waits for the message and for all samples.
    if (seeding) await seeding.complete;
    process.send?.({ ready: server.url, internal: internalUrl, outbox: server.outboxUrl });
  } catch (error) {
    exitWith(error);
  }
}

function stopOnSignal(close: () => Promise<void>): void {
  let stoppedAt: number | undefined;
  const stop = async () => {
    // npm repeats the terminal's Ctrl-C, so only a later one ends the process at once. The database survives that.
    if (stoppedAt !== undefined && Date.now() - stoppedAt < 1000) return;
    if (stoppedAt !== undefined) process.exit(130);
    stoppedAt = Date.now();
    await close().catch(exitWith);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal as NodeJS.Signals, stop);
}
