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
  const programs = currentPrograms(server, countChanges(database, 'Programs'));
  const livePages = renderer && createLivePages({ renderer, programs, readProgram: programReader(server), ...pages });
  const bootScript = await loadBootScript();
  return createSite({ folder: siteFolder, ...pages, bootScript, connect: [storage], photos, livePages });
}

/** Returns the number of a table's changes. After a restart of the database, any may have gone unnoticed. */
export function countChanges({ onChange }: Pick<Database, 'onChange'>, table: TableName): () => number {
  let changes = 0;
  onChange((changed = table) => {
    if (changed === table) changes += 1;
  });
  return () => changes;
}
