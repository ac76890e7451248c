import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ProxyOptions } from 'vite';
import type { PageRenderer } from '#contracts/website/renderer';
import { embeddedFunctionsFolder, ensureBuilt, siteFolder } from '../infra/bundle/ensure-built.ts';
import { buildEmbeddedFunctions } from '../infra/bundle/functions/index.ts';
import { createPrivateFiles } from '../infra/common/files.ts';
import { readOptions } from '../infra/common/options.ts';
import { readSettings } from '../infra/common/settings.ts';
import { exitWith } from '../infra/common/start-error.ts';
import { checkBeforeBuild, type RunningServer, startServer } from '../infra/embedded/index.ts';
import { seedSamples } from '../infra/seed/index.ts';
import { ensureStaff, forgetChangedPassword, shownPassword } from '../infra/seed/staff.ts';

/** `npm run dev`: Vite with hot reload in front of the embedded backend. Rebuilds the functions when they change. */
const root = join(import.meta.dirname, '..');
const proxied = ['/api', '/data', '/photos', '/_storage', '/_outbox'];

/** Vite serves the pages; the backend publishes the data that they read. */
const publishesDataOnly: PageRenderer = {
  build: 'dev',
  renderPage: () => Promise.reject(new Error('Vite serves the pages.')),
};

function rebuildOnChange(backend: RunningServer): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, 'functions'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      try {
        await buildEmbeddedFunctions();
        await backend.reloadFunctions();
        console.log('The functions were rebuilt.');
      } catch (error) {
        // The source may be incomplete; the next save tries again.
        console.error(`The functions could not be rebuilt: ${(error as Error).message}`);
      }
    }, 200);
  });
}

try {
  readOptions('npm run dev --', {});
  const settings = readSettings();
  await checkBeforeBuild(settings);
  await ensureBuilt(['functions']);
  createPrivateFiles();
  const backend = await startServer({
    ...settings,
    host: '127.0.0.1',
    port: 0,
    siteOrigin: undefined,
    pageOrigins: ['localhost', '127.0.0.1', settings.host].map((host) => `http://${host}:${settings.port}`),
    functionsFolder: embeddedFunctionsFolder,
    siteFolder,
    renderer: publishesDataOnly,
    onStaffChange: (environment) => forgetChangedPassword(settings.dataDir, environment),
  });
  const staff = await ensureStaff(settings, backend.environment);
  const { dataDir, seed, umrahLicence } = settings;
  if (seed !== 'none') {
    const coversOnly = seed === 'covers';
    await seedSamples({ url: backend.internalUrl, dataDir, staff, umrahLicence, coversOnly, say: console.log });
  }
  rebuildOnChange(backend);

  // Keeps the browser's Host, which the functions compare with Origin.
  const proxy: ProxyOptions = { target: backend.url, changeOrigin: false };
  const vite = await createServer({
    root: join(root, 'frontend'),
    configFile: join(root, 'vite.config.ts'),
    server: {
      host: settings.host,
      port: settings.port,
      strictPort: true,
      proxy: Object.fromEntries(proxied.map((path) => [path, proxy])),
    },
  });
  await vite.listen();
  vite.printUrls();
  const { pathname, search } = new URL(backend.outboxUrl);
  console.log(`  Staff: ${staff.email}, ${shownPassword(staff, settings)}\n  Mail:  ${pathname}${search}\n`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await vite.close();
      await backend.close();
      process.exit(0);
    });
  }
} catch (error) {
  exitWith(error);
}
