import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Enquiry } from '#contracts/enquiries';
import type { TableName } from '#contracts/resources';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { makeBackup } from '../../infra/backup/backup.ts';
import { openEmbedded } from '../../infra/backup/embedded-system.ts';
import { tableReader } from '../../infra/backup/erasures.ts';
import { openFolder, readPhotos, readTable } from '../../infra/backup/folder.ts';
import type { Source } from '../../infra/backup/restoration.ts';
import { restore } from '../../infra/backup/restore.ts';
import { md5, type Photo, type System } from '../../infra/backup/system.ts';
import { heldTables } from '../../infra/backup/tables.ts';
import { databaseClient } from '../../infra/embedded/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { openMailAndQueue } from '../support/mail-and-queue.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let services: Awaited<ReturnType<typeof openMailAndQueue>>;
let live: System;
let deleted: typeof import('../../functions/data/deleted.ts');
let quarantine: typeof import('../../functions/data/quarantine.ts');
let privacy: typeof import('../../functions/data/privacy.ts');
let erasePerson: typeof import('../../functions/logic/erase-person.ts').erasePerson;
let consume: (batch: unknown, context: object) => Promise<unknown>;

const photos = new Map<string, Photo>();

beforeAll(async () => {
  test = await openTestDatabase();
  services = await openMailAndQueue();
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint = '' } = process.env;
  live = systemAt(databaseClient({ endpoint, credentials: test.credentials }));
  // The clients read the environment when they are imported.
  deleted = await import('../../functions/data/deleted.ts');
  quarantine = await import('../../functions/data/quarantine.ts');
  privacy = await import('../../functions/data/privacy.ts');
  ({ erasePerson } = await import('../../functions/logic/erase-person.ts'));
  const confirm = await import('../../functions/events/enquiry-received/confirm-to-visitor.ts');
  consume = confirm.handler as unknown as typeof consume;
}, 30_000);

afterAll(async () => {
  await live?.close();
  await services?.close();
  await test?.close();
});

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

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a new, empty system. */
async function emptySystem(): Promise<System> {
  const system = await openEmbedded(join(await newFolder(), 'data'), { create: true });
  onTestFinished(system.close);
  return system;
}

async function backUp(system = live): Promise<string> {
  const folder = join(await newFolder(), 'backup');
  await makeBackup(system, folder);
  return folder;
}

async function sourceOf(folder: string): Promise<Source> {
  await openFolder(folder);
  return { tables: heldTables, read: (name) => readTable(folder, name), photos: () => readPhotos(folder) };
}

/** Restores a folder and returns the messages. */
async function restoreInto(system: System, source: Source, mode?: 'missing' | 'replace'): Promise<string> {
  const said: string[] = [];
  await restore(system, source, { mode, say: (text) => said.push(text) });
  return said.join('\n');
}

async function itemsOf({ database }: System, table: TableName) {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: table, ConsistentRead: true }));
  return Items.map((item) => unmarshall(item)).toSorted((a, b) => (`${a.pk}${a.sk}` < `${b.pk}${b.sk}` ? -1 : 1));
}

const put = ({ database }: System, TableName: string, item: object) =>
  database.send(new PutItemCommand({ TableName, Item: marshall(item, { removeUndefinedValues: true }) }));

async function newEnquiry(changes: { phone?: string; email?: string } = {}, system = live): Promise<Enquiry> {
  const enquiry = storedEnquiry({ type: 'message', at: new Date(), ...changes });
  await put(system, 'Enquiries', toItem(enquiry));
  return enquiry;
}

const idsIn = async (system: System, table: TableName) => (await itemsOf(system, table)).map(({ sk }) => sk);

describe('a backup', () => {
  it('is restored into an empty system with every item and photo, and without sessions and claims', async () => {
    await newEnquiry();
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

    const folder = await backUp();
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
    const folder = await backUp();
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
    await newEnquiry();
    const folder = await backUp();
    await appendFile(join(folder, 'tables/Enquiries.jsonl'), '{}\n');
    await expect(openFolder(folder)).rejects.toThrow('Enquiries.jsonl is not as it was written');
    await writeFile(join(folder, 'manifest.json'), '{"format":2}');
    await expect(openFolder(folder)).rejects.toThrow('not of this version');
    await rm(join(folder, 'manifest.json'));
    await expect(openFolder(folder)).rejects.toThrow('holds no complete backup');
  });

  it('contains a record that moves during the backup', async () => {
    const { id } = await newEnquiry();
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
    const folder = await backUp();
    live.database.middlewareStack.remove('move');
    const lists = ['Enquiries', 'Deleted'].map((name) => readFile(join(folder, 'tables', `${name}.jsonl`), 'utf8'));
    expect(isMoved).toBe(true);
    expect((await Promise.all(lists)).join()).toContain(id);
  });
});

