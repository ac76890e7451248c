import type { Enquiry } from '#contracts/api/enquiries';
import type { answerQuote as answerRoute, QuotePage } from '#contracts/api/quote-page';
import { perDay } from '#contracts/api/request-page/limits';
import type { Output } from '#contracts/api/route';
import type { Item } from '../../data/dynamo.ts';
import type { NewHistoryEntry } from '../../data/full-history.ts';
import { sha256 } from '../../data/hash.ts';
import { getQuoteContent } from '../../data/quote-contents.ts';
import { isOpen, type QuoteAttributes, quotesIn, type StoredQuote } from '../../data/quote-items.ts';
import { changeQuotes, getQuotedItem, type QuoteChange } from '../../data/quotes.ts';
import { mergeOf } from '../../data/relation-items.ts';
import { type Limit, takeAttempt } from '../../data/throttles.ts';
import { ProblemError } from '../../errors.ts';
import { logger } from '../../logger.ts';
import { hashOf } from '../request-page/links.ts';
import { findOpened } from '../request-page/open-page.ts';
import { findQuote, opensByLink, versionsBefore, withQuote } from './links.ts';
import { toQuotePage } from './page.ts';
import { takeQuoteSeats } from './seats.ts';

type Body = Output<(typeof answerRoute)['body']>;

const questions: Limit = { action: 'quote-question', attempts: perDay.messages, seconds: 24 * 60 * 60 };

/**
 * Does what a customer asks of a quote by its link.
 * @throws ProblemError `quote_link_invalid`, `quote_changed`, `quote_closed`, `history_full`, `too_many_requests`
 */
export async function answerQuote(body: Body, address: string): Promise<QuotePage> {
  const link = hashOf(body.secret);
  const found = await findOpened(body, address, {
    linksOf: ({ quotes: { quotes, quote_links } }) =>
      quote_links.filter(({ quote }) => quotes.some((one) => one.id === quote && opensByLink(one))),
    problem: 'quote_link_invalid',
  });
  const { enquiry, customerKey, quotes } = found;
  const quoteId = quotes.quote_links.find(({ hash }) => hash === link)?.quote ?? '';
  // A repetition does not count.
  if (body.action === 'ask' && customerKey !== keyOf(quoteId, body)) await takeAttempt(questions, enquiry.id);
  const item = await changeQuotes(enquiry, (current, attributes) => {
    const opens = attributes.quote_links.some(({ hash }) => hash === link);
    const quote = attributes.quotes.find(({ id }) => id === quoteId);
    if (!opens || !quote || !opensByLink(quote)) throw new ProblemError('quote_link_invalid');
    return changeFor(body, { item: current, attributes, quote });
  }).catch(asLink);
  if (body.action !== 'accept') return readPage(item, quoteId);
  await takeSeatsNow(enquiry, quoteId);
  return readPage(await getQuotedItem(enquiry).catch(asLink), quoteId);
}

async function readPage(item: Item, quoteId: string): Promise<QuotePage> {
  const quotes = quotesIn(item);
  const stored = findQuote(quotes, quoteId);
  const accepted = versionsBefore(quotes, stored).find(({ state }) => state === 'accepted');
  const content = await getQuoteContent({ type: item.pk, id: item.sk }, stored);
  return toQuotePage({ reference: item.reference, name: item.name }, { stored, accepted, content });
}

/** A request that is deleted meanwhile has no links. */
function asLink(error: unknown): never {
  if (error instanceof ProblemError && error.code === 'enquiry_not_found') throw new ProblemError('quote_link_invalid');
  throw error;
}

type Question = Extract<Body, { action: 'ask' }>;

/** Identifies a question. */
const keyOf = (quoteId: string, { key, text }: Question) => sha256(JSON.stringify([quoteId, key, text]));

