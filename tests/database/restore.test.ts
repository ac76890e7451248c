import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marshall } from '@aws-sdk/util-dynamodb';
import { v7 as uuid } from 'uuid';
import { afterAll, describe, expect, it } from 'vitest';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { tableReader } from '../../infra/backup/erasures.ts';
import { readPhotos } from '../../infra/backup/folder.ts';
import {
  backUp,
  emptySystem,
  idsIn,
  itemsOf,
  newEnquiry,
  openLiveSystem,
  photos,
  put,
  restoreInto,
  sourceOf,
} from '../support/backups.ts';
import { openMailAndQueue } from '../support/mail-and-queue.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

const { live, close } = await openLiveSystem();
const services = await openMailAndQueue();
// The clients read the environment when they are imported.
const deleted = await import('../../functions/data/deleted.ts');
const quarantine = await import('../../functions/data/quarantine.ts');
const privacy = await import('../../functions/data/privacy.ts');
const { erasePerson } = await import('../../functions/logic/privacy/erase-person.ts');
const { handler } = await import('../../functions/events/enquiry-received/confirm-to-visitor.ts');
const consume = handler as unknown as (batch: unknown, context: object) => Promise<unknown>;

afterAll(async () => {
  await services.close();
  await close();
});

describe('a restore', () => {
  it('overwrites other items only on request, and deletes none', async () => {
    const changed = await newEnquiry(live);
    const gone = await newEnquiry(live);
    const source = await sourceOf(await backUp(live));
    const target = await emptySystem();
    await put(target, 'Enquiries', { ...toItem(changed), name: 'Changed since' });
    const newer = await newEnquiry(target);

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
    await newEnquiry(live);
    const folder = await backUp(live);
    const other = await emptySystem();
    await put(other, 'EnquiryCounts', { pk: 'message', sk: '2026-11', by_day: {}, version: 1 });
    await restoreInto(other, await sourceOf(folder));
    expect(await itemsOf(other, 'EnquiryCounts')).toEqual([]);
  });

  it('leaves out persons erased since the backup', async () => {
    const person = { phone: '+966557319264', email: 'zainab@example.com' };
    await newEnquiry(live, person);
    const removed = await newEnquiry(live, person);
    await deleted.moveToDeleted('message', removed.id, 'huda@rihla.example');
    const suspected = storedEnquiry({ type: 'message', at: new Date(), ...person });
    await quarantine.putQuarantined(suspected, {}, { score: 12, reasons: ['hidden_field'] });
    const request = { id: `2026-11-01#${uuid()}`, received_on: '2026-11-01', due_on: '2026-12-01' };
    await privacy.putPrivacyRequest({ ...request, kind: 'erase', ...person });
    const source = await sourceOf(await backUp(live));
    await erasePerson({ ...person, reason: 'asked' }, 'huda@rihla.example');

    const said = await restoreInto(live, source, 'replace');
    for (const name of ['Enquiries', 'Deleted', 'Quarantine', 'Privacy'] as const) {
      expect(said).toMatch(new RegExp(`^${name}: .*1 left out: erased since`, 'm'));
      expect(JSON.stringify(await itemsOf(live, name))).not.toMatch(/557319264|zainab/);
    }
    expect(said).not.toContain('knows of no erasure');
  });

  it('removes persons that an earlier restore without the list of erasures brought back', async () => {
    const { id } = await newEnquiry(live);
    const source = await sourceOf(await backUp(live));
    const target = await emptySystem();
    expect(await restoreInto(target, { ...source, tables: ['Enquiries'], read: source.read })).toContain('written');
    await put(target, 'PastEnquiries', { pk: 'message', sk: id });
    await restoreInto(target, source, 'missing');
    expect(await idsIn(target, 'Enquiries')).not.toContain(id);
  });

  it('sends no mail about a restored enquiry', async () => {
    const email = `${uuid()}@example.com`;
    const { id } = await newEnquiry(live, { email });
    const target = await emptySystem();
    await restoreInto(target, await sourceOf(await backUp(live)));
    const item = (await itemsOf(target, 'Enquiries')).find(({ sk }) => sk === id) ?? {};
    const NewImage = marshall(item);
    const dynamodb = { Keys: marshall({ pk: item.pk, sk: item.sk }), NewImage, SequenceNumber: '1' };
    const record = { eventID: '1', eventName: 'INSERT', dynamodb: { ...dynamodb, ApproximateCreationDateTime: 1 } };
    await consume({ Records: [record] }, { getRemainingTimeInMillis: () => 10_000 });
    expect((await services.outbox.list()).filter(({ to }) => to.includes(email))).toEqual([]);
    expect(await services.deadLetters.list()).toEqual([]);
  });

  it('reads the items of a table that AWS restored beside the stage’s own', async () => {
    const { id } = await newEnquiry(live);
    const [copied] = (await itemsOf(live, 'Enquiries')).filter(({ sk }) => sk === id);
    const target = await emptySystem();
    const read = tableReader(live.database, (name) => (name === 'Enquiries' ? name : undefined));
    expect(await restoreInto(target, { tables: ['Enquiries'], read })).toMatch(/^Enquiries: \d+ written/m);
    expect(await itemsOf(target, 'Enquiries')).toContainEqual({ ...copied, restored: true });
  });

  it('reports damaged photos', async () => {
    const photo = { key: 'photos/p/2.jpg', bytes: Buffer.from([1]), contentType: 'image/jpeg' };
    photos.set(photo.key, photo);
    const folder = await backUp(live);
    await writeFile(join(folder, photo.key), 'other bytes');
    await expect(Array.fromAsync(readPhotos(folder))).rejects.toThrow('2.jpg is not as it was written');
  });
});
