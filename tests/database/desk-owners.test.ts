import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { fullHistory } from '../../functions/data/full-history.ts';
import { huda, moved, omar, openDesk } from '../support/desk-database.ts';

/** A request has one owner, also when two people take it at once. */

const { database, enquiries, desk, store, change, list, itemOf } = await openDesk();

beforeEach(() => database.empty());
afterAll(() => database.close());

describe('assigning', () => {
  const give = (one: Enquiry, to: typeof huda | null, seen: typeof huda | null) =>
    desk.assignEnquiry(one, { to, isSeen: (owner) => owner?.email === seen?.email, by: huda });

  it('of two people who take a request at once gives it to one, and names that one to the other', async () => {
    for (let round = 0; round < 10; round++) {
      const one = await store('09:00');
      const taken = await Promise.allSettled([give(one, huda, null), give(one, omar, null)]);
      const { owner } = await enquiries.getEnquiry('flight', one.id);
      expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [failure] = taken.filter((one) => one.status === 'rejected');
      expect(failure?.reason).toMatchObject({ code: 'owned_by_other', owner: owner?.name });
      expect((await itemOf(one)).desk_owner).toBe(owner?.email);
    }
  });

  it('gives, takes over and hands back, and knows who was seen', async () => {
    const one = await store('09:00');
    expect(await give(one, huda, null)).toMatchObject({ isChanged: true, before: undefined });
    expect(await give(one, huda, null)).toMatchObject({ isChanged: false });
    await expect(give(one, null, omar)).rejects.toMatchObject({ code: 'owned_by_other', owner: 'Huda' });
    expect(await give(one, omar, huda)).toMatchObject({ before: huda, enquiry: { owner: omar } });
    expect(await give(one, null, omar)).toMatchObject({ enquiry: { owner: null } });
    expect(await itemOf(one)).not.toHaveProperty('desk_owner');
    await expect(give(one, null, omar)).resolves.toMatchObject({ isChanged: false });
    await expect(give(one, huda, omar)).rejects.toMatchObject({ code: 'version_conflict' });
    await enquiries.eraseEnquiry(one);
    await expect(give(one, huda, null)).rejects.toMatchObject({ code: 'enquiry_not_found' });
  });

  it('keeps version and last change, so that nothing else conflicts, and stands in the history', async () => {
    const one = await store('09:00');
    const { enquiry } = await give(one, huda, null);
    const entry = { action: 'assigned', owner: huda, former: null, by: huda, at: expect.any(String) };
    expect(enquiry).toEqual({ ...one, owner: huda, history: [...one.history, entry] });
    await give(one, huda, null);
    await give(one, null, huda);
    const { history } = await enquiries.getEnquiry('flight', one.id);
    expect(history.slice(one.history.length)).toMatchObject([entry, { action: 'assigned', owner: null, former: huda }]);
  });

  it('leaves the last entries of a history to what people say', async () => {
    const entry = { action: 'entered' as const, at: '2026-11-24T09:00:00.000Z', by: huda };
    const one = await store('09:00', { history: Array.from({ length: 150 }, () => entry) });
    expect((await give(one, huda, null)).enquiry).toMatchObject({ owner: huda, history: one.history });
  });

  it('works with a full history too, which gets no entry', async () => {
    const one = await store('09:00');
    const { updateItem } = await import('../../functions/data/dynamo.ts');
    await updateItem(
      'Enquiries',
      { pk: 'flight', sk: one.id },
      { UpdateExpression: 'SET history_bytes = :full', values: { ':full': fullHistory } },
    );
    const { enquiry } = await give(one, huda, null);
    expect(enquiry).toMatchObject({ owner: huda, history: one.history });
  });

  it('in turn gives what nobody ever had, once', async () => {
    const [one, done] = [await store('09:00'), await store('09:00')];
    expect(await desk.assignFirst(one, huda)).toBe(true);
    expect(await desk.assignFirst(one, omar)).toBe(false);
    const { history } = await enquiries.getEnquiry('flight', one.id);
    expect(history.at(-1)).toMatchObject({ action: 'assigned', owner: huda, by: null });
    await give(one, null, huda);
    expect(await desk.assignFirst(one, omar)).toBe(false);
    await change(done, moved('done', '09:10'));
    expect(await desk.assignFirst(done, omar)).toBe(false);
    expect((await list('mine', { me: omar.email })).ids).toEqual([]);
  });
});
