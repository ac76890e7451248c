import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inDays } from '../support/bodies.ts';
import { openRequestPages, refused } from '../support/request-page-database.ts';

/** Invitations to write a testimonial over a real database: who can use one, how often, and until when. */

let pages: Awaited<ReturnType<typeof openRequestPages>>;
let testimonials: typeof import('../../functions/logic/testimonials.ts');
let links: typeof import('../../functions/logic/request-page/links.ts');
let store: typeof import('../../functions/data/enquiries.ts');
let dynamo: typeof import('../../functions/data/dynamo.ts');

beforeAll(async () => {
  // Exports say which mails went to staff.
  vi.stubEnv('STAFF_EMAIL', 'staff@rihla.example');
  pages = await openRequestPages();
  testimonials = await import('../../functions/logic/testimonials.ts');
  links = await import('../../functions/logic/request-page/links.ts');
  store = await import('../../functions/data/enquiries.ts');
  dynamo = await import('../../functions/data/dynamo.ts');
}, 30_000);

beforeEach(() => pages.database.empty());
afterAll(() => pages?.database.close());

const said = { rating: 5, words: 'كانت رحلة جميلة.', name: 'نورة', place: 'الرياض', language: 'ar' } as const;
const invalid = refused('testimonial_link_invalid');
const open = (reference: string, secret: string) =>
  testimonials.writeOrOpen({ action: 'open', reference, secret }, '192.0.2.1');
const send = (reference: string, secret: string, changes: object = {}) =>
  testimonials.writeOrOpen(
    { action: 'send', reference, secret, ...said, agreed: true, text_version: 1, ...changes },
    '192.0.2.1',
  );

/** A flight of today is on its last day. */
const over = { from_date: inDays(0), to_date: null, legs: [] };

async function invited() {
  const { id, reference } = await pages.send(over);
  const key = { type: 'flight', id } as const;
  return { key, reference, ...(await testimonials.inviteToTestimonial(key)) };
}
const stored = ({ id }: { id: string }) => store.getEnquiry('flight', id);

describe('an invitation', () => {
  it('is made once the trip has come to its last day', async () => {
    const { id } = await pages.send();
    await expect(testimonials.inviteToTestimonial({ type: 'flight', id })).rejects.toEqual(refused('trip_not_over'));
    expect((await stored({ id })).invitation).toBeNull();
  });

  it('takes one testimonial, which waits with the request; only its hash is stored', async () => {
    const { key, reference, secret } = await invited();
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(await open(reference, secret)).toEqual({ sent: false });
    expect(await send(reference, secret)).toEqual({ sent: true });
    const enquiry = await stored(key);
    expect(enquiry.testimonial).toEqual({ ...said, text_version: 1, at: expect.any(String), waits: true });
    expect(enquiry.history.map(({ action }) => action)).toEqual(['testimonial_sent']);
    expect([enquiry.invitation, enquiry.unanswered_since]).toEqual([null, null]);
    const item = await dynamo.getItem('Enquiries', { pk: 'flight', sk: key.id });
    expect(JSON.stringify(item)).not.toContain(secret);
    expect(JSON.stringify(enquiry)).not.toContain('hash');
    expect(await testimonials.listWaiting()).toMatchObject([{ ...key, reference, testimonial: said }]);
  });

  it('that was used says that the words have arrived, and changes nothing', async () => {
    const { key, reference, secret } = await invited();
    await send(reference, secret);
    expect(await open(reference, secret)).toEqual({ sent: true });
    expect(await send(reference, secret, { words: 'Something else' })).toEqual({ sent: true });
    const { testimonial, history } = await stored(key);
    expect([testimonial?.words, history.length]).toEqual([said.words, 1]);
  });

  it('takes one of two that are sent at once', async () => {
    const { key, reference, secret } = await invited();
    const sent = ['One', 'Two', 'Three'].map((words) => send(reference, secret, { words }));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await stored(key)).history).toHaveLength(1);
  });

  it('is no link of another request, and no link to the page of its own', async () => {
    const [one, other] = [await invited(), await invited()];
    const receipt = await pages.send();
    await expect(open(one.reference, other.secret)).rejects.toEqual(invalid);
    await expect(open('F-0000-0000', one.secret)).rejects.toEqual(invalid);
    await expect(send('nothing', one.secret)).rejects.toEqual(invalid);
    await expect(open(receipt.reference, receipt.secret)).rejects.toEqual(invalid);
    await expect(pages.read(one)).rejects.toEqual(refused('request_link_invalid'));
  });

  it('ends with the next one, with all links of the request, and after 30 days', async () => {
    const { key, reference, secret } = await invited();
    const second = await testimonials.inviteToTestimonial(key);
    await expect(send(reference, secret)).rejects.toEqual(invalid);
    expect((await stored(key)).invitation).toMatchObject({ ends_at: second.ends_at });
    await links.endAllLinks(key);
    await expect(send(reference, second.secret)).rejects.toEqual(invalid);
    const third = await testimonials.inviteToTestimonial(key);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(third.ends_at) + 1 });
    try {
      await expect(send(reference, third.secret)).rejects.toEqual(invalid);
    } finally {
      vi.useRealTimers();
    }
    expect((await stored(key)).testimonial).toBeNull();
  });

  it('cannot be guessed: after thirty attempts an address waits', async () => {
    const { reference } = await invited();
    for (let attempt = 0; attempt < 30; attempt++)
      await expect(open(reference, `x${attempt}`)).rejects.toEqual(invalid);
    await expect(open(reference, 'y')).rejects.toEqual(refused('too_many_requests'));
  });

  it('is for a request that there is', async () => {
    const none = { type: 'flight', id: '0199b0aa-0000-7000-8000-000000000000' } as const;
    await expect(testimonials.inviteToTestimonial(none)).rejects.toEqual(refused('enquiry_not_found'));
  });
});