describe('a restore', () => {
  it('overwrites other items only on request, and deletes none', async () => {
    const changed = await newEnquiry();
    const gone = await newEnquiry();
    const source = await sourceOf(await backUp());
    const target = await emptySystem();
    await put(target, 'Enquiries', { ...toItem(changed), name: 'Changed since' });
    const newer = await newEnquiry({}, target);

    await expect(restoreInto(target, source)).rejects.toThrow(
      /Nothing was written, .*\n {2}Enquiries: 1 differ from the backup, 1 are not in it\n/,
    );
    expect(await idsIn(target, 'Enquiries')).toEqual([changed.id, newer.id]);
    expect(await itemsOf(target, 'Settings')).toEqual([]);

    const nameOf = async (id: string) => (await itemsOf(target, 'Enquiries')).find(({ sk }) => sk === id)?.name;
    expect(await restoreInto(target, source, 'missing')).toContain('1 differ and stay, 1 others stay');
    expect(await idsIn(target, 'Enquiries')).toEqual(expect.arrayContaining([changed.id, gone.id, newer.id]));
    expect(await nameOf(changed.id)).toBe('Changed since');

    await restoreInto(target, source, 'replace');
    expect(await nameOf(changed.id)).toBe(changed.name);
    expect(await idsIn(target, 'Enquiries')).toContain(newer.id);
  });

  it('empties the overview’s counts, which are outdated', async () => {
    await newEnquiry();
    const folder = await backUp();
    const other = await emptySystem();
    await put(other, 'EnquiryCounts', { pk: 'message', sk: '2026-11', by_day: {}, version: 1 });
    await restoreInto(other, await sourceOf(folder));
    expect(await itemsOf(other, 'EnquiryCounts')).toEqual([]);
  });

  it('leaves out persons erased since the backup', async () => {
    const person = { phone: '+966557319264', email: 'zainab@example.com' };
    await newEnquiry(person);
    const removed = await newEnquiry(person);
    await deleted.moveToDeleted('message', removed.id, 'huda@rihla.example');
    const suspected = storedEnquiry({ type: 'message', at: new Date(), ...person });
    await quarantine.putQuarantined(suspected, {}, { score: 12, reasons: ['hidden_field'] });
    const request = { id: `2026-11-01#${uuid()}`, received_on: '2026-11-01', due_on: '2026-12-01' };
    await privacy.putPrivacyRequest({ ...request, kind: 'erase', ...person });
    const source = await sourceOf(await backUp());
    await erasePerson({ ...person, reason: 'asked' }, 'huda@rihla.example');

    const said = await restoreInto(live, source, 'replace');
    for (const name of ['Enquiries', 'Deleted', 'Quarantine', 'Privacy'] as const) {
      expect(said).toMatch(new RegExp(`^${name}: .*1 left out: erased since`, 'm'));
      expect(JSON.stringify(await itemsOf(live, name))).not.toMatch(/557319264|zainab/);
    }
    expect(said).not.toContain('knows of no erasure');
  });

  it('removes persons that an earlier restore without the list of erasures brought back', async () => {
    const { id } = await newEnquiry();
    const source = await sourceOf(await backUp());
    const target = await emptySystem();
    expect(await restoreInto(target, { ...source, tables: ['Enquiries'], read: source.read })).toContain('written');
    await put(target, 'PastEnquiries', { pk: 'message', sk: id });
    await restoreInto(target, source, 'missing');
    expect(await idsIn(target, 'Enquiries')).not.toContain(id);
  });

  it('sends no mail about a restored enquiry', async () => {
    const email = `${uuid()}@example.com`;
    const { id } = await newEnquiry({ email });
    const target = await emptySystem();
    await restoreInto(target, await sourceOf(await backUp()));
    const item = (await itemsOf(target, 'Enquiries')).find(({ sk }) => sk === id) ?? {};
    const NewImage = marshall(item);
    const dynamodb = { Keys: marshall({ pk: item.pk, sk: item.sk }), NewImage, SequenceNumber: '1' };
    const record = { eventID: '1', eventName: 'INSERT', dynamodb: { ...dynamodb, ApproximateCreationDateTime: 1 } };
    await consume({ Records: [record] }, { getRemainingTimeInMillis: () => 10_000 });
    expect((await services.outbox.list()).filter(({ to }) => to.includes(email))).toEqual([]);
    expect(await services.deadLetters.list()).toEqual([]);
  });

  it('reads the items of a table that AWS restored beside the stage’s own', async () => {
    const { id } = await newEnquiry();
    const [copied] = (await itemsOf(live, 'Enquiries')).filter(({ sk }) => sk === id);
    const target = await emptySystem();
    const read = tableReader(live.database, (name) => (name === 'Enquiries' ? name : undefined));
    expect(await restoreInto(target, { tables: ['Enquiries'], read })).toMatch(/^Enquiries: \d+ written/m);
    expect(await itemsOf(target, 'Enquiries')).toContainEqual({ ...copied, restored: true });
  });

  it('reports damaged photos', async () => {
    const photo = { key: 'photos/p/2.jpg', bytes: Buffer.from([1]), contentType: 'image/jpeg' };
    photos.set(photo.key, photo);
    const folder = await backUp();
    await writeFile(join(folder, photo.key), 'other bytes');
    await expect(Array.fromAsync(readPhotos(folder))).rejects.toThrow('2.jpg is not as it was written');
  });
});
