import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Enquiry, EnquiryStatus, EnquiryType } from '#contracts/api/enquiries';
import { inBatches } from '../../functions/logic/in-batches.ts';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let enquiries: typeof import('../../functions/data/enquiries.ts');
let reads: typeof import('../../functions/data/enquiry-reads.ts');
let quarantine: typeof import('../../functions/data/quarantine.ts');
let retention: typeof import('../../functions/logic/privacy/retention.ts');
let overviewOf: typeof import('../../functions/logic/overview.ts').overviewOf;
let listEnquiries: typeof import('../../functions/logic/enquiries/enquiry-list.ts').listEnquiries;
let handler: (event: unknown, context: object) => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase();
  process.env.STAFF_EMAIL = 'staff@rihla.example';
  // The clients read the environment when they are imported.
  enquiries = await import('../../functions/data/enquiries.ts');
  reads = await import('../../functions/data/enquiry-reads.ts');
  quarantine = await import('../../functions/data/quarantine.ts');
  retention = await import('../../functions/logic/privacy/retention.ts');
  ({ overviewOf } = await import('../../functions/logic/overview.ts'));
  ({ listEnquiries } = await import('../../functions/logic/enquiries/enquiry-list.ts'));
  ({ handler } = (await import('../../functions/events/retention-due/forget-old-enquiries.ts')) as never);
}, 30_000);

beforeEach(async () => {
  process.env.RETENTION_MONTHS = '24';
  await database.empty();
});
afterAll(() => database?.close());

const by = { email: 'huda@rihla.example', name: 'Huda' };
const night = (day: string) =>
  handler({ source: 'aws.events', 'detail-type': 'Scheduled Event', time: `${day}T21:01:00Z` }, {});

interface Past {
  type?: EnquiryType;
  at: string;
  closed?: string;
  noted?: string;
}

/** Stores an enquiry with its history up to that time. */
async function store({ type = 'hotel', at, closed, noted }: Past) {
  const status: EnquiryStatus = closed ? 'done' : 'new';
  const history = [
    ...(closed ? [{ action: 'status_changed', from: 'new', to: 'done', at: closed, by }] : []),
    ...(noted ? [{ action: 'note_added', note: 'Called', at: noted, by }] : []),
  ];
  const updated_at = noted ?? closed ?? at;
  const enquiry = { ...storedEnquiry({ type, at: new Date(at), status }), history, updated_at } as Enquiry;
  await enquiries.putEnquiry(enquiry);
  return enquiry;
}

const isThere = ({ type, id }: Enquiry) => enquiries.isStored({ type, id });
const period = { from: '2024-01-01', to: '2024-12-31' };
const counts = async () => {
  const { counts } = await overviewOf(period);
  return Object.fromEntries(Object.entries(counts).map(([type, { count }]) => [type, count]));
};

it('anonymises enquiries 24 months after they were closed, and keeps the counts', async () => {
  const due = await store({ at: '2024-02-01T08:00:00Z', closed: '2024-03-10T08:00:00Z' });
  // A note after the end changes nothing.
  const noted = await store({
    type: 'flight',
    at: '2024-02-01T08:00:00Z',
    closed: '2024-03-10T08:00:00Z',
    noted: '2025-06-01T08:00:00Z',
  });
  const later = await store({ at: '2024-02-01T08:00:00Z', closed: '2024-03-20T08:00:00Z' });
  const before = await counts();
  await night('2026-03-09');
  expect(await Promise.all([due, noted, later].map(isThere))).toEqual([true, true, true]);
  await night('2026-03-10');
  expect(await Promise.all([due, noted, later].map(isThere))).toEqual([false, false, true]);
  await night('2026-03-10');
  expect(await counts()).toEqual(before);
  const everything = { from: null, to: null, status: null, has_email: null, q: null };
  expect((await listEnquiries(['hotel', 'flight'], everything)).enquiries.map(({ id }) => id)).toEqual([later.id]);
});

it('anonymises an enquiry that was never closed 24 months after its last change', async () => {
  const forgotten = await store({ type: 'custom', at: '2024-05-01T08:00:00Z' });
  const worked = await store({ type: 'custom', at: '2024-05-01T08:00:00Z', noted: '2025-05-01T08:00:00Z' });
  await night('2026-05-01');
  expect(await Promise.all([forgotten, worked].map(isThere))).toEqual([false, true]);
  await night('2027-04-30');
  expect(await isThere(worked)).toBe(true);
  await night('2027-05-01');
  expect(await isThere(worked)).toBe(false);
});

it('forgets suspected spam that nobody decided on 24 months after it came', async () => {
  const suspect = async (at: string) => {
    const enquiry = storedEnquiry({ type: 'message', at: new Date(at) });
    await quarantine.putQuarantined(enquiry, {}, { score: 12, reasons: ['links'] });
    return enquiry.id;
  };
  const [old, newer] = [await suspect('2024-06-01T08:00:00Z'), await suspect('2024-06-03T08:00:00Z')];
  const held = async () => (await quarantine.readQuarantinedIds({ limit: 10 })).map(({ id }) => id);
  await night('2026-05-31');
  expect(await held()).toEqual([newer, old]);
  await night('2026-06-02');
  expect(await held()).toEqual([newer]);
});

