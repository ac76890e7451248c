import { join } from 'node:path';
import { marshall } from '@aws-sdk/util-dynamodb';
import { createKey, getIndexActions } from 'dynalite/db/index.js';
import { Level } from 'level';
import type { Enquiry } from '#contracts/api/enquiries';
import type { TableName } from '#contracts/platform/resources';
import type { Item } from '../../functions/data/dynamo.ts';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { openDatabase } from '../../infra/embedded/client.ts';

const perBatch = 500;

interface StoredTable {
  GlobalSecondaryIndexes?: object[];
}

/** Writes enquiries into the closed store of an embedded database. */
export const fillStore = (dataDir: string, count: number, make: (index: number) => Enquiry): Promise<void> =>
  fillTable(dataDir, 'Enquiries', count, (index) => toItem(make(index)));

/**
 * Writes items into a table of the closed store, under dynalite's own keys: several times faster than through its API,
 * and no change that consumers follow.
 */
export async function fillTable(
  dataDir: string,
  name: TableName,
  count: number,
  make: (index: number) => Item,
): Promise<void> {
  await (await openDatabase(dataDir)).close();
  const store = new Level<string, unknown>(join(dataDir, 'database'), { valueEncoding: 'json' });
  const table = (await store.get(`table~${name}`)) as StoredTable;
  for (let first = 0; first < count; first += perBatch) {
    const batch = store.batch();
    for (let index = first; index < Math.min(count, first + perBatch); index++) {
      const item = marshall(make(index), { removeUndefinedValues: true });
      batch.put(`item-${name}~${createKey(item, table)}`, item);
      const { puts } = getIndexActions(table.GlobalSecondaryIndexes ?? [], null, item, table);
      for (const entry of puts) batch.put(`index-global~${name}~${entry.index}~${entry.key}`, entry.item);
    }
    await batch.write();
  }
  await store.close();
}
