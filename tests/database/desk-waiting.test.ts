import { afterAll, beforeEach, expect, it } from 'vitest';
import { at, contact, huda, moved, omar, openDesk } from '../support/desk-database.ts';

/** What the badges count: each request that needs an answer once. */

const { database, enquiries, settling, store, change, give } = await openDesk();
const { countNew } = await import('../../functions/logic/overview.ts');
const dynamo = await import('../../functions/data/dynamo.ts');

beforeEach(() => database.empty());
afterAll(() => database.close());

const count = (number: number, more = false) => ({ count: number, more });
const at11 = () => countNew({ ...huda, role: 'agent' }, at('11:00'));

/** Marks a request as the page does when its customer has done something. */
async function mark({ type, id }: { type: string; id: string }, time: string) {
  const values = { ':type': type, ':at': at(time).toISOString() };
  const UpdateExpression = 'SET unanswered = :type, unanswered_since = :at';
  await dynamo.updateItem('Enquiries', { pk: type, sk: id }, { UpdateExpression, values });
}

it('counts who waits for a first answer also while the request is in progress, late and due soon among them', async () => {
  const late = await store('09:00');
  const soon = await store('10:10', { type: 'hotel' });
  for (const one of [late, soon]) await change(one, moved('in_progress', '10:20'));
  await store('10:50', { type: 'hotel' });
  const found = await at11();
  expect(found).toMatchObject({ count: 1, waiting: count(3), late: count(1), due_soon: count(1) });
  expect(found.types.flight).toMatchObject({ count: 0, waiting: count(1), late: count(1), due_soon: count(0) });
  expect(found.types.hotel).toMatchObject({ count: 1, waiting: count(2), late: count(0), due_soon: count(1) });
  await change(late, contact('10:55'));
  expect(await at11()).toMatchObject({ waiting: count(2), late: count(0) });
});

it('counts a request once that is new and whose customer wrote, and one that its customer has cancelled', async () => {
  const fresh = await store('10:30');
  await mark(fresh, '10:40');
  const cancelled = await store('10:00', { status: 'done', history: [moved('done', '10:45')] });
  await mark(cancelled, '10:45');
  const found = await at11();
  expect(found).toMatchObject({ count: 1, waiting: count(2), late: count(0) });
  expect(found.unanswered).toEqual({ ...count(2), latest: at('10:45').toISOString() });
});

it('does not count one that was answered and is new again by its status', async () => {
  const one = await store('10:00');
  await change(one, contact('10:05'), moved('in_progress', '10:05'), moved('new', '10:10'));
  expect((await enquiries.getEnquiry('flight', one.id)).status).toBe('new');
  expect(await at11()).toMatchObject({ count: 1, waiting: count(0) });
});

it('ends at a hundred', async () => {
  const ids = Array.from({ length: 101 }, () => store('09:00', { type: 'message' }));
  await Promise.all(ids);
  expect(await at11()).toMatchObject({ waiting: count(100, true), late: count(100, true) });
  await settling.settle(await store('09:00'));
  expect((await at11()).types.flight).toMatchObject({ waiting: count(1) });
});

it('tells owners of late requests that nobody has, and of those of colleagues after half the goal more', async () => {
  const none = { ...count(0), latest: null };
  const [free, hers, own] = [await store('09:00'), await store('09:05', { type: 'hotel' }), await store('09:10')];
  await give(hers, huda);
  await give(own, omar);
  const tells = async (time: string, role: 'owner' | 'agent' = 'owner') =>
    (await countNew({ ...omar, role }, at(time))).unheeded;
  expect(await tells('10:00')).toEqual(none);
  const first = { ...count(1), latest: free.due_at };
  expect(await tells('10:01')).toEqual(first);
  expect(await tells('10:35')).toEqual(first);
  expect(await tells('10:36')).toEqual({ ...count(2), latest: at('10:35').toISOString() });
  expect(await tells('10:36', 'agent')).toBeNull();
  await change(hers, contact('10:37'));
  expect(await tells('12:00')).toEqual(first);
});

it('counts half the goal in working time', async () => {
  const one = await store('11:20');
  await give(one, huda);
  const tells = async (time: string) => (await countNew({ ...omar, role: 'owner' }, at(time))).unheeded?.count;
  expect(await Promise.all([tells('13:00'), tells('16:19'), tells('16:21')])).toEqual([0, 0, 1]);
});
