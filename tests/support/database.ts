import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AttributeValue, BatchWriteItemCommand, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { tables } from '#contracts/platform/resources';
import { databaseClient, openDatabase } from '../../infra/embedded/client.ts';

/**
 * Opens a database on the embedded engine and points the functions' environment at it.
 * @param fill runs first, with the data folder
 */
export async function openTestDatabase(fill?: (dataDir: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-database-'));
  await fill?.(folder);
  const database = await openDatabase(folder);
  Object.assign(process.env, {
    AWS_REGION: 'me-central-1',
    AWS_ACCESS_KEY_ID: database.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: database.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    POWERTOOLS_METRICS_DISABLED: 'true',
    TRUSTED_PROXIES: '0',
    ...Object.fromEntries(Object.entries(tables).map(([name, { variable }]) => [variable, name])),
  });
  const client = databaseClient(database);
  return {
    credentials: database.credentials,
    endpoint: database.endpoint,
    /** Deletes all items, so that a test depends on none before it: `beforeEach(() => database.empty())`. */
    empty: async () =>
      void (await Promise.all(Object.entries(tables).map(([name, { key }]) => empty(client, name, key)))),
    async close() {
      client.destroy();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function empty(client: DynamoDBClient, table: string, key: readonly string[]): Promise<void> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: table, ConsistentRead: true }));
  for (let start = 0; start < Items.length; start += 25) {
    const requests = Items.slice(start, start + 25).map((item) => ({
      DeleteRequest: { Key: Object.fromEntries(key.map((name) => [name, item[name] as AttributeValue])) },
    }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: requests } }));
  }
  // A scan returns a megabyte at most.
  if (Items.length > 0) await empty(client, table, key);
}
