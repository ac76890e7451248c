import type { TableName } from '#contracts/platform/resources';
import { type Manifest, makeFolder, writeManifest, writePhotos, writeTable } from './folder.ts';
import { keyOf, type StoredItem, scan, toLine } from './items.ts';
import type { Photo, System } from './system.ts';
import { heldTables } from './tables.ts';

/**
 * The order in which tables are read. The system may be running: a record that moves during the backup must be in it
 * twice rather than not at all. Quarantined enquiries move to Enquiries, and enquiries to PastEnquiries, which a
 * restore leaves out.
 */
const order: readonly TableName[] = ['Quarantine', 'Enquiries', 'Programs', 'Deleted'];
const last: readonly TableName[] = ['PastEnquiries'];
const between = heldTables.filter((name) => !order.includes(name) && !last.includes(name));

/**
 * Writes a backup of a system, which may run, into a new folder.
 *
 * @throws StartError if the folder is not empty
 */
export async function makeBackup(system: System, folder: string): Promise<Manifest> {
  await makeFolder(folder);
  const made_at = new Date().toISOString();
  const read = (name: TableName) => scan(system.database, system.tableName(name));
  // Records move to the deleted ones and back, so this table is read both before and after.
  const deletedBefore = await Array.fromAsync(read('Deleted'));
  const tables: Manifest['tables'] = {};
  for (const name of [...order, ...between, ...last]) {
    const items = name === 'Deleted' ? withEarlier(read(name), deletedBefore) : read(name);
    tables[name] = await writeTable(folder, name, toLines(items));
  }
  const photos = await writePhotos(folder, readPhotosOf(system));
  const manifest = { made_at, of: system.name, tables, photos, first_account: await system.firstAccount?.read() };
  await writeManifest(folder, manifest);
  return { format: 1, ...manifest };
}

async function* toLines(items: AsyncIterable<StoredItem>): AsyncGenerator<string, void> {
  for await (const item of items) yield toLine(item);
}

async function* withEarlier(items: AsyncIterable<StoredItem>, earlier: readonly StoredItem[]) {
  const seen = new Set<string>();
  for await (const item of items) {
    seen.add(keyOf('Deleted', item));
    yield item;
  }
  yield* earlier.filter((item) => !seen.has(keyOf('Deleted', item)));
}

/** Photos of programs that are deleted during the backup are left out. */
async function* readPhotosOf({ photos }: System): AsyncGenerator<Photo, void> {
  for (const key of (await photos.list()).keys()) {
    const photo = await photos.get(key);
    if (photo) yield photo;
  }
}
