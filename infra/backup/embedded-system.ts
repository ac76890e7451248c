import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../common/start-error.ts';
import {
  bucketFolder,
  databaseClient,
  findRunning,
  ObjectStore,
  openDatabase,
  prepareDataFolder,
  readKeys,
} from '../embedded/client.ts';
import { neverSeed } from '../seed/index.ts';
import { keepFirstAccount, readFirstAccount } from '../seed/staff.ts';
import { type Photos, photoPrefix, type System } from './system.ts';

/**
 * The embedded system of a data folder, running or not.
 *
 * @throws StartError if there is none and `create` is false
 */
export async function openEmbedded(dataDir: string, { create = false } = {}): Promise<System> {
  if (!create && !existsSync(join(dataDir, 'database'))) throw new StartError(`There is no data in ${dataDir}.`);
  if (create) await prepareDataFolder(dataDir);
  const running = await findRunning(dataDir);
  const opened = running ? undefined : await openDatabase(dataDir);
  const endpoint = running?.database ?? opened?.endpoint ?? '';
  const database = databaseClient({ endpoint, credentials: await readKeys(dataDir) });
  return {
    name: dataDir,
    database,
    tableName: (name) => name,
    photos: storedPhotos(new ObjectStore(bucketFolder(dataDir))),
    firstAccount: {
      read: () => readFirstAccount(dataDir),
      async keep(account) {
        await keepFirstAccount(dataDir, account);
        await neverSeed(dataDir);
      },
    },
    async close() {
      database.destroy();
      await opened?.close();
    },
  };
}

/** The photos in the folder. A running system reads and writes them too, as whole files. */
const storedPhotos = (objects: ObjectStore): Photos => ({
  async list() {
    const photos = new Map<string, string>();
    for (const key of await objects.keys(photoPrefix, { tidy: false })) {
      const object = await objects.get(key);
      if (object) photos.set(key, object.etag.replaceAll('"', ''));
    }
    return photos;
  },
  async get(key) {
    const object = await objects.get(key);
    return object && { key, ...object };
  },
  async put({ key, bytes, ...details }) {
    await objects.put(key, Buffer.from(bytes), details);
  },
});
