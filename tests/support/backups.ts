import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { onTestFinished } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import type { TableName } from '#contracts/platform/resources';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { makeBackup } from '../../infra/backup/backup.ts';
import { openEmbedded } from '../../infra/backup/embedded-system.ts';
import { openFolder, readPhotos, readTable } from '../../infra/backup/folder.ts';
import type { Source } from '../../infra/backup/restoration.ts';
import { restore } from '../../infra/backup/restore.ts';
import { md5, type Photo, type System } from '../../infra/backup/system.ts';
import { heldTables } from '../../infra/backup/tables.ts';
import { databaseClient } from '../../infra/embedded/client.ts';
import { openTestDatabase } from './database.ts';
import { storedEnquiry } from './stored-enquiries.ts';

/** The photos of the live system, by key. */
export const photos = new Map<string, Photo>();

/** Opens a live system on a database to which the functions' environment points. */
export async function openLiveSystem() {
  const database = await openTestDatabase();
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint = '' } = process.env;
  const live = systemAt(databaseClient({ endpoint, credentials: database.credentials }));
  return {
    live,
    async close() {
      await live.close();
      await database.close();
    },
  };
}

const systemAt = (database: DynamoDBClient): System => ({
  name: 'the live system',
  database,
  tableName: (name) => name,
  photos: {
    list: async () => new Map([...photos.values()].map(({ key, bytes }) => [key, md5(bytes)])),
    get: async (key) => photos.get(key),
    put: async () => {},
  },
  close: async () => database.destroy(),
});

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a new, empty system. */
export async function emptySystem(): Promise<System> {
  const system = await openEmbedded(join(await newFolder(), 'data'), { create: true });
  onTestFinished(system.close);
  return system;
}

export async function backUp(system: System): Promise<string> {
  const folder = join(await newFolder(), 'backup');
  await makeBackup(system, folder);
  return folder;
}

export async function sourceOf(folder: string): Promise<Source> {
  await openFolder(folder);
  return { tables: heldTables, read: (name) => readTable(folder, name), photos: () => readPhotos(folder) };
}

/** Restores a folder and returns the messages. */
export async function restoreInto(system: System, source: Source, mode?: 'missing' | 'replace'): Promise<string> {
  const said: string[] = [];
  await restore(system, source, { mode, say: (text) => said.push(text) });
  return said.join('\n');
}

export async function itemsOf({ database }: System, table: TableName) {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: table, ConsistentRead: true }));
  return Items.map((item) => unmarshall(item)).toSorted((a, b) => (`${a.pk}${a.sk}` < `${b.pk}${b.sk}` ? -1 : 1));
}

export const put = ({ database }: System, TableName: string, item: object) =>
  database.send(new PutItemCommand({ TableName, Item: marshall(item, { removeUndefinedValues: true }) }));

export async function newEnquiry(system: System, changes: { phone?: string; email?: string } = {}): Promise<Enquiry> {
  const enquiry = storedEnquiry({ type: 'message', at: new Date(), ...changes });
  await put(system, 'Enquiries', toItem(enquiry));
  return enquiry;
}

export const idsIn = async (system: System, table: TableName) => (await itemsOf(system, table)).map(({ sk }) => sk);
