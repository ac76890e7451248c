import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { enquiryTypes } from '#contracts/api/overview';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { changes, huda, type Key, keyOf, nothing, omar, openRelations } from '../support/relations-database.ts';
import { refused } from '../support/request-page-database.ts';

/** Merged requests over a real database, and several people at the same moment. */

const { database, list, get, store, merge, link, unanswered } = await openRelations();
const follow = await import('../../functions/logic/relations/follow.ts');
const { changeEnquiry } = await import('../../functions/logic/enquiries/change-enquiry.ts');
const { deleteEnquiry } = await import('../../functions/logic/enquiries/delete-enquiry.ts');
const tasks = await import('../../functions/logic/desk/tasks.ts');
const taskData = await import('../../functions/data/tasks.ts');
const privacy = await import('../../functions/logic/privacy/forget-enquiry.ts');
const deleted = await import('../../functions/logic/deleted.ts');
const items = await import('../../functions/data/desk.ts');
const stored = await import('../../functions/data/enquiry-items.ts');
const customers = await import('../../functions/data/customer-entries.ts');
const quotes = await import('../../functions/data/quotes.ts');
const testimonials = await import('../../functions/logic/testimonials.ts');

beforeEach(() => database.empty());
afterAll(() => database.close());

async function write(key: Key, text: string) {
  const at = new Date().toISOString();
  const item = (await items.findEnquiryItem(key)) ?? {};
  const found = { place: 'Enquiries', enquiry: stored.toEnquiry(item) } as never;
  const entry = { action: 'customer_wrote', text, at } as const;
  const next = (status: Enquiry['status']) => (status === 'done' ? 'in_progress' : status);
  await customers.addCustomerEntry(found, { key: text, at, entry, next });
  await follow.followMerged(key);
  return at;
}

