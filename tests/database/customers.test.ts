import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deletedDaysKept } from '#contracts/api/deleted';
import type { Enquiry } from '#contracts/api/enquiries';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { customerId } from '../../functions/data/customer-items.ts';
import { everything, first, keyOf, openCards, phonesOf, second, third } from '../support/customer-cards.ts';
import { context, record } from '../support/enquiry-events.ts';
import { by, refused } from '../support/request-page-database.ts';

/** Cards of customers over a real database: what follows from requests, and what staff keep. */

type Consume = (batch: unknown, call: typeof context) => Promise<unknown>;

let cards: Awaited<ReturnType<typeof openCards>>;
beforeAll(async () => {
  cards = await openCards();
}, 30_000);
beforeEach(() => cards.database.empty());
afterEach(() => vi.useRealTimers());
afterAll(() => cards?.close());

const missing = refused('customer_not_found');

async function remove(one: Enquiry) {
  const { moveToDeleted } = await import('../../functions/data/deleted.ts');
  await moveToDeleted(one.type, one.id, by.email);
  await cards.file.fileNumber(one.phone, keyOf(one));
}

describe('a card', () => {
  it('follows from the requests of a number, whatever the order and however often', async () => {
    const old = await cards.request(first, { name: 'Noura', email: 'old@example.com', language: 'ar' });
    const won = { state: 'won', reason: null, at: old.created_at };
    const latest = await cards.request(first, { name: 'Noura A.', email: 'new@example.com', language: 'en' });
    await cards.dynamo.updateItem(
      'Enquiries',
      { pk: old.type, sk: old.id },
      {
        UpdateExpression: 'SET sale = :sale',
        values: { ':sale': won },
      },
    );
    for (const one of [latest, old, latest]) await cards.file.fileNumber(first, keyOf(one));
    const { customer, enquiries, more } = await cards.card(first);
    expect(customer).toMatchObject({
      ...{ id: customerId(first), name: 'Noura A.', phone: first, language: 'en', language_chosen: false },
      ...{ emails: ['new@example.com', 'old@example.com'], requests: 2, won: 1, allows_marketing: false },
      ...{ first_at: old.created_at, latest_at: latest.created_at, note: null, revision: 0, merged: [] },
    });
    expect([enquiries.map(({ id }) => id), more]).toEqual([[latest.id, old.id], false]);
    expect((await cards.item(first))?.writes).toBe(1);
  });

  it('loses no request to writers at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => cards.request(first)));
    await Promise.all(all.map((one) => cards.file.fileNumber(first, keyOf(one))));
    expect((await cards.card(first)).customer.requests).toBe(6);
  });

  it('knows a request that the index does not know yet', async () => {
    const one = await cards.request(first);
    const { phone_end: _, ...unindexed } =
      (await cards.dynamo.getItem('Enquiries', { pk: one.type, sk: one.id })) ?? {};
    await cards.dynamo.putItem('Enquiries', unindexed);
    await cards.file.fileNumber(first, keyOf(one));
    await cards.filed(first);
    expect((await cards.card(first)).customer.requests).toBe(2);
  });

  it('allows offers by the newest decision', async () => {
    const one = await cards.filed(first);
    const { consent } = one;
    await cards.filed(first, { consent: { ...consent, at: new Date().toISOString(), marketing: true } });
    expect((await cards.card(first)).customer.allows_marketing).toBe(true);
    const { withdrawMarketing } = await import('../../functions/logic/privacy/withdraw-marketing.ts');
    await withdrawMarketing({ phone: first, email: null }, by);
    await cards.file.fileNumber(first);
    expect((await cards.card(first)).customer.allows_marketing).toBe(false);
  });

  it('goes with the last request, and with what staff have added waits for it thirty days', async () => {
    const [one, other] = [await cards.filed(first), await cards.filed(second)];
    await cards.change(second, { note: 'Prefers evenings' });
    for (const each of [one, other]) await remove(each);
    expect(await cards.item(first)).toBeUndefined();
    expect(await cards.find()).toEqual([]);
    await expect(cards.card(second)).rejects.toEqual(missing);
    await expect(cards.change(second, { revision: 1 })).rejects.toEqual(missing);
    expect(Number((await cards.item(second))?.expires_at) * 1000 - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const { restoreDeleted } = await import('../../functions/data/deleted.ts');
    await restoreDeleted(other.type, other.id);
    await cards.file.fileNumber(second, keyOf(other));
    expect((await cards.card(second)).customer).toMatchObject({ note: 'Prefers evenings', requests: 1 });
    expect((await cards.item(second))?.expires_at).toBeUndefined();
  });

  it('that has expired tells nothing to a new one', async () => {
    const one = await cards.filed(first);
    await cards.change(first, { note: 'Prefers evenings' });
    await remove(one);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (deletedDaysKept + 1) * 86_400_000 });
    await cards.filed(first);
    expect((await cards.card(first)).customer).toMatchObject({ note: null, requests: 1, revision: 0 });
  });

  it('moves with a corrected number', async () => {
    const one = await cards.filed(first);
    const { correctEnquiry } = await import('../../functions/data/corrections.ts');
    const entry = { action: 'corrected', fields: ['phone'], at: new Date().toISOString(), by } as const;
    await correctEnquiry(one, { fields: { phone: second }, entry: { ...entry, fields: ['phone'] }, version: 1 });
    for (const phone of [first, second]) await cards.file.fileNumber(phone, keyOf(one));
    await expect(cards.card(first)).rejects.toEqual(missing);
    expect((await cards.card(second)).customer.requests).toBe(1);
  });

  it('of requests from before is made once', async () => {
    const { fileEarlier } = await import('../../functions/logic/customers/earlier.ts');
    for (const phone of [first, second, second]) await cards.request(phone);
    expect(await fileEarlier()).toBe('all filed');
    expect((await cards.find()).map(({ phone, requests }) => [phone, requests])).toEqual([
      [second, 2],
      [first, 1],
    ]);
    await cards.request(third);
    expect(await fileEarlier()).toBe('all filed');
    expect(await cards.find()).toHaveLength(2);
  });
});