describe('an owner', () => {
  async function received() {
    const { key, reference, secret } = await invited();
    await send(reference, secret);
    const at = (await stored(key)).testimonial?.at ?? '';
    return { key, reference, secret, at };
  }

  it('takes it over, and it stays with the request as the proof of the consent', async () => {
    const { key, at } = await received();
    await testimonials.decide(key, { decision: 'taken', at });
    expect(await testimonials.listWaiting()).toEqual([]);
    expect((await stored(key)).testimonial).toMatchObject({ ...said, waits: false });
    await expect(testimonials.decide(key, { decision: 'declined', at })).rejects.toEqual(refused('version_conflict'));
  });

  it('declines it, which removes the words', async () => {
    const { key, reference, secret, at } = await received();
    await testimonials.decide(key, { decision: 'declined', at });
    expect(await testimonials.listWaiting()).toEqual([]);
    expect((await stored(key)).testimonial).toBeNull();
    const item = await dynamo.getItem('Enquiries', { pk: 'flight', sk: key.id });
    expect(JSON.stringify(item)).not.toContain(said.words);
    await expect(open(reference, secret)).rejects.toEqual(invalid);
  });

  it('decides about what was seen, not about another that has arrived since', async () => {
    const { key, reference, at } = await received();
    const { secret } = await testimonials.inviteToTestimonial(key);
    await send(reference, secret, { words: 'And one more.' });
    const earlier = at === (await stored(key)).testimonial?.at ? '2026-01-01T00:00:00.000Z' : at;
    const decision = testimonials.decide(key, { decision: 'declined', at: earlier });
    await expect(decision).rejects.toEqual(refused('version_conflict'));
    expect(await testimonials.listWaiting()).toMatchObject([{ testimonial: { words: 'And one more.' } }]);
  });

  it('finds it in a person’s data, and none of it after an erasure', async () => {
    const { exportPerson } = await import('../../functions/logic/privacy/export-person.ts');
    const { forgetEnquiry } = await import('../../functions/logic/privacy/forget-enquiry.ts');
    const { readErasable } = await import('../../functions/data/enquiry-items.ts');
    const { key } = await received();
    const { email } = await stored(key);
    const { record, html } = await exportPerson({ phone: null, email });
    expect(record.enquiries).toMatchObject([{ testimonial: said }]);
    expect(html).toContain(said.words);
    const item = await dynamo.getItem('Enquiries', { pk: 'flight', sk: key.id });
    await forgetEnquiry(readErasable(item ?? {}));
    expect(await testimonials.listWaiting()).toEqual([]);
  });
});
