import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DeleteItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import engine, { type DynaliteStore, getIndexActions } from 'dynalite/db/index.js';
import { Level } from 'level';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepChangeLog } from '../../../../../infra/embedded/database/changes.ts';
import { databaseClient } from '../../../../../infra/embedded/database/index.ts';
import { closeIterators } from '../../../../../infra/embedded/database/iterators.ts';
import { tableDefinition } from '../../../../../infra/embedded/database/table-definition.ts';
import packageFile from '../../../../../package.json' with { type: 'json' };
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

/** The version whose internals `infra/embedded/database` patches and whose files it rewrites. */
const patchedVersion = '4.0.0';

const fromHere = createRequire(import.meta.url);
const fromDynalite = createRequire(fromHere.resolve('dynalite'));

/** Runs dynalite on a new folder with the store that it opened; both are closed by `close`. */
async function startDynalite() {
  const folder = join(await temporaryFolder(), 'database');
  const { create } = engine;
  const stores: DynaliteStore[] = [];
  engine.create = (options) => {
    const store = create(options);
    stores.push(store);
    return store;
  };
  const server = dynalite({ path: folder, createTableMs: 0 });
  engine.create = create;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = databaseClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const close = async () => {
    client.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  await client.send(
    new CreateTableCommand({
      TableName: 'Enquiries',
      BillingMode: 'PAY_PER_REQUEST',
      ...tableDefinition('Enquiries'),
    }),
  );
  await waitUntilTableExists({ client, minDelay: 0.01, maxDelay: 0.1, maxWaitTime: 10 }, { TableName: 'Enquiries' });
  return { folder, stores, client, close };
}

const key = { pk: { S: 'custom' }, sk: { S: 'a' } };
const item = { ...key, phone_end: { S: '1234567' } };

describe('dynalite', () => {
  it('is pinned to the version whose internals are patched', async () => {
    const { version } = JSON.parse(await readFile(fromHere.resolve('dynalite/package.json'), 'utf8'));
    const advice = `infra/embedded/database patches dynalite ${patchedVersion}. To change to ${version}: pin it, run this file, mend what fails in infra/embedded/database, then change the version here.`;
    expect(version, advice).toBe(patchedVersion);
    expect(packageFile.devDependencies.dynalite, advice).toBe(patchedVersion);
  });

  it('opens its store by `create` of its engine module, once, with the same `level`', async () => {
    const { stores } = await startDynalite();
    expect(stores, 'infra/embedded/database/thread.ts replaces `create`').toHaveLength(1);
    expect(fromDynalite.resolve('level'), 'infra/embedded/database reads the store with its own `level`').toBe(
      fromHere.resolve('level'),
    );
  });

  it('writes and deletes every item by `put` and `del` of the one object that `getItemDb` returns', async () => {
    const { stores, client } = await startDynalite();
    const items = stores[0]?.getItemDb('Enquiries');
    expect(items).toBe(stores[0]?.getItemDb('Enquiries'));
    const calls: string[] = [];
    const { put, del } = items ?? {};
    Object.assign(items ?? {}, {
      put: (...values: Parameters<NonNullable<typeof put>>) => calls.push('put') && put?.(...values),
      del: (...values: Parameters<NonNullable<typeof del>>) => calls.push('del') && del?.(...values),
    });
    await client.send(new PutItemCommand({ TableName: 'Enquiries', Item: item }));
    await client.send(new DeleteItemCommand({ TableName: 'Enquiries', Key: key }));
    expect(calls, 'infra/embedded/database/changes.ts replaces both').toEqual(['put', 'del']);
  });

  it('writes index entries by `put` and `del` of the one object that `getIndexDb` returns', async () => {
    const { stores, client } = await startDynalite();
    const index = () => stores[0]?.getIndexDb('global', 'Enquiries', 'ByPhone');
    expect(index()).toBe(index());
    const calls: string[] = [];
    const { put, del } = index() ?? {};
    Object.assign(index() ?? {}, {
      put: (...values: Parameters<NonNullable<typeof put>>) => calls.push('put') && put?.(...values),
      del: (...values: Parameters<NonNullable<typeof del>>) => calls.push('del') && del?.(...values),
    });
    await client.send(new PutItemCommand({ TableName: 'Enquiries', Item: item }));
    await client.send(new DeleteItemCommand({ TableName: 'Enquiries', Key: key }));
    expect(calls, 'infra/embedded/database/changes.ts replaces both').toEqual(['put', 'del']);
  });

  it('stores tables, items and index entries as JSON under the keys that are rewritten', async () => {
    const { folder, client, close } = await startDynalite();
    await client.send(new PutItemCommand({ TableName: 'Enquiries', Item: item }));
    await close();
    const store = new Level<string, Record<string, unknown>>(folder, { valueEncoding: 'json' });
    onTestFinished(() => store.close());
    const entries = await store.iterator().all();
    const under = (prefix: string) => entries.filter(([name]) => name.startsWith(prefix)).map(([, value]) => value);
    const advice = 'infra/embedded/database/indexes.ts reads and writes these keys';
    expect(under('table~'), advice).toEqual([
      expect.objectContaining({ TableName: 'Enquiries', TableStatus: 'ACTIVE', KeySchema: expect.any(Array) }),
    ]);
    expect(under('item-Enquiries~'), advice).toEqual([item]);
    expect(under('index-global~Enquiries~ByPhone~'), advice).toEqual([item]);
  });

  it('makes the same index entries by `getIndexActions`', async () => {
    const { folder, client, close } = await startDynalite();
    await client.send(new PutItemCommand({ TableName: 'Enquiries', Item: item }));
    await close();
    const store = new Level<string, object>(folder, { valueEncoding: 'json' });
    onTestFinished(() => store.close());
    const table = (await store.get('table~Enquiries')) as { GlobalSecondaryIndexes: object[] };
    const { puts } = getIndexActions(table.GlobalSecondaryIndexes, null, item, table);
    const [entry] = await store.keys({ gte: 'index-global~', lt: 'index-global~\xff' }).all();
    expect(
      puts.map(({ index, key }) => `index-global~Enquiries~${index}~${key}`),
      'infra/embedded/database/indexes.ts writes these entries',
    ).toEqual([entry]);
  });
});

it('writes an item, its index entries and its change in one batch', async () => {
  const { stores, client } = await startDynalite();
  const [store] = stores;
  if (!store) throw new Error('dynalite opened no store.');
  keepChangeLog(store, 0, () => {});
  const batches: string[][] = [];
  const { batch } = store.db;
  const kindOf = (name: string) => name.replace(/^(change~|index-global~|item-).*/, '$1');
  store.db.batch = ((operations: { type: string; key: string }[]) => {
    batches.push(operations.map((operation) => `${operation.type} ${kindOf(operation.key)}`).toSorted());
    return (batch as (list: object[]) => Promise<void>).call(store.db, operations);
  }) as typeof batch;
  const write = (value: object) =>
    client.send(new PutItemCommand({ TableName: 'Enquiries', Item: { ...key, ...value } }));
  await write({ phone_end: { S: '1234567' } });
  await write({ phone_end: { S: '7654321' } });
  await client.send(new DeleteItemCommand({ TableName: 'Enquiries', Key: key }));
  expect(batches).toEqual([
    ['put change~', 'put index-global~', 'put item-'],
    ['del index-global~', 'put change~', 'put index-global~', 'put item-'],
    ['del index-global~', 'del item-', 'put change~'],
  ]);
  const entries = await store.db.iterator({ gte: 'index-global~', lt: 'index-global~\xff' }).all();
  expect(entries).toEqual([]);
});

it('keeps no iterator open after a query or a scan, complete or cut off by its limit', async () => {
  const { stores, client } = await startDynalite();
  const [store] = stores;
  if (!store) throw new Error('dynalite opened no store.');
  closeIterators(store);
  const values = vi.spyOn(store.db, 'values');
  for (const sk of ['a', 'b', 'c']) {
    await client.send(new PutItemCommand({ TableName: 'Enquiries', Item: { ...item, sk: { S: sk } } }));
  }
  const query = {
    TableName: 'Enquiries',
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': key.pk },
  };
  expect((await client.send(new QueryCommand(query))).Items).toHaveLength(3);
  expect((await client.send(new QueryCommand({ ...query, Limit: 1 }))).Items).toHaveLength(1);
  expect((await client.send(new ScanCommand({ TableName: 'Enquiries' }))).Items).toHaveLength(3);
  const opened = values.mock.results.map(({ value }) => value);
  expect(opened).toHaveLength(3);
  for (const iterator of opened) {
    await vi.waitFor(() => expect(iterator.next()).rejects.toMatchObject({ code: 'LEVEL_ITERATOR_NOT_OPEN' }));
  }
});
