import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerId } from '../../functions/data/customer-items.ts';
import { first, keyOf, openCards, phonesOf, second, third } from '../support/customer-cards.ts';
import { by, refused } from '../support/request-page-database.ts';

/** Merged cards over a real database, two people at the same moment, and what is found and erased of a person. */

let cards: Awaited<ReturnType<typeof openCards>>;
beforeAll(async () => {
  cards = await openCards();
}, 30_000);
beforeEach(() => cards.database.empty());
afterAll(() => cards?.close());

const missing = refused('customer_not_found');

describe('merged cards', () => {
  it('make requests of two numbers one customer’s, which may be merged', async () => {
    const [one, other] = [await cards.filed(first, { email: null }), await cards.filed(second, { email: null })];
    const { mergeRequest } = await import('../../functions/logic/relations/merge.ts');
    const merge = () =>
      mergeRequest({
        ...{ params: { type: other.type, id: other.id }, by, report: () => undefined },
        body: { into: { type: one.type, id: one.id }, version: other.version },
      });
    await expect(merge()).rejects.toEqual(refused('other_customer'));
    await cards.merge(first, second);
    expect(await merge()).toMatchObject({ merged_into: { id: one.id } });
  });

  it('show as one, and stand for themselves again when they are split', async () => {
    const old = await cards.filed(first, { name: 'Noura', email: 'n@example.com' });
    const latest = await cards.filed(second, { name: 'Noura B.', email: 'n@example.com' });
    expect((await cards.card(first)).perhaps_same).toEqual([
      { id: customerId(second), name: 'Noura B.', phone: second, requests: 1 },
    ]);
    await cards.change(second, { note: 'Her work number', next_contact: { on: '2026-12-01', what: null } });
    const merged = await cards.merge(first, second);
    expect(merged).toMatchObject({
      ...{ id: customerId(first), phone: first, name: 'Noura B.', names: ['Noura'], requests: 2 },
      ...{ first_at: old.created_at, latest_at: latest.created_at, note: null, next_contact: { on: '2026-12-01' } },
      merged: [{ id: customerId(second), name: 'Noura B.', phone: second, note: 'Her work number', by }],
    });
    expect(await cards.merge(first, second)).toEqual(merged);
    for (const phone of [first, second]) expect((await cards.card(phone)).customer).toEqual(merged);
    const found = await cards.card(second);
    expect([found.enquiries.map(({ id }) => id), found.perhaps_same]).toEqual([[latest.id, old.id], []]);
    for (const query of [{}, { q: second }, { q: 'Noura B' }, { contact_until: '2026-12-01' }]) {
      expect(phonesOf(await cards.find(query))).toEqual([first]);
    }
    await cards.filed(second);
    expect((await cards.card(first)).customer.requests).toBe(3);
    expect(await cards.split(first, second)).toMatchObject({
      name: 'Noura',
      requests: 1,
      next_contact: null,
      merged: [],
    });
    expect(await cards.split(first, second)).toMatchObject({ requests: 1 });
    expect((await cards.card(second)).customer).toMatchObject({ note: 'Her work number', requests: 2 });
    expect((await cards.card(second)).customer.next_contact?.on).toBe('2026-12-01');
    expect(phonesOf(await cards.find())).toEqual([second, first]);
  });

  it('have one next contact: what staff decide then is that of all', async () => {
    for (const phone of [first, second]) await cards.filed(phone);
    await cards.change(second, { next_contact: { on: '2026-12-01', what: null } });
    await cards.merge(first, second);
    expect((await cards.change(first)).next_contact).toBeNull();
    expect(await cards.find({ contact_until: '2026-12-31' })).toEqual([]);
    await cards.filed(second);
    expect((await cards.card(first)).customer.next_contact).toBeNull();
  });

  it('bring their own with them, and may be twenty', async () => {
    const phones = Array.from({ length: 23 }, (_, place) => `+9665012345${String(place).padStart(2, '0')}`);
    for (const phone of phones) await cards.filed(phone);
    const [one = '', other = '', ...rest] = phones;
    for (const phone of rest.slice(0, 2)) await cards.merge(other, phone);
    expect((await cards.merge(one, other)).merged).toHaveLength(3);
    expect((await cards.item(phones[2] ?? ''))?.merged_into).toBe(customerId(one));
    await expect(cards.merge(rest[2] ?? '', other)).rejects.toEqual(refused('customer_merged'));
    for (const phone of rest.slice(2, 19)) await cards.merge(one, phone);
    await expect(cards.merge(one, rest[19] ?? '')).rejects.toEqual(refused('customer_full'));
    expect((await cards.card(one)).customer).toMatchObject({ requests: 21 });
  });

  it('are refused where there is no card', async () => {
    await cards.filed(first);
    await expect(cards.merge(first, second)).rejects.toEqual(missing);
    await expect(cards.merge(second, first)).rejects.toEqual(missing);
    await expect(cards.split(first, second)).rejects.toEqual(missing);
    expect((await cards.merge(first, first)).merged).toEqual([]);
  });

  it('of two colleagues who merge each into the other at once become one', async () => {
    for (let time = 0; time < 5; time++) {
      await cards.database.empty();
      for (const phone of [first, second]) await cards.filed(phone);
      await Promise.allSettled([cards.merge(first, second), cards.merge(second, first)]);
      const listed = await cards.find();
      expect(listed).toMatchObject([{ requests: 2, merged: [{}] }]);
      expect((await cards.card(first)).customer).toEqual((await cards.card(second)).customer);
    }
  });

  it('of which each has the other are the one with the smaller id, for readers too', async () => {
    for (const phone of [first, second]) await cards.filed(phone);
    const { putMerged } = await import('../../functions/data/customers.ts');
    const [small = '', large = ''] = [first, second].map(customerId).toSorted();
    const at = new Date().toISOString();
    await putMerged(small, large, { at, by });
    await putMerged(large, small, { at, by });
    await cards.file.settleTree(large);
    expect(await cards.find()).toMatchObject([{ id: small, requests: 2, merged: [{ id: large }] }]);
  });

  it('of a circle of three, or under a card that moves, become one', async () => {
    for (let time = 0; time < 5; time++) {
      await cards.database.empty();
      const all = [first, second, third];
      for (const phone of all) await cards.filed(phone);
      await Promise.allSettled([cards.merge(first, second), cards.merge(second, third), cards.merge(third, first)]);
      await Promise.all(all.map((phone) => cards.file.settleTree(customerId(phone))));
      const listed = await cards.find();
      expect(listed.reduce((sum, { requests }) => sum + requests, 0)).toBe(3);
      expect(listed.reduce((sum, { merged }) => sum + merged.length + 1, 0)).toBe(3);
    }
  });
});

