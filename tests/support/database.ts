import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tables } from '#contracts/resources';
import { openDatabase } from '../../infra/embedded/client.ts';

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
  return {
    credentials: database.credentials,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
