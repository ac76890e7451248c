import { randomUUID } from 'node:crypto';
import { byDay } from '#contracts/api/season-rules';
import type { Season, Seasons } from '#contracts/api/seasons';
import { ProblemError } from '../errors.ts';
import { getItem, onConditionFailed, putItem } from './dynamo.ts';
import { schemaVersion, seasonsKey, toSeasons } from './season-items.ts';

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
  // Distinguishes a retry of our own write by the SDK from someone else's write.
  const writeId = randomUUID();
  const write = putItem(
    'Settings',
    { ...seasonsKey, schema: schemaVersion, write_id: writeId, ...after },
    {
      ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
      ...(version > 0 && { values: { ':version': version } }),
    },
  );
  await onConditionFailed(write, async () => {
    const now = await getItem('Settings', seasonsKey);
    if (now?.write_id !== writeId) throw new ProblemError('version_conflict');
  });
  return { before: before.seasons, after };
}
