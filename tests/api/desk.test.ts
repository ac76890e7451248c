import { beforeAll, describe, expect, it } from 'vitest';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { flightRequest, hotelRequest } from '../support/bodies.ts';
import { type Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer, idsOf, send } from '../support/enquiry-calls.ts';

type Colleague = Awaited<ReturnType<typeof colleagueClient>>;
let viewer: Colleague;
let huda: Colleague;
let omar: Colleague;
let owner: Colleague;

beforeAll(async () => {
  viewer = await colleagueClient('viewer');
  [huda, omar] = [await colleagueClient('agent'), await colleagueClient('agent')];
  owner = await colleagueClient('owner');
});

const people = async (client: Client) => (await client.get('/desk')).json.data;
const idOf = async (client: Client) => (await people(client)).me;
const request = () => send('/flight-requests', flightRequest(customer()));
const give = (client: Client, id: string, to: string | null, from: string | null = null) =>
  client.put(`/requests/flight/${id}/owner`, { to, from });

describe('the desk', () => {
  it('knows who may have requests, and who is on duty until when', async () => {
    const { people: found, me } = await people(huda);
    expect(found).toContainEqual(expect.objectContaining({ id: me, email: huda.account.email, on_duty_until: null }));
    expect(found.map(({ email }: { email: string }) => email)).not.toContain(viewer.account.email);
    const begun = await huda.put('/desk/duty', { on_duty: true });
    const { on_duty_until } = begun.json.data.people.find(({ id }: { id: string }) => id === me);
    expect(Date.parse(on_duty_until) - Date.now()).toBeGreaterThan(11 * 3_600_000);
    await huda.put('/desk/duty', { on_duty: false });
    expect((await people(omar)).people.find(({ id }: { id: string }) => id === me)).toMatchObject({
      on_duty_until: null,
    });
    expect((await viewer.put('/desk/duty', { on_duty: true })).status).toBe(403);
  });

  it('lists and counts the queue for all staff', async () => {
    const { id } = await request();
    const { id: hotel } = await send('/hotels', hotelRequest(customer()));
    const list = async (query: string) =>
      (await viewer.get(`/desk/queue?${query}`)).json.data.map((one: { id: string }) => one.id);
    expect((await list('tab=all&limit=100')).slice(0, 20)).toEqual(expect.arrayContaining([id, hotel]));
    expect(await list('tab=all&types=flight,custom&limit=20')).not.toContain(hotel);
    const { id: later } = await send('/hotels', hotelRequest(customer()));
    expect(await list('tab=all&types=hotel&limit=2')).toEqual([later, hotel]);
    const rest = await viewer.get(`/desk/queue?tab=all&types=hotel&order=reversed&limit=1&cursor=${hotel}`);
    expect([idsOf(rest), rest.json.next_cursor]).toEqual([[later], undefined]);
    expect(issuesOf(await viewer.get('/desk/queue?tab=all&order=newest'))).toEqual(['order not_an_option']);
    const counts = (await viewer.get('/desk/counts')).json.data;
    expect(counts.unanswered.count).toBeGreaterThan(1);
    const { late, due_soon, own_late } = (await viewer.get('/overview/new')).json.data;
    expect([late, due_soon]).toEqual(
      [counts.late, counts.due_soon].map(({ count }) => expect.objectContaining({ count })),
    );
    expect(own_late).toEqual({ count: 0, more: false, latest: null });
    expect(counts.mine).toEqual({ count: 0, more: false });
    expect(issuesOf(await viewer.get('/desk/queue?tab=nothing'))).toEqual(['tab not_an_option']);
    expect(issuesOf(await viewer.get('/desk/queue?tab=all&types=cars'))).toEqual(['types.0 not_an_option']);
    expect(issuesOf(await viewer.get('/desk/queue?tab=mine&cursor=~'))).toEqual(['cursor invalid_cursor']);
  });

  it('searches in a tab, and for what is late', async () => {
    const { id, reference } = await request();
    const find = async (body: object) => idsOf(await huda.post('/requests/searches', { q: reference, ...body }));
    expect(await find({ tab: 'unanswered', status: 'new' })).toEqual([id]);
    expect(await find({ tab: 'unanswered', type: 'hotel' })).toEqual([]);
    expect(await find({ tab: 'mine' })).toEqual([]);
    await give(huda, id, await idOf(huda));
    expect(await find({ tab: 'mine', owner: huda.account.email })).toEqual([id]);
    expect(await find({ tab: 'mine', owner: omar.account.email })).toEqual([]);
    expect(await find({ due: 'late' })).toEqual([]);
    await huda.patch(`/flight-requests/${id}`, { contacted: 'whatsapp', status: 'in_progress' });
    expect(await find({ tab: 'unanswered' })).toEqual([]);
    expect(await find({ tab: 'waiting_for_customer', tag: '' })).toEqual([id]);
    const refused = await huda.post('/requests/searches', { tab: 'all', due: 'never', cursor: '~' });
    expect(issuesOf(refused)).toEqual(['tab not_an_option', 'due not_an_option', 'cursor invalid_cursor']);
  });

  it('says to each request since when its customer waits, by when an answer is due, and what the contact did', async () => {
    const { id, created_at } = await request();
    const { data } = (await huda.get(`/flight-requests/${id}`)).json;
    expect(data).toMatchObject({ waiting_since: created_at, first_contact_at: null, owner: null });
    expect(Date.parse(data.due_at)).toBeGreaterThanOrEqual(Date.parse(created_at) + 3_600_000);
    const noted = await huda.patch(`/flight-requests/${id}`, { note: 'Wants a window seat.' });
    expect(noted.json.data.due_at).toBe(data.due_at);
    const contacted = await huda.patch(`/flight-requests/${id}`, { contacted: 'whatsapp', status: 'in_progress' });
    expect(contacted.json.data).toMatchObject({ waiting_since: null, due_at: null, waits_for_customer: true });
    const done = await huda.patch(`/flight-requests/${id}`, { status: 'done' });
    expect(done.json.data).toMatchObject({ waiting_since: null, waits_for_customer: false });
    const opened = await huda.patch(`/flight-requests/${id}`, { status: 'in_progress' });
    const [change] = opened.json.data.history.toReversed();
    expect(opened.json.data).toMatchObject({ first_contact_at: null, waiting_since: change.at });
    expect(Date.parse(opened.json.data.due_at)).toBeGreaterThanOrEqual(Date.parse(data.due_at));
  });
});

