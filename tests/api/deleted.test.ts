import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { inDays, message, program } from '../support/bodies.ts';
import { type Client, staffClient } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer, idsOf, kinds, visitor } from '../support/enquiry-calls.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';
import { filesOf, openPhotoDesk, statusOf } from '../support/photo-uploads.ts';

const { adminEmail } = inject('stack');
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

interface Listed {
  record_id: string;
}

const deletedOf = async (list: string): Promise<Listed[]> => (await staff.get(`/deleted?list=${list}`)).json.data;
const isListed = async (list: string, id: string) => (await deletedOf(list)).some(({ record_id }) => record_id === id);
const today = inDays(0);

describe.each(kinds)('a deleted $type request', ({ type, path, body }) => {
  let person: { phone: string; email: string; name: string };
  let id: string;
  let reference: string;
  let relative: string;
  let before: object;

  /** All ways to find the record. */
  async function places() {
    const lists = [
      `${path}?limit=100`,
      `${path}?status=in_progress&limit=100`,
      `/requests/message/${relative}/related`,
    ];
    const searches = [person.phone, person.email, reference, person.name];
    const pages = await Promise.all([
      ...lists.map((list) => staff.get(list)),
      ...searches.map((q) => staff.search({ q })),
    ]);
    const found = pages.map((page) => idsOf(page).includes(id));
    return new Set([...found, (await staff.get(`${path}/${id}`)).status === 200]);
  }
  const count = async () => (await staff.get(`/overview?from=${today}&to=${today}`)).json.data.counts[type].count;
  const badge = async () => (await staff.get('/overview/new')).json.data.types.message.count;

  beforeEach(async () => {
    const { phone, email } = customer();
    person = { phone, email, name: `Deleted ${randomUUID()}` };
    relative = (await visitor.post('/messages', message({ phone: person.phone }))).json.data.id;
    ({ id, reference } = (await visitor.post(path, body(person))).json.data);
    await staff.patch(`${path}/${id}`, { status: 'in_progress', note: 'A note that stays' });
    before = (await staff.get(`${path}/${id}`)).json.data;
  });

  it('leaves every list, count and search, and is listed as deleted, by whom and until when', async () => {
    expect(await places()).toEqual(new Set([true]));
    const counted = await count();
    expect((await staff.delete(`${path}/${id}`)).json).toEqual({ data: true });
    expect(await places()).toEqual(new Set([false]));
    expect(await count()).toBe(counted - 1);
    const [newest] = (await deletedOf('enquiries')) as (Listed & { deleted_at: string; gone_at: string })[];
    expect(newest).toMatchObject({
      ...{ kind: type, record_id: id, reference, title: person.name, program_id: null },
      deleted_by: { email: adminEmail, name: expect.any(String) },
    });
    const days = (Date.parse(newest?.gone_at ?? '') - Date.parse(newest?.deleted_at ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(30, 3);
    expect((await staff.patch(`${path}/${id}`, { note: 'too late' })).json.code).toBe('enquiry_not_found');
  });

  it('is restored unchanged, everywhere', async () => {
    await staff.delete(`${path}/${id}`);
    const news = await badge();
    expect((await staff.post(`/deleted/${type}/${id}/restore`)).json).toEqual({ data: true });
    const { json } = await staff.get(`${path}/${id}`);
    // The confirmation adds a link in its own time.
    expect({ ...json.data, links: [] }).toEqual({ ...before, links: [] });
    expect(await places()).toEqual(new Set([true]));
    expect(await badge()).toBe(news);
    expect(await isListed('enquiries', id)).toBe(false);
    expect((await staff.post(`/deleted/${type}/${id}/restore`)).json.code).toBe('deleted_not_found');
  });

  it('is removed for good', async () => {
    await staff.delete(`${path}/${id}`);
    expect((await staff.delete(`/deleted/${type}/${id}`)).json).toEqual({ data: true });
    expect(await isListed('enquiries', id)).toBe(false);
    expect(await places()).toEqual(new Set([false]));
    for (const again of [
      await staff.delete(`/deleted/${type}/${id}`),
      await staff.post(`/deleted/${type}/${id}/restore`),
    ]) {
      expect([again.status, again.json.code]).toEqual([404, 'deleted_not_found']);
    }
  });

  it('has one audit entry for each step', async () => {
    await staff.delete(`${path}/${id}`);
    await staff.post(`/deleted/${type}/${id}/restore`);
    await staff.delete(`${path}/${id}`);
    await staff.delete(`/deleted/${type}/${id}`);
    const trail = (await staff.post('/activity/searches', { record: reference, group: 'deletions' })).json.data;
    expect(trail.map(({ action }: { action: string }) => action)).toEqual([
      'enquiry_removed',
      'enquiry_deleted',
      'enquiry_restored',
      'enquiry_deleted',
    ]);
  });
});

describe('a restored request', () => {
  beforeEach(needs('mail'));

  it('causes no mail', async () => {
    const email = `restored-${randomUUID()}@example.com`;
    const { id, reference } = (await visitor.post('/messages', message({ email }))).json.data;
    const mails = async () =>
      (await outbox()).filter(({ subject, to }) => subject.includes(reference) || to.includes(email)).length;
    await eventually(async () => expect(await mails()).toBe(2));
    await staff.delete(`/messages/${id}`);
    await staff.post(`/deleted/message/${id}/restore`);
    // Changes are handled in order: once a later request has been mailed, this one has been handled.
    const later = `later-${randomUUID()}@example.com`;
    await visitor.post('/messages', message({ email: later }));
    await eventually(async () => expect((await outbox()).some(({ to }) => to.includes(later))).toBe(true));
    // The embedded outbox deletes the mails about a request that leaves its table.
    expect(await mails()).toBeLessThanOrEqual(2);
  });
});

describe('a deleted program', () => {
  it('leaves the site at once and returns with its photos, texts and position', async () => {
    const { newProgram, upload } = await openPhotoDesk();
    const first = await newProgram();
    const photo = await upload(first);
    const second = await newProgram();
    const read = async () => {
      const { json } = await staff.get(`/programs/${first}/current`);
      // Drawn soon after each change.
      delete json.data?.link_pictures;
      return json;
    };
    const list = async () => idsOf(await staff.get('/programs/current'));
    const before = await read();
    const order = await list();

    expect((await staff.delete(`/programs/${first}`)).json).toEqual({ data: true });
    expect((await read()).code).toBe('program_not_found');
    expect(await list()).toEqual(order.filter((id) => id !== first));
    expect((await deletedOf('programs'))[0]).toMatchObject({
      kind: 'program',
      record_id: first,
      title: 'العلا في ثلاثة أيام',
      title_en: 'AlUla in three days',
      reference: null,
    });
    expect((await staff.put(`/programs/${first}`, program())).json.code).toBe('program_not_found');

    await staff.post(`/deleted/program/${first}/restore`);
    expect(await read()).toEqual(before);
    expect(await list()).toEqual(order);
    for (const file of filesOf(photo)) expect(await statusOf(file)).toBe(200);
    await Promise.all([first, second].map((id) => staff.delete(`/programs/${id}`)));
  });

  it('keeps its photos until it is removed for good, even if it was restored in between', async () => {
    const { newProgram, upload } = await openPhotoDesk();
    const id = await newProgram();
    const files = filesOf(await upload(id));
    await staff.delete(`/programs/${id}`);
    await staff.post(`/deleted/program/${id}/restore`);
    await staff.delete(`/programs/${id}`);
    for (const file of files) expect(await statusOf(file)).toBe(200);
    await staff.delete(`/deleted/program/${id}`);
    for (const file of files) await eventually(async () => expect(await statusOf(file)).toBe(404));
    expect(await isListed('programs', id)).toBe(false);
  });
});

it('lists deleted records in pages, the last deleted first', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { id } = (await visitor.post('/messages', message())).json.data;
    await staff.delete(`/messages/${id}`);
    ids.unshift(id);
  }
  const first = await staff.get('/deleted?list=enquiries&limit=2');
  const second = await staff.get(`/deleted?list=enquiries&limit=1&cursor=${first.json.next_cursor}`);
  const listed = [...first.json.data, ...second.json.data].map(({ record_id }: Listed) => record_id);
  expect(listed).toEqual(ids);
});

it('finds and erases a deleted request with the person’s other data', async () => {
  const email = `erased-${randomUUID()}@example.com`;
  const { id } = (await visitor.post('/messages', message({ email }))).json.data;
  await staff.delete(`/messages/${id}`);
  const found = await staff.post('/privacy/searches', { email });
  expect(idsOf({ json: { data: found.json.data.enquiries } })).toEqual([id]);
  expect((await staff.post('/privacy/erasures', { email, reason: 'asked' })).json.data.erasure.counts.message).toBe(1);
  expect(await isListed('enquiries', id)).toBe(false);
  expect((await staff.post(`/deleted/message/${id}/restore`)).json.code).toBe('deleted_not_found');
});

it('lets only owners see, restore and remove deleted records', async () => {
  const agent = await colleagueClient('agent');
  const { id } = (await visitor.post('/messages', message())).json.data;
  expect((await agent.delete(`/messages/${id}`)).status).toBe(200);
  for (const answer of [
    await agent.get('/deleted?list=enquiries'),
    await agent.post(`/deleted/message/${id}/restore`),
    await agent.delete(`/deleted/message/${id}`),
  ]) {
    expect([answer.status, answer.json.code]).toEqual([403, 'role_not_allowed']);
  }
});