/** The acceptance is stored: what fails now, its consumer does again. */
async function takeSeatsNow(enquiry: Pick<Enquiry, 'type' | 'id'>, quoteId: string): Promise<void> {
  await takeQuoteSeats(enquiry, quoteId).catch((error) =>
    logger.warn('seats not taken yet', { reason: error.message }),
  );
}

interface Asked {
  item: Item;
  attributes: QuoteAttributes;
  quote: StoredQuote;
}

function changeFor(body: Body, asked: Asked): QuoteChange | undefined {
  const at = new Date().toISOString();
  switch (body.action) {
    case 'open':
      return see(asked, at);
    case 'accept':
      return accept(body, asked, at);
    case 'decline':
      return decline(body, asked, at);
    default:
      return ask(body, asked, at);
  }
}

const of = ({ id: quote_id, number }: StoredQuote, at: string) => ({ quote_id, number, at });

function see({ attributes: { quotes }, quote }: Asked, at: string): QuoteChange | undefined {
  if (quote.seen_at) return undefined;
  const entries: NewHistoryEntry[] = [{ action: 'quote_seen', ...of(quote, at) }];
  return { at, quotes: withQuote(quotes, quote.id, { seen_at: at }), entries };
}

/** @returns true if the customer has done this before. @throws ProblemError `quote_changed`, `quote_closed` */
function isRepeated(quote: StoredQuote, hash: string, done: 'accepted' | 'declined'): boolean {
  if (quote.hash !== hash) throw new ProblemError('quote_changed');
  if (quote.state === done) return true;
  if (!isOpen(quote)) throw new ProblemError('quote_closed');
  return false;
}

function accept(
  { hash, name }: { hash: string; name: string },
  { item, attributes: { quotes }, quote }: Asked,
  at: string,
): QuoteChange | undefined {
  if (isRepeated(quote, hash, 'accepted')) return undefined;
  const earlier = versionsBefore(quotes, quote);
  const isReplaced = (one: StoredQuote) => one.state === 'open' || (one.state === 'accepted' && earlier.includes(one));
  const others = quotes.map((one) => (isReplaced(one) ? { ...one, state: 'replaced' as const } : one));
  const accepted = { state: 'accepted' as const, seen_at: quote.seen_at ?? at, answered_at: at, accepted_by: name };
  return {
    at,
    quotes: withQuote(others, quote.id, accepted),
    sale: { state: 'won', reason: null, at },
    entries: [{ action: 'quote_accepted', name, ...of(quote, at) }],
    isByCustomer: true,
    ...(item.status === 'done' && { status: 'in_progress' }),
  };
}

/** Without another open quote, the sale is lost and the request done. */
function decline(
  { hash, reason }: { hash: string; reason: string },
  { attributes: { quotes, sale }, quote }: Asked,
  at: string,
): QuoteChange | undefined {
  if (isRepeated(quote, hash, 'declined')) return undefined;
  const isLast = sale?.state !== 'won' && !quotes.some((one) => one.id !== quote.id && isOpen(one));
  const declined = { state: 'declined' as const, seen_at: quote.seen_at ?? at, answered_at: at, reason };
  return {
    at,
    quotes: withQuote(quotes, quote.id, declined),
    entries: [{ action: 'quote_declined', reason, ...of(quote, at) }],
    isByCustomer: true,
    ...(isLast && { sale: { state: 'lost', reason, at }, status: 'done' }),
  };
}

/** Asking opens a request again. One that is merged stays so: the one that has it is told. */
function ask(body: Question, { item, quote }: Asked, at: string): QuoteChange | undefined {
  const customerKey = keyOf(quote.id, body);
  if (item.customer_key === customerKey) return undefined;
  const isMerged = mergeOf(item) !== undefined;
  return {
    at,
    entries: [{ action: 'quote_asked', text: body.text, ...of(quote, at) }],
    isByCustomer: !isMerged,
    customerKey,
    isLimited: true,
    ...(item.status === 'done' && !isMerged && { status: 'in_progress' }),
  };
}
