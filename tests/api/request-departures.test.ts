import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest, inDays, message, program } from '../support/bodies.ts';
import { type Client, issuesOf, staffClient } from '../support/client.ts';
import { customer } from '../support/enquiry-calls.ts';
import { act, type Link, problem, read, send } from '../support/request-page.ts';

/** Another departure of the program, chosen on the page of a request. */

let staff: Client;
beforeAll(async () => {
  staff = await staffClient();
});

/** Adds a program with a departure that is sold out and keeps a list, one with places, and one that is closed. */
async function offered() {
  const { id } = (await staff.post('/programs', program({ price_sar: 1000 }))).json.data;
  const ids = { full: uuid(), open: uuid(), closed: uuid() };
  const seats = { nights: 3, capacity: 8 };
  const departures = [
    { id: ids.full, from_date: inDays(60), ...seats, seats_left: 0, waiting_list: true },
    { id: ids.open, from_date: inDays(70), ...seats, seats_left: 4 },
    { id: ids.closed, from_date: inDays(80), ...seats, seats_left: 4, sale: 'closed' },
  ];
  expect((await staff.post(`/programs/${id}/departures`, { departures })).status).toBe(201);
  return { id, ids };
}

const ask = ({ id, ids }: Awaited<ReturnType<typeof offered>>, more: object = {}): Promise<Link> => {
  const waits = { departure_id: ids.full, waiting_list: true, seen_total_sar: 2000, trip_start_date: inDays(60) };
  const party = { number_of_days: 4, adults: 2, children: 0 };
  return send('/customs', customRequest({ ...customer(), program_id: id, ...waits, ...party, ...more }));
};

const choice = (departure_id: string, more: object = {}) => ({
  ...{ action: 'choose_departure', version: 1, departure_id, seen_total_sar: 2000 },
  ...more,
});
const stored = async ({ id }: Link) => (await staff.get(`/customs/${id}`)).json.data;

describe('a request that staff enter for a departure', () => {
  it('keeps the departure as it was, as a visitor’s does, so that the history names what it leaves', async () => {
    const { id: program_id, ids } = await offered();
    const days = { from_date: inDays(60), to_date: inDays(63) };
    const wanted = { program_id, departure_id: ids.full, trip_start_date: inDays(60), number_of_days: 4, adults: 2 };
    const { consent: _, ...typed } = customRequest({ ...customer(), ...wanted, children: 0 });
    const { status, json } = await staff.post('/requests', { type: 'custom', ...typed, waiting_list: true });
    expect(status).toBe(201);
    const request = await stored(json.data);
    expect(request.departure).toEqual({ ...days, availability: 'waiting_list', total_sar: 2000 });

    const correction = { ...typed, type: 'custom', language: 'ar', version: 1, trip_start_date: inDays(90) };
    const corrected = (await staff.put(`/requests/custom/${json.data.id}`, correction)).json.data;
    expect(corrected.history.at(-1)).toMatchObject({ action: 'corrected', left: { departure_id: ids.full, ...days } });
  });
});

describe('choose_departure', () => {
  it('moves the request to that departure, and says so to both sides', async () => {
    const place = await offered();
    const link = await ask(place);
    const { status, json } = await act(link, choice(place.ids.open, { seen_total_sar: 1900 }));
    expect(status).toBe(201);
    const days = { from_date: inDays(70), to_date: inDays(73) };
    const entry = {
      action: 'dates_changed',
      departure: {
        ...{ departure_id: place.ids.open, ...days },
        before: { from_date: inDays(60), to_date: inDays(63) },
      },
    };
    expect(json.data).toMatchObject({
      asked_dates: { departure_id: place.ids.open, departure: { ...days, total_sar: 2000 }, waiting_list: false },
      dates: { trip_start_date: inDays(70), number_of_days: 4, party: { adults: 2, children: 0, child_ages: [] } },
      entries: [entry],
    });
    const request = await stored(link);
    expect(request).toMatchObject({
      ...{ departure_id: place.ids.open, trip_start_date: inDays(70), seen_total_sar: 1900, version: 2 },
      departure: { ...days, availability: 'available', total_sar: 2000 },
      history: [entry],
    });
    expect(request.unanswered_since).toBe(request.history[0].at);
    const listOf = async (departure: string, list: string) =>
      (await staff.get(`/programs/${place.id}/departures/${departure}/requests?list=${list}`)).json.data;
    expect(await listOf(place.ids.full, 'waiting')).toEqual([]);
    expect(await listOf(place.ids.open, 'others')).toMatchObject([{ id: link.id }]);
  });

  it('changes nothing if it is the same, and never over a newer version', async () => {
    const place = await offered();
    const link = await ask(place);
    await act(link, choice(place.ids.open));
    expect((await act(link, choice(place.ids.open, { version: 2 }))).json.data.version).toBe(2);
    await staff.post(`/programs/${place.id}/departures`, {
      departures: [{ id: uuid(), from_date: inDays(90), nights: 3 }],
    });
    const found = (await staff.get(`/programs/${place.id}`)).json.data.departures.at(-1);
    expect(problem(await act(link, choice(found.id)))).toEqual([409, 'version_conflict']);
  });

  it('refuses a departure without places, one of another program, and a request without program', async () => {
    const place = await offered();
    const link = await ask(place);
    for (const id of [place.ids.full, place.ids.closed, uuid()])
      expect(issuesOf(await act(link, choice(id)))).toEqual(['departure_id not_an_option']);
    const contact = await send('/messages', message(customer()));
    expect(issuesOf(await act(contact, choice(place.ids.open)))).toEqual(['action not_an_option']);
    expect((await read(link)).json.data.entries).toEqual([]);
  });

  it('takes a request without a departure, also while it is suspected spam, and without a total', async () => {
    const place = await offered();
    const free = { departure_id: null, waiting_list: false, seen_total_sar: null };
    const link = await ask(place, { ...free, website: 'https://pills.example' });
    const chosen = await act(link, choice(place.ids.open, { seen_total_sar: null }));
    expect(chosen.json.data.asked_dates).toMatchObject({ departure_id: place.ids.open, seen_total_sar: null });
    expect(chosen.json.data.entries[0].departure.before).toEqual({ from_date: inDays(60), to_date: null });
    expect((await staff.post(`/quarantine/${link.id}/release`)).status).toBe(200);
    const others = await staff.get(`/programs/${place.id}/departures/${place.ids.open}/requests?list=others`);
    expect(others.json.data).toMatchObject([{ id: link.id }]);
  });
});

