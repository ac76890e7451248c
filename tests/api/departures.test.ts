import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDays, program } from '../support/bodies.ts';
import { Client, issuesOf, staffClient } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';

const visitor = new Client();
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

const create = async (changes = {}) => (await staff.post('/programs', program(changes))).json.data;
const read = async (id: string) => (await staff.get(`/programs/${id}`)).json.data;
const departure = (changes = {}) => ({ id: uuid(), from_date: inDays(60), nights: 3, ...changes });
const add = (id: string, ...departures: object[]) => staff.post(`/programs/${id}/departures`, { departures });
const list = async (id: string) => (await staff.get(`/programs/${id}/departures`)).json.data;

describe('departures', () => {
  it('begin with that of the typed days, which stays beside those that are added', async () => {
    const { id, from_date } = await create();
    expect(await list(id)).toMatchObject([{ id, from_date }]);
    const added = departure();
    expect((await add(id, added)).status).toBe(201);
    expect((await list(id)).map((one: { id: string }) => one.id)).toEqual([id, added.id]);
    expect(await read(id)).toMatchObject({ departure_count: 2, from_date });
  });

  it('of a program that was never published begin with the days of its draft, not with those of its first save', async () => {
    const [id, content] = [uuid(), program({ from_date: inDays(50), to_date: inDays(53) })];
    const begun = await staff.post('/programs/drafts', { id, content: { trip_name: 'العلا' } });
    const saved = await staff.put(`/programs/${id}/draft`, { content, rev: begun.json.data.rev, based_on: 0 });
    expect(await list(id)).toMatchObject([{ id, from_date: inDays(50) }]);
    expect((await add(id, departure())).status).toBe(201);
    const { rev } = saved.json.data;
    const published = await staff.post(`/programs/${id}/publications`, { rev, note: null, publish_at: null });
    expect(published.status).toBe(200);
    expect(await read(id)).toMatchObject({ departure_count: 2, from_date: inDays(50), to_date: inDays(53) });
  });

  it('are added once, however often they are sent', async () => {
    const { id } = await create();
    const added = departure({ capacity: 18, seats_left: 9 });
    const [first, second] = [await add(id, added), await add(id, added)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect(await list(id)).toHaveLength(2);
  });

  it('keep their rules, each at its field, and none is stored if one is wrong', async () => {
    const { id } = await create();
    const wrong = [
      departure({ to_date: inDays(59) }),
      departure({ deadline: inDays(61) }),
      departure({ capacity: 5, seats_left: 6 }),
      departure({ capacity: 5 }),
    ];
    expect(issuesOf(await add(id, departure(), ...wrong))).toEqual([
      'departures.1.to_date to_date_before_from_date',
      'departures.2.deadline deadline_after_departure',
      'departures.3.seats_left more_than_capacity',
      'departures.4.seats_left required',
    ]);
    expect(await list(id)).toHaveLength(1);
  });

  it('are neither added nor moved into the past, which names the day in the reader’s language', async () => {
    const { id } = await create();
    const past = inDays(-1);
    const refused = await add(id, departure(), departure({ from_date: past }));
    expect(issuesOf(refused)).toEqual(['departures.1.from_date departure_in_past']);
    expect(refused.json.errors[0].message).toBe('Departure date cannot be in the past');
    const body = { departures: [departure({ from_date: past })] };
    const arabic = await staff.post(`/programs/${id}/departures`, body, { language: 'ar' });
    expect(arabic.json.errors[0].message).toBe('لا يمكن أن يكون تاريخ المغادرة في الماضي');
    expect(await list(id)).toHaveLength(1);
    const moved = await staff.put(`/programs/${id}/departures/${id}`, {
      ...departure({ from_date: past }),
      version: 1,
    });
    expect(issuesOf(moved)).toEqual(['from_date departure_in_past']);
  });

  it('that have begun can be changed where they are', async () => {
    const { id, from_date, to_date } = await create({ from_date: inDays(-2), to_date: inDays(1), nights: 3 });
    const begun = { from_date, to_date, nights: 3, version: 1 };
    const noted = await staff.put(`/programs/${id}/departures/${id}`, { ...begun, notes: { ar: 'ملاحظة' } });
    expect([noted.status, noted.json.data.notes.ar]).toEqual([200, 'ملاحظة']);
  });

  it('without a deadline can be asked for until the day before', async () => {
    const { id } = await create({ from_date: inDays(0), to_date: inDays(3), nights: 3 });
    await add(id, departure({ from_date: inDays(1) }), departure({ from_date: inDays(0), deadline: inDays(0) }));
    // Tomorrow's, and that with a deadline today.
    expect(await read(id)).toMatchObject({ departure_count: 2 });
  });

  it('are 300 at most', async () => {
    const { id } = await create();
    for (let calls = 0; calls < 4; calls++) {
      expect((await add(id, ...Array.from({ length: 60 }, () => departure()))).status).toBe(201);
    }
    expect((await add(id, ...Array.from({ length: 60 }, () => departure()))).json.code).toBe('departures_full');
    expect((await add(id, ...Array.from({ length: 59 }, () => departure()))).status).toBe(201);
    expect(issuesOf(await add(id, ...Array.from({ length: 61 }, () => departure())))).toEqual([
      'departures too_many_items',
    ]);
  });

  it('are changed on the current version only', async () => {
    const { id } = await create();
    const added = departure({ capacity: 10, seats_left: 10 });
    await add(id, added);
    const change = (seats_left: number, version: number) =>
      staff.put(`/programs/${id}/departures/${added.id}`, { ...added, seats_left, version });
    expect((await change(4, 1)).json.data).toMatchObject({ seats_left: 4, version: 2 });
    expect((await change(9, 1)).json.code).toBe('version_conflict');
    expect((await list(id))[1]).toMatchObject({ seats_left: 4 });
    const gone = await staff.put(`/programs/${id}/departures/${uuid()}`, { ...added, version: 1 });
    expect(gone.json.code).toBe('departure_not_found');
  });

  it('leave a program on request once the last is removed, until one is added', async () => {
    const { id } = await create();
    expect((await staff.delete(`/programs/${id}/departures/${id}`)).status).toBe(200);
    expect(await read(id)).toMatchObject({ departures: [], departure_count: 0 });
    expect((await staff.delete(`/programs/${id}/departures/${id}`)).json.code).toBe('departure_not_found');
    await add(id, departure());
    expect((await read(id)).departures).toHaveLength(1);
  });

  it('are for agents to change and for all staff to see', async () => {
    const { id } = await create();
    const viewer = await colleagueClient('viewer');
    expect((await viewer.get(`/programs/${id}/departures`)).status).toBe(200);
    expect((await visitor.get(`/programs/${id}/departures`)).status).toBe(401);
    const refused = [
      await viewer.post(`/programs/${id}/departures`, { departures: [departure()] }),
      await viewer.put(`/programs/${id}/departures/${id}`, { ...departure(), version: 1 }),
      await viewer.delete(`/programs/${id}/departures/${id}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('the first description’s save of a program with departures', () => {
  it('changes the next departure, if its days differ from those shown', async () => {
    const { id, from_date, to_date } = await create({ from_date: inDays(90), to_date: inDays(93), nights: 3 });
    await add(id, departure());
    expect(await read(id)).toMatchObject({ from_date: inDays(60), to_date: inDays(63) });
    const shown = program({ from_date: inDays(60), to_date: inDays(63), nights: 3 });
    await staff.put(`/programs/${id}`, { ...shown, city: 'تبوك' });
    expect((await read(id)).typed).toMatchObject({ from_date, to_date });
    await staff.put(`/programs/${id}`, { ...shown, from_date: inDays(61), to_date: inDays(64) });
    expect((await list(id)).map((one: { from_date: string }) => one.from_date)).toEqual([inDays(61), from_date]);
  });

  it('leaves no deadline after a departure that it moves to an earlier day', async () => {
    const { id } = await create({ from_date: inDays(90), to_date: inDays(93), nights: 3 });
    const [late, soon] = [
      departure({ deadline: inDays(50) }),
      departure({ from_date: inDays(70), deadline: inDays(40) }),
    ];
    await add(id, late, soon);
    await staff.put(`/programs/${id}`, program({ from_date: inDays(45), to_date: inDays(48), nights: 3 }));
    const deadlines = async () => (await list(id)).map((one: { deadline: string }) => one.deadline);
    expect(await deadlines()).toEqual([null, inDays(40), null]);
  });

  it('keeps the price of an adult the same in both places', async () => {
    const line = (item: string, price_sar: number) => ({ item, price_sar });
    const prices = { lines: [line('adult', 5000), line('child', 3000)] };
    const { id, price_sar } = await create({ price_sar: 4000, prices });
    expect(price_sar).toBe(5000);
    await staff.put(`/programs/${id}`, program({ price_sar: 6000 }));
    expect(await read(id)).toMatchObject({
      price_sar: 6000,
      prices: { lines: [line('adult', 6000), line('child', 3000)] },
    });
    await staff.put(`/programs/${id}`, program({ price_sar: 6000, prices: null }));
    expect(await read(id)).toMatchObject({ price_sar: 6000, prices: null });
  });

  it('takes a price that a departure of its own prices shows as typed, if the caller knows the prices', async () => {
    const { id } = await create({ from_date: inDays(90), to_date: inDays(93), nights: 3, price_sar: 4000 });
    await add(id, departure({ prices: { lines: [{ item: 'adult', price_sar: 3000 }] } }));
    const shown = await read(id);
    expect([shown.price_sar, shown.typed.price_sar]).toEqual([3000, 4000]);
    await staff.put(`/programs/${id}`, program({ price_sar: 3000 }));
    expect((await read(id)).typed.price_sar).toBe(4000);
    await staff.put(`/programs/${id}`, program({ price_sar: 3000, prices: null }));
    expect((await read(id)).typed.price_sar).toBe(3000);
  });
});
