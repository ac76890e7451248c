import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inDays } from '../support/bodies.ts';
import { by, dates, leg, openRequestPages, refused } from '../support/request-page-database.ts';

/** The page of a request over a real database: what its one conditional write does, also to suspected spam. */

let pages: Awaited<ReturnType<typeof openRequestPages>>;
let enquiries: typeof import('../../functions/logic/enquiries/change-enquiry.ts');
let links: typeof import('../../functions/logic/request-page/links.ts');
let store: typeof import('../../functions/data/enquiries.ts');
let dynamo: typeof import('../../functions/data/dynamo.ts');
let quarantine: typeof import('../../functions/logic/quarantine.ts');

beforeAll(async () => {
  pages = await openRequestPages();
  enquiries = await import('../../functions/logic/enquiries/change-enquiry.ts');
  links = await import('../../functions/logic/request-page/links.ts');
  store = await import('../../functions/data/enquiries.ts');
  dynamo = await import('../../functions/data/dynamo.ts');
  quarantine = await import('../../functions/logic/quarantine.ts');
}, 30_000);

beforeEach(() => pages.database.empty());
afterAll(() => pages?.database.close());

/** Text that a person does not send. */
const spam = {
  notes: '<a href="http://x.example">cheap</a> [url=http://y.example]pills[/url]',
  name: 'www.pills.example',
};

describe('a message', () => {
  it('is in the history, marks the request, and opens it again if it was done', async () => {
    const receipt = await pages.send();
    await pages.setStatus(receipt.id, 'done');
    const page = await pages.write(receipt, 'One more question');
    expect(page).toMatchObject({ status: 'in_progress', cancelled: false, answer_by: expect.any(String) });
    const stored = await store.getEnquiry('flight', receipt.id);
    expect(stored.history).toMatchObject([
      { action: 'status_changed', to: 'done', by },
      { action: 'status_changed', from: 'done', to: 'in_progress', by: null },
      { action: 'customer_wrote', text: 'One more question' },
    ]);
    expect(stored.unanswered_since).toBe(stored.history.at(-1)?.at);
  });

  it('is told to the staff at the desk, of all kinds the latest, until somebody has seen to it', async () => {
    const { sharePresence } = await import('../../functions/logic/desk/presence.ts');
    const now = () => sharePresence({ open: null, doing: 'looking' }, { email: by.email, role: 'agent' });
    expect(await now()).toEqual({ colleagues: [], unanswered_latest: null });
    const receipts = [await pages.send(), await pages.send()] as const;
    for (const receipt of receipts) {
      await pages.write(receipt, 'Are you there?');
      const { unanswered_since } = await store.getEnquiry('flight', receipt.id);
      expect((await now()).unanswered_latest).toBe(unanswered_since);
    }
    for (const { id } of receipts) {
      await store.markSeen('flight', id, new Date().toISOString());
    }
    expect((await now()).unanswered_latest).toBeNull();
  });

  it('is stored once, however often its key comes', async () => {
    const receipt = await pages.send();
    const key = randomUUID();
    await pages.write(receipt, 'Once', key);
    await Promise.all([pages.write(receipt, 'Once', key), pages.write(receipt, 'Once', key)]);
    expect((await pages.read(receipt)).entries).toHaveLength(1);
  });

  it('is refused after ten in a day', async () => {
    const receipt = await pages.send();
    for (let count = 0; count < 10; count++) await pages.write(receipt, `Message ${count}`);
    await expect(pages.write(receipt, 'Too much')).rejects.toEqual(refused('too_many_requests'));
  });

  it('is refused once the history is full, which the page says; cancelling is not', async () => {
    const receipt = await pages.send();
    const note = 'Called';
    const entries = Array.from(
      { length: 200 },
      () => ({ action: 'note_added', note, at: new Date().toISOString(), by }) as const,
    );
    await store.updateEnquiry('flight', receipt.id, { entries });
    expect((await pages.read(receipt)).full).toBe(true);
    await expect(pages.write(receipt, 'Too late')).rejects.toEqual(refused('history_full'));
    expect(await pages.act(receipt, { action: 'cancel', version: 1, reason: null })).toMatchObject({ cancelled: true });
  });

  it('keeps its mark if it came after what staff have seen', async () => {
    const receipt = await pages.send();
    await pages.write(receipt, 'First');
    const { unanswered_since: seen } = await store.getEnquiry('flight', receipt.id);
    await pages.write(receipt, 'Second');
    const change = (body: object) =>
      enquiries.changeEnquiry('flight', {
        params: { id: receipt.id },
        body,
        session: { staff: by },
        report: () => undefined,
      });
    expect((await change({ answer: 'To the first', seen })).unanswered_since).not.toBeNull();
    const { unanswered_since } = await store.getEnquiry('flight', receipt.id);
    expect((await change({ seen: unanswered_since })).unanswered_since).toBeNull();
    expect((await pages.read(receipt)).entries.map(({ action }) => action)).toEqual([
      'customer_wrote',
      'customer_wrote',
      'answered',
    ]);
  });
});

