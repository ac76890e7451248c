import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest } from '../support/bodies.ts';
import { Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer, send } from '../support/enquiry-calls.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';

type Colleague = Awaited<ReturnType<typeof colleagueClient>>;

let author: Colleague;
let other: Colleague;
let viewer: Colleague;
let owner: Colleague;
let ids: Record<'author' | 'other' | 'viewer', string>;

const idOf = async (client: Client) => (await client.get('/desk')).json.data.me;

beforeAll(async () => {
  [author, other, viewer, owner] = [
    await colleagueClient('agent'),
    await colleagueClient('agent'),
    await colleagueClient('viewer'),
    await colleagueClient('owner'),
  ];
  ids = { author: await idOf(author), other: await idOf(other), viewer: await idOf(viewer) };
});

const begin = async () => {
  const { id } = await send('/customs', customRequest(customer()));
  const note = (body: object, headers = {}) =>
    author.patch(`/customs/${id}`, { note: 'Look, please', ...body }, { headers });
  return { id, note };
};
const marksOf = async (client: Client): Promise<{ id: string }[]> =>
  (await client.get('/overview/new')).json.data.mentions;
const isMarked = async (client: Client, id: string) => (await marksOf(client)).some((mention) => mention.id === id);

describe('a note that mentions colleagues', () => {
  it('keeps whom, mails each once and marks the request until it is opened', async (context) => {
    needs('mail')(context);
    const { id, note } = await begin();
    const headers = { 'Idempotency-Key': randomUUID() };
    const mentions = [ids.other, ids.author, ids.other];
    const { status, json } = await note({ mentions }, headers);
    expect(status).toBe(200);
    const { email } = other.account;
    const mentioned = { action: 'note_added', note: 'Look, please', mentions: [{ email, name: expect.any(String) }] };
    expect(json.data.history).toMatchObject([mentioned]);
    expect((await note({ mentions }, headers)).json.data.history).toHaveLength(1);
    await expect.poll(() => isMarked(other, id), { timeout: 10_000 }).toBe(true);
    expect(await isMarked(author, id)).toBe(false);
    await expect.poll(async () => (await aboutIn(email, id)).length, { timeout: 10_000 }).toBe(1);
    expect(await aboutIn(author.account.email, id)).toEqual([]);

    expect((await other.delete(`/desk/mentions/custom/${id}`)).json.data).toBe(true);
    expect((await other.delete(`/desk/mentions/custom/${id}`)).status).toBe(200);
    expect(await isMarked(other, id)).toBe(false);
    // With another key it is another note.
    await note({ mentions }, { 'Idempotency-Key': randomUUID() });
    await expect.poll(async () => (await aboutIn(email, id)).length, { timeout: 10_000 }).toBe(2);
  });

  it('does not mark a request that was deleted, until it is restored', async (context) => {
    needs('promptEvents')(context);
    const { id, note } = await begin();
    await note({ mentions: [ids.other] });
    await expect.poll(() => isMarked(other, id), { timeout: 10_000 }).toBe(true);
    expect((await owner.delete(`/customs/${id}`)).status).toBe(200);
    expect(await isMarked(other, id)).toBe(false);
    expect((await owner.post(`/deleted/custom/${id}/restore`)).status).toBe(200);
    expect(await isMarked(other, id)).toBe(true);
  });

  it('mentions members who may have requests only, and is a note', async () => {
    const { id, note } = await begin();
    expect(issuesOf(await note({ mentions: [ids.viewer] }))).toEqual(['mentions not_an_option']);
    expect(issuesOf(await note({ mentions: [ids.other, 'f'.repeat(32)] }))).toEqual(['mentions not_an_option']);
    expect(issuesOf(await note({ mentions: ['omar'] }))).toEqual(['mentions.0 invalid_format']);
    expect(issuesOf(await note({ mentions: Array.from({ length: 21 }, () => ids.other) }))).toEqual([
      'mentions too_many_items',
    ]);
    const without = { contacted: 'phone', mentions: [ids.other] };
    expect(issuesOf(await author.patch(`/customs/${id}`, without))).toEqual(['note required']);
    expect((await author.get(`/customs/${id}`)).json.data.history).toEqual([]);
  });

  it('has marks that are each person\u2019s own', async (context) => {
    needs('promptEvents')(context);
    const { id, note } = await begin();
    await note({ mentions: [ids.other] });
    await expect.poll(() => isMarked(other, id), { timeout: 10_000 }).toBe(true);
    expect((await viewer.delete(`/desk/mentions/custom/${id}`)).status).toBe(200);
    expect(await isMarked(other, id)).toBe(true);
    expect((await new Client().delete(`/desk/mentions/custom/${id}`)).status).toBe(401);
    expect((await other.delete(`/desk/mentions/visa/${id}`)).status).toBe(422);
  });
});

/** The mails to somebody that lead to a request. */
const aboutIn = async (email: string, id: string) =>
  (await outbox()).filter(({ to, text }) => to.includes(email) && text.includes(id));
