import { randomInt, randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { actionsOf, type Entry, openAuditTrail } from '../support/audit-trail.ts';
import { hotelRequest, message, program } from '../support/bodies.ts';
import { Client, issuesOf, staffClient } from '../support/client.ts';
import { customer, kinds, send, visitor } from '../support/enquiry-calls.ts';
import { needs } from '../support/needs.ts';
import { openPhotoDesk } from '../support/photo-uploads.ts';
import { everyItem, runningDatabase } from '../support/running-database.ts';

const { dataDir } = inject('stack');
const { account, staff, activity, actionsOn, own } = await openAuditTrail();

/** Texts that only the visitor of these tests types. */
const person = {
  name: `Noura ${randomUUID()}`,
  phone: customer().phone,
  email: `noura-${randomUUID()}@visitor.example`,
};
const secretText = `text-${randomUUID()}`;

/** Sends an enquiry of the person, which staff then read, change and delete. */
async function handle({ path, body }: (typeof kinds)[number]) {
  const { id, reference } = await send(path, body(person));
  const record = `${path}/${id}`;
  await staff.get(record);
  await staff.patch(record, { status: 'in_progress', note: secretText, contacted: 'phone' });
  await staff.delete(record);
  return { id, reference };
}

describe.each(kinds)('the trail of a $type request', (kind) => {
  it('has one entry for each action of staff', async () => {
    const { type } = kind;
    const { id, reference } = await handle(kind);

    const entries = (await activity(`record=${reference}`)).toReversed();
    expect(actionsOf(entries)).toEqual([
      'enquiry_read',
      'customer_contacted',
      'status_changed',
      'note_added',
      'enquiry_deleted',
    ]);
    const staffMember = { staff: account.email, staff_name: expect.any(String), unknown_account: null };
    for (const entry of entries) {
      expect(entry).toMatchObject({ ...staffMember, record: { kind: type, id }, reference, at: expect.any(String) });
    }
    expect(entries[1]).toMatchObject({ channel: 'phone', changes: [] });
    expect(entries[2]).toMatchObject({ changes: [{ field: 'status', before: 'new', after: 'in_progress' }] });
  });
});

describe('the trail', () => {
  it('has one entry per person for repeated reads of a request within an hour', async () => {
    const { id, reference } = (await visitor.post('/messages', message(person))).json.data;
    for (let read = 0; read < 3; read++) expect((await staff.get(`/messages/${id}`)).status).toBe(200);
    expect(await actionsOn(reference)).toEqual(['enquiry_read']);
    await (await staffClient()).get(`/messages/${id}`);
    expect(await actionsOn(reference)).toEqual(['enquiry_read', 'enquiry_read']);
  });

  it('has an entry for each request that a search for a person or an export of their data reveals', async () => {
    const newPhone = () => `056${String(randomInt(10_000_000)).padStart(7, '0')}`;
    const phone = newPhone();
    const sent = [
      await visitor.post('/messages', message({ ...person, phone })),
      await visitor.post('/hotels', hotelRequest({ ...person, phone })),
      await visitor.post('/messages', message({ ...person, phone, website: 'https://filled.example' })),
    ];
    expect((await staff.post('/privacy/searches', { phone })).status).toBe(200);
    expect((await staff.post('/privacy/exports', { phone })).status).toBe(200);
    for (const { json } of sent) {
      expect(await actionsOn(json.data.reference)).toEqual(['person_searched', 'person_exported']);
    }
    await staff.post('/privacy/searches', { phone: newPhone() });
    expect(await own('&group=privacy&limit=1')).toMatchObject([{ action: 'person_searched', record: null }]);
  });

  it.each(kinds)('has a read for a change of a $type request that changes nothing, once an hour', async (kind) => {
    const { id, reference } = await send(kind.path, kind.body(person));
    const record = `${kind.path}/${id}`;
    for (let time = 0; time < 2; time++) {
      const { json } = await staff.patch(record, { status: 'new' });
      expect(json.data).toMatchObject({ name: person.name, history: [] });
    }
    expect(await actionsOn(reference)).toEqual(['enquiry_read']);
    await staff.get(record);
    expect(await actionsOn(reference)).toEqual(['enquiry_read']);
    const colleague = await staffClient();
    await colleague.get(record);
    await colleague.patch(record, { status: 'new' });
    expect(await actionsOn(reference)).toEqual(['enquiry_read', 'enquiry_read']);
  });

  it('has no entry for failed calls and lists', async () => {
    const { id, reference } = (await visitor.post('/messages', message(person))).json.data;
    await staff.search({ q: person.phone });
    await staff.patch(`/messages/${id}`, { status: 'done', version: 7 });
    await staff.patch(`/messages/${id}`, { contacted: 'fax' });
    await staff.delete(`/hotels/${id}`);
    expect(await actionsOn(reference)).toEqual([]);
  });

  it('counts a double click once', async () => {
    const { id, reference } = (await visitor.post('/messages', message(person))).json.data;
    await staff.get(`/messages/${id}`);
    await staff.patch(`/messages/${id}`, { contacted: 'whatsapp' });
    await staff.patch(`/messages/${id}`, { contacted: 'whatsapp' });
    expect(await actionsOn(reference)).toEqual(['enquiry_read', 'customer_contacted']);
  });

  it('has one entry for a request entered by staff, even if the call is repeated', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const enter = () => staff.post('/requests', { type: 'message', ...message(person) }, { headers });
    const { reference } = (await enter()).json.data;
    await enter();
    expect(await actionsOn(reference)).toEqual(['enquiry_entered']);
  });

  it('has one entry for each change of a program, with the changed fields before and after', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const add = () => staff.post('/programs', program(), { headers });
    const { id } = (await add()).json.data;
    await add();
    const changed = program({ price_sar: 5000, description: 'ص'.repeat(1000), translations: { en: { city: 'Ula' } } });
    await staff.put(`/programs/${id}`, changed);
    await staff.delete(`/programs/${id}`);
    const entries = (await activity(`record=${id}`)).toReversed();
    expect(actionsOf(entries)).toEqual(['program_created', 'program_changed', 'program_deleted']);
    expect(entries[1]).toMatchObject({
      record: { kind: 'program', id },
      changes: [
        { field: 'description', before: 'بين الصخور والواحات.', after: `${'ص'.repeat(300)}…` },
        { field: 'translations.en.trip_name', before: 'AlUla in three days', after: null },
        { field: 'translations.en.city', before: 'AlUla', after: 'Ula' },
        { field: 'price_sar', before: 4500.5, after: 5000 },
      ],
    });
  });

  it('has one entry for each photo that is added (either way) or deleted', async () => {
    const { newProgram, send, ask } = await openPhotoDesk();
    const id = await newProgram();
    await send(id);
    const { photo } = (await ask(id)).json.data;
    await staff.delete(`/programs/${id}/photos/${photo.id}`);
    expect(await actionsOn(id)).toEqual(['program_created', 'photo_added', 'photo_added', 'photo_deleted']);
  });

  it('has one entry for a photo whose upload is requested twice', async () => {
    const { newProgram, ask } = await openPhotoDesk();
    const id = await newProgram();
    const photoId = uuid();
    for (let attempt = 0; attempt < 3; attempt++) expect((await ask(id, { id: photoId })).status).toBe(201);
    expect(await actionsOn(id)).toEqual(['program_created', 'photo_added']);
  });

  it('has exports with their filter, but not the search words', async () => {
    const filter = { type: 'hotel', from: '2026-01-01', status: 'done', source: 'snapchat', sale: 'won' };
    expect((await staff.search({ ...filter, q: person.phone, exported: true })).status).toBe(200);
    const [entry] = await own('&group=reading');
    expect(entry).toMatchObject({
      action: 'enquiries_exported',
      filter: { ...filter, to: null, has_email: null, group: null, staff: null, searched: true },
    });
    await staff.post('/activity/searches', { staff: person.email, exported: true });
    await staff.post('/activity/searches', { staff: account.email, exported: true });
    expect(await own('&group=reading&limit=2')).toMatchObject([
      { action: 'activity_exported', filter: { staff: account.email, searched: false } },
      { action: 'activity_exported', filter: { staff: null, searched: true } },
    ]);
    expect(issuesOf(await staff.search({ type: 'visa', exported: true }))).toEqual(['type not_an_option']);
    await staff.search({ exported: true, selected: 3 });
    expect(await own('&group=reading&limit=1')).toMatchObject([{ filter: { selected: 3, searched: false } }]);
    expect(issuesOf(await staff.search({ exported: true, selected: 0 }))).toEqual(['selected too_small']);
  });

  it('stores only a hash of an unknown account', async () => {
    const typed = `${secretText}@unknown.example`;
    await new Client().signIn(typed, 'guess');
    await new Client().signIn(typed, 'guess');
    const entries = (await activity('group=access&limit=2')) as (Entry & { unknown_account: string })[];
    expect(entries).toMatchObject([
      { action: 'sign_in_failed', staff: null, staff_name: null },
      { action: 'sign_in_failed', staff: null },
    ]);
    expect(entries[0]?.unknown_account).toMatch(/^[\da-f]{12}$/);
    expect(entries[1]?.unknown_account).toBe(entries[0]?.unknown_account);
  });
});

describe('the stored trail', () => {
  beforeEach(needs('process'));

  it('contains no personal data, lasts two years, and refers only to records and accounts', async () => {
    for (const kind of kinds) await handle(kind);
    await staff.search({ q: person.phone, exported: true });
    await new Client().signIn(`${secretText}@unknown.example`, 'guess');
    const items = await everyItem(await runningDatabase(dataDir), 'Audit');
    expect(items.length).toBeGreaterThan(20);
    const text = JSON.stringify(items);
    for (const secret of [person.name, person.phone, person.phone.slice(-7), person.email, secretText, 'example.com']) {
      expect(text).not.toContain(secret);
    }
    for (const { at, expires_at } of items) {
      const days = (expires_at * 1000 - Date.parse(at)) / 86_400_000;
      expect(Math.round(days)).toBeGreaterThanOrEqual(730);
      expect(Math.round(days)).toBeLessThanOrEqual(731);
    }
  });
});
