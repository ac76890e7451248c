import { riyadhDay, startOfRiyadhDay } from '#contracts/field-kit/calendar';
import type { TableName } from '#contracts/platform/resources';
import { loadBootScript } from '../bundle/website/folders.ts';
import type { Handle } from '../common/http/listener.ts';
import { currentPrograms, programReader } from '../common/website/current-programs.ts';
import { createSite, type PhotoSource } from '../common/website/index.ts';
import { createLivePages } from '../common/website/live-pages.ts';
import type { Database } from './database/index.ts';
import type { Endpoints } from './environment.ts';
import type { ServerOptions } from './server-options.ts';

interface Sources {
  endpoints: Endpoints;
  database: Pick<Database, 'onChange'>;
  photos: PhotoSource;
}

/** Serves the built site, and with a renderer its pages with the current programs. */
export async function createEmbeddedSite(
  { siteFolder, renderer, turnstileSiteKey, retentionMonths }: ServerOptions,
  { endpoints: { server, site, storage }, database, photos }: Sources,
): Promise<Handle> {
  const pages = { origin: site, siteKey: turnstileSiteKey, retentionMonths: Number(retentionMonths) || undefined };
  const programs = currentPrograms(server, versionOfPrograms(database));
  const livePages = renderer && createLivePages({ renderer, programs, readProgram: programReader(server), ...pages });
  const bootScript = await loadBootScript();
  return createSite({ folder: siteFolder, ...pages, bootScript, connect: [storage], photos, livePages });
}

const shownTables: ReadonlySet<TableName> = new Set(['Programs', 'Departures']);

const dayLength = 86_400_000;

/**
 * Returns a number that is another one after each change of what replies about programs show, and each day in Riyadh,
 * since departures pass. After a restart of the database, any change may have gone unnoticed.
 */
export function versionOfPrograms({ onChange }: Pick<Database, 'onChange'>): () => number {
  let changes = 0;
  onChange((changed) => {
    if (!changed || shownTables.has(changed)) changes += 1;
  });
  const day = () => Math.round(startOfRiyadhDay(riyadhDay()).getTime() / dayLength);
  return () => day() * 1e9 + changes;
}
