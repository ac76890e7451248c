import { beforeAll, expect, it } from 'vitest';
import { flightRequest, hotelRequest } from '../support/bodies.ts';
import { type Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer, send } from '../support/enquiry-calls.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';

type Colleague = Awaited<ReturnType<typeof colleagueClient>>;
let huda: Colleague;
let omar: Colleague;
let viewer: Colleague;
let owner: Colleague;

beforeAll(async () => {
  [huda, omar] = [await colleagueClient('agent'), await colleagueClient('agent')];
  [viewer, owner] = [await colleagueClient('viewer'), await colleagueClient('owner')];
});

interface Sent {
  id: string;
  reference: string;
  secret: string;
}

async function pair(): Promise<[Sent, Sent]> {
  const who = customer();
  return [await send('/flight-requests', flightRequest(who)), await send('/hotels', hotelRequest(who))];
}

const merge = (client: Client, part: string, into: string | null, version = 1) =>
  client.put(`/requests/hotel/${part}/merged-into`, { into: into && { type: 'flight', id: into }, version });
const link = (client: Client, one: string, other: string, linked = true) =>
  client.put(`/requests/flight/${one}/linked`, { other: { type: 'hotel', id: other }, linked });

it('are merged, answered together and taken out by agents and owners', async () => {
  const [whole, part] = await pair();
  expect((await merge(viewer, part.id, whole.id)).status).toBe(403);
  const merged = await merge(huda, part.id, whole.id);
  expect([merged.status, merged.json.data.merged_into]).toMatchObject([
    200,
    { id: whole.id, reference: whole.reference },
  ]);
  const refused = await omar.patch(`/hotels/${part.id}`, { answer: 'Too late' });
  expect([refused.status, refused.json.code, refused.json.reference]).toEqual([409, 'request_merged', whole.reference]);
  expect((await omar.put(`/requests/hotel/${part.id}/tags`, { tags: ['a'], from: [] })).json.code).toBe(
    'request_merged',
  );
  const kept = await huda.delete(`/flight-requests/${whole.id}`);
  expect([kept.status, kept.json.code]).toEqual([409, 'has_merged']);
  const { version } = merged.json.data;
  const back = await merge(omar, part.id, null, version);
  expect(back.json.data).toMatchObject({ merged_into: null, status: 'new' });
  const { json } = await owner.post('/activity/searches', { record: part.reference });
  expect(json.data.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['request_merged', 'request_taken_out']),
  );
});

it('bring what the customer writes on the page of the merged one to staff', async (context) => {
  needs('promptEvents')(context);
  const [whole, part] = await pair();
  await merge(huda, part.id, whole.id);
  const opened = { reference: part.reference, secret: part.secret };
  const shown = await huda.post('/request-page', opened);
  expect(shown.json.data).toMatchObject({ answered_with: whole.reference, status: 'new', answer_by: null });
  const cancelled = await huda.post('/request-page/entries', { ...opened, action: 'cancel', reason: null, version: 2 });
  expect(cancelled.status).toBe(409);
  const wrote = await huda.post('/request-page/entries', { ...opened, action: 'write', text: 'Are you there?' });
  expect(wrote.status).toBe(201);
  await eventually(async () => {
    const { history, unanswered_since } = (await huda.get(`/flight-requests/${whole.id}`)).json.data;
    expect(unanswered_since).not.toBeNull();
    expect(history.at(-1)).toMatchObject({ action: 'customer_wrote_in', request: { id: part.id } });
  });
});

it('lose nothing of two colleagues who merge and answer the same one at once', async () => {
  const [whole, part] = await pair();
  const [answered, merged] = await Promise.all([
    omar.patch(`/hotels/${part.id}`, { answer: 'Yes' }),
    merge(huda, part.id, whole.id),
  ]);
  const { history, merged_into } = (await huda.get(`/hotels/${part.id}`)).json.data;
  expect(history.filter(({ action }: { action: string }) => action === 'answered')).toHaveLength(
    answered.status === 200 ? 1 : 0,
  );
  expect(merged_into !== null).toBe(merged.status === 200);
});

it('are linked, whoever their customers are, and to the one of which they are made', async () => {
  const one = await send('/flight-requests', flightRequest(customer()));
  const other = await send('/hotels', hotelRequest(customer()));
  expect((await link(viewer, one.id, other.id)).status).toBe(403);
  expect((await link(huda, one.id, other.id)).json.data.linked).toMatchObject([{ id: other.id }]);
  const { data } = (await viewer.get(`/requests/hotel/${other.id}/related`)).json;
  expect(data.map(({ id }: { id: string }) => id)).toEqual([one.id]);
  expect((await link(omar, one.id, other.id, false)).json.data.linked).toEqual([]);
  const itself = await huda.put(`/requests/flight/${one.id}/linked`, {
    ...{ other: { type: 'flight', id: one.id }, linked: true },
  });
  expect(issuesOf(itself)).toEqual(['other not_an_option']);
  expect((await merge(huda, other.id, one.id)).json.code).toBe('other_customer');
  const body = { ...hotelRequest(customer()), type: 'hotel', split_from: { type: 'flight', id: one.id } };
  const made = (await huda.post('/requests', body)).json.data;
  expect((await huda.get(`/flight-requests/${one.id}`)).json.data.linked).toMatchObject([{ id: made.id }]);
});
