import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import dynalite from 'dynalite';
import { Level } from 'level';
import { expect, it, onTestFinished } from 'vitest';
import { databaseClient, openDatabase } from '../../../../../infra/embedded/database/index.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

/** An enquiry stored by a version without indexes. */
const oldItem = (sk: string, fields: object) => ({
  ...{ pk: 'custom', sk, schema: 1, name: 'Noura', phone: '+966501234567', email: null, status: 'done', history: [] },
  ...fields,
});

const currentItem = (sk: string) => ({ pk: 'custom', sk, schema: 2, phone_end: '1234567' });

const put = (client: DynamoDBClient, item: object) =>
  client.send(new PutItemCommand({ TableName: 'Enquiries', Item: marshall(item) }));

/** Makes a data folder of an earlier version, in which the enquiries' table has no index. */
async function folderWithoutIndexes(...items: object[]): Promise<string> {
  const dataDir = await temporaryFolder();
  const server = dynalite({ path: join(dataDir, 'database'), createTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = databaseClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await client.send(
    new CreateTableCommand({
      TableName: 'Enquiries',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  );
  await waitUntilTableExists({ client, minDelay: 0.01, maxDelay: 0.1, maxWaitTime: 10 }, { TableName: 'Enquiries' });
  for (const item of items) await put(client, item);
  client.destroy();
  await new Promise((resolve) => server.close(resolve));
  return dataDir;
}

async function open(dataDir: string) {
  const database = await openDatabase(dataDir);
  const client = databaseClient(database);
  const close = async () => {
    client.destroy();
    await database.close();
  };
  const idsBy = async (IndexName: string, attribute: string, value: string) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: 'Enquiries',
        IndexName,
        KeyConditionExpression: `${attribute} = :value`,
        ExpressionAttributeValues: { ':value': { S: value } },
      }),
    );
    return Items.map(({ sk }) => sk?.S);
  };
  return { client, close, idsBy };
}

it('adds indexes, and their attributes, to a data folder of an earlier version', async () => {
  const dataDir = await folderWithoutIndexes(oldItem('a', { email: 'noura@example.com' }), oldItem('b', {}));
  for (const round of ['first start', 'second start']) {
    const { client, close, idsBy } = await open(dataDir);
    expect(await idsBy('ByPhone', 'phone_end', '1234567'), round).toEqual(['a', 'b']);
    expect(await idsBy('ByEmail', 'email', 'noura@example.com')).toEqual(['a']);
    expect(await idsBy('ByStatus', 'type_status', 'custom#done')).toEqual(['a', 'b']);
    const { Item = {} } = await client.send(
      new GetItemCommand({ TableName: 'Enquiries', Key: marshall({ pk: 'custom', sk: 'b' }) }),
    );
    expect(unmarshall(Item)).toMatchObject({ name: 'Noura', schema: 5, type_status: 'custom#done' });
    expect(Item).not.toHaveProperty('email');
    await close();
  }
});

it('keeps added indexes up to date', async () => {
  const dataDir = await folderWithoutIndexes(oldItem('a', { email: 'noura@example.com' }));
  const { client, close, idsBy } = await open(dataDir);
  onTestFinished(close);
  await client.send(new DeleteItemCommand({ TableName: 'Enquiries', Key: marshall({ pk: 'custom', sk: 'a' }) }));
  await put(client, currentItem('c'));
  expect(await idsBy('ByPhone', 'phone_end', '1234567')).toEqual(['c']);
  expect(await idsBy('ByEmail', 'email', 'noura@example.com')).toEqual([]);
});

it('repairs index entries and items that differ after a crash', async () => {
  const dataDir = await temporaryFolder();
  const before = await open(dataDir);
  for (const sk of ['kept', 'lost']) await put(before.client, currentItem(sk));
  await before.close();

  const store = new Level<string, object>(join(dataDir, 'database'), { valueEncoding: 'json' });
  const [entry] = await store.iterator({ gte: 'index-global~Enquiries~ByPhone~' }).all();
  const [key = '', value = {}] = entry ?? [];
  await store.del(key);
  await store.put(`${key}~`, { ...value, sk: { S: 'never stored' } });
  await store.close();
  await writeFile(join(dataDir, 'database.open'), '');

  const after = await open(dataDir);
  onTestFinished(after.close);
  expect(await after.idsBy('ByPhone', 'phone_end', '1234567')).toEqual(['kept', 'lost']);
});
