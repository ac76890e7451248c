import { randomUUID } from 'node:crypto';
import { ProblemError } from '../errors.ts';
import { getItem, type Item, type Key, onConditionFailed, putItem } from './dynamo.ts';

/**
 * Replaces a setting that is one item with a version.
 * @param version refuses the change if the stored version is a different one; 0 if nobody has changed the setting yet
 * @throws ProblemError `version_conflict`
 */
export async function replaceSetting(key: Key, item: Item, version: number): Promise<void> {
  // Distinguishes a retry of our own write by the SDK from someone else's write.
  const writeId = randomUUID();
  const write = putItem(
    'Settings',
    { ...key, write_id: writeId, ...item },
    {
      ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
      ...(version > 0 && { values: { ':version': version } }),
    },
  );
  await onConditionFailed(write, async () => {
    const now = await getItem('Settings', key);
    if (now?.write_id !== writeId) throw new ProblemError('version_conflict');
  });
}
