import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { flightRequest, hotelRequest, inDays, message } from '../support/bodies.ts';
import { Client, issuesOf, staffClient } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';

/** People may demand more than a copy and erasure: correct data, and no more offers. */

const visitor = new Client();
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

/** A customer that no other test uses. */
const customer = () => ({
  phone: `055${String(randomInt(10_000_000)).padStart(7, '0')}`,
  email: `${randomUUID()}@example.com`,
});

const send = async (path: string, body: object) => (await visitor.post(path, body)).json.data;

/** The body that corrects nothing. */
const asSent = ({ consent: _, ...body }: object & { consent?: object }, type: string, version = 1) => ({
  ...body,
  ...{ type, language: 'en', version },
});

const found = async (q: string) =>
  (await staff.search({ q })).json.data.map(({ reference }: { reference: string }) => reference);
const activityOf = async (record: string) => (await staff.post('/activity/searches', { record })).json.data;
/** The actions on an enquiry, newest first. */
const actionsOn = async (reference: string) =>
  (await activityOf(reference)).map(({ action }: { action: string }) => action);

describe('PUT /requests/{type}/{id}', () => {
  it('corrects contact details and fields everywhere, and names the changed fields in the activity', async () => {
    const [before, after] = [customer(), customer()];
    const body = flightRequest({ ...before, legs: [] });
    const { id, reference } = await send('/flight-requests', body);
    const changes = { ...after, name: 'Noura Alotaibi', adults: 3, notes: 'Window seats', program_id: randomUUID() };
    const corrected = await staff.put(`/requests/flight/${id}`, { ...asSent(body, 'flight'), ...changes });
    expect(corrected.status).toBe(200);
    const { json } = await staff.get(`/flight-requests/${id}`);
    // The confirmation adds a link in its own time.
    expect({ ...json.data, links: [] }).toEqual({ ...corrected.json.data, links: [] });
    expect(json.data).toMatchObject({
      ...{ name: 'Noura Alotaibi', phone: `+966${after.phone.slice(1)}`, email: after.email, adults: 3, version: 2 },
      ...{ notes: 'Window seats', program_id: null, status: 'new', source: 'website', reference },
      consent: { text_version: 1, form: 'flight' },
    });
    expect(json.data.history).toMatchObject([{ action: 'corrected', by: { name: expect.any(String) } }]);
    expect(json.data.history[0].fields.sort()).toEqual(['adults', 'email', 'name', 'notes', 'phone']);
    for (const contact of Object.values(after)) expect(await found(contact)).toEqual([reference]);
    for (const contact of Object.values(before)) expect(await found(contact)).toEqual([]);
    const person = await staff.post('/privacy/searches', { email: after.email });
    expect(person.json.data.enquiries).toMatchObject([{ reference, name: 'Noura Alotaibi' }]);
    // The index of phone numbers alone finds the request; the list's search also reads texts.
    const { json: byPhone } = await staff.post('/privacy/searches', { phone: after.phone });
    expect(byPhone.data.enquiries).toMatchObject([{ reference }]);
    expect((await staff.post('/privacy/searches', { phone: before.phone })).json.data.enquiries).toEqual([]);

    const entry = (await activityOf(reference)).find(
      ({ action }: { action: string }) => action === 'enquiry_corrected',
    );
    expect(entry.changes.map(({ field }: { field: string }) => field).sort()).toEqual([
      ...['adults', 'email', 'name', 'notes', 'phone'],
    ]);
    for (const text of ['Noura', 'Window', after.email]) expect(JSON.stringify(entry)).not.toContain(text);
  });

  it('refuses a stale version and broken rules, and is a read if nothing is different', async () => {
    const body = hotelRequest({ ...customer(), name: 'A name' });
    const { id, reference } = await send('/hotels', body);
    const put = (changes: object) => staff.put(`/requests/hotel/${id}`, { ...asSent(body, 'hotel'), ...changes });
    for (let time = 0; time < 2; time++) expect((await put({})).json.data).toMatchObject({ version: 1 });
    expect(await actionsOn(reference)).toEqual(['enquiry_read']);
    expect((await put({ email: null })).json.data).toMatchObject({ version: 2, email: null });
    expect(await actionsOn(reference)).toEqual(['enquiry_corrected', 'enquiry_read']);
    const stale = await put({ rooms: 2 });
    expect([stale.status, stale.json.code]).toEqual([409, 'version_conflict']);
    expect(issuesOf(await put({ phone: '12', check_out: body.check_in, version: 2 }))).toEqual([
      'phone invalid_phone',
      'check_out check_out_not_after_check_in',
    ]);
    expect(issuesOf(await put({ ...asSent(message(), 'message', 2) }))).toEqual(['type not_an_option']);
    const gone = await staff.put(`/requests/hotel/${randomUUID()}`, asSent(body, 'hotel'));
    expect([gone.status, gone.json.code]).toEqual([404, 'enquiry_not_found']);
  });

  it('accepts a departure that has passed since', async () => {
    const body = flightRequest(customer());
    const { id } = await send('/flight-requests', body);
    const days = { from_date: inDays(-9), to_date: inDays(-2) };
    const corrected = await staff.put(`/requests/flight/${id}`, { ...asSent(body, 'flight'), ...days });
    expect(corrected.json.data).toMatchObject(days);
  });

  it('sends no mail, and leaves the earlier confirmation in the record of the person', async (context) => {
    needs('mail')(context);
    const { email: _, ...rest } = customer();
    const body = message({ ...rest, email: `${randomUUID()}@example.com` });
    const { id } = await send('/messages', body);
    const mailsAbout = async ({ phone }: { phone: string }) =>
      (await staff.post('/privacy/searches', { phone })).json.data.mails.filter(
        ({ kind }: { kind: string }) => kind === 'confirmation',
      );
    await eventually(async () => expect(await mailsAbout(body)).toHaveLength(1));
    const [confirmation] = await mailsAbout(body);
    const corrected = { ...asSent(body, 'message'), ...customer() };
    expect((await staff.put(`/requests/message/${id}`, corrected)).status).toBe(200);
    expect(await mailsAbout(corrected)).toEqual([confirmation]);
    expect((await staff.put(`/requests/message/${id}`, { ...corrected, email: null, version: 2 })).status).toBe(200);
    expect(await mailsAbout(corrected)).toEqual([confirmation]);
    // A later enquiry's mail comes after all mails of the correction.
    const last = customer();
    await send('/messages', message(last));
    await eventually(async () => expect((await outbox()).some(({ to }) => to.includes(last.email))).toBe(true));
    expect((await outbox()).filter(({ to }) => to.includes(corrected.email))).toEqual([]);
  });
});

