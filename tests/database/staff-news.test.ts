import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { openTestDatabase } from '../support/database.ts';
import { openMailAndQueue } from '../support/mail-and-queue.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let services: Awaited<ReturnType<typeof openMailAndQueue>>;
let news: typeof import('../../functions/logic/notifications/staff-news.ts');
let summarize: (event: unknown, context: object) => Promise<void>;
let enquiries: typeof import('../../functions/data/enquiries.ts');
let deleted: typeof import('../../functions/data/deleted.ts');

const desk = 'desk@rihla.example';

beforeAll(async () => {
  database = await openTestDatabase();
  services = await openMailAndQueue();
  process.env.STAFF_LANGUAGE = 'en';
  // The clients read the environment when they are imported.
  news = await import('../../functions/logic/notifications/staff-news.ts');
  enquiries = await import('../../functions/data/enquiries.ts');
  deleted = await import('../../functions/data/deleted.ts');
  const { handler } = await import('../../functions/events/staff-news-due/summarize-news.ts');
  summarize = handler as unknown as typeof summarize;
}, 30_000);

afterAll(async () => {
  await services?.close();
  await database?.close();
});

beforeEach(() => {
  services.state.outage = false;
});

let hour = 0;
/** Returns the start of a window that no other test uses. */
const nextWindow = () => Date.UTC(2026, 10, 1, hour++);

const minutes = 60_000;

/** Stores this many enquiries within ten minutes of a window. */
async function receive(count: number, window: number): Promise<Enquiry[]> {
  const all = Array.from({ length: count }, (_, i) =>
    storedEnquiry({
      type: (['flight', 'message', 'hotel'] as const)[i % 3] ?? 'custom',
      at: new Date(window + i * 100),
    }),
  );
  await Promise.all(all.map((one) => enquiries.putEnquiry(one)));
  return all;
}

const summarizeAt = (time: number) =>
  summarize({ source: 'aws.events', 'detail-type': 'Scheduled Event', time: new Date(time).toISOString() }, {});

const mailsTo = async (address: string) => (await services.outbox.list()).filter(({ to }) => to.includes(address));

/** The number of mails to an address that name each enquiry. */
async function mailsPerEnquiry(all: readonly Enquiry[], address = desk): Promise<number[]> {
  const mails = await mailsTo(address);
  return all.map(({ id }) => mails.filter(({ text }) => text.includes(id)).length);
}

const ones = (all: readonly unknown[]) => all.map(() => 1);

describe('staff get', () => {
  it('a mail for each of the first ten enquiries in ten minutes, and one summary of the others', async () => {
    const window = nextWindow();
    const all = await receive(25, window);
    for (const one of all) await news.notifyStaff(one);
    const before = (await mailsTo(desk)).length;
    expect(await mailsPerEnquiry(all)).toEqual(all.map((_, i) => (i < 10 ? 1 : 0)));

    // The summary waits until the ten minutes have passed.
    await summarizeAt(window + 5 * minutes);
    expect((await mailsTo(desk)).length).toBe(before);
    for (let time = 0; time < 3; time++) await summarizeAt(window + 10 * minutes);
    for (const address of [desk, 'owner@rihla.example']) expect(await mailsPerEnquiry(all, address)).toEqual(ones(all));
    const summaries = (await mailsTo(desk)).filter(({ subject }) => subject.includes('15 more'));
    expect(summaries.map(({ subject }) => subject)).toEqual(['Rihla: 15 more new requests came within ten minutes']);
    expect(summaries[0]?.text.match(/^https:.*\/admin\/requests\?open=/gm)).toHaveLength(15);
  });

  it('each enquiry in one mail, in any order and with any repetition of events and schedules', async () => {
    const window = nextWindow();
    const all = await receive(30, window);
    const again = [...all, ...all.toReversed()];
    const busy = () => undefined;
    await Promise.all(again.map((one) => news.notifyStaff(one).catch(busy)));
    await Promise.all([1, 2, 3].map(() => summarizeAt(window + 10 * minutes).catch(busy)));
    for (const one of all) await news.notifyStaff(one);
    await summarizeAt(window + 20 * minutes);
    expect(await mailsPerEnquiry(all)).toEqual(ones(all));
  });

  it('an enquiry whose event arrives after the summary in a later one', async () => {
    const window = nextWindow();
    const all = await receive(40, window);
    for (const one of all.slice(0, 20)) await news.notifyStaff(one);
    await summarizeAt(window + 10 * minutes);
    for (const one of all) await news.notifyStaff(one);
    for (const one of all.toReversed()) await news.notifyStaff(one);
    for (const later of [20, 30, 40]) await summarizeAt(window + later * minutes);
    expect(await mailsPerEnquiry(all)).toEqual(ones(all));
  });

  it('each enquiry once, even if mail is down for a while', async () => {
    const window = nextWindow();
    const all = await receive(15, window);
    services.state.outage = true;
    const failed = await Promise.allSettled(all.map((one) => news.notifyStaff(one)));
    expect(failed.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    await expect(summarizeAt(window + 10 * minutes)).rejects.toThrow();
    services.state.outage = false;
    // The failed calls may still be releasing their claims.
    await vi.waitFor(() => summarizeAt(window + 20 * minutes));
    for (const one of all) await news.notifyStaff(one);
    expect(await mailsPerEnquiry(all)).toEqual(ones(all));
  });

  it('a summary without enquiries that were deleted meanwhile', async () => {
    const window = nextWindow();
    const all = await receive(12, window);
    for (const one of all) await news.notifyStaff(one);
    const last = all[11] as Enquiry;
    await deleted.moveToDeleted(last.type, last.id, 'staff@rihla.example');
    await summarizeAt(window + 10 * minutes);
    expect((await mailsPerEnquiry(all)).slice(9)).toEqual([1, 1, 0]);
  });
});