describe('privacy', () => {
  let findPerson: typeof import('../../functions/logic/privacy/find-person.ts').findPerson;
  let erasePerson: typeof import('../../functions/logic/privacy/erase-person.ts').erasePerson;
  beforeAll(async () => {
    ({ findPerson } = await import('../../functions/logic/privacy/find-person.ts'));
    ({ erasePerson } = await import('../../functions/logic/privacy/erase-person.ts'));
  });

  it('finds and erases cards, with what staff have added', async () => {
    for (const phone of [first, second]) await cards.filed(phone);
    await cards.change(first, { note: 'VIP' });
    await cards.merge(first, second);
    const person = { phone: second, email: null };
    expect((await findPerson(person)).customers).toMatchObject([
      { phone: second, note: null },
      { phone: first, note: 'VIP' },
    ]);
    const erase = () => erasePerson({ phone: first, email: null, reason: 'asked' }, by.email);
    await erase();
    expect(await cards.item(first)).toBeUndefined();
    expect((await cards.card(second)).customer).toMatchObject({ requests: 1, merged: [], note: null });
    expect(phonesOf(await cards.find())).toEqual([second]);
    await erase();
  });

  it('by an address keeps the card of a number that somebody else has too', async () => {
    const one = await cards.filed(first, { email: 'a@example.com' });
    await cards.filed(second, { email: 'a@example.com' });
    await cards.filed(second, { email: 'b@example.com' });
    for (const phone of [first, second]) await cards.change(phone, { note: 'VIP' });
    await erasePerson({ phone: null, email: 'a@example.com', reason: 'asked' }, by.email);
    await cards.file.fileNumber(first, keyOf(one));
    await cards.file.fileNumber(second);
    expect(await cards.item(first)).toBeUndefined();
    expect((await cards.card(second)).customer).toMatchObject({ requests: 1, emails: ['b@example.com'], note: 'VIP' });
  });
});
