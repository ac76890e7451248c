import { riyadhDay, startOfRiyadhDay } from '#contracts/field-kit/calendar';
import type { TableName } from '#contracts/platform/resources';
import { shownSettings } from '#contracts/website/shown-settings';
import { loadBootScript } from '../bundle/website/folders.ts';
import type { Handle } from '../common/http/listener.ts';
import { currentPrograms, currentSeasons, currentSections, programReader } from '../common/website/current-programs.ts';
import { createSite, type PhotoSource } from '../common/website/index.ts';
import { createLivePages } from '../common/website/live-pages.ts';
import { type Database, databaseClient } from './database/index.ts';
import type { Endpoints } from './environment.ts';
import type { ServerOptions } from './server-options.ts';

interface Sources {
  endpoints: Endpoints;
  database: Pick<Database, 'onChange' | 'endpoint' | 'credentials'>;
  photos: PhotoSource;
}

/** Serves the built site, and with a renderer its pages with the current programs. */
export async function createEmbeddedSite(
  { siteFolder, renderer, turnstileSiteKey, retentionMonths, octo, umrahLicence, riyalSign }: ServerOptions,
  { endpoints: { server, site, storage }, database, photos }: Sources,
): Promise<Handle> {
  const pages = {
    origin: site,
    siteKey: turnstileSiteKey,
    retentionMonths: Number(retentionMonths) || undefined,
    shown: shownSettings(umrahLicence, riyalSign),
  };
  const programs = currentPrograms(server, versionOfPrograms(database));
  const client = databaseClient(database);
  const seasons = currentSeasons(client, 'Settings', countChanges(database, 'Settings'));
  const sections = currentSections(client, 'SiteContent', countChanges(database, 'SiteContent'));
  const readProgram = programReader(server);
  const livePages =
    renderer &&
    createLivePages({
      ...{ renderer, programs, seasons, sections, readProgram, ...pages },
    });
  const bootScript = await loadBootScript();
  return createSite({ folder: siteFolder, ...pages, bootScript, connect: [storage], photos, octo, livePages });
}

const dayLength = 86_400_000;

/**
 * Returns a number that is another one after each change of what replies about programs show, and each day in Riyadh,
 * since departures pass.
 */
export function versionOfPrograms(database: Pick<Database, 'onChange'>): () => number {
  const changes = countChanges(database, 'Programs', 'Departures');
  const day = () => Math.round(startOfRiyadhDay(riyadhDay()).getTime() / dayLength);
  return () => day() * 1e9 + changes();
}

/** Returns the number of changes of some tables. After a restart of the database, any may have gone unnoticed. */
function countChanges({ onChange }: Pick<Database, 'onChange'>, ...tables: TableName[]): () => number {
  let changes = 0;
  onChange((changed) => {
    if (!changed || tables.includes(changed)) changes += 1;
  });
  return () => changes;
}
