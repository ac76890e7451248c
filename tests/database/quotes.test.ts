import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { quoteBody } from '../support/quotes.ts';
import { closed, invalid, openQuotes } from '../support/quotes-database.ts';
import { by, refused } from '../support/request-page-database.ts';

/** Quotes over a real database: their links, what may follow what, and two people at the same moment. */

const { pages, quotes, links, request, sent, send, answer, open, accept, decline, stored, actions } =
  await openQuotes();
const expiry = await import('../../functions/logic/quotes/expiry.ts');
const dynamo = await import('../../functions/data/dynamo.ts');

beforeEach(() => pages.database.empty());
afterEach(() => vi.useRealTimers());
afterAll(() => pages.database.close());

const later = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });

describe('a quote', () => {
  it('stops the clock, is offered, and opens by its link, of which only the hash is stored', async () => {
    const one = await sent();
    expect(one.secret).toMatch(/^[\w-]{32}$/);
    const enquiry = await stored(one.key);
    expect(enquiry).toMatchObject({ status: 'in_progress', waiting_since: null, waits_for_customer: true });
    expect(enquiry.quotes).toMatchObject([{ number: 1, state: 'open', total_sar: 6800, seen_at: null }]);
    expect(enquiry.sale).toEqual({ state: 'offered', reason: null, at: enquiry.quotes[0]?.sent_at });
    expect(await open(one)).toMatchObject({ state: 'open', total_sar: 6800, vat_sar: 886.96, payment: null });
    expect(await open(one)).toMatchObject({ name: enquiry.name, number: 1 });
    expect(await actions(one.key)).toEqual(['status_changed', 'quote_sent', 'quote_seen']);
    const item = await dynamo.getItem('Enquiries', { pk: 'flight', sk: one.key.id });
    expect(JSON.stringify(item)).not.toContain(one.secret);
    expect(item?.quote_ends).toBe(one.quote.valid_until);
  });

  it('that is sent again with the same id and content has another link, and with another content is refused', async () => {
    const { key, reference } = await request();
    const body = quoteBody();
    const [first, second] = [await send(key, body), await send(key, body)];
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    for (const { secret } of [first, second]) expect((await open({ reference, secret })).number).toBe(1);
    const other = { ...body, content: { ...body.content, deposit_sar: 5 } };
    await expect(send(key, other)).rejects.toEqual(closed);
    expect((await quotes.listQuotes(key)).map(({ content }) => content.deposit_sar)).toEqual([1000]);
  });

  it('takes its last day within its limits', async () => {
    const { key } = await request();
    const on = (days: number) => send(key, quoteBody({ valid_until: addDays(riyadhDay(), days) }));
    await expect(on(-1)).rejects.toMatchObject({ issues: [{ field: 'content.valid_until', code: 'day_passed' }] });
    await expect(on(181)).rejects.toMatchObject({ issues: [{ code: 'date_out_of_range' }] });
    expect((await on(0)).quote.number).toBe(1);
    expect((await on(180)).quote.number).toBe(2);
  });

  it('is one of twenty, with ten links', async () => {
    const { key, reference } = await request();
    const first = await send(key, quoteBody());
    const secrets = [first.secret];
    for (let count = 0; count < 10; count++) secrets.push(await links.makeQuoteLink(key, first.quote.id));
    await expect(open({ reference, secret: first.secret })).rejects.toEqual(invalid);
    for (const secret of secrets.slice(1)) expect((await open({ reference, secret })).number).toBe(1);
    for (let count = 1; count < 20; count++) await send(key, quoteBody());
    await expect(send(key, quoteBody())).rejects.toEqual(refused('quotes_full'));
  });
});

