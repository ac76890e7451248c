import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueueTab } from '#contracts/api/desk';
import type { Enquiry } from '#contracts/api/enquiries';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import {
  allPages,
  closeOrderedRequests,
  find,
  huda,
  idsOf,
  open,
  openOrderedRequests,
  reversed,
  stored,
} from '../support/ordered-requests.ts';

beforeAll(openOrderedRequests, 60_000);
afterAll(closeOrderedRequests);

describe('a list in both orders', () => {
  const all = () => true;
  it.each<[string, object, (enquiry: Enquiry) => boolean]>([
    ['all requests', {}, all],
    ['of a status', { status: 'done' }, ({ status }) => status === 'done'],
    [
      'of a period',
      { from: '2026-11-21', to: '2026-11-21' },
      ({ id }) => stored.findIndex((one) => one.id === id) < 15,
    ],
    ['with an e-mail', { has_email: 'true' }, ({ email }) => Boolean(email)],
    ['with a tag', { tag: 'vip' }, ({ tags }) => tags.length > 0],
    ['whose customer waits', { unanswered: 'true' }, ({ unanswered_since }) => unanswered_since !== null],
    ['of an owner', { owner: huda.email }, ({ owner }) => owner !== null],
    ['found by phone', { q: '0501112233' }, ({ phone }) => phone === '+966501112233'],
    ['found by mail', { q: 'one@example.com' }, ({ email }) => email === 'one@example.com'],
    ['found by words', { q: 'makkah' }, ({ type }) => type === 'hotel'],
    [
      'by phone and status',
      { q: '0501112233', status: 'new' },
      (one) => one.email === 'one@example.com' && one.status === 'new',
    ],
  ])('has the same requests once each, the other way round: %s', async (_, filters, isMeant) => {
    const wanted = idsOf(stored.filter(isMeant));
    expect(wanted.length).toBeGreaterThan(3);
    expect(await allPages(find({ ...filters, limit: 3 }))).toEqual(wanted.toReversed());
    expect(await allPages(find({ ...filters, ...reversed, limit: 3 }))).toEqual(wanted);
  });

  it('mixes two kinds, and lists one', async () => {
    for (const types of [['flight', 'custom'], ['hotel']] as const) {
      const wanted = idsOf(stored.filter(({ type }) => (types as readonly string[]).includes(type)));
      expect(await allPages(find({ ...reversed, limit: 5 }, types))).toEqual(wanted);
    }
  });

  it('goes on from a cursor of the other order, in its own', async () => {
    const { next } = await find({ limit: 5 })();
    expect((await find({ ...reversed })(next)).ids).toEqual(idsOf(stored).slice(-4));
    expect((await find({ ...reversed, from: '2026-11-24' })(next)).ids).toEqual([]);
  });

  it('begins with the oldest of a period, and finds a reference', async () => {
    const { ids } = await find({ ...reversed, from: '2026-11-22', limit: 1 })();
    expect(ids).toEqual([stored[15]?.id]);
    const [one] = stored;
    expect((await find({ ...reversed, q: one?.reference })()).ids).toEqual([one?.id]);
  });
});

describe('a tab of the queue in both orders', () => {
  const tabs: QueueTab[] = ['unanswered', 'mine', 'in_progress', 'waiting_for_customer', 'done', 'all'];
  it.each(tabs)('has the same requests once each, the other way round: %s', async (tab) => {
    const natural = await allPages(open(tab, { limit: '100' }));
    expect(natural.length).toBeGreaterThan(3);
    expect(new Set(natural).size).toBe(natural.length);
    for (const limit of ['1', '3'])
      expect(await allPages(open(tab, { ...reversed, limit }))).toEqual(natural.toReversed());
  });

  it('has every page of some kinds, whatever its length and its order', async () => {
    const kinds = fc.shuffledSubarray([...EnquiryType.options], { minLength: 1 });
    const cases = fc.asyncProperty(
      fc.constantFrom(...tabs),
      kinds,
      fc.integer({ min: 1, max: 9 }),
      async (...given) => {
        const [tab, types, limit] = given;
        const whole = await allPages(open(tab, { limit: '100' }, types));
        expect(await allPages(open(tab, { limit: `${limit}` }, types))).toEqual(whole);
        expect(await allPages(open(tab, { ...reversed, limit: `${limit}` }, types))).toEqual(whole.toReversed());
      },
    );
    await fc.assert(cases, { numRuns: 30 });
  }, 60_000);

  it('begins with what has no end yet, and goes on from a cursor of the other order', async () => {
    const whole = await allPages(open('unanswered', { limit: '100' }));
    const first = await open('unanswered', { ...reversed, limit: '1' })();
    expect(first.next).toContain('#~');
    const middle = await open('unanswered', { limit: '4' })();
    expect((await open('unanswered', reversed)(middle.next)).ids).toEqual(whole.slice(0, 3).toReversed());
    expect((await open('unanswered', reversed)('-')).ids).toEqual([]);
  });
});
