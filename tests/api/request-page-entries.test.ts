import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest, flightRequest, inDays, message } from '../support/bodies.ts';
import { type Client, issuesOf, staffClient } from '../support/client.ts';
import { customer } from '../support/enquiry-calls.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';
import { act, type Link, mailedLink, problem, read, send, sendHotel, write } from '../support/request-page.ts';

/** These tests check what customers write and change on the page of a request, and what staff answer. */

let staff: Client;
beforeAll(async () => {
  staff = await staffClient();
});

const enquiry = async ({ id }: Link) => (await staff.get(`/hotels/${id}`)).json.data;
const answer = ({ id }: Link, body: object) => staff.patch(`/hotels/${id}`, body);

describe('POST /request-page/entries', () => {
  it('takes a message once, shows it to staff at once and mails it; their answer is on the page and mailed', async (context) => {
    needs('mail')(context);
    const who = customer();
    const link = await sendHotel(who);
    const key = randomUUID();
    const text = `Is it near the Haram? ${key}`;
    expect((await write(link, text, key)).status).toBe(201);
    expect((await write(link, text, key)).status).toBe(201);
    const marked = await enquiry(link);
    expect(marked.history).toMatchObject([{ action: 'customer_wrote', text }]);
    expect(marked.unanswered_since).toBe(marked.history[0].at);
    const { json: fresh } = await staff.get('/overview/new');
    expect(fresh.data.unanswered.count).toBeGreaterThan(0);
    expect(fresh.data.unanswered.latest >= marked.unanswered_since).toBe(true);
    const waiting = await staff.get('/hotels?unanswered=true');
    expect(waiting.json.data.map(({ id }: { id: string }) => id)).toContain(link.id);
    await eventually(async () => {
      const mails = (await outbox()).filter((mail) => mail.text.includes(text) && !mail.to.includes(who.email));
      expect(mails).toHaveLength(1);
    });

    const replied = await answer(link, { answer: 'Five minutes on foot.', seen: marked.unanswered_since });
    expect(replied.json.data.unanswered_since).toBeNull();
    expect((await read(link)).json.data.entries).toMatchObject([
      { action: 'customer_wrote', text },
      { action: 'answered', text: 'Five minutes on foot.' },
    ]);
    const mailed = await mailedLink(who.email, /answer|رد/);
    expect((await read({ ...link, ...mailed })).status).toBe(200);
    const { json } = await staff.post('/activity/searches', { record: link.reference });
    expect(json.data.map(({ action }: { action: string }) => action)).toContain('customer_answered');
  });

  it('waits for staff again if the contact that answered was a mistake', async () => {
    const link = await sendHotel();
    await write(link, 'Is breakfast included?', randomUUID());
    const { unanswered_since } = await enquiry(link);
    const contacted = await answer(link, { contacted: 'whatsapp', seen: unanswered_since });
    expect(contacted.json.data.unanswered_since).toBeNull();
    const undone = await answer(link, { undo_contact: contacted.json.data.history.at(-1).at });
    expect(undone.json.data.unanswered_since).toBe(unanswered_since);
    const waiting = await staff.get('/hotels?unanswered=true');
    expect(waiting.json.data.map(({ id }: { id: string }) => id)).toContain(link.id);
    expect((await read(link)).json.data.entries).toMatchObject([{ action: 'customer_wrote' }]);
  });

  it('changes dates by the rules of the form, and never over a newer version', async () => {
    const link = await sendHotel();
    const dates = { action: 'change_hotel_dates', version: 1, check_in: inDays(30), check_out: inDays(33) };
    expect(issuesOf(await act(link, { ...dates, check_out: inDays(30) }))).toEqual([
      'check_out check_out_not_after_check_in',
    ]);
    const { status, json } = await act(link, dates);
    expect([status, json.data.dates.check_in, json.data.version]).toEqual([201, inDays(30), 2]);
    expect(problem(await act(link, { ...dates, check_in: inDays(31) }))).toEqual([409, 'version_conflict']);
    expect(await enquiry(link)).toMatchObject({ check_in: inDays(30), version: 2 });

    const flight = await send('/flight-requests', flightRequest(customer()));
    const past = { action: 'change_flight_dates', version: 1, from_date: inDays(-1), to_date: null, legs: [] };
    expect(issuesOf(await act(flight, past))).toEqual(['from_date departure_in_past']);
    const custom = await send('/customs', customRequest(customer()));
    const longer = { action: 'change_custom_dates', version: 1, trip_start_date: inDays(40), number_of_days: 9 };
    expect((await act(custom, longer)).json.data.dates).toMatchObject({
      trip_start_date: inDays(40),
      number_of_days: 9,
    });
    const contact = await send('/messages', message(customer()));
    expect(issuesOf(await act(contact, longer))).toEqual(['action not_an_option']);
    expect((await read(contact)).json.data.dates).toBeNull();
  });

  it('cancels, which staff see, and opens the request again when the customer writes', async () => {
    const link = await sendHotel();
    const cancelled = await act(link, { action: 'cancel', version: 1, reason: 'We stay at home' });
    expect(cancelled.json.data).toMatchObject({ status: 'done', cancelled: true, answer_by: null });
    expect((await enquiry(link)).history).toMatchObject([
      { action: 'status_changed', from: 'new', to: 'done', by: null },
      { action: 'cancelled', reason: 'We stay at home' },
    ]);
    expect((await write(link, 'We come after all')).json.data).toMatchObject({
      status: 'in_progress',
      cancelled: false,
    });
  });

  it('stops a flood of messages', async () => {
    const link = await sendHotel();
    for (let count = 0; count < 10; count++) expect((await write(link, `${count}`)).status).toBe(201);
    const { status, headers } = await write(link, 'One more');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
