import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contracts/field-kit/calendar';
import { hotelRequest, inDays, message } from '../support/bodies.ts';
import { Client, issuesOf, staffClient } from '../support/client.ts';

const visitor = new Client();
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

const today = inDays(0);
const overview = async (query = '') => (await staff.get(`/overview${query}`)).json.data;

describe('the overview', () => {
  it('counts the enquiries of the period by type and day', async () => {
    const before = await overview(`?from=${today}&to=${today}`);
    await visitor.post('/hotels', hotelRequest());
    await visitor.post('/messages', message());
    const after = await overview(`?from=${today}&to=${today}`);
    expect(after.counts.hotel.count).toBe(before.counts.hotel.count + 1);
    expect(after.series.at(-1)).toMatchObject({ day: today, hotel: after.counts.hotel.count });
  });

  it('shows the three newest of all types', async () => {
    const sent = [
      (await visitor.post('/hotels', hotelRequest())).json.data.id,
      (await visitor.post('/messages', message())).json.data.id,
      (await visitor.post('/hotels', hotelRequest())).json.data.id,
    ];
    const { recent } = await overview();
    expect(recent.map(({ id }: { id: string }) => id)).toEqual(sent.reverse());
    expect(recent.map(({ type }: { type: string }) => type)).toEqual(['hotel', 'message', 'hotel']);
  });

  it('covers this month up to today by default', async () => {
    expect(await overview()).toMatchObject({ from: `${today.slice(0, 8)}01`, to: today });
  });

  it('compares with the previous period and has every day once', async () => {
    const from = addDays(today, -6);
    const { series, counts } = await overview(`?from=${from}&to=${today}`);
    expect(series.map(({ day }: { day: string }) => day)).toEqual(
      Array.from({ length: 7 }, (_, i) => addDays(from, i)),
    );
    expect(counts.flight).toMatchObject({ previous: 0, trend: null });
    const tomorrow = await overview(`?from=${inDays(1)}&to=${inDays(1)}`);
    expect(tomorrow.counts.message).toMatchObject({ count: 0, trend: -100 });
  });

  it('refuses a period that is reversed or longer than a year', async () => {
    expect(issuesOf(await staff.get('/overview?from=2026-05-02&to=2026-05-01'))).toEqual([
      'to to_date_before_from_date',
    ]);
    expect(issuesOf(await staff.get('/overview?from=2024-01-01&to=2026-01-01'))).toEqual(['to range_too_long']);
    expect(issuesOf(await staff.get('/overview?from=1960-01-01&to=1960-02-01'))).toEqual([
      'from date_out_of_range',
      'to date_out_of_range',
    ]);
  });
});

describe('the badge', () => {
  const badge = (headers = {}) => staff.get('/overview/new', { headers });

  it('changes at once when an enquiry arrives or staff handle one', async () => {
    const before = (await badge()).json.data;
    const { id, created_at } = (await visitor.post('/hotels', hotelRequest())).json.data;
    const arrived = (await badge()).json.data;
    expect(arrived.types.hotel).toMatchObject({ newest: { id, created_at: expect.any(String) } });
    expect(Date.parse(arrived.newest.created_at)).toBeCloseTo(Date.parse(created_at), -2);
    expect(arrived.newest.id).toBe(id);
    expect(arrived.types.hotel.count).toBe(Math.min(100, before.types.hotel.count + 1));
    await staff.patch(`/hotels/${id}`, { status: 'in_progress' });
    const handled = (await badge()).json.data.types.hotel;
    expect(handled).toMatchObject({ count: before.types.hotel.count, newest: before.types.hotel.newest });
    // Its customer still waits, until somebody contacts them.
    expect(handled.waiting).toEqual(arrived.types.hotel.waiting);
    await staff.patch(`/hotels/${id}`, { contacted: 'phone' });
    expect((await badge()).json.data.types).toEqual(before.types);
  });

  it('returns 304 while nothing changes, and is not cached by others', async () => {
    const { headers } = await badge();
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const again = await badge({ 'If-None-Match': headers.get('etag') ?? '' });
    expect([again.status, again.json]).toEqual([304, '']);
    await visitor.post('/messages', message());
    expect((await badge({ 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(200);
  });
});