describe('PATCH /privacy', () => {
  const agreed = { text_version: 1, marketing: true };

  it('adds the withdrawal to the ledger of each enquiry, deleted ones too, and leaves the consent as it was', async () => {
    const { phone, email } = customer();
    const sent = [
      await send('/messages', message({ phone, email, consent: agreed })),
      await send('/messages', message({ phone, email, consent: agreed })),
      await send('/messages', message({ phone, email })),
    ];
    await staff.delete(`/messages/${sent[1].id}`);
    const withdrawn = await staff.patch('/privacy', { phone });
    expect(withdrawn.json.data).toEqual({ withdrawn: 2, more: false });
    const { enquiries } = (await staff.post('/privacy/searches', { email })).json.data;
    const [without, ...both] = enquiries;
    expect(without).toMatchObject({ consent: { marketing: false }, marketing_withdrawn: null });
    const { staff: by } = (await staff.get('/session')).json.data;
    for (const enquiry of both) {
      expect(enquiry).toMatchObject({
        consent: { ...agreed, form: 'message' },
        marketing_withdrawn: { by: { email: by.email, name: by.name } },
      });
    }
    expect((await staff.patch('/privacy', { email })).json.data).toEqual({ withdrawn: 0, more: false });
    const { record, html } = (await staff.post('/privacy/exports', { email })).json.data;
    // Confirmations add links in their own time.
    const withoutLinks = (all: object[]) => all.map((one) => ({ ...one, links: [] }));
    expect(withoutLinks(record.enquiries)).toEqual(withoutLinks(enquiries));
    expect(html.match(/Consent to offers withdrawn|سُحبت الموافقة على العروض/g)).toHaveLength(2);
    const actions = (await activityOf(sent[0].reference)).map(({ action }: { action: string }) => action);
    expect(actions).toContain('marketing_withdrawn');

    expect((await staff.post(`/deleted/message/${sent[1].id}/restore`)).status).toBe(200);
    expect((await staff.get(`/messages/${sent[1].id}`)).json.data.marketing_withdrawn).not.toBeNull();
  });

  it('counts consent that the person gives later', async () => {
    const { phone } = customer();
    await send('/messages', message({ phone, consent: agreed }));
    await staff.patch('/privacy', { phone });
    const { id } = await send('/messages', message({ phone, consent: agreed }));
    expect((await staff.get(`/messages/${id}`)).json.data.marketing_withdrawn).toBeNull();
  });
});

it('is for agents and owners', async () => {
  const viewer = await colleagueClient('viewer');
  const body = message(customer());
  const { id } = await send('/messages', body);
  const answers = [
    await viewer.put(`/requests/message/${id}`, asSent(body, 'message')),
    await viewer.patch('/privacy', { phone: body.phone }),
    await viewer.post('/activity/searches', { exported: true }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
