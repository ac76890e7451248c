import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { TableName } from '#contracts/platform/resources';
import { findRunning, readKeys } from '../../infra/embedded/client.ts';

/** Opens a client for the database of the embedded system that runs on a data folder. */
export async function runningDatabase(dataDir: string): Promise<DynamoDBClient> {
  const { accessKeyId, secretAccessKey } = await readKeys(dataDir);
  const { database: endpoint = '' } = (await findRunning(dataDir)) ?? {};
  return new DynamoDBClient({ endpoint, region: 'me-central-1', credentials: { accessKeyId, secretAccessKey } });
}

/** Every item of a table. */
export async function everyItem(client: DynamoDBClient, TableName: TableName) {
  const pages = await Array.fromAsync(paginateScan({ client }, { TableName, ConsistentRead: true }));
  return pages.flatMap(({ Items = [] }) => Items.map((item) => unmarshall(item)));
}
