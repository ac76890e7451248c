import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest, hotelRequest, message } from '../support/bodies.ts';
import { type Client, issuesOf, staffClient } from '../support/client.ts';
import { customer, finder, idsOf, oneOfEach, send, visitor } from '../support/enquiry-calls.ts';

let staff: Client;
const found = finder(() => staff);

beforeAll(async () => {
  staff = await staffClient();
});

describe('GET /requests', () => {
  it('lists every type, newest first, page by page, or one type', async () => {
    const sent = (await oneOfEach(customer())).map(({ id }) => id);
    const first = await staff.get('/requests?limit=3');
    expect(idsOf(first)).toEqual(sent.slice(0, 3));
    expect(first.json.data.map(({ type }: { type: string }) => type)).toEqual(['message', 'custom', 'hotel']);
    expect(idsOf(await staff.get(`/requests?limit=1&cursor=${first.json.next_cursor}`))).toEqual(sent.slice(3));
    expect(idsOf(await staff.get('/requests?limit=1&type=hotel'))).toEqual([sent[2]]);
  });

  it('lists and searches the other way round too, page by page', async () => {
    const { phone, email } = customer();
    const sent = (await oneOfEach({ phone, email })).map(({ id }) => id).toReversed();
    const page = await staff.search({ q: phone, order: 'reversed', limit: 3 });
    expect(idsOf(page)).toEqual(sent.slice(0, 3));
    const rest = await staff.search({ q: phone, order: 'reversed', cursor: page.json.next_cursor });
    expect([idsOf(rest), rest.json.next_cursor]).toEqual([sent.slice(3), undefined]);
    expect(idsOf(await staff.get(`/requests?order=reversed&cursor=${sent[0]}`))).toEqual(sent.slice(1));
    expect(idsOf(await staff.get(`/messages?order=reversed&cursor=${sent[0]}`))).toEqual(sent.slice(3));
    expect(issuesOf(await staff.get('/requests?order=newest'))).toEqual(['order not_an_option']);
  });

  it('searches by POST only, so that access logs contain no search words', async () => {
    const { phone, email } = customer();
    const newest = (await oneOfEach({ phone, email })).map(({ id }) => id);
    await oneOfEach(customer());
    const first = await staff.search({ q: phone, limit: 3 });
    expect(idsOf(first)).toEqual(newest.slice(0, 3));
    expect(idsOf(await staff.search({ q: phone, cursor: first.json.next_cursor }))).toEqual(newest.slice(3));
    expect(idsOf(await staff.get(`/requests?q=${phone}&limit=1`))).not.toContain(newest[0]);
    expect(issuesOf(await staff.search({ q: phone, limit: 500 }))).toEqual(['limit too_large']);
    expect((await visitor.post('/requests/searches', { q: phone })).status).toBe(401);
  });

  it('finds a customer by phone number, e-mail address and reference', async () => {
    const { phone, digits, email } = customer();
    const sent = await oneOfEach({ phone, email });
    const ids = sent.map(({ id }) => id);
    const local = phone.slice(1);
    const arabic = phone.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const q of [phone, `+966${local}`, `00966 ${local}`, arabic, digits, email.toUpperCase()]) {
      expect(await found(q), q).toEqual(ids);
      expect(await found(q, { type: 'hotel' }), q).toEqual([ids[2]]);
    }
    for (const { id, reference } of sent) {
      expect(await found(reference.replaceAll('-', '').toLowerCase())).toEqual([id]);
    }
    expect(await found(email, { type: 'custom' })).toEqual([ids[1]]);
    expect(await found(`${email} Istanbul`)).toEqual([ids[3]]);
  });

  it('filters matches by status, and reflects a changed status at once', async () => {
    const { phone, email } = customer();
    const [newest, , hotel] = await oneOfEach({ phone, email });
    await staff.patch(`/hotels/${hotel?.id}`, { status: 'in_progress' });
    expect(await found(phone, { status: 'in_progress' })).toEqual([hotel?.id]);
    expect(await found(phone, { status: 'new' })).toHaveLength(3);
    expect(idsOf(await staff.get('/requests?status=new&limit=1'))).toEqual([newest?.id]);
    expect(idsOf(await staff.get('/hotels?status=in_progress&limit=1'))).toEqual([hotel?.id]);
  });

  it('finds a number that is only in a note', async () => {
    const [known, noted] = [customer(), customer()];
    const { id } = await send('/messages', message(known));
    await staff.patch(`/messages/${id}`, { note: `Reach his brother at ${noted.phone}` });
    expect(await found(noted.phone)).toEqual([id]);
  });

  it('does not find deleted enquiries', async () => {
    const { phone, email } = customer();
    const { id, reference } = await send('/hotels', hotelRequest({ phone, email }));
    expect(await found(phone)).toEqual([id]);
    await staff.delete(`/hotels/${id}`);
    for (const q of [phone, email, reference]) expect(await found(q), q).toEqual([]);
    expect(idsOf(await staff.get('/hotels?status=new&limit=100'))).not.toContain(id);
  });

  it('refuses an unknown type', async () => {
    expect(issuesOf(await staff.get('/requests?type=visa'))).toEqual(['type not_an_option']);
  });
});

describe('GET /requests/{type}/{id}/related', () => {
  it("lists a customer's other enquiries, by phone or e-mail, newest first", async () => {
    const [one, other] = [customer(), customer()];
    const sent = (await oneOfEach(one)).map(({ id }) => id);
    const sameAddress = (await send('/messages', message({ ...other, email: one.email }))).id;
    const sameNumber = (await send('/customs', customRequest({ phone: one.phone, email: '' }))).id;
    await send('/messages', message(other));

    const related = await staff.get(`/requests/hotel/${sent[2]}/related`);
    expect(idsOf(related)).toEqual([sameNumber, sameAddress, sent[0], sent[1], sent[3]]);
    expect(related.json.data[4]).toMatchObject({ type: 'flight', status: 'new', reference: expect.any(String) });
    const first = await staff.get(`/requests/hotel/${sent[2]}/related?limit=2`);
    const second = await staff.get(`/requests/hotel/${sent[2]}/related?limit=2&cursor=${first.json.next_cursor}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual([sameNumber, sameAddress, sent[0], sent[1]]);
    expect(idsOf(await staff.get(`/requests/custom/${sameNumber}/related?limit=1`))).toEqual([sent[0]]);
  });

  it('is empty for a new customer and 404 for a deleted enquiry', async () => {
    const { id } = await send('/hotels', hotelRequest(customer()));
    expect((await staff.get(`/requests/hotel/${id}/related`)).json).toEqual({ data: [] });
    expect((await staff.get(`/requests/flight/${id}/related`)).json.code).toBe('enquiry_not_found');
    expect((await staff.get(`/requests/visa/${id}/related`)).status).toBe(422);
  });
});
