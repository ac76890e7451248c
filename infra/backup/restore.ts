import { StartError } from '../common/start-error.ts';
import { Erasures, tableReader } from './erasures.ts';
import { Writer } from './items.ts';
import { Restoration, type RestoreOptions, type Source } from './restoration.ts';
import { md5, type System } from './system.ts';

/**
 * Restores the items and photos of a backup. Leaves out persons erased since and expired items, and marks enquiries as
 * restored, so that nobody is mailed about them again. Idempotent: existing items stay unchanged.
 *
 * @throws StartError before the first write if something would be overwritten, or afterwards if an item is missing
 */
export async function restore(target: System, source: Source, { mode, say }: RestoreOptions): Promise<void> {
  const readTarget = tableReader(target.database, target.tableName);
  const erasures = new Erasures();
  const knowsErasures = await erasures.add(readTarget);
  await erasures.add(source.read);
  const restorations = [];
  for (const name of source.tables) {
    const restoration = new Restoration(name, { target, source, erasures, readTarget, mode });
    await restoration.compare();
    restorations.push(restoration);
  }
  const refusals = mode ? [] : restorations.flatMap((restoration) => restoration.refusal ?? []);
  if (refusals.length > 0) {
    throw new StartError(
      `Nothing was written, since the tables of ${target.name} are not empty:\n  ${refusals.join('\n  ')}\n--missing adds what is missing, --replace also replaces items that differ. Neither deletes any.`,
    );
  }
  // Photos first, because the event of a restored program publishes its pages.
  if (source.photos) say(await restorePhotos(target, source.photos));
  for (const restoration of restorations) {
    await restoration.write();
    say(restoration.report);
  }
  if (source.tables.some((name) => name === 'Enquiries' || name === 'PastEnquiries')) await forgetCounts(target);
  if (!knowsErasures) say('This system knows of no erasure: repeat those that were made after the backup.');
  await target.firstAccount?.keep(source.firstAccount);
  const differences = [];
  for (const restoration of restorations) differences.push(...(await restoration.verify()));
  if (source.photos) differences.push(...(await verifyPhotos(target, source.photos)));
  if (differences.length > 0)
    throw new StartError(`Not everything is as in the backup:\n  ${differences.join('\n  ')}`);
}

/** Empties the overview's counts, which are outdated. The overview counts live until they are made again. */
async function forgetCounts({ database, tableName }: System): Promise<void> {
  const writer = new Writer(database, tableName('EnquiryCounts'));
  for await (const { pk, sk } of tableReader(database, tableName)('EnquiryCounts')) {
    if (pk && sk) await writer.delete({ pk, sk });
  }
  await writer.flush();
}

async function restorePhotos({ photos }: System, read: NonNullable<Source['photos']>): Promise<string> {
  const there = await photos.list();
  let [written, present] = [0, 0];
  for await (const photo of read()) {
    if (there.get(photo.key) === md5(photo.bytes)) present += 1;
    else {
      await photos.put(photo);
      written += 1;
    }
  }
  return `Photos: ${written} written${present > 0 ? `, ${present} were there` : ''}`;
}

async function verifyPhotos({ photos }: System, read: NonNullable<Source['photos']>): Promise<string[]> {
  const there = await photos.list();
  let missing = 0;
  for await (const { key, bytes } of read()) if (there.get(key) !== md5(bytes)) missing += 1;
  return missing > 0 ? [`Photos: ${missing} files are missing or differ`] : [];
}
