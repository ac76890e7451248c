import { riyadhDay, startOfRiyadhDay } from '#contracts/field-kit/calendar';
import type { TableName } from '#contracts/platform/resources';
import { shownSettings } from '#contracts/website/shown-settings';
import { programIdOf } from '../../functions/data/departure-items.ts';
import { loadBootScript } from '../bundle/website/folders.ts';
import type { Handle } from '../common/http/listener.ts';
import {
  type ChangedSince,
  currentPrograms,
  currentSeasons,
  currentSections,
  programReader,
} from '../common/website/current-programs.ts';
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
  const { versionOf, changedSince } = changesOfPrograms(database);
  const programs = currentPrograms(server, versionOf, { changedSince });
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

/** More changes than these are not named: to read all programs takes no longer. */
const mostNamed = 20;

/**
 * Follows the changes of what replies about programs show. The version is another number after each of them, and each
 * day in Riyadh, since departures pass.
 */
export function changesOfPrograms({ onChange }: Pick<Database, 'onChange'>) {
  let changes = 0;
  /** The programs of the last changes; undefined for any. */
  const last: (string | undefined)[] = [];
  onChange((change) => {
    if (change && change.table !== 'Programs' && change.table !== 'Departures') return;
    changes += 1;
    last.push(change && programIdOf({ sk: change.sortKey }));
    if (last.length > mostNamed) last.shift();
  });
  const day = () => Math.round(startOfRiyadhDay(riyadhDay()).getTime() / dayLength);
  const versionOf = () => day() * 1e9 + changes;
  const changedSince: ChangedSince = (version) => {
    const missed = versionOf() - version;
    const ids = missed > last.length ? [undefined] : last.slice(last.length - missed);
    return ids.every((id) => id !== undefined) ? [...new Set(ids)] : undefined;
  };
  return { versionOf, changedSince };
}

/** Returns the number of changes of some tables. After a restart of the database, any may have gone unnoticed. */
function countChanges({ onChange }: Pick<Database, 'onChange'>, ...tables: TableName[]): () => number {
  let changes = 0;
  onChange((change) => {
    if (!change || tables.includes(change.table)) changes += 1;
  });
  return () => changes;
}
