import { beforeAll, describe, expect, it } from 'vitest';
import { flightRequest, inDays } from '../support/bodies.ts';
import { type Answer, Client, issuesOf, staffClient } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer } from '../support/enquiry-calls.ts';
import { type Link, linkOf, problem, send as sendRequest } from '../support/request-page.ts';

let owner: Client;
beforeAll(async () => {
  owner = await staffClient();
});

const said = { rating: 4, words: 'A lovely week.', name: 'Noura', place: 'Riyadh', agreed: true, text_version: 1 };
const send = (link: Link, changes: object = {}, language: 'ar' | 'en' = 'en'): Promise<Answer> =>
  new Client().post('/testimonials', { ...linkOf(link), action: 'send', language, ...said, ...changes }, { language });
const open = (link: Link) => new Client().post('/testimonials', { ...linkOf(link), action: 'open' });

/** A flight of today is on its last day. */
const over = { from_date: inDays(0), to_date: null };
const sendFlight = (changes: object) => sendRequest('/flight-requests', flightRequest({ ...customer(), ...changes }));

async function invited(): Promise<Link> {
  const link = await sendFlight(over);
  const { status, json } = await owner.post(`/requests/flight/${link.id}/testimonial`);
  expect(status).toBe(201);
  return { ...link, secret: json.data.secret };
}

describe('a testimonial by invitation', () => {
  it('is asked for once the trip has come to its last day', async () => {
    const { id } = await sendFlight({});
    expect(problem(await owner.post(`/requests/flight/${id}/testimonial`))).toEqual([409, 'trip_not_over']);
  });

  it('is sent once, waits for an owner, and is taken over, which the activity records', async () => {
    const link = await invited();
    expect((await open(link)).json.data).toEqual({ sent: false });
    const sent = await send(link);
    expect([sent.status, sent.json.data, sent.headers.get('cache-control')]).toEqual([200, { sent: true }, 'no-store']);
    const { json } = await owner.get('/requests/testimonials');
    const waiting = json.data.find(({ id }: Link) => id === link.id);
    expect(waiting).toMatchObject({ type: 'flight', reference: link.reference, testimonial: { words: said.words } });
    const path = `/requests/flight/${link.id}/testimonial`;
    const taken = { decision: 'taken', at: waiting.testimonial.at };
    expect((await owner.put(path, taken)).status).toBe(200);
    expect(problem(await owner.put(path, taken))).toEqual([409, 'version_conflict']);
    const activity = await owner.post('/activity/searches', { record: link.reference });
    const actions = activity.json.data.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['testimonial_invited', 'testimonial_taken']));
    expect((await open(link)).json.data).toEqual({ sent: true });
  });

  it('names each wrong field in the reader’s language', async () => {
    const link = await invited();
    const wrong = { rating: 0, words: ' ', name: 'x'.repeat(61), place: null, agreed: false };
    const sentences = [];
    for (const language of ['ar', 'en'] as const) {
      const reply = await send(link, wrong, language);
      expect(reply.status).toBe(422);
      expect(issuesOf(reply)).toEqual([
        ...['rating too_small', 'words required', 'name too_long', 'place required', 'agreed required'],
      ]);
      sentences.push(...reply.json.errors.map(({ message }: { message: string }) => message));
    }
    expect(new Set(sentences).size).toBe(10);
    expect((await open(link)).json.data).toEqual({ sent: false });
  });

  it('is invited by agents, and decided by owners', async () => {
    const link = await sendFlight(over);
    const path = `/requests/flight/${link.id}/testimonial`;
    const [viewer, agent] = [await colleagueClient('viewer'), await colleagueClient('agent')];
    expect(problem(await viewer.post(path))).toEqual([403, 'role_not_allowed']);
    expect((await agent.post(path)).status).toBe(201);
    expect(problem(await agent.get('/requests/testimonials'))).toEqual([403, 'role_not_allowed']);
    const decision = { decision: 'declined', at: new Date().toISOString() };
    expect(problem(await agent.put(path, decision))).toEqual([403, 'role_not_allowed']);
    expect(problem(await owner.put(path, decision))).toEqual([409, 'version_conflict']);
  });

  it('has one kind sentence for whatever is wrong with the link', async () => {
    const [link, other] = [await invited(), await invited()];
    const replies = [
      await open({ ...link, secret: other.secret }),
      await open({ ...link, reference: 'H-0000-0000' }),
      await send({ ...link, secret: 'guessed' }),
    ];
    await owner.delete(`/requests/flight/${link.id}/links`);
    replies.push(await send(link));
    for (const reply of replies) expect(problem(reply)).toEqual([404, 'testimonial_link_invalid']);
    expect(new Set(replies.map(({ json }) => json.detail)).size).toBe(1);
  });
});
