import { type StoredDraft, toDraft } from './draft-items.ts';
import { batchGetItems, deleteItem, queryPages } from './dynamo.ts';
import { parseItems } from './parse-items.ts';
import { openVersions } from './versions.ts';

/** The partition of the index that lists all drafts. */
const allDrafts = 'DRAFT';

/** A program's draft and versions. */
export const {
  findDraft,
  getDraft,
  saveDraft,
  removeDraft,
  findVersion,
  addVersion,
  changeVersion,
  listVersions,
  pruneVersions,
} = openVersions('ProgramVersions', { drafts: allDrafts });

export type { Refused, StoredDraft } from './draft-items.ts';
export type { StoredVersion } from './versions.ts';

/** Returns all drafts. */
export async function listDrafts(): Promise<StoredDraft[]> {
  const query = { IndexName: 'Drafts', KeyConditionExpression: 'drafts = :all', values: { ':all': allDrafts } };
  const keys = (await Array.fromAsync(queryPages('ProgramVersions', query))).flat().map(({ pk, sk }) => ({ pk, sk }));
  return parseItems('ProgramVersions', await batchGetItems('ProgramVersions', keys), toDraft);
}

/** Removes the draft and all versions of a program. */
export async function removeVersions(programId: string): Promise<void> {
  const query = { KeyConditionExpression: 'pk = :pk', values: { ':pk': programId }, ProjectionExpression: 'pk, sk' };
  for await (const items of queryPages('ProgramVersions', query)) {
    for (const { pk, sk } of items) await deleteItem('ProgramVersions', { pk, sk });
  }
}