describe('a customer', () => {
  it('accepts once: a repetition changes nothing, the others are replaced, and the sale is won', async () => {
    const one = await sent();
    const other = await send(one.key, quoteBody());
    const page = await accept(one);
    expect(page).toMatchObject({ state: 'accepted', accepted_by: 'Noura', has_seats: null });
    expect(page.payment).toEqual({
      bank: { ar: null, en: 'SA03 8000 0000 6080 1016 7519' },
      link: 'https://pay.example.com/1',
    });
    expect(await accept(one, 'Somebody else')).toEqual(page);
    const { sale, unanswered_since, waiting_since, quotes: all } = await stored(one.key);
    expect([sale?.state, unanswered_since, waiting_since]).toEqual(['won', page.answered_at, page.answered_at]);
    expect(all.map(({ state }) => state)).toEqual(['accepted', 'replaced']);
    await expect(decline(one)).rejects.toEqual(closed);
    await expect(accept({ ...one, ...other })).rejects.toEqual(closed);
    expect((await actions(one.key)).filter((action) => action === 'quote_accepted')).toHaveLength(1);
  });

  it('declines: the sale is lost and the request done, unless another quote is open', async () => {
    const one = await sent();
    const other = { ...one, ...(await send(one.key, quoteBody())) };
    await decline(one);
    expect(await stored(one.key)).toMatchObject({ status: 'in_progress', sale: { state: 'offered' } });
    await decline(other, 'We travel later');
    expect(await stored(one.key)).toMatchObject({ status: 'done', sale: { state: 'lost', reason: 'We travel later' } });
    expect((await send(one.key, quoteBody())).quote.number).toBe(3);
    expect(await stored(one.key)).toMatchObject({ status: 'in_progress', sale: { state: 'offered' } });
  });

  it('asks, once for each key, also when it has ended or was replaced', async () => {
    const one = await sent();
    const ask = (key: string) => answer(one.reference, one.secret, { action: 'ask', text: 'With breakfast?', key });
    const key = newId();
    await ask(key);
    await ask(key);
    expect((await actions(one.key)).filter((action) => action === 'quote_asked')).toHaveLength(1);
    await send(one.key, quoteBody({}, { replaces: one.quote.id }));
    expect((await ask(newId())).state).toBe('replaced');
    for (let count = 2; count < 10; count++) await ask(newId());
    await expect(ask(newId())).rejects.toEqual(refused('too_many_requests'));
  });

  it('accepts only the version that was read, by its own link', async () => {
    const [one, other] = [await sent(), await sent({ deposit_sar: 1 })];
    await expect(accept({ ...one, quote: other.quote })).rejects.toEqual(refused('quote_changed'));
    await expect(accept({ ...one, secret: other.secret })).rejects.toEqual(invalid);
    await expect(accept({ ...one, reference: other.reference })).rejects.toEqual(invalid);
    expect((await stored(one.key)).quotes[0]?.state).toBe('open');
  });
});

describe('a further version', () => {
  it('is of the state that its sender knows: the customer may have accepted the other one meanwhile', async () => {
    const one = await sent();
    const next = (replaces_accepted: boolean) =>
      send(one.key, quoteBody({}, { replaces: one.quote.id, replaces_accepted }));
    await expect(next(true)).rejects.toEqual(closed);
    await accept(one);
    await expect(next(false)).rejects.toEqual(closed);
    expect((await next(true)).quote).toMatchObject({ number: 2, replaces: one.quote.id });
    expect((await stored(one.key)).quotes.map(({ state }) => state)).toEqual(['accepted', 'open']);
  });
});

describe('a link', () => {
  it('opens nothing once its quote is withdrawn, or all links of the request have ended', async () => {
    const [one, other] = [await sent(), await sent()];
    expect((await quotes.withdrawQuote(one.key, one.quote.id, by)).isChanged).toBe(true);
    expect((await quotes.withdrawQuote(one.key, one.quote.id, by)).isChanged).toBe(false);
    await expect(open(one)).rejects.toEqual(invalid);
    await expect(links.makeQuoteLink(one.key, one.quote.id)).rejects.toEqual(closed);
    const { endAllLinks } = await import('../../functions/logic/request-page/links.ts');
    await endAllLinks(other.key);
    await expect(open(other)).rejects.toEqual(invalid);
    const secret = await links.makeQuoteLink(other.key, other.quote.id);
    expect((await open({ ...other, secret })).state).toBe('open');
  });

  it('shows what has ended for ninety days, and what was accepted without an end', async () => {
    const [one, accepted] = [await sent(), await sent()];
    await accept(accepted);
    later(8);
    expect((await open(one)).state).toBe('expired');
    await expect(accept(one)).rejects.toEqual(closed);
    expect(await expiry.noteEndedQuotes()).toBe(1);
    expect(await expiry.noteEndedQuotes()).toBe(0);
    expect((await actions(one.key)).filter((action) => action === 'quote_expired')).toHaveLength(1);
    expect((await stored(one.key)).sale).toBeNull();
    later(91);
    await expect(open(one)).rejects.toEqual(invalid);
    expect((await open(accepted)).state).toBe('accepted');
  });
});

