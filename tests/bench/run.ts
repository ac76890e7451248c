import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { deployedSources } from '../../infra/bundle/functions/entries.ts';
import { handlerSources } from '../../infra/bundle/functions/handler-sources.ts';
import { bundle } from '../../infra/bundle/functions/index.ts';
import { benchCosts } from './costs.ts';
import { benchCurrentList } from './current-list.ts';
import { benchDeploy } from './deploy.ts';
import { benchEnquiryList } from './enquiry-list.ts';
import { benchEvents } from './events.ts';
import { benchFilters } from './filters.ts';
import { functionsFolder } from './functions.ts';
import { benchGroupedImports } from './grouped-imports.ts';
import { benchHandlers } from './handlers.ts';
import { benchImports } from './imports.ts';
import { benchMemory } from './memory.ts';
import { benchOnDemand } from './on-demand.ts';
import { benchOpenConsole } from './open-console.ts';
import { benchPhotos } from './photos.ts';
import { benchPublish } from './publish.ts';
import { benchReads } from './reads.ts';
import { benchReleases } from './releases.ts';
import { benchStart } from './start.ts';

const benches = {
  imports: benchImports,
  'grouped-imports': benchGroupedImports,
  handlers: benchHandlers,
  list: benchEnquiryList,
  events: benchEvents,
  memory: benchMemory,
  'open-console': benchOpenConsole,
  photos: benchPhotos,
  publish: benchPublish,
  'on-demand': benchOnDemand,
  filters: benchFilters,
  reads: benchReads,
  'current-list': benchCurrentList,
  costs: benchCosts,
  deploy: benchDeploy,
  releases: benchReleases,
  start: benchStart,
  // Lighthouse takes a second to load.
  pages: async () => (await import('./pages.ts')).benchPages(),
};
type Name = keyof typeof benches;

/**
 * `npm run bench` runs all benches, `npm run bench -- imports list` some. Each has a process of its own, since the data
 * modules keep their first database.
 */
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
if (chosen.length === 1) {
  // Each handler alone too, for benches of one operation.
  await rm(functionsFolder, { recursive: true, force: true });
  await bundle({ ...handlerSources(), ...deployedSources() }, functionsFolder);
  await benches[chosen[0] as Name]();
} else {
  for (const name of chosen.length ? chosen : Object.keys(benches)) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, name], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