describe('change_custom_dates of a request for a departure', () => {
  const ownDays = { action: 'change_custom_dates', trip_start_date: inDays(100), number_of_days: 6, version: 1 };

  it('takes the request off the departure and its waiting list; the party stays, and the history keeps it', async () => {
    const place = await offered();
    const link = await ask(place, { seniors: 1, child_ages: [7], children: 1, room: 'double' });
    const listOf = async (list: string) =>
      (await staff.get(`/programs/${place.id}/departures/${place.ids.full}/requests?list=${list}`)).json.data;
    expect(await listOf('waiting')).toMatchObject([{ id: link.id }]);
    const { status, json } = await act(link, ownDays);
    expect(status).toBe(201);
    const party = { seniors: 1, child_ages: [7], room: 'double' };
    const nothing = { departure_id: null, departure: null, waiting_list: false, seen_total_sar: null };
    const left = { departure_id: place.ids.full, from_date: inDays(60), to_date: inDays(63) };
    expect(json.data).toMatchObject({
      asked_dates: { ...party, ...nothing },
      dates: { trip_start_date: inDays(100), number_of_days: 6, party },
      entries: [{ action: 'dates_changed', left }],
    });
    expect(await stored(link)).toMatchObject({
      ...{ ...party, ...nothing, program_id: place.id, trip_start_date: inDays(100), number_of_days: 6 },
      history: [{ action: 'dates_changed', left }],
    });
    expect([await listOf('waiting'), await listOf('others')]).toEqual([[], []]);
    // The customer changes their mind.
    const again = await act(link, choice(place.ids.open, { version: 2 }));
    expect(again.json.data.asked_dates).toMatchObject({ ...party, departure_id: place.ids.open });
    expect(again.json.data.entries[1]).not.toHaveProperty('left');
  });

  it('does the same while it is suspected spam', async () => {
    const place = await offered();
    const link = await ask(place, { website: 'https://pills.example' });
    expect((await act(link, ownDays)).json.data.asked_dates).toBeNull();
    expect((await staff.post(`/quarantine/${link.id}/release`)).status).toBe(200);
    expect(await stored(link)).toMatchObject({ departure_id: null, departure: null, waiting_list: false });
  });
});

describe('days that staff correct', () => {
  const correct = async (link: Link, changes: object) => {
    const { version, ...request } = await stored(link);
    return staff.put(`/requests/custom/${link.id}`, { ...request, version, ...changes });
  };

  it('take the request off its departure, as the own days of its customer do', async () => {
    const place = await offered();
    const link = await ask(place, { seniors: 1, child_ages: [7], children: 1, room: 'double' });
    expect((await correct(link, { trip_start_date: inDays(100) })).status).toBe(200);
    const party = { seniors: 1, child_ages: [7], room: 'double' };
    const nothing = { departure_id: null, departure: null, waiting_list: false, seen_total_sar: null };
    const left = { departure_id: place.ids.full, from_date: inDays(60), to_date: inDays(63) };
    expect(await stored(link)).toMatchObject({
      ...{ ...party, ...nothing, program_id: place.id, trip_start_date: inDays(100), number_of_days: 4 },
      history: [{ action: 'corrected', fields: ['trip_start_date'], left }],
    });
    expect((await read(link)).json.data.asked_dates).toMatchObject({ ...party, ...nothing });
    const waiting = `/programs/${place.id}/departures/${place.ids.full}/requests?list=waiting`;
    expect((await staff.get(waiting)).json.data).toEqual([]);
    // The customer changes their mind.
    const again = await act(link, choice(place.ids.open, { version: 2 }));
    expect(again.json.data.asked_dates).toMatchObject({ ...party, departure_id: place.ids.open });
  });

  it('leave it in its departure if they are those of the departure, or nothing about the days changes', async () => {
    const place = await offered();
    const link = await ask(place, { trip_start_date: inDays(61) });
    await correct(link, { name: 'Noura Alotaibi' });
    expect((await correct(link, { trip_start_date: inDays(60) })).status).toBe(200);
    const request = await stored(link);
    expect(request).toMatchObject({ departure_id: place.ids.full, waiting_list: true });
    for (const entry of request.history) expect(entry).not.toHaveProperty('left');
    await correct(link, { number_of_days: 9 });
    expect(await stored(link)).toMatchObject({ departure_id: null, departure: null });
  });
});
