import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest, flightRequest, inDays, program } from '../support/bodies.ts';
import { Client, staffClient } from '../support/client.ts';
import { customer } from '../support/enquiry-calls.ts';
import { needs } from '../support/needs.ts';
import { act, invalidLink, linkOf, problem, read, send, sendHotel, write } from '../support/request-page.ts';

/** The page of a request, which its customer opens with a link. */

let staff: Client;
beforeAll(async () => {
  staff = await staffClient();
});

describe('POST /request-page', () => {
  it('shows the customer the request, and nothing that is staff’s or needed only for contact', async () => {
    const body = flightRequest({ ...customer(), notes: 'Window seats' });
    const link = await send('/flight-requests', body);
    await staff.patch(`/flight-requests/${link.id}`, { note: 'Asks for discounts' });
    const answered = await read(link);
    expect(answered.status).toBe(200);
    expect(answered.headers.get('cache-control')).toBe('no-store');
    const { data } = answered.json;
    expect(data).toMatchObject({
      reference: link.reference,
      type: 'flight',
      status: 'new',
      cancelled: false,
      full: false,
    });
    expect(data.asked).toContainEqual({ kind: 'longText', name: 'notes', value: 'Window seats' });
    expect(data.dates).toMatchObject({ from_date: inDays(20), to_date: inDays(27) });
    expect(data.phone_end).toBe(body.phone.slice(-4));
    const text = JSON.stringify(data);
    for (const hidden of [body.email, body.phone.slice(1), 'discounts', 'hash', 'trace', 'rihla.example']) {
      expect(text).not.toContain(hidden);
    }
  });

  it('shows the departure, the party and the total that were chosen, until the customer asks for other dates', async () => {
    const offered = program({ from_date: inDays(40), to_date: inDays(43), nights: 3, price_sar: 1000 });
    const { id } = (await staff.post('/programs', offered)).json.data;
    const chosen = { program_id: id, departure_id: id, trip_start_date: inDays(40), room: 'double', child_ages: [7] };
    const party = { adults: 2, children: 1, seen_total_sar: 1900 };
    const link = await send('/customs', customRequest({ ...customer(), ...chosen, ...party }));
    const { data } = (await read(link)).json;
    expect(data.asked_dates).toMatchObject({
      ...{ room: 'double', child_ages: [7], seen_total_sar: 1900 },
      departure: { from_date: inDays(40), to_date: inDays(43) },
    });
    const other = { action: 'change_custom_dates', trip_start_date: inDays(50), number_of_days: 4 };
    const changed = (await act(link, { ...other, version: data.version })).json.data;
    const nothing = { departure_id: null, departure: null, waiting_list: false, seen_total_sar: null };
    expect(changed.asked_dates).toEqual({ ...nothing, room: 'double', child_ages: [7], seniors: 0 });
  });

  it('gives a wrong secret, another request’s, an unknown reference and a deleted request the same answer', async () => {
    const [one, other] = [await sendHotel(), await sendHotel()];
    const gone = await sendHotel();
    await staff.delete(`/hotels/${gone.id}`);
    const answers = await Promise.all([
      read({ ...one, secret: other.secret }),
      read({ ...one, secret: 'x'.repeat(32) }),
      read({ ...one, reference: 'H-0000-0000' }),
      read(gone),
      write({ ...one, secret: other.secret }, 'Hello'),
    ]);
    expect(answers.map(problem)).toEqual(answers.map(() => invalidLink));
    const texts = answers.map(({ json: { request_id: _, ...rest } }) => JSON.stringify(rest));
    expect(new Set(texts).size).toBe(1);
    expect((await read(one)).status).toBe(200);
  });

  it('stops who tries many links, and still opens the page for its customer', async (context) => {
    // Where all callers have one address, it would stop the tests after it too.
    needs('callerAddresses')(context);
    const link = await sendHotel();
    const stranger = new Client();
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++)
      statuses.push((await read({ ...link, secret: randomUUID() }, stranger)).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect((await read(link)).status).toBe(200);
  });

  it('can be called by our own pages only', async () => {
    const link = await sendHotel();
    const foreign = await new Client().post('/request-page', linkOf(link), {
      headers: { Origin: 'https://example.com' },
    });
    expect(problem(foreign)).toEqual([403, 'foreign_origin']);
  });
});

describe('suspected spam', () => {
  it('has a page like any other, and mails nobody', async () => {
    const link = await sendHotel({ website: 'https://pills.example' });
    expect((await staff.get(`/hotels/${link.id}`)).status).toBe(404);
    const text = `Did it arrive? ${link.id}`;
    expect((await write(link, text)).json.data).toMatchObject({ status: 'new', entries: [{ text }] });
    expect((await staff.post(`/quarantine/${link.id}/release`)).status).toBe(200);
    expect((await read(link)).json.data.entries).toMatchObject([{ action: 'customer_wrote', text }]);
  });
});

it('is exported and erased with the person', async () => {
  const who = customer();
  const link = await sendHotel(who);
  const text = `Mine alone ${link.id}`;
  await write(link, text);
  await staff.patch(`/hotels/${link.id}`, { answer: 'Of course' });
  const exported = (await staff.post('/privacy/exports', { email: who.email })).json.data;
  expect(JSON.stringify(exported.record)).toContain(text);
  expect(exported.html).toContain(text);
  expect(JSON.stringify(exported)).not.toContain('hash');
  await staff.post('/privacy/erasures', { email: who.email, reason: 'asked' });
  expect(problem(await read(link))).toEqual(invalidLink);
});
