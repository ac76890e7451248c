import * as z from 'zod/mini';
import type { DraftContent } from '#contracts/api/program-drafts';
import { ruleCodes } from '#contracts/field-kit/rules';
import { ProblemError } from '../errors.ts';
import {
  batchGetItems,
  deleteItem,
  getItem,
  type Item,
  type Key,
  onConditionFailed,
  putItem,
  queryPages,
} from './dynamo.ts';
import { parseItems } from './parse-items.ts';

/**
 * A program's draft, which changes, and its versions, which never do. Contents are JSON text: what staff type is kept
 * exactly, even where it is not valid yet.
 */

const draftKey = (programId: string): Key => ({ pk: programId, sk: 'DRAFT' });

const versionPrefix = 'V#';
const digits = 6;
const versionKey = (programId: string, version: number): Key => ({
  pk: programId,
  sk: `${versionPrefix}${String(version).padStart(digits, '0')}`,
});

/** The partition of the index that lists all drafts. */
const allDrafts = 'DRAFT';

/** Why a planned publication of this content was not made. */
const Refused = z.object({
  planned_at: z.string(),
  issues: z.array(z.object({ field: z.string(), code: z.enum(ruleCodes) })),
});
export type Refused = z.infer<typeof Refused>;

const StoredDraft = z.object({
  pk: z.string(),
  content: z.string(),
  rev: z.int(),
  based_on: z.int(),
  saved_at: z.string(),
  saved_by: z.string(),
  refused: z._default(z.nullable(Refused), null),
});

export interface StoredDraft extends Omit<z.infer<typeof StoredDraft>, 'pk' | 'content'> {
  program_id: string;
  content: DraftContent;
}

function toDraft(item: Item): StoredDraft {
  const { pk, content, ...draft } = StoredDraft.parse(item);
  return { ...draft, program_id: pk, content: JSON.parse(content) };
}

export async function findDraft(programId: string): Promise<StoredDraft | undefined> {
  const item = await getItem('ProgramVersions', draftKey(programId));
  return item && toDraft(item);
}

/** @throws ProblemError `draft_not_found` */
export async function getDraft(programId: string): Promise<StoredDraft> {
  const draft = await findDraft(programId);
  if (!draft) throw new ProblemError('draft_not_found');
  return draft;
}

/** Returns all drafts. */
export async function listDrafts(): Promise<StoredDraft[]> {
  const query = { IndexName: 'Drafts', KeyConditionExpression: 'drafts = :all', values: { ':all': allDrafts } };
  const keys = (await Array.fromAsync(queryPages('ProgramVersions', query))).flat().map(({ pk, sk }) => ({ pk, sk }));
  return parseItems('ProgramVersions', await batchGetItems('ProgramVersions', keys), toDraft);
}

interface Saved {
  content: DraftContent;
  /** The version that was published when these changes began. */
  based_on: number;
  by: string;
  refused?: Refused | undefined;
}

/**
 * Saves a draft. What is said of an earlier one that was refused goes with it.
 * @param rev of the draft on which it is based; 0 if there was none
 * @throws ProblemError `version_conflict`
 */
export async function saveDraft(
  programId: string,
  { content, based_on, by, refused }: Saved,
  rev: number,
): Promise<StoredDraft> {
  const text = JSON.stringify(content);
  const item = {
    ...draftKey(programId),
    ...{ schema: 1, drafts: allDrafts, content: text, rev: rev + 1, based_on },
    ...{ saved_at: new Date().toISOString(), saved_by: by },
    ...(refused && { refused }),
  };
  const write = putItem('ProgramVersions', item, {
    ConditionExpression: rev === 0 ? 'attribute_not_exists(pk)' : 'rev = :rev',
    ...(rev > 0 && { values: { ':rev': rev } }),
  });
  return onConditionFailed(
    write.then(() => toDraft(item)),
    async () => {
      // The same text saved twice, because a reply was lost, is no conflict.
      const stored = await findDraft(programId);
      if (stored?.rev === rev + 1 && JSON.stringify(stored.content) === text) return stored;
      throw new ProblemError('version_conflict');
    },
  );
}

/**
 * Removes a draft.
 * @param rev removes only this state of it
 * @returns true if there was one
 */
export async function removeDraft(programId: string, rev?: number): Promise<boolean> {
  const removal = deleteItem('ProgramVersions', draftKey(programId), {
    ...(rev !== undefined && { ConditionExpression: 'rev = :rev', values: { ':rev': rev } }),
  });
  return onConditionFailed(
    removal.then((old) => old !== undefined),
    () => false,
  );
}

const StoredVersion = z.object({
  version: z.int(),
  /** The version before it; 0 if there was none. */
  follows: z.int(),
  content: z.string(),
  at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

export interface StoredVersion extends Omit<z.infer<typeof StoredVersion>, 'content'> {
  content: DraftContent;
}

function toVersion(item: Item): StoredVersion {
  const { content, ...version } = StoredVersion.parse(item);
  return { ...version, content: JSON.parse(content) };
}

export async function findVersion(programId: string, version: number): Promise<StoredVersion | undefined> {
  const item = await getItem('ProgramVersions', versionKey(programId, version));
  return item && toVersion(item);
}

/**
 * Stores a version that is not there yet. It counts once the program names it.
 * @returns false if there is one with this number
 */
export async function addVersion(programId: string, { content, ...version }: StoredVersion): Promise<boolean> {
  const item = { ...versionKey(programId, version.version), schema: 1, ...version, content: JSON.stringify(content) };
  const write = putItem('ProgramVersions', item, { ConditionExpression: 'attribute_not_exists(pk)' });
  return onConditionFailed(
    write.then(() => true),
    () => false,
  );
}

const versionsOf = (programId: string) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  values: { ':pk': programId, ':prefix': versionPrefix },
  ScanIndexForward: false,
});

/** Returns a program's versions, the newest first. */
export async function listVersions(programId: string): Promise<StoredVersion[]> {
  const items = (await Array.fromAsync(queryPages('ProgramVersions', versionsOf(programId)))).flat();
  return parseItems('ProgramVersions', items, toVersion);
}

/** Removes all but the newest versions. */
export async function pruneVersions(programId: string, kept: number): Promise<void> {
  const query = { ...versionsOf(programId), ProjectionExpression: 'pk, sk' };
  const keys = (await Array.fromAsync(queryPages('ProgramVersions', query))).flat() as Key[];
  for (const { pk, sk } of keys.slice(kept)) await deleteItem('ProgramVersions', { pk, sk });
}

/** Removes the draft and all versions of a program. */
export async function removeVersions(programId: string): Promise<void> {
  const query = { KeyConditionExpression: 'pk = :pk', values: { ':pk': programId }, ProjectionExpression: 'pk, sk' };
  for await (const items of queryPages('ProgramVersions', query)) {
    for (const { pk, sk } of items) await deleteItem('ProgramVersions', { pk, sk });
  }
}