describe('what staff keep', () => {
  const next = { on: '2026-12-01', what: 'Call about Umrah' };

  it('is changed by who has read the last change', async () => {
    await cards.filed(first, { language: 'ar' });
    const changed = await cards.change(first, { note: 'VIP', next_contact: next, language: 'en' });
    expect(changed).toMatchObject({ note: 'VIP', next_contact: { ...next, by }, language: 'en', revision: 1 });
    expect(changed).toMatchObject({ language_chosen: true, updated_by: by });
    await expect(cards.change(first)).rejects.toEqual(refused('version_conflict'));
    const both = [cards.change(first, { note: 'a', revision: 1 }), cards.change(first, { note: 'b', revision: 1 })];
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    const { customer } = await cards.card(first);
    expect(customer).toMatchObject({ next_contact: null, language: 'ar', language_chosen: false, revision: 2 });
    await expect(cards.change(third)).rejects.toEqual(missing);
  });

  it('is changed once, if one person changes it twice in the same millisecond', async () => {
    await cards.filed(first);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const both = [cards.change(first, { note: 'a' }), cards.change(first, { note: 'b' })];
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('stays when a request arrives', async () => {
    await cards.filed(first);
    await cards.change(first, { note: 'VIP', next_contact: next });
    await cards.filed(first);
    expect((await cards.card(first)).customer).toMatchObject({
      note: 'VIP',
      next_contact: next,
      requests: 2,
      revision: 1,
    });
  });

  it('lists those to get in touch with, the earliest first', async () => {
    for (const phone of [first, second, third]) await cards.filed(phone);
    await cards.change(first, { next_contact: next });
    await cards.change(second, { next_contact: { on: '2026-11-30', what: null } });
    await cards.change(third, { next_contact: { on: '2026-12-02', what: null } });
    expect(phonesOf(await cards.find({ contact_until: '2026-12-01' }))).toEqual([second, first]);
    const page = await cards.search.searchCustomers({ ...everything, contact_until: '2026-12-02', limit: 2 });
    expect(phonesOf(page.customers)).toEqual([second, first]);
    const rest = { contact_until: '2026-12-02', limit: 2, cursor: page.next_cursor };
    expect(phonesOf(await cards.find(rest))).toEqual([third]);
    expect(await cards.find({ ...rest, cursor: 'zzz' })).toEqual([]);
    expect(phonesOf(await cards.find({ contact_until: '2026-12-02', q: first }))).toEqual([first]);
    await cards.change(first, { revision: 1 });
    expect(phonesOf(await cards.find({ contact_until: '2026-12-01' }))).toEqual([second]);
  });
});

describe('the mail of the morning', () => {
  it('lists those whose next contact is due, with links to their cards', async () => {
    const { remindStaff } = await import('../../functions/logic/notifications/digest.ts');
    const today = riyadhDay();
    for (const phone of [first, second]) await cards.filed(phone, { name: `Client ${phone}`, status: 'done' });
    await cards.change(first, { next_contact: { on: addDays(today, -1), what: 'Call about Umrah' } });
    await cards.change(second, { next_contact: { on: addDays(today, 1), what: null } });
    await remindStaff(new Date());
    const [mail] = await cards.services.outbox.list();
    for (const part of ['حان موعد التواصل مع عميل واحد', `Client ${first}`, 'Call about Umrah']) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).toContain(`/admin/customers#${customerId(first)}`);
    expect(mail?.text).not.toContain(second);
  });
});

describe('the consumer', () => {
  it('files what changes a card, under the number before and after, and leaves out the rest', async () => {
    const { handler } = await import('../../functions/events/customer-changed/file-customer.ts');
    const deliver = (event: object) => (handler as never as Consume)({ Records: [event] }, context);
    const one = await cards.request(first);
    const item = (await cards.dynamo.getItem('Enquiries', keyOf(one))) ?? {};
    const changed = (before: object | undefined, eventName: string) => {
      const event = record(item, { eventName });
      const OldImage = before && record(before).dynamodb.NewImage;
      return { ...event, dynamodb: { ...event.dynamodb, ...(OldImage && { OldImage }) } };
    };
    await deliver(changed({ ...item, version: 2, history: [] }, 'MODIFY'));
    expect(await cards.item(first)).toBeUndefined();
    await deliver(changed(undefined, 'INSERT'));
    expect((await cards.card(first)).customer.requests).toBe(1);
    await cards.dynamo.putItem('Enquiries', { ...item, phone: second, phone_end: second.slice(-7) });
    expect(await deliver(changed({ ...item, phone: second }, 'MODIFY'))).toEqual({ batchItemFailures: [] });
    await expect(cards.card(first)).rejects.toEqual(missing);
    expect((await cards.card(second)).customer.requests).toBe(1);
    await cards.dynamo.deleteItem('Enquiries', keyOf(one));
    const { NewImage: OldImage, ...rest } = record({ ...item, phone: second }).dynamodb;
    await deliver({ ...record(item, { eventName: 'REMOVE' }), dynamodb: { ...rest, OldImage } });
    expect(await cards.find()).toEqual([]);
  });
});
