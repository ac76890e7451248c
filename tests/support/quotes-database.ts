import { v7 as newId } from 'uuid';
import { vi } from 'vitest';
import { quoteBody } from './quotes.ts';
import { by, openRequestPages, refused } from './request-page-database.ts';

/** Quotes over a real database, as their database tests write them. */

export type Key = { type: 'flight'; id: string };
type Body = ReturnType<typeof quoteBody>;
export const invalid = refused('quote_link_invalid');
export const closed = refused('quote_closed');

/** Opens a database and the code that works on it. */
export async function openQuotes() {
  vi.stubEnv('STAFF_EMAIL', 'staff@rihla.example');
  const pages = await openRequestPages();
  const quotes = await import('../../functions/logic/quotes/quotes.ts');
  const links = await import('../../functions/logic/quotes/links.ts');
  const answers = await import('../../functions/logic/quotes/answer.ts');
  const store = await import('../../functions/data/enquiries.ts');

  const request = async () => {
    const { id, reference } = await pages.send();
    return { key: { type: 'flight', id } as Key, reference };
  };
  const send = (key: Key, body: Body) => quotes.sendQuote(key, body as never, by);
  const sent = async (changes: Parameters<typeof quoteBody>[0] = {}) => {
    const { key, reference } = await request();
    return { key, reference, ...(await send(key, quoteBody(changes))) };
  };
  type Sent = Awaited<ReturnType<typeof sent>>;
  const answer = (reference: string, secret: string, action: object) =>
    answers.answerQuote({ reference, secret, ...action } as never, newId());
  const stored = ({ id }: Key) => store.getEnquiry('flight', id);
  return {
    ...{ pages, quotes, links, request, send, sent, answer, stored },
    open: (one: { reference: string; secret: string }) => answer(one.reference, one.secret, { action: 'open' }),
    accept: ({ reference, secret, quote }: Sent, name = 'Noura') =>
      answer(reference, secret, { action: 'accept', hash: quote.hash, name }),
    decline: ({ reference, secret, quote }: Sent, reason: string | null = 'Too dear') =>
      answer(reference, secret, { action: 'decline', hash: quote.hash, reason }),
    actions: async (key: Key) => (await stored(key)).history.map(({ action }) => action),
  };
}