describe('other dates', () => {
  it('replace those of the request, and the history has both', async () => {
    const receipt = await pages.send();
    const key = randomUUID();
    const page = await pages.act(receipt, dates(), key);
    expect(page.dates).toMatchObject({
      from_date: inDays(30),
      to_date: inDays(37),
      legs: [{ ...leg, date: inDays(33) }],
    });
    expect(page.version).toBe(2);
    expect(page.entries).toEqual([
      {
        ...{ action: 'dates_changed', at: expect.any(String) },
        changes: [
          { field: 'from_date', before: inDays(20), after: inDays(30) },
          { field: 'to_date', before: inDays(27), after: inDays(37) },
          { field: 'legs.0.date', before: inDays(22), after: inDays(33) },
        ],
      },
    ]);
    expect(await pages.act(receipt, dates(), key)).toEqual(page);
  });

  it('never overwrite what has changed since', async () => {
    const receipt = await pages.send();
    await pages.setStatus(receipt.id, 'in_progress');
    await expect(pages.act(receipt, dates())).rejects.toEqual(refused('version_conflict'));
    await expect(pages.act(receipt, dates({ version: 2, legs: [] }))).rejects.toEqual(refused('version_conflict'));
    await expect(
      pages.act(receipt, { action: 'change_hotel_dates', version: 2, check_in: inDays(1), check_out: inDays(2) }),
    ).rejects.toEqual(refused('validation_failed'));
    expect((await pages.read(receipt)).dates).toMatchObject({ from_date: inDays(20) });
  });
});

it('shows a cancellation until the customer writes again', async () => {
  const receipt = await pages.send();
  expect(await pages.act(receipt, { action: 'cancel', version: 1, reason: 'We stay at home' })).toMatchObject({
    ...{ status: 'done', cancelled: true, answer_by: null },
    entries: [{ action: 'cancelled', reason: 'We stay at home' }],
  });
  await expect(pages.act(receipt, { action: 'cancel', version: 2, reason: null })).rejects.toEqual(
    refused('version_conflict'),
  );
  expect(await pages.write(receipt, 'We come after all')).toMatchObject({ status: 'in_progress', cancelled: false });
});

describe('suspected spam', () => {
  it('has a page like every other request, and a release keeps what was added there', async () => {
    const receipt = await pages.send(spam);
    expect(await dynamo.getItem('Enquiries', { pk: 'flight', sk: receipt.id })).toBeUndefined();
    expect(await pages.read(receipt)).toMatchObject({ status: 'new', entries: [] });
    await pages.write(receipt, 'Did you get it?');
    await pages.act(receipt, dates());
    const again = await links.makeLink({ type: 'flight', id: receipt.id }, 'receipt', ['Enquiries', 'Quarantine']);
    await quarantine.releaseEnquiry(receipt.id);
    for (const secret of [receipt.secret, again ?? '']) {
      const page = await pages.read({ ...receipt, secret });
      expect(page.entries.map(({ action }) => action)).toEqual(['customer_wrote', 'dates_changed']);
      expect(page.dates).toMatchObject({ from_date: inDays(30) });
    }
    expect((await store.getEnquiry('flight', receipt.id)).unanswered_since).not.toBeNull();
  });
});