describe('assigning a request', () => {
  it('takes, gives and hands back', async () => {
    const [{ id }, me, other] = await Promise.all([request(), idOf(huda), idOf(omar)]);
    const taken = await give(huda, id, me);
    expect([taken.status, taken.json.data.owner]).toEqual([
      200,
      expect.objectContaining({ email: huda.account.email }),
    ]);
    const mine = (await huda.get('/desk/queue?tab=mine')).json.data;
    expect(mine.map((one: { id: string }) => one.id)).toContain(id);
    expect((await give(huda, id, other, me)).json.data.owner.email).toBe(omar.account.email);
    expect((await give(omar, id, null, other)).json.data.owner).toBeNull();
  });

  it('names to the second of two people who has it', async () => {
    const [{ id }, me, other] = await Promise.all([request(), idOf(huda), idOf(omar)]);
    const answers = await Promise.all([give(huda, id, me), give(omar, id, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const name = answers.find(({ status }) => status === 200)?.json.data.owner.name;
    const conflict = answers.find(({ status }) => status === 409)?.json;
    expect(conflict).toMatchObject({ code: 'owned_by_other', owner: name });
    expect(conflict.detail).toBe(`${name} has this request already. Please refresh the list.`);
  });

  it('is for agents, of requests and to colleagues that there are', async () => {
    const [{ id }, me] = await Promise.all([request(), idOf(huda)]);
    expect((await give(viewer, id, me)).status).toBe(403);
    expect((await give(huda, id, await idOf(viewer))).json.code).toBe('member_not_found');
    expect((await give(huda, '0199b0aa-0000-7000-8000-000000000000', me)).json.code).toBe('enquiry_not_found');
  });

  it('hands back all that is open of who is away, and of who may have none any more', async () => {
    const leaving = await colleagueClient('agent');
    const me = await idOf(leaving);
    const ownerOf = async (id: string) => (await huda.get(`/flight-requests/${id}`)).json.data.owner;
    const [{ id }, { id: done }] = [await request(), await request()];
    for (const one of [id, done]) await give(leaving, one, me);
    await leaving.patch(`/flight-requests/${done}`, { status: 'done' });
    await leaving.put('/desk/duty', { on_duty: false, hand_back: true });
    expect(await ownerOf(id)).toBeNull();
    expect((await ownerOf(done)).email).toBe(leaving.account.email);
    await give(leaving, id, me);
    expect((await owner.patch(`/team/${me}`, { role: 'viewer' })).status).toBe(200);
    expect(await ownerOf(id)).toBeNull();
  });

  it('is in the activity', async () => {
    const [{ id, reference }, me] = await Promise.all([request(), idOf(huda)]);
    await give(huda, id, me);
    const { json } = await owner.post('/activity/searches', { record: reference });
    expect(json.data[0]).toMatchObject({
      action: 'enquiry_assigned',
      changes: [{ field: 'owner', before: null, after: huda.account.email }],
    });
  });
});

describe('the working hours', () => {
  const read = async () => (await owner.get('/settings/hours')).json.data;
  const open = [{ from: '09:00', to: '17:00' }];

  it('are read by all staff and changed by owners, who see a conflict', async () => {
    const hours = await read();
    expect(hours).toMatchObject({ goals: { default: 60 }, always: false });
    expect((await viewer.get('/settings/hours')).status).toBe(200);
    expect((await huda.put('/settings/hours', hours)).status).toBe(403);
    const saves = await Promise.all([owner.put('/settings/hours', hours), owner.put('/settings/hours', hours)]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const updated_by = { email: expect.any(String), name: expect.any(String) };
    const after = { ...hours, version: hours.version + 1, updated_at: expect.any(String), updated_by };
    expect(await read()).toEqual(after);
  });

  it('have a sentence for each broken rule', async () => {
    const hours = await read();
    const save = (changes: object) => owner.put('/settings/hours', { ...hours, ...changes });
    const sunday = [{ from: '09:00', to: '13:00' }, ...open];
    const overlap = await save({ week: { ...hours.week, sunday } });
    expect([issuesOf(overlap), overlap.json.errors[0].message]).toEqual([
      ['week.sunday.1.from hours_overlap'],
      'Working hours of one day may not overlap and must be in order.',
    ]);
    expect(issuesOf(await save({ week: { ...hours.week, friday: [{ from: '25:00', to: '9' }] } }))).toEqual([
      'week.friday.0.from invalid_format',
      'week.friday.0.to invalid_format',
    ]);
    const schedules = [{ week: null }, { from: '2026-12-02', to: '2026-12-01', week: null }];
    expect(issuesOf(await save({ schedules }))).toEqual([
      'schedules.0.from required',
      'schedules.0.to required',
      'schedules.1.to to_date_before_from_date',
    ]);
    expect(issuesOf(await save({ goals: { default: 1 } }))).toEqual(['goals.default too_small']);
  });
});

describe('the figures of a period', () => {
  const today = riyadhDay();
  const figures = async (client: Client) => (await client.get(`/overview/figures?from=${today}&to=${today}`)).json.data;

  it('count requests by their source for all staff, and people for owners', async () => {
    const utm_source = `paper-${Date.now()}`;
    const { id } = await send('/flight-requests', flightRequest({ ...customer(), origin: { utm_source } }));
    await huda.patch(`/flight-requests/${id}`, { contacted: 'phone', status: 'in_progress' });
    const { sources, people: nobody, complete } = await figures(viewer);
    expect(sources).toContainEqual(expect.objectContaining({ source: utm_source, count: 1, previous: 0, won: 0 }));
    expect([nobody, complete]).toEqual([null, true]);
    const { people: found } = await figures(owner);
    const hers = found.find(({ by }: { by: { email: string } }) => by.email === huda.account.email);
    expect(hers.answered).toBeGreaterThan(0);
    expect(issuesOf(await viewer.get('/overview/figures?from=2026-01-01&to=2027-01-02'))).toEqual([
      'to report_too_long',
    ]);
  });

  it('say what needs doing now', async () => {
    await request();
    const { unanswered, first, offers } = (await viewer.get('/overview/upcoming')).json.data;
    expect(unanswered.count).toBeGreaterThan(0);
    expect(first).toMatchObject({ reference: expect.any(String), waiting_since: expect.any(String) });
    expect(offers).toBeGreaterThanOrEqual(0);
  });
});

it('the report of first answers is for owners, of at most 366 days', async () => {
  const { id } = await request();
  await huda.patch(`/flight-requests/${id}`, { contacted: 'phone' });
  const { json } = await owner.get('/desk/answers');
  expect(json.data.complete).toBe(true);
  const person = json.data.people.find((one: { by: { email: string } | null }) => one.by?.email === huda.account.email);
  expect(person).toMatchObject({ answered: expect.any(Number), late: 0 });
  expect(json.data.total.answered).toBeGreaterThanOrEqual(person.answered);
  expect((await huda.get('/desk/answers')).status).toBe(403);
  expect(issuesOf(await owner.get('/desk/answers?from=2026-01-01&to=2027-01-02'))).toEqual(['to report_too_long']);
});
