import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { flightRequest } from '../support/bodies.ts';
import { type Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer, idsOf, send } from '../support/enquiry-calls.ts';

type Colleague = Awaited<ReturnType<typeof colleagueClient>>;
let huda: Colleague;
let omar: Colleague;
let viewer: Colleague;
let owner: Colleague;

beforeAll(async () => {
  [huda, omar] = [await colleagueClient('agent'), await colleagueClient('agent')];
  [viewer, owner] = [await colleagueClient('viewer'), await colleagueClient('owner')];
});

const request = () => send('/flight-requests', flightRequest(customer()));
const put = (client: Client, id: string, tags: unknown[], from: string[] = []) =>
  client.put(`/requests/flight/${id}/tags`, { tags, from });
const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

it('are set by agents and owners, and read by all staff', async () => {
  const { id } = await request();
  const [vip, visa] = [unique('VIP'), unique('visa')];
  const answer = await put(huda, id, [` ${vip}\n`, visa, vip.toLowerCase()]);
  expect([answer.status, answer.json.data.tags]).toEqual([200, [vip, visa]]);
  expect((await viewer.get(`/flight-requests/${id}`)).json.data.tags).toEqual([vip, visa]);
  expect((await viewer.get('/desk/tags')).json.data).toEqual(expect.arrayContaining([vip, visa]));
  expect((await put(viewer, id, [], [vip, visa])).status).toBe(403);
});

it('filter a search, of all kinds or of one', async () => {
  const { id } = await request();
  const tag = unique('عائلة');
  await put(huda, id, [tag]);
  expect(idsOf(await viewer.search({ tag }))).toEqual([id]);
  expect(idsOf(await viewer.search({ tag, type: 'flight' }))).toEqual([id]);
  expect(idsOf(await viewer.search({ tag, type: 'hotel' }))).toEqual([]);
});

it('lose nothing of two colleagues at once: the second sees the conflict', async () => {
  const { id } = await request();
  const answers = await Promise.all([put(huda, id, ['one']), put(omar, id, ['two'])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('version_conflict');
  const { tags } = (await huda.get(`/flight-requests/${id}`)).json.data;
  expect((await put(omar, id, ['one', 'two'], tags)).json.data.tags).toEqual(['one', 'two']);
});

it('are short and few', async () => {
  const { id } = await request();
  expect(issuesOf(await put(huda, id, ['a'.repeat(31)]))).toEqual(['tags.0 too_long']);
  expect(issuesOf(await put(huda, id, [' ']))).toEqual(['tags.0 required']);
  const many = Array.from({ length: 11 }, (_, place) => `tag ${place}`);
  expect(issuesOf(await put(huda, id, many))).toEqual(['tags too_many_items']);
  expect((await put(huda, '0199b0aa-0000-7000-8000-000000000000', ['a'])).json.code).toBe('enquiry_not_found');
});

it('are in the activity without their words', async () => {
  const { id, reference } = await request();
  const tag = unique('Noura');
  await put(huda, id, [tag]);
  const { json } = await owner.post('/activity/searches', { record: reference });
  expect(json.data[0]).toMatchObject({ action: 'enquiry_tagged', staff: huda.account.email, changes: [] });
  expect(JSON.stringify(json)).not.toContain(tag);
});
