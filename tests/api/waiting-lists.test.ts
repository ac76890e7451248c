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
const listOf = async ({ id, departureId }: { id: string; departureId: string }) =>
  (await staff.get(`/programs/${id}/departures/${departureId}/requests`)).json.data;
const waitingFor = async ({ departureId }: { departureId: string }) =>
  (await staff.get('/programs/waiting')).json.data.find(
    ({ departure }: { departure: { id: string } }) => departure.id === departureId,
  );
const close = (id: string, status = 'done') => staff.patch(`/customs/${id}`, { status });

describe('the waiting list of a departure', () => {
  it('has those who asked for it in the order of their arrival, and the others apart', async () => {
    const place = await soldOut();
    const [first, second] = [await ask(place), await ask(place)];
    // The page showed a seat, but it was gone when the request arrived.
    const third = await ask(place, { waiting_list: false });
    await ask(await soldOut());
    const { waiting, others, more } = await listOf(place);
    expect(ids(waiting)).toEqual([first, second, third]);
    expect([others, more]).toEqual([[], false]);
    expect(await waitingFor(place)).toMatchObject({ program_id: place.id, waiting: 3, departure: { seats_left: 0 } });

    const { version } = (await waitingFor(place)).departure;
    const freed = { ...place.departure, seats_left: 2, version };
    expect((await staff.put(`/programs/${place.id}/departures/${place.departureId}`, freed)).status).toBe(200);
    const placed = await ask(place, { waiting_list: false });
    expect(ids((await listOf(place)).others)).toEqual([placed]);
    expect(await waitingFor(place)).toMatchObject({ waiting: 3, departure: { seats_left: 2 } });
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
    const paths = ['/programs/waiting', `/programs/${id}/departures/${departureId}/requests`];
    for (const path of paths) {
      expect((await viewer.get(path)).status).toBe(200);
      expect((await visitor.get(path)).status).toBe(401);
    }
  });
});
