import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { ProblemError } from '../errors.ts';
import { draftKey, type Plan, type Refused, type StoredDraft, toDraft } from './draft-items.ts';
import { deleteItem, getItem, type Item, type Key, onConditionFailed, putItem, queryPages } from './dynamo.ts';
import { parseItems } from './parse-items.ts';

/**
 * The drafts, which change, and the versions, of which only a program's photos do, of programs and of the site's sections. Contents are JSON
 * text: what staff type is kept exactly, even where it is not valid yet.
 */

const versionPrefix = 'V#';
const digits = 6;
const versionKey = (id: string, version: number): Key => ({
  pk: id,
  sk: `${versionPrefix}${String(version).padStart(digits, '0')}`,
});

interface Saved {
  content: DraftContent;
  /** The version that was published when these changes began. */
  based_on: number;
  by: string;
  refused?: Refused | undefined;
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

export function toVersion(item: Item): StoredVersion {
  const { content, ...version } = StoredVersion.parse(item);
  return { ...version, content: JSON.parse(content) };
}

const versionsOf = (id: string) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  values: { ':pk': id, ':prefix': versionPrefix },
  ScanIndexForward: false,
});

type Table = 'ProgramVersions' | 'SiteContent';

/**
 * Opens a table of drafts and versions.
 * @param attributes further attributes of each draft, for its index
 */
export const openVersions = (table: Table, attributes: Item = {}) => ({
  ...draftsIn(table, attributes),
  ...versionsIn(table),
});

function draftsIn(table: Table, attributes: Item) {
  async function findDraft(id: string): Promise<StoredDraft | undefined> {
    const item = await getItem(table, draftKey(id));
    return item && toDraft(item);
  }

  return {
    findDraft,

    /** @throws ProblemError `draft_not_found` */
    async getDraft(id: string): Promise<StoredDraft> {
      const draft = await findDraft(id);
      if (!draft) throw new ProblemError('draft_not_found');
      return draft;
    },

    /**
     * Saves a draft. What is said of an earlier one that was refused goes with it.
     * @param rev of the draft on which it is based; 0 if there was none
     * @throws ProblemError `version_conflict`
     */
    saveDraft(id: string, { content, based_on, by, refused }: Saved, rev: number): Promise<StoredDraft> {
      const text = JSON.stringify(content);
      const item = {
        ...draftKey(id),
        ...{ schema: 1, ...attributes, content: text, rev: rev + 1, based_on },
        ...{ saved_at: new Date().toISOString(), saved_by: by },
        ...(refused && { refused }),
      };
      const write = putItem(table, item, {
        ConditionExpression: rev === 0 ? 'attribute_not_exists(pk)' : 'rev = :rev',
        ...(rev > 0 && { values: { ':rev': rev } }),
      });
      return onConditionFailed(
        write.then(() => toDraft(item)),
        async () => {
          // The same text saved twice, because a reply was lost, is no conflict.
          const stored = await findDraft(id);
          if (stored?.rev === rev + 1 && JSON.stringify(stored.content) === text) return stored;
          throw new ProblemError('version_conflict');
        },
      );
    },

    /**
     * Plans the publication of a draft, or ends its plan. The content stays.
     * @throws ProblemError `version_conflict` if the draft has changed
     */
    planDraft(draft: StoredDraft, { plan, refused }: { plan: Plan | null; refused?: Refused }): Promise<StoredDraft> {
      const { id, content, rev, ...rest } = draft;
      const planned = { ...rest, rev: rev + 1, plan, refused: refused ?? null };
      const item = { ...draftKey(id), schema: 1, ...attributes, ...planned, content: JSON.stringify(content) };
      const write = putItem(table, item, { ConditionExpression: 'rev = :rev', values: { ':rev': rev } });
      return onConditionFailed(
        write.then(() => ({ id, content, ...planned })),
        async () => {
          const stored = await findDraft(id);
          if (stored?.rev === rev + 1 && isDeepStrictEqual(stored.plan, plan)) return stored;
          throw new ProblemError('version_conflict');
        },
      );
    },

    /**
     * Removes a draft.
     * @param rev removes only this state of it
     * @returns true if there was one
     */
    removeDraft(id: string, rev?: number): Promise<boolean> {
      const removal = deleteItem(table, draftKey(id), {
        ...(rev !== undefined && { ConditionExpression: 'rev = :rev', values: { ':rev': rev } }),
      });
      return onConditionFailed(
        removal.then((old) => old !== undefined),
        () => false,
      );
    },
  };
}

function versionsIn(table: Table) {
  return {
    async findVersion(id: string, version: number): Promise<StoredVersion | undefined> {
      const item = await getItem(table, versionKey(id, version));
      return item && toVersion(item);
    },

    /**
     * Stores a version that is not there yet. It counts once the published state names it.
     * @returns false if there is one with this number
     */
    addVersion(id: string, { content, ...version }: StoredVersion): Promise<boolean> {
      const item = { ...versionKey(id, version.version), schema: 1, ...version, content: JSON.stringify(content) };
      const write = putItem(table, item, { ConditionExpression: 'attribute_not_exists(pk)' });
      return onConditionFailed(
        write.then(() => true),
        () => false,
      );
    },

    /** Replaces a version: the photos of a program change without a publication too. */
    async changeVersion(id: string, { content, ...version }: StoredVersion): Promise<void> {
      await putItem(table, {
        ...versionKey(id, version.version),
        ...{ schema: 1, ...version, content: JSON.stringify(content) },
      });
    },

    /** Returns the stored versions, the newest first. */
    async listVersions(id: string): Promise<StoredVersion[]> {
      const items = (await Array.fromAsync(queryPages(table, versionsOf(id)))).flat();
      return parseItems(table, items, toVersion);
    },

    /** Removes all but the newest versions. */
    async pruneVersions(id: string, kept: number): Promise<void> {
      const query = { ...versionsOf(id), ProjectionExpression: 'pk, sk' };
      const keys = (await Array.fromAsync(queryPages(table, query))).flat() as Key[];
      for (const { pk, sk } of keys.slice(kept)) await deleteItem(table, { pk, sk });
    },
  };
}

/** Those versions that followed one another up to the newest, without those that no publication came to use. */
export function usedVersions(stored: readonly StoredVersion[], newest: number): StoredVersion[] {
  const byNumber = new Map(stored.map((version) => [version.version, version]));
  const used: StoredVersion[] = [];
  for (let next = byNumber.get(newest); next; next = byNumber.get(next.follows)) used.push(next);
  return used;
}
