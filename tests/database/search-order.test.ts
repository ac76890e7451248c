import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import {
  allPages,
  closeOrderedRequests,
  find,
  huda,
  now,
  open,
  openOrderedRequests,
  queue,
  reversed,
  seek,
  stored,
} from '../support/ordered-requests.ts';

beforeAll(openOrderedRequests, 60_000);
afterAll(closeOrderedRequests);

describe('a search in a tab of the queue', () => {
  const tabs = ['unanswered', 'mine', 'in_progress', 'waiting_for_customer', 'done'] as const;
  const filters: object[] = [
    {},
    { q: '0501112233' },
    { q: 'one@example.com makkah' },
    { q: 'makkah' },
    { q: 'nobody' },
    { tag: 'vip' },
    { status: 'in_progress' },
    { status: 'done' },
    { unanswered: 'true' },
    { owner: huda.email },
    { owner: 'omar@rihla.example' },
    { has_email: 'false' },
    { from: '2026-11-21', to: '2026-11-21' },
  ];

  it('has what the tab and the filters have in common, in the tab’s order, once each on any pages', async () => {
    const cases = fc.asyncProperty(
      fc.constantFrom(...tabs),
      fc.array(fc.constantFrom(...filters), { maxLength: 2 }),
      fc.shuffledSubarray([...EnquiryType.options], { minLength: 1 }),
      fc.integer({ min: 1, max: 6 }),
      async (tab, chosen, types, limit) => {
        const given = Object.assign({}, ...chosen);
        const matching = new Set(await allPages(find({ ...given, limit: 100 }, types)));
        const wanted = (await allPages(open(tab, { limit: '100' }, types))).filter((id) => matching.has(id));
        const asked = { ...given, tab, limit };
        expect(await allPages(seek(asked, types))).toEqual(wanted);
        expect(await allPages(seek({ ...asked, ...reversed }, types))).toEqual(wanted.toReversed());
      },
    );
    await fc.assert(cases, { numRuns: 60 });
  }, 120_000);

  it('finds something in each tab, so that the cases above are not all empty', async () => {
    for (const tab of tabs) expect((await seek({ tab, has_email: 'true' })()).ids, tab).not.toEqual([]);
    expect((await seek({ tab: 'unanswered', q: '0501112233', tag: 'vip' })()).ids).not.toEqual([]);
  });
});

describe('the requests whose answer is due', () => {
  const dueOf = async (due: 'late' | 'soon', values: object = {}) => allPages(seek({ due, limit: 2, ...values }));

  it('are as many as the queue counts, what is due first', async () => {
    const counts = await queue.countDue(EnquiryType.options, 100, now);
    const [late, soon] = [await dueOf('late'), await dueOf('soon')];
    expect([late.length, soon.length]).toEqual([counts.late.count, counts.due_soon.count]);
    expect(late.length).toBeGreaterThan(2);
    expect(soon.length).toBeGreaterThan(0);
    const all = await allPages(open('unanswered', { limit: '100' }));
    expect([...late, ...soon]).toEqual(all.slice(0, late.length + soon.length));
    expect(await dueOf('late', reversed)).toEqual(late.toReversed());
    expect(await dueOf('soon', reversed)).toEqual(soon.toReversed());
    expect(await dueOf('late', { tab: 'unanswered' })).toEqual(late);
  });

  it('go with a tab and a search', async () => {
    const late = await dueOf('late');
    const ofOwner = stored.filter(({ id, owner }) => late.includes(id) && owner).map(({ id }) => id);
    expect((await dueOf('late', { tab: 'mine' })).toSorted()).toEqual(ofOwner.toSorted());
    expect(ofOwner.length).toBeGreaterThan(0);
    const found = await dueOf('late', { q: '0501112233' });
    expect(found).toEqual(late.filter((id) => stored.find((one) => one.id === id)?.phone === '+966501112233'));
    for (const tab of ['in_progress', 'done']) expect(await dueOf('late', { tab })).toEqual([]);
  });
});
