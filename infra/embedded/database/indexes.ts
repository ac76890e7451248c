import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { getIndexActions } from 'dynalite/db/index.js';
import type { Level } from 'level';
import { indexesOf, type TableName, tables } from '#contracts/platform/resources';
import { upgradeItem } from '../../../functions/data/enquiry-items.ts';
import { tableDefinition } from './table-definition.ts';

/**
 * The indexes of the embedded database. dynalite cannot add one to an existing table, and does not write an item and
 * its index entries atomically. This does both in the store, by dynalite's own rules.
 */
type StoredItem = Record<string, AttributeValue>;
interface StoredTable {
  GlobalSecondaryIndexes?: { IndexName: string }[];
}
export type Store = Level<string, unknown>;

type Upgrade = typeof upgradeItem;
/** Upgrades of a table's items, run when the table gets new indexes. */
const upgrades: Partial<Record<TableName, Upgrade>> = { Enquiries: upgradeItem };
const itemsPerBatch = 500;

/**
 * Gives every stored table the contracts' indexes.
 * @param mayDiffer rebuilds all entries: a killed process of an earlier version may have written half of a change
 */
export async function mendIndexes(store: Store, { mayDiffer }: { mayDiffer: boolean }): Promise<void> {
  for (const name of Object.keys(tables) as TableName[]) {
    const wanted = Object.keys(indexesOf(name));
    const table = (await store.get(`table~${name}`)) as StoredTable | undefined;
    if (!table) continue;
    const present = (table.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName);
    const isCurrent = present.toSorted().join() === wanted.toSorted().join();
    if (isCurrent && !(mayDiffer && wanted.length > 0)) continue;
    await rebuild(store, name, { ...table, ...activeDefinition(name) }, isCurrent ? undefined : upgrades[name]);
  }
}

/** Writes the table's record last, so that an interrupted rebuild starts again. */
async function rebuild(store: Store, name: TableName, table: StoredTable, upgrade?: Upgrade): Promise<void> {
  const entries = `index-global~${name}~`;
  const items = `item-${name}~`;
  await store.clear(below(entries));
  let batch = store.batch();
  for await (const [key, value] of store.iterator(below(items))) {
    const upgraded = upgrade?.(unmarshall(value as StoredItem));
    const item = upgraded ? marshall(upgraded, { removeUndefinedValues: true }) : (value as StoredItem);
    if (upgraded) batch.put(key, item);
    const { puts } = getIndexActions(table.GlobalSecondaryIndexes ?? [], null, item, table);
    for (const entry of puts) batch.put(`${entries}${entry.index}~${entry.key}`, entry.item);
    if (batch.length < itemsPerBatch) continue;
    await batch.write();
    batch = store.batch();
  }
  await batch.put(`table~${name}`, table).write();
}

/** Returns the writes that update the index entries of one item. */
export function indexWrites(table: TableName, before: StoredItem | undefined, item: StoredItem | undefined) {
  const definition = tableDefinition(table);
  const { GlobalSecondaryIndexes = [] } = definition;
  const { puts, deletes } = getIndexActions(GlobalSecondaryIndexes, before ?? null, item ?? null, definition);
  const path = ({ index, key }: { index: string; key: string }) => `index-global~${table}~${index}~${key}`;
  return [
    ...deletes.map((entry) => ({ type: 'del', key: path(entry) }) as const),
    ...puts.map((entry) => ({ type: 'put', key: path(entry), value: entry.item }) as const),
  ];
}

const below = (prefix: string) => ({ gte: prefix, lt: `${prefix}\xff` });

function activeDefinition(name: TableName) {
  const { GlobalSecondaryIndexes = [], ...definition } = tableDefinition(name);
  const none = { ReadCapacityUnits: 0, WriteCapacityUnits: 0, NumberOfDecreasesToday: 0 };
  return {
    ...definition,
    GlobalSecondaryIndexes: GlobalSecondaryIndexes.map((index) => ({
      ...index,
      IndexName: index.IndexName ?? '',
      IndexStatus: 'ACTIVE',
      ItemCount: 0,
      IndexSizeBytes: 0,
      ProvisionedThroughput: none,
    })),
  };
}
