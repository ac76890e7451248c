import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { EnquiryType } from '#contracts/api/enquiries';
import { at, contact, huda, moved, omar, openDesk } from '../support/desk-database.ts';

/** In which tab of the desk a request is listed and counted, and in which order. */

const { database, queue, enquiries, store, change, list, give } = await openDesk();

beforeEach(() => database.empty());
afterAll(() => database.close());

describe('the queue', () => {
  it('lists what is due first, over all kinds, in pages', async () => {
    const late = await store('09:00', { type: 'message' });
    const first = await store('09:30', { type: 'hotel' });
    const second = await store('10:00', { type: 'custom' });
    const third = await store('10:30');
    await store('08:00', { status: 'done', history: [moved('done', '09:10')] });
    const page = await list('unanswered', { limit: 3 });
    expect(page.ids).toEqual([late.id, first.id, second.id]);
    expect(await list('unanswered', { limit: 3, cursor: page.next })).toEqual({ ids: [third.id], next: undefined });
    expect((await list('unanswered', { types: ['flight', 'custom'] })).ids).toEqual([second.id, third.id]);
  });

  it('has a request in one stage at a time, and the last contact longest ago first', async () => {
    const [one, other, done] = [await store('09:00'), await store('09:01', { type: 'hotel' }), await store('09:02')];
    await change(other, contact('09:10'));
    await change(one, contact('09:20'));
    await change(done, contact('09:15'), moved('done', '09:15'));
    expect((await list('unanswered')).ids).toEqual([]);
    expect((await list('in_progress')).ids).toEqual([other.id, one.id]);
    const ended = { action: 'contact_ended', outcome: 'call_back', call_back_at: at('15:00').toISOString() } as const;
    await change(other, { ...ended, at: at('09:25').toISOString(), by: huda });
    expect((await list('in_progress')).ids).toEqual([one.id, other.id]);
    await change(other, contact('09:30', 'whatsapp'));
    expect((await list('in_progress')).ids).toEqual([one.id]);
    expect((await list('waiting_for_customer')).ids).toEqual([other.id]);
    expect((await list('done')).ids).toEqual([done.id]);
    expect((await list('all')).ids).toEqual([done.id, other.id, one.id]);
    await change(done, moved('in_progress', '10:00'));
    expect((await list('unanswered')).ids).toEqual([done.id]);
  });

  it('has one’s own list by stage, without what is done', async () => {
    const [waits, mine, hers, done] = [
      await store('09:00'),
      await store('09:01'),
      await store('09:02'),
      await store('09:03'),
    ];
    for (const one of [mine, waits, done]) await give(one, huda);
    await give(hers, omar);
    await change(mine, contact('09:30'));
    await change(done, moved('done', '09:30'));
    expect((await list('mine')).ids).toEqual([waits.id, mine.id]);
    expect((await list('mine', { me: omar.email })).ids).toEqual([hers.id]);
    expect((await list('mine', { types: ['hotel'] })).ids).toEqual([]);
  });

  it('counts its tabs, what is late and what is due soon', async () => {
    await store('09:00');
    await store('10:10', { type: 'hotel' });
    const own = await store('11:00', { type: 'custom' });
    await give(own, huda);
    await change(await store('09:00'), contact('09:10'));
    await change(await store('09:00'), contact('09:10', 'whatsapp'));
    await store('09:00', { status: 'done', history: [moved('done', '09:10')] });
    const count = (number: number) => ({ count: number, more: false });
    expect(await queue.countQueue(EnquiryType.options, huda.email, at('11:00'))).toEqual({
      ...{ unanswered: count(3), mine: count(1), in_progress: count(1), waiting_for_customer: count(1) },
      ...{ done: count(1), all: count(6), late: count(1), due_soon: count(1) },
    });
    const none = { ...count(0), latest: null };
    const { due_at } = await enquiries.getEnquiry('custom', own.id);
    const one = { ...count(1), latest: due_at };
    const ownAt = (me: string, minutes: number) =>
      queue.countOwnDue(me, 10, new Date(Date.parse(due_at ?? '') + minutes * 60_000));
    expect(await ownAt(huda.email, -16)).toEqual({ own_late: none, own_soon: none });
    expect(await ownAt(huda.email, -15)).toEqual({ own_late: none, own_soon: one });
    expect(await ownAt(huda.email, 1)).toEqual({ own_late: one, own_soon: none });
    expect(await ownAt(omar.email, 60)).toEqual({ own_late: none, own_soon: none });
    expect(await queue.countQueue(['hotel'], huda.email, at('11:00'))).toMatchObject({ all: count(1), late: count(0) });
    expect(await queue.countDue(EnquiryType.options, 1, at('15:00'))).toMatchObject({ late: { count: 1, more: true } });
  });
});
