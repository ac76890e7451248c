import { byDay } from '#contracts/api/season-rules';
import type { Season, Seasons } from '#contracts/api/seasons';
import { ProblemError } from '../errors.ts';
import { getItem } from './dynamo.ts';
import { schemaVersion, seasonsKey, toSeasons } from './season-items.ts';
import { replaceSetting } from './versioned-setting.ts';

export const readSeasons = async (): Promise<Seasons> => toSeasons(await getItem('Settings', seasonsKey));

/**
 * Replaces the seasons. Returns those before and after.
 * @param version refuses the change if the stored version is a different one
 * @throws ProblemError `version_conflict`
 */
export async function replaceSeasons(given: readonly Season[], version: number) {
  const before = await readSeasons();
  if (before.version !== version) throw new ProblemError('version_conflict');
  const after: Seasons = {
    seasons: given.toSorted(byDay),
    version: version + 1,
    updated_at: new Date().toISOString(),
  };
  await replaceSetting(seasonsKey, { schema: schemaVersion, ...after }, version);
  return { before: before.seasons, after };
}
