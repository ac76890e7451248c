import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { changes, huda, type Key, keyOf, omar, openRelations } from '../support/relations-database.ts';
import { refused } from '../support/request-page-database.ts';

/** Linked requests over a real database, and several people at the same moment. */

const { database, links, list, get, store, link } = await openRelations();

beforeEach(() => database.empty());
afterAll(() => database.close());

describe('linked requests', () => {
  it('name each other, whoever their customers are, until either side ends it', async () => {
    const [one, two] = [await store(), await store({ type: 'hotel', phone: '+966555555555' })];
    const linked = await link(one, two);
    expect(linked.linked).toEqual([{ ...two, reference: (await get(two)).reference }]);
    expect((await get(two)).linked).toMatchObject([one]);
    expect((await link(two, one)).history).toHaveLength(1);
    const related = await list.listRelated(one.type, one.id, {});
    expect(related.enquiries.map(keyOf)).toEqual([two]);
    await link(two, one, false, omar);
    expect([(await get(one)).linked, (await get(two)).linked]).toEqual([[], []]);
    expect((await get(one)).history).toMatchObject([
      { action: 'related', change: 'linked', by: huda, request: two },
      { action: 'related', change: 'unlinked', by: omar, request: two },
    ]);
  });

  it('are 20 at most, and not itself', async () => {
    const one = await store();
    await expect(link(one, one)).rejects.toEqual(refused('validation_failed'));
    const others = await Promise.all(Array.from({ length: 21 }, () => store()));
    const last = others.pop() as Key;
    for (const other of others) await link(one, other);
    await expect(link(one, last)).rejects.toEqual(refused('requests_full'));
    expect((await get(last)).linked).toEqual([]);
    await expect(link(one, { type: 'hotel', id: last.id })).rejects.toEqual(refused('enquiry_not_found'));
  });

  it('keep all links that several people make at the same moment', async () => {
    const one = await store();
    const others = await Promise.all(Array.from({ length: 4 }, () => store()));
    await Promise.all(others.map((other) => link(one, other)));
    expect((await get(one)).linked.map(({ id }) => id).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    expect(changes(await get(one))).toHaveLength(4);
  });

  it('are a new one and the one of which staff made it', async () => {
    const [origin, made] = [await store(), await store({ type: 'hotel' })];
    expect(await links.linkSplit(made, origin, huda)).toBe(true);
    expect(await links.linkSplit(made, origin, huda)).toBe(false);
    expect([changes(await get(origin)), changes(await get(made))]).toEqual([['split_off'], ['split_from']]);
    expect(await links.linkSplit(made, { type: 'flight', id: made.id }, huda)).toBe(false);
  });
});
