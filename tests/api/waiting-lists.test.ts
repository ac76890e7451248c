import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest, inDays, program } from '../support/bodies.ts';
import { Client, staffClient } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';

const visitor = new Client();
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

/** Adds a program with a departure that is sold out and keeps a list. */
async function soldOut() {
  const { id } = (await staff.post('/programs', program())).json.data;
  const departure = { from_date: inDays(70), nights: 3, capacity: 8, seats_left: 0, waiting_list: true };
  const departureId = uuid();
  await staff.post(`/programs/${id}/departures`, { departures: [{ id: departureId, ...departure }] });
  return { id, departureId, departure };
}

async function ask({ id, departureId }: { id: string; departureId: string }, changes = {}) {
  const asked = { program_id: id, departure_id: departureId, seen_total_sar: 4500, waiting_list: true };
  const sent = await visitor.post('/customs', customRequest({ ...asked, ...changes }));
  expect(sent.status).toBe(201);
  return sent.json.data.id as string;
}

const ids = (requests: { id: string }[]) => requests.map(({ id }) => id);
const pageOf = ({ id, departureId }: { id: string; departureId: string }, query: string) =>
  staff.get(`/programs/${id}/departures/${departureId}/requests?${query}`);
const listOf = async (place: { id: string; departureId: string }) => {
  const [waiting, others] = [await pageOf(place, 'list=waiting'), await pageOf(place, 'list=others')];
  return { waiting: waiting.json.data, others: others.json.data };
};

type Waiting = { departure: { id: string; from_date: string } };
/** All departures with a waiting list, by pages of this size. */
async function allWaiting(limit = 100): Promise<Waiting[]> {
  const found: Waiting[] = [];
  for (let cursor = ''; ; ) {
    const page = (await staff.get(`/programs/waiting?limit=${limit}${cursor && `&cursor=${cursor}`}`)).json;
    expect(page.data.length).toBeLessThanOrEqual(limit);
    found.push(...page.data);
    if (!page.next_cursor) return found;
    cursor = page.next_cursor;
  }
}
// biome-ignore lint/suspicious/noExplicitAny: a reply.
const waitingFor = async ({ departureId }: { departureId: string }): Promise<any> =>
  (await allWaiting()).find(({ departure }) => departure.id === departureId);
const close = (id: string, status = 'done') => staff.patch(`/customs/${id}`, { status });

describe('the waiting list of a departure', () => {
  it('has those who asked for it in the order of their arrival, and the others apart', async () => {
    const place = await soldOut();
    const [first, second] = [await ask(place), await ask(place)];
    // The page showed a seat, but it was gone when the request arrived.
    const third = await ask(place, { waiting_list: false });
    await ask(await soldOut());
    const { waiting, others } = await listOf(place);
    expect([ids(waiting), others]).toEqual([[first, second, third], []]);
    expect(await waitingFor(place)).toMatchObject({ program_id: place.id, waiting: 3, departure: { seats_left: 0 } });

    const { version } = (await waitingFor(place)).departure;
    const freed = { ...place.departure, seats_left: 2, version };
    expect((await staff.put(`/programs/${place.id}/departures/${place.departureId}`, freed)).status).toBe(200);
    const placed = await ask(place, { waiting_list: false });
    expect(ids((await listOf(place)).others)).toEqual([placed]);
    expect(await waitingFor(place)).toMatchObject({ waiting: 3, departure: { seats_left: 2 } });
  });

  it('comes in pages, each after the one before it', async () => {
    const place = await soldOut();
    const waiting = [await ask(place), await ask(place), await ask(place)];
    const closed = [await ask(place), await ask(place)];
    await Promise.all(closed.map((id) => close(id)));
    const first = (await pageOf(place, 'list=waiting&limit=2')).json;
    expect([ids(first.data), first.next_cursor]).toEqual([waiting.slice(0, 2), waiting[1]]);
    // A request that is closed meanwhile shifts no other.
    await close(waiting[0] ?? '');
    const second = (await pageOf(place, `list=waiting&limit=2&cursor=${first.next_cursor}`)).json;
    expect([ids(second.data), second.next_cursor]).toEqual([waiting.slice(2), undefined]);
    const others = (await pageOf(place, `list=others&limit=2&cursor=${waiting[0]}`)).json;
    expect([ids(others.data), others.next_cursor]).toEqual([closed, undefined]);

    const later = await soldOut();
    await ask(later);
    const own = (all: Waiting[]) =>
      all.map(({ departure }) => departure.id).filter((id) => [place.departureId, later.departureId].includes(id));
    const all = await allWaiting();
    expect([own(all).length, own(await allWaiting(1))]).toEqual([2, own(all)]);
    const days = all.map(({ departure }) => departure.from_date);
    expect(days).toEqual(days.toSorted());
    const unknown = await staff.get(`/programs/waiting?cursor=${uuid()}`);
    expect([unknown.status, unknown.json.errors]).toMatchObject([422, [{ field: 'cursor', code: 'invalid_cursor' }]]);
  });

  it('leaves out whom staff have closed, until the request is opened again', async () => {
    const place = await soldOut();
    const [first, second] = [await ask(place), await ask(place)];
    const { since } = await waitingFor(place);
    expect((await close(first)).status).toBe(200);
    expect(await listOf(place)).toMatchObject({ waiting: [{ id: second }], others: [{ id: first }] });
    const after = await waitingFor(place);
    expect(after.waiting).toBe(1);
    expect(after.since > since).toBe(true);
    await close(first, 'in_progress');
    expect(ids((await listOf(place)).waiting)).toEqual([first, second]);
    await Promise.all([close(first), close(second)]);
    expect(await waitingFor(place)).toBeUndefined();
  });

  it('loses a deleted request, and has it again once it is restored', async () => {
    const place = await soldOut();
    const id = await ask(place);
    await staff.delete(`/customs/${id}`);
    expect((await listOf(place)).waiting).toEqual([]);
    expect(await waitingFor(place)).toBeUndefined();
    expect((await staff.post(`/deleted/custom/${id}/restore`, {})).status).toBeLessThan(300);
    expect(ids((await listOf(place)).waiting)).toEqual([id]);
  });

  it('is for all staff, and for nobody else', async () => {
    const { id, departureId } = await soldOut();
    const viewer = await colleagueClient('viewer');
    const paths = ['/programs/waiting', `/programs/${id}/departures/${departureId}/requests?list=waiting`];
    for (const path of paths) {
      expect((await viewer.get(path)).status).toBe(200);
      expect((await visitor.get(path)).status).toBe(401);
    }
  });
});
