import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { DeletedKind, type DeletedList, deletedDaysKept } from '#contracts/api/deleted';
import { EnquiryType } from '#contracts/api/enquiries';
import { Id } from '#contracts/field-kit/fields';
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
import { keyOf } from './enquiry-items.ts';
import { parseItems } from './parse-items.ts';
import { programKey } from './program-items.ts';

/**
 * Deleted records: each is one item that contains the whole original item. The table's TTL removes them; the code
 * ignores those that have expired.
 */
const StoredDeletion = z.object({
  pk: DeletedKind,
  sk: z.string(),
  /** A time-ordered id, the sort key of the list. */
  deletion: Id,
  deleted_at: z.string(),
  deleted_by: z.string(),
  expires_at: z.number(),
  item: z.record(z.string(), z.unknown()),
});
export type Deletion = z.infer<typeof StoredDeletion>;

const listOf = (kind: DeletedKind): DeletedList => (kind === 'program' ? 'programs' : 'enquiries');

/** The table and key of a record before its deletion. */
const placeOf = (kind: DeletedKind, id: string) =>
  kind === 'program'
    ? ({ table: 'Programs', key: programKey(id) } as const)
    : ({ table: 'Enquiries', key: keyOf(kind, id) } as const);

const deletedKey = (kind: DeletedKind, id: string): Key => ({ pk: kind, sk: id });

const isOver = ({ expires_at }: { expires_at: number }) => expires_at * 1000 <= Date.now();

/**
 * Moves a record to the deleted ones. It copies first: a crash leaves the record in both places, never in neither, and
 * a retry completes the move.
 * @returns false if there is no such record
 */
export async function moveToDeleted(kind: DeletedKind, id: string, by: string): Promise<boolean> {
  const { table, key } = placeOf(kind, id);
  const item = await getItem(table, key);
  if (!item) return false;
  await keep(kind, id, { item, by });
  const last = await deleteItem(table, key);
  // The record was changed after it was copied.
  if (last && JSON.stringify(last) !== JSON.stringify(item)) await keep(kind, id, { item: last, by });
  return last !== undefined;
}

async function keep(kind: DeletedKind, id: string, { item, by }: { item: Item; by: string }): Promise<void> {
  const now = Date.now();
  await putItem('Deleted', {
    ...deletedKey(kind, id),
    schema: 1,
    shelf: listOf(kind),
    deletion: uuid({ msecs: now }),
    deleted_at: new Date(now).toISOString(),
    deleted_by: by,
    expires_at: Math.floor(now / 1000) + deletedDaysKept * 86_400,
    item,
  });
}

/**
 * Moves a deleted record back, marked as restored because it is not a new arrival. A crash leaves it in both places.
 * @returns false if there is no such deleted record
 */
export async function restoreDeleted(kind: DeletedKind, id: string): Promise<boolean> {
  const stored = await getItem('Deleted', deletedKey(kind, id));
  if (!stored) return false;
  const deletion = StoredDeletion.parse(stored);
  if (isOver(deletion)) return false;
  const write = putItem(
    placeOf(kind, id).table,
    { ...deletion.item, restored: true },
    {
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  );
  await onConditionFailed(write, () => undefined);
  await deleteItem('Deleted', deletedKey(kind, id));
  return true;
}

/** Removes a deleted record for good. @returns false if there was none */
export async function removeDeleted(kind: DeletedKind, id: string): Promise<boolean> {
  const old = await deleteItem('Deleted', deletedKey(kind, id));
  return old !== undefined && !isOver(StoredDeletion.parse(old));
}

/** The deleted records of a list, the last deleted first, read in pages of `size`. */
export async function* readDeleted(
  list: DeletedList,
  { range, size }: { range: { first: string; last: string }; size: number },
): AsyncGenerator<Deletion, void> {
  const pages = queryPages('Deleted', {
    IndexName: 'ByDeletion',
    KeyConditionExpression: 'shelf = :list AND deletion BETWEEN :first AND :last',
    values: { ':list': list, ':first': range.first, ':last': range.last },
    ScanIndexForward: false,
    Limit: size,
  });
  for await (const entries of pages) {
    const items = await batchGetItems(
      'Deleted',
      entries.map(({ pk, sk }) => ({ pk, sk })),
    );
    const deletions = parseItems('Deleted', items, (item) => StoredDeletion.parse(item));
    yield* deletions.filter((deletion) => !isOver(deletion));
  }
}

/** Returns the items of those deleted programs whose ids are given. */
export async function findDeletedPrograms(ids: readonly string[]): Promise<{ id: string; item: Deletion['item'] }[]> {
  const items = await batchGetItems(
    'Deleted',
    ids.map((id) => deletedKey('program', id)),
  );
  return parseItems('Deleted', items, (item) => StoredDeletion.parse(item))
    .filter((deletion) => !isOver(deletion))
    .map(({ sk, item }) => ({ id: sk, item }));
}

/** Yields the items of a person's deleted enquiries. Reads all deleted enquiries, which are those of thirty days. */
export async function* readDeletedItemsOf(isMeant: (item: Item) => boolean): AsyncGenerator<Item, void> {
  for (const type of EnquiryType.options) {
    const pages = queryPages('Deleted', { KeyConditionExpression: 'pk = :pk', values: { ':pk': type } });
    for await (const items of pages) yield* items.map(({ item }) => item).filter(isMeant);
  }
}

/** Returns true if a record exists, deleted or not: then what belongs to it is still needed. */
export async function isKept(kind: DeletedKind, id: string): Promise<boolean> {
  const { table, key } = placeOf(kind, id);
  const [live, deleted] = await Promise.all([getItem(table, key), getItem('Deleted', deletedKey(kind, id))]);
  return live !== undefined || deleted !== undefined;
}
