import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../infra/backup/backup.ts';
import { openFolder } from '../../infra/backup/folder.ts';
import { heldTables } from '../../infra/backup/tables.ts';
import {
  backUp,
  emptySystem,
  itemsOf,
  newEnquiry,
  newFolder,
  openLiveSystem,
  photos,
  put,
  restoreInto,
  sourceOf,
} from '../support/backups.ts';

const { live, close } = await openLiveSystem();
const deleted = await import('../../functions/data/deleted.ts');

afterAll(close);

describe('a backup', () => {
  it('is restored into an empty system with every item and photo, and without sessions and claims', async () => {
    await newEnquiry(live);
    // Some readers treat these characters as line breaks; numbers must keep their digits; sets have no order.
    const odd = {
      text: 'one\u2028two\u2029three',
      price: 0.1,
      tags: new Set(['b', 'a']),
      bytes: Buffer.from([0, 255]),
    };
    await put(live, 'Settings', { pk: 'odd', ...odd });
    await put(live, 'Sessions', { pk: 'a-session' });
    await put(live, 'Idempotency', { pk: 'a-claim' });
    await put(live, 'Audit', { pk: '2024-01', sk: 'over', expires_at: 1_700_000_000 });
    const photo = {
      key: 'photos/p/1.jpg',
      bytes: Buffer.from([1, 2]),
      contentType: 'image/jpeg',
      cacheControl: 'public',
    };
    photos.set(photo.key, photo);

    const folder = await backUp(live);
    const target = await emptySystem();
    const said = await restoreInto(target, await sourceOf(folder));
    expect(said).toContain('Photos: 1 written');
    expect(said).toContain('Audit: 0 written, 1 left out: expired');
    for (const name of heldTables.filter((name) => !['Enquiries', 'Audit'].includes(name))) {
      expect([name, await itemsOf(target, name)]).toEqual([name, await itemsOf(live, name)]);
    }
    const marked = (await itemsOf(live, 'Enquiries')).map((item) => ({ ...item, restored: true }));
    expect(await itemsOf(target, 'Enquiries')).toEqual(marked);
    expect(await itemsOf(target, 'Sessions')).toEqual([]);
    expect(await itemsOf(target, 'Idempotency')).toEqual([]);
    expect(await target.photos.get(photo.key)).toMatchObject(photo);

    // A repetition writes nothing and refuses nothing.
    const again = await restoreInto(target, await sourceOf(folder));
    expect(again).toContain('Photos: 0 written, 1 were there');
    expect(again).not.toMatch(/: [1-9]\d* written/);
  });

  it('is readable only by its owner', async () => {
    const folder = await backUp(live);
    const modes = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    for (const path of await readdir(folder, { recursive: true, withFileTypes: true })) {
      expect([path.name, await modes(join(path.parentPath, path.name))]).toEqual([
        path.name,
        path.isDirectory() ? '700' : '600',
      ]);
    }
    expect(await modes(folder)).toBe('700');
  });

  it('does not write into a folder that is not empty', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'letter.txt'), '');
    await expect(makeBackup(live, folder)).rejects.toThrow('is not empty: name a new folder');
  });

  it('is refused when it is incomplete, damaged, or of another version', async () => {
    await newEnquiry(live);
    const folder = await backUp(live);
    await appendFile(join(folder, 'tables/Enquiries.jsonl'), '{}\n');
    await expect(openFolder(folder)).rejects.toThrow('Enquiries.jsonl is not as it was written');
    await writeFile(join(folder, 'manifest.json'), '{"format":2}');
    await expect(openFolder(folder)).rejects.toThrow('not of this version');
    await rm(join(folder, 'manifest.json'));
    await expect(openFolder(folder)).rejects.toThrow('holds no complete backup');
  });

  it('contains a record that moves during the backup', async () => {
    const { id } = await newEnquiry(live);
    await deleted.moveToDeleted('message', id, 'huda@rihla.example');
    let isMoved = false;
    // Enquiries are read before programs, and deleted records after them.
    live.database.middlewareStack.add(
      (next) => async (call) => {
        if (!isMoved && (call.input as { TableName?: string }).TableName === 'Programs') {
          isMoved = true;
          await deleted.restoreDeleted('message', id);
        }
        return next(call);
      },
      { step: 'initialize', name: 'move' },
    );
    const folder = await backUp(live);
    live.database.middlewareStack.remove('move');
    const lists = ['Enquiries', 'Deleted'].map((name) => readFile(join(folder, 'tables', `${name}.jsonl`), 'utf8'));
    expect(isMoved).toBe(true);
    expect((await Promise.all(lists)).join()).toContain(id);
  });
});
