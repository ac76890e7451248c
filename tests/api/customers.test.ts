import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inDays } from '../support/bodies.ts';
import { type Client, issuesOf, staffClient } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer, oneOfEach } from '../support/enquiry-calls.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';

let owner: Client;
beforeAll(async () => {
  owner = await staffClient();
});

const search = async (query: object) => (await owner.post('/customers/searches', query)).json.data.customers;
const problem = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code];

/** Sends a request of each kind, and waits for the card. */
async function sent(whom = customer()) {
  await oneOfEach(whom);
  let found: { id: string; requests: number; phone: string } | undefined;
  await eventually(async () => {
    [found] = await search({ q: whom.phone });
    expect(found?.requests).toBe(4);
  });
  if (!found) throw new Error('No card.');
  return { ...whom, ...found, path: `/customers/${found.id}` };
}

const nothing = { note: null, next_contact: null, language: null, revision: 0 };

describe('a customer', () => {
  beforeEach(needs('promptEvents'));

  it('has a card with all requests, found by number and address, and staff add what they know', async () => {
    const one = await sent();
    expect((await search({ q: one.email })).map(({ id }: { id: string }) => id)).toEqual([one.id]);
    const { json } = await owner.get(one.path);
    expect(json.data.enquiries).toHaveLength(4);
    expect(json.data.customer).toMatchObject({ emails: [one.email], won: 0, merged: [], revision: 0 });
    const next_contact = { on: inDays(1), what: 'Call about Umrah' };
    const changed = await owner.put(one.path, { ...nothing, note: 'VIP', next_contact, language: 'en' });
    expect(changed.json.data).toMatchObject({ note: 'VIP', next_contact, language: 'en', revision: 1 });
    const waiting = await search({ q: one.phone, contact_until: inDays(1) });
    expect(waiting).toMatchObject([{ id: one.id }]);
    expect(problem(await owner.put(one.path, nothing))).toEqual([409, 'version_conflict']);
    const { json: activity } = await owner.post('/activity/searches', {});
    const actions = activity.data
      .filter(({ record }: { record: { id: string } | null }) => record?.id === one.id)
      .map(({ action, record }: { action: string; record: { kind: string } }) => [action, record.kind]);
    expect(actions).toEqual([
      ['customer_changed', 'customer'],
      ['customer_read', 'customer'],
    ]);
  });

  it('is merged with another number, and split again', async () => {
    const [one, other] = [await sent(), await sent()];
    const merged = await owner.post(`${one.path}/merged`, { other: other.id });
    expect(merged.json.data).toMatchObject({ requests: 8, merged: [{ id: other.id, phone: other.phone, note: null }] });
    expect((await owner.get(other.path)).json.data.customer.id).toBe(one.id);
    expect(await search({ q: other.phone })).toMatchObject([{ id: one.id }]);
    const third = await sent();
    expect(problem(await owner.post(`${third.path}/merged`, { other: other.id }))).toEqual([409, 'customer_merged']);
    expect((await owner.delete(`${one.path}/merged/${other.id}`)).json.data).toMatchObject({ requests: 4, merged: [] });
    expect((await owner.get(other.path)).json.data.customer.id).toBe(other.id);
  });

  it('that nobody knows is not found, and what is wrong is said at its field', async () => {
    const path = `/customers/${'0'.repeat(32)}`;
    expect(problem(await owner.get(path))).toEqual([404, 'customer_not_found']);
    expect(problem(await owner.put(path, nothing))).toEqual([404, 'customer_not_found']);
    for (const language of ['ar', 'en'] as const) {
      const next_contact = { on: '1999-01-01', what: 'x'.repeat(201) };
      const reply = await owner.put(path, { ...nothing, note: 'x'.repeat(4001), next_contact }, { language });
      expect([reply.status, issuesOf(reply).map((issue) => issue.split(' ')[0])]).toEqual([
        422,
        ['note', 'next_contact.on', 'next_contact.what'],
      ]);
    }
    expect((await owner.post('/customers/searches', { cursor: 'a b' })).status).toBe(422);
  });

  it('is read by all staff, and changed by agents', async () => {
    const [viewer, one] = [await colleagueClient('viewer'), await sent()];
    expect((await viewer.get(one.path)).status).toBe(200);
    expect((await viewer.put(one.path, nothing)).status).toBe(403);
    expect((await viewer.post(`${one.path}/merged`, { other: one.id })).status).toBe(403);
  });

  it('is erased with all that is known of the person', async () => {
    const one = await sent();
    await owner.put(one.path, { ...nothing, note: 'VIP' });
    const found = await owner.post('/privacy/searches', { phone: one.phone });
    expect(found.json.data.customers).toMatchObject([{ id: one.id, note: 'VIP' }]);
    const { json } = await owner.post('/privacy/exports', { phone: one.phone });
    expect(json.data.html).toContain('VIP');
    expect((await owner.post('/privacy/erasures', { phone: one.phone, reason: 'asked' })).status).toBe(201);
    await eventually(async () => {
      expect(problem(await owner.get(one.path))).toEqual([404, 'customer_not_found']);
    });
    expect(await search({ q: one.phone })).toEqual([]);
  });
});