it('lists enquiries due within fourteen days, the soonest first, but none still being worked on', async () => {
  const soon = await store({ type: 'message', at: '2025-01-01T08:00:00Z', closed: '2025-07-10T08:00:00Z' });
  const sooner = await store({ type: 'message', at: '2025-02-01T08:00:00Z', closed: '2025-07-02T08:00:00Z' });
  await store({ type: 'message', at: '2025-01-01T08:00:00Z', closed: '2025-07-16T08:00:00Z' });
  await store({ type: 'message', at: '2025-01-01T08:00:00Z', noted: '2026-01-01T08:00:00Z' });
  const { months, due, more } = await retention.listDueEnquiries('2027-06-27');
  expect([months, more]).toEqual([24, false]);
  const shown = { type: 'message', program_id: null, status: 'done' };
  expect(due.filter(({ type }) => type === 'message')).toEqual([
    { ...shown, id: sooner.id, reference: sooner.reference, due_on: '2027-07-03' },
    { ...shown, id: soon.id, reference: soon.reference, due_on: '2027-07-11' },
  ]);
});

it('counts from the time staff close an enquiry, and again if they reopen it', async () => {
  const enquiry = await store({ at: '2024-08-01T08:00:00Z' });
  const { type, id } = enquiry;
  const entries = [{ action: 'status_changed' as const, to: 'done' as const, at: new Date().toISOString(), by }];
  await enquiries.updateEnquiry(type, id, { entries, status: 'done' });
  await night('2026-08-02');
  expect(await isThere(enquiry)).toBe(true);
});

it('keeps a merged enquiry until the one that has it ends, and anonymises both', async () => {
  const part = await store({ at: '2024-02-01T08:00:00Z', closed: '2024-03-10T08:00:00Z' });
  const whole = await store({ type: 'flight', at: '2024-02-02T08:00:00Z', closed: '2024-09-10T08:00:00Z' });
  const { mergeRequest } = await import('../../functions/logic/relations/merge.ts');
  const { version } = await enquiries.getEnquiry(part.type, part.id);
  await mergeRequest({
    ...{ params: { type: part.type, id: part.id }, by, report: () => undefined },
    body: { into: { type: whole.type, id: whole.id }, version },
  });
  await night('2026-03-10');
  expect(await Promise.all([part, whole].map(isThere))).toEqual([true, true]);
  await night('2026-09-09');
  expect(await Promise.all([part, whole].map(isThere))).toEqual([true, true]);
  await night('2026-09-10');
  expect(await Promise.all([part, whole].map(isThere))).toEqual([false, false]);
});

it('follows the setting', async () => {
  process.env.RETENTION_MONTHS = '6';
  const enquiry = await store({ at: '2026-01-31T08:00:00Z', closed: '2026-01-31T09:00:00Z' });
  await night('2026-07-30');
  expect(await isThere(enquiry)).toBe(true);
  await night('2026-07-31');
  expect(await isThere(enquiry)).toBe(false);
});

describe('with thousands due', { timeout: 120_000 }, () => {
  const suspects = 1800;
  const due = 300;
  const held = async () => (await quarantine.readQuarantinedIds({ limit: 10_000 })).length;
  const run = (milliseconds: number) =>
    handler(
      { source: 'aws.events', 'detail-type': 'Scheduled Event', time: '2031-01-01T21:10:00Z' },
      { getRemainingTimeInMillis: () => milliseconds },
    );
  const said = (log: { mock: { calls: unknown[][] } }) => log.mock.calls.map(([message, fields]) => [message, fields]);

  it('a call goes on until nothing is due', async () => {
    const at = '2028-06-01T08:00:00Z';
    await inBatches(Array.from({ length: suspects }), () =>
      quarantine.putQuarantined(
        storedEnquiry({ type: 'message', at: new Date(at) }),
        {},
        { score: 12, reasons: ['links'] },
      ),
    );
    await inBatches(Array.from({ length: due }), () => store({ type: 'hotel', at, closed: at }));
    await run(110_000);
    expect(await held()).toBe(0);
    const { due: left } = await retention.listDueEnquiries('2031-01-02');
    expect(left.filter(({ type }) => type === 'hotel')).toEqual([]);
  });

  it('a call that runs out of time says what is left, and the next one goes on', async () => {
    const { logger } = await import('../../functions/logger.ts');
    const warn = vi.spyOn(logger, 'warn');
    await inBatches(Array.from({ length: 300 }), () => store({ type: 'flight', at: '2028-06-02T08:00:00Z' }));
    // Less than the time that a call keeps for its end.
    await run(1000);
    expect(said(warn)).toContainEqual(['retention goes on later', expect.objectContaining({ left: 300 })]);
    warn.mockClear();
    await run(110_000);
    expect(warn).not.toHaveBeenCalled();
    expect(await reads.countResting('flight', '2029-01-01T00:00:00Z')).toBe(0);
  });
});