describe('two people at the same moment', () => {
  it('accept, decline, replace and withdraw: one wins, and nothing is lost or doubled', async () => {
    for (let round = 0; round < 25; round++) {
      const one = await sent();
      const next = quoteBody({}, { replaces: one.quote.id });
      const outcomes = await Promise.allSettled([
        ...[accept(one, 'Noura'), accept(one, 'Sara'), decline(one), open(one)],
        ...[send(one.key, next), quotes.withdrawQuote(one.key, one.quote.id, by), pages.setStatus(one.key.id, 'done')],
      ]);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected')
          expect(['quote_closed', 'quote_link_invalid']).toContain(outcome.reason.code);
      }
      const { quotes: all, history } = await stored(one.key);
      const done = history.map(({ action }) => action);
      const count = (action: string) => done.filter((each) => each === action).length;
      const ends = { accepted: 'quote_accepted', declined: 'quote_declined', withdrawn: 'quote_withdrawn' } as const;
      const state = all[0]?.state;
      expect(['accepted', 'declined', 'withdrawn', 'replaced']).toContain(state);
      for (const [end, action] of Object.entries(ends)) expect(count(action)).toBe(state === end ? 1 : 0);
      expect(all).toHaveLength(state === 'replaced' ? 2 : 1);
      expect(count('quote_sent')).toBe(all.length);
      expect(count('quote_seen')).toBeLessThanOrEqual(1);
    }
  }, 120_000);

  it('send quotes: each has its own number', async () => {
    const { key } = await request();
    await Promise.all(Array.from({ length: 6 }, () => send(key, quoteBody())));
    expect((await stored(key)).quotes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a request with quotes', () => {
  it('is exported with what they say, which an erasure removes', async () => {
    const one = await sent();
    const { email } = await stored(one.key);
    const { exportPerson } = await import('../../functions/logic/privacy/export-person.ts');
    const { forgetEnquiry } = await import('../../functions/logic/privacy/forget-enquiry.ts');
    const { readErasable } = await import('../../functions/data/enquiry-items.ts');
    const { record, html } = await exportPerson({ phone: null, email });
    expect(record.quotes).toMatchObject([{ enquiry_id: one.key.id, content: { deposit_sar: 1000 } }]);
    expect(html).toContain('Istanbul journey');
    const item = await dynamo.getItem('Enquiries', { pk: one.key.type, sk: one.key.id });
    await forgetEnquiry(readErasable(item ?? {}));
    expect(await dynamo.scanItems('Quotes')).toEqual([]);
    await expect(open(one)).rejects.toEqual(invalid);
  });

  it('keeps them while it is deleted, until it is removed for good', async () => {
    const one = await sent();
    const { moveToDeleted, removeDeleted, restoreDeleted } = await import('../../functions/data/deleted.ts');
    const { removeQuotesOf } = await import('../../functions/logic/deleted.ts');
    const { type: kind, id } = one.key;
    await moveToDeleted(kind, id, by.email);
    await expect(open(one)).rejects.toEqual(invalid);
    await restoreDeleted(kind, id);
    expect(await removeQuotesOf({ kind, id })).toBe('restored');
    expect((await open(one)).state).toBe('open');
    await moveToDeleted(kind, id, by.email);
    await removeDeleted(kind, id);
    expect(await removeQuotesOf({ kind, id })).toBe('quotes removed');
    expect(await dynamo.scanItems('Quotes')).toEqual([]);
  });
});