describe('a merged request', () => {
  it('leaves the queue, changes no more, and is as it was once it is taken out', async () => {
    const [whole, part] = [await store(), await store({ type: 'hotel' })];
    await taskData.changeTasks(part, () => [
      {
        ...{ id: part.id, text: 'Call', due_at: new Date().toISOString(), who: huda, by: huda },
        ...{ at: new Date().toISOString(), done: null },
      },
    ]);
    expect((await tasks.tasksDue(riyadhDay())).map(({ enquiry }) => enquiry.id)).toEqual([part.id]);
    const before = await get(part);
    const merged = await merge(part, whole);
    expect(merged).toMatchObject({ status: 'done', merged_into: { ...whole, by: huda, status: 'new' }, due_at: null });
    expect((await get(whole)).merged).toEqual([{ ...part, reference: before.reference }]);
    expect([changes(await get(whole)), changes(merged)]).toEqual([['took_in'], ['merged_into']]);
    expect(await unanswered()).toEqual([whole.id]);
    expect(await tasks.tasksDue(riyadhDay())).toEqual([]);
    // The merged request came, and is found.
    const { enquiries: all } = await list.listEnquiries(enquiryTypes, { ...list.everything, limit: 10 });
    expect(all.map(({ id }) => id)).toEqual([part.id, whole.id]);
    const related = await list.listRelated(whole.type, whole.id, {});
    expect(related.enquiries.map(keyOf)).toEqual([part]);

    const merge_problem = { code: 'request_merged', owner: 'Huda', reference: (await get(whole)).reference };
    for (const body of [
      { status: 'new' as const },
      { answer: 'Yes' },
      { note: 'n' },
      { contacted: 'phone' as const },
    ]) {
      const change = changeEnquiry('hotel', {
        params: { id: part.id },
        body,
        session: { staff: omar },
        report: nothing,
      });
      await expect(change).rejects.toMatchObject(merge_problem);
    }
    await expect(items.assignEnquiry(part, { to: omar, isSeen: () => true, by: null })).rejects.toMatchObject(
      merge_problem,
    );
    await expect(taskData.changeTasks(part, () => [])).rejects.toMatchObject(merge_problem);
    await expect(testimonials.inviteToTestimonial(part)).rejects.toMatchObject(merge_problem);

    // A repetition changes nothing.
    expect(await merge(part, whole, omar)).toEqual(merged);
    const back = await merge(part, null, omar);
    const { history: _, updated_at: __, version: ___, due_at, ...as } = back;
    expect(before).toMatchObject(as);
    expect(due_at).not.toBeNull();
    expect(changes(back)).toEqual(['merged_into', 'taken_out']);
    expect([(await get(whole)).merged, changes(await get(whole))]).toEqual([[], ['took_in', 'gave_back']]);
    expect((await unanswered()).toSorted()).toEqual([whole.id, part.id].toSorted());
    expect((await tasks.tasksDue(riyadhDay())).map(({ enquiry }) => enquiry.id)).toEqual([part.id]);
    expect(await merge(part, null)).toEqual(back);
  });

  it('is of the same customer, in no chain, without an open offer, and not in one that is done', async () => {
    const [one, two, three] = [await store(), await store(), await store()];
    const other = await store({ phone: '+966555555555', email: 'other@example.com' });
    await expect(merge(one, other)).rejects.toEqual(refused('other_customer'));
    await expect(merge(one, two, huda, 7)).rejects.toEqual(refused('version_conflict'));
    await merge(one, two);
    await expect(merge(two, three)).rejects.toEqual(refused('has_merged'));
    await expect(merge(three, one)).rejects.toEqual(refused('request_merged'));
    await expect(merge(one, three)).rejects.toEqual(refused('request_merged'));
    await expect(deleteEnquiry(two.type, two.id, huda)).rejects.toEqual(refused('has_merged'));
    await merge(one, null);
    const done = await store({ status: 'done' });
    await expect(merge(one, done)).rejects.toEqual(refused('target_done'));
    expect((await get(one)).merged_into).toBeNull();
    await merge(done, one);
    await quotes.changeQuotes(three, () => ({ at: new Date().toISOString(), quotes: [openQuote(three.id)] }));
    await expect(merge(three, one)).rejects.toEqual(refused('quote_open'));
  });

  it('of two colleagues who merge the other way round, only one does', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await store(), await store()];
      const outcomes = await Promise.allSettled([merge(one, two, huda, 1), merge(two, one, omar, 1)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const [first, second] = [await get(one), await get(two)];
      expect([first.merged_into, second.merged_into].filter(Boolean)).toHaveLength(1);
      const [part, whole] = first.merged_into ? [first, second] : [second, first];
      expect([part.merged, whole.merged.map(({ id }) => id)]).toEqual([[], [part.id]]);
    }
  });

  it('keeps an answer that a colleague sends at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const [whole, part] = [await store(), await store()];
      const answer = changeEnquiry(part.type, {
        params: { id: part.id },
        body: { answer: 'Yes' },
        session: { staff: omar },
        report: nothing,
      });
      const [answered, merged] = await Promise.allSettled([answer, merge(part, whole, huda, 1)]);
      const { history, merged_into } = await get(part);
      expect(merged_into !== null).toBe(merged.status === 'fulfilled');
      const answers = history.filter(({ action }) => action === 'answered');
      expect(answers).toHaveLength(answered.status === 'fulfilled' ? 1 : 0);
      expect([answered.status, merged.status]).toContain('fulfilled');
    }
  });

  it('tells the one that has it what its customer writes, once', async () => {
    const [whole, part] = [await store({ status: 'done' }), await store({ status: 'done' })];
    await merge(part, whole);
    const at = await write(part, 'Are you there?');
    await follow.followMerged(part);
    const told = await get(whole);
    expect(told).toMatchObject({ status: 'in_progress', unanswered_since: at });
    expect(told.history.filter(({ action }) => action === 'customer_wrote_in')).toMatchObject([{ request: part, at }]);
    expect(await get(part)).toMatchObject({ status: 'done', unanswered_since: null });
    const back = await merge(part, null);
    expect(back).toMatchObject({ status: 'in_progress', unanswered_since: at });
  });

  it('brings the mark of a customer who waits, and takes it back', async () => {
    const [whole, part] = [await store(), await store()];
    await changeEnquiry(whole.type, {
      params: { id: whole.id },
      body: { answer: 'Yes' },
      session: { staff: omar },
      report: nothing,
    });
    expect(await get(whole)).toMatchObject({ waiting_since: null, waits_for_customer: true });
    await merge(part, whole);
    expect((await get(whole)).waiting_since).not.toBeNull();
    expect(await unanswered()).toEqual([whole.id]);
    await merge(part, null);
    expect(await get(whole)).toMatchObject({ waiting_since: null, waits_for_customer: true, unanswered_since: null });
  });

  it('stands for itself again once the one that has it is erased or gone', async () => {
    const [whole, part, linked] = [await store(), await store(), await store()];
    await merge(part, whole);
    await link(whole, linked);
    await privacy.forgetEnquiry(stored.readErasable((await items.findEnquiryItem(whole)) ?? {}));
    expect(await get(part)).toMatchObject({ status: 'new', merged_into: null });
    expect((await get(linked)).linked).toEqual([]);
    expect(await get(part)).toMatchObject({ history: [{}, { change: 'taken_out', by: null }] });
  });

  it('is deleted and restored, also if the one that had it is gone', async () => {
    const [whole, part] = [await store(), await store()];
    await merge(part, whole);
    await deleteEnquiry(part.type, part.id, huda);
    await deleted.restore({ params: { kind: part.type, id: part.id }, report: nothing });
    expect(await get(part)).toMatchObject({ merged_into: whole });
    await deleteEnquiry(part.type, part.id, huda);
    await deleteEnquiry(whole.type, whole.id, huda);
    await deleted.restore({ params: { kind: part.type, id: part.id }, report: nothing });
    expect(await get(part)).toMatchObject({ merged_into: null, status: 'new' });
  });
});

const openQuote = (id: string) => ({
  ...{ id, number: 1, state: 'open' as const, hash: 'x', total_halalas: 100, valid_until: '2099-01-01' },
  ...{
    replaces: null,
    sent_at: new Date().toISOString(),
    by: huda,
    channel: 'email' as const,
    language: 'ar' as const,
  },
  ...{ seen_at: null, answered_at: null, accepted_by: null, reason: null, has_seats: null, expired_at: null },
});
