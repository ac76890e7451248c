import type { Author, Enquiry } from '#contracts/api/enquiries';
import { quoteLimits, quoteTotals } from '#contracts/api/quote-rules';
import type { Quote, sendQuote as sendRoute } from '#contracts/api/quotes';
import type { Output } from '#contracts/api/route';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import type { Item } from '../../data/dynamo.ts';
import { toEnquiry } from '../../data/enquiry-items.ts';
import { getQuoteContent, putQuoteContent, readQuoteContents } from '../../data/quote-contents.ts';
import { inShort, type QuoteAttributes, quotesIn, type StoredQuote } from '../../data/quote-items.ts';
import { changeQuotes, getQuotedItem, type QuoteChange } from '../../data/quotes.ts';
import { refuseMerged } from '../../data/relation-items.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { logger } from '../../logger.ts';
import { settleChange } from '../desk/settle.ts';
import { hashOf, newSecret } from '../request-page/links.ts';
import { findQuote, withLink, withQuote } from './links.ts';
import { settleSeats } from './seats.ts';

type RequestKey = Pick<Enquiry, 'type' | 'id'>;
type Sent = Output<(typeof sendRoute)['body']>;

/** A quote as staff read it. */
export function toQuote(stored: StoredQuote, content: Quote['content']): Quote {
  const { hash, replaces, by, channel, language, accepted_by, reason } = stored;
  const more = { content, hash, replaces, sent_by: by, channel, language, accepted_by, reason };
  return { ...inShort(stored), ...more };
}

/**
 * The quotes of a request, the newest first.
 * @throws ProblemError `enquiry_not_found`
 */
export const listQuotes = async (request: RequestKey): Promise<Quote[]> =>
  quotesWithContents(await getQuotedItem(request));

/** The same of an item. A content that cannot be read leaves its quote out. */
export async function quotesWithContents(item: Item): Promise<Quote[]> {
  const quotes = quotesIn(item);
  if (quotes.length === 0) return [];
  const contentOf = await readQuoteContents({ type: item.pk, id: item.sk });
  return quotes.toReversed().flatMap((stored) => {
    const content = contentOf(stored);
    if (!content) logger.error('content of a quote missing', { quote: stored.id });
    return content ? [toQuote(stored, content)] : [];
  });
}

/**
 * Sends a quote. A repetition with the same id and content makes another link and no other quote.
 * @throws ProblemError `enquiry_not_found`, `quotes_full`, `quote_closed`, `history_full`; ValidationFailed
 */
export async function sendQuote(
  request: RequestKey,
  body: Sent,
  by: Author,
): Promise<{ quote: Quote; secret: string; isNew: boolean }> {
  checkDay(body.content.valid_until);
  const { id, content } = body;
  await getQuotedItem(request);
  const hash = await putQuoteContent(request, id, content);
  const secret = newSecret();
  const link = { quote: id, hash: hashOf(secret) };
  const at = new Date().toISOString();
  const quote = (number: number): StoredQuote => ({
    ...{ id, number, state: 'open', hash, total_halalas: Math.round(quoteTotals(content.lines).total_sar * 100) },
    ...{
      valid_until: content.valid_until,
      replaces: body.replaces,
      sent_at: at,
      by: { email: by.email, name: by.name },
    },
    ...{ channel: body.channel, language: body.language, seen_at: null, answered_at: null, accepted_by: null },
    ...{ reason: null, has_seats: null, expired_at: null },
  });
  const item = await changeQuotes(request, (before, attributes) => {
    refuseMerged(before);
    const { quotes, quote_links } = attributes;
    const there = quotes.find((one) => one.id === id);
    if (there && (there.hash !== hash || there.state === 'withdrawn')) throw new ProblemError('quote_closed');
    if (quote_links.some((one) => one.hash === link.hash)) return undefined;
    const links = { at, quote_links: withLink(quote_links, link) };
    if (there) return links;
    return {
      ...links,
      ...added(attributes, quote(quotes.length + 1), body.replaces_accepted ? 'accepted' : 'open'),
      // Sending a quote begins work on the request.
      ...{ seen: body.seen, status: 'in_progress' },
    };
  });
  await settleChange(toEnquiry(item));
  const stored = findQuote(quotesIn(item), id);
  return { quote: toQuote(stored, await getQuoteContent(request, stored)), secret, isNew: stored.sent_at === at };
}

/** @throws ValidationFailed */
function checkDay(day: string): void {
  const today = riyadhDay();
  const field = 'content.valid_until';
  if (day < today) throw new ValidationFailed([{ field, code: 'day_passed' }]);
  if (day > addDays(today, quoteLimits.days)) throw new ValidationFailed([{ field, code: 'date_out_of_range' }]);
}

function added(
  { quotes, sale }: QuoteAttributes,
  quote: StoredQuote,
  replaced: 'open' | 'accepted',
): Omit<QuoteChange, 'at'> {
  const { id: quote_id, number, total_halalas, channel, by, sent_at: at, replaces } = quote;
  if (quotes.length >= quoteLimits.quotes) throw new ProblemError('quotes_full');
  if (replaces && quotes.find(({ id }) => id === replaces)?.state !== replaced) throw new ProblemError('quote_closed');
  const before = replaces && replaced === 'open' ? withQuote(quotes, replaces, { state: 'replaced' }) : quotes;
  return {
    quotes: [...before, quote],
    // A lost sale is offered again.
    sale: sale?.state === 'lost' ? undefined : sale,
    entries: [{ action: 'quote_sent', total_sar: total_halalas / 100, channel, quote_id, number, at, by }],
    isLimited: true,
  };
}

/**
 * Withdraws an open quote, and ends its links. A repetition changes nothing.
 * @throws ProblemError `enquiry_not_found`, `quote_not_found`, `quote_closed`
 */
export async function withdrawQuote(request: RequestKey, quoteId: string, by: Author) {
  const at = new Date().toISOString();
  const item = await changeQuotes(request, (_, attributes) => {
    if (findQuote(attributes.quotes, quoteId).state === 'withdrawn') return undefined;
    return { at, ...withoutOpen(attributes, [quoteId], { at, by }) };
  });
  return changedBy(item, at);
}

/** Withdraws open quotes and ends their links. @throws ProblemError `quote_not_found`, `quote_closed` */
function withoutOpen(
  { quotes, quote_links }: QuoteAttributes,
  ids: readonly string[],
  { at, by }: { at: string; by: Author },
) {
  const ended = [...new Set(ids)].map((id) => findQuote(quotes, id));
  if (ended.some(({ state }) => state !== 'open')) throw new ProblemError('quote_closed');
  return {
    quotes: quotes.map((quote) => (ended.includes(quote) ? { ...quote, state: 'withdrawn' as const } : quote)),
    quote_links: quote_links.filter(({ quote }) => !ended.some(({ id }) => id === quote)),
    entries: ended.map(({ id, number }) => ({
      ...{ action: 'quote_withdrawn' as const, quote_id: id, number, at },
      by: { email: by.email, name: by.name },
    })),
  };
}

interface Settled {
  state: 'won' | 'lost' | null;
  reason: string | null;
  /** The open quotes that a lost sale withdraws. */
  withdraws?: readonly string[];
}

/**
 * Says how a sale ended, or that it is open again. The seats of an accepted quote follow it. A repetition changes nothing.
 * @throws ProblemError `enquiry_not_found`, `quote_not_found`, `quote_closed`, `history_full`
 */
export async function settleSale(request: RequestKey, { state, reason, withdraws = [] }: Settled, by: Author) {
  const at = new Date().toISOString();
  const item = await changeQuotes(request, (before, attributes) => {
    const { sale } = attributes;
    refuseMerged(before);
    if ((sale?.state ?? null) === state && (sale?.reason ?? null) === (state && reason)) return undefined;
    const withdrawn = state === 'lost' ? withoutOpen(attributes, withdraws, { at, by }) : { entries: [] };
    return {
      at,
      ...withdrawn,
      sale: state ? { state, reason, at } : undefined,
      entries: [
        ...withdrawn.entries,
        { action: 'sale_settled', state, reason, at, by: { email: by.email, name: by.name } },
      ],
      isLimited: true,
    };
  });
  // The end of the sale is stored: what fails now, its consumer does again.
  await settleSeats(request).catch((error) => logger.warn('seats not settled yet', { reason: error.message }));
  return { ...(await changedBy(await getQuotedItem(request), at)), isChanged: item.updated_at === at };
}

/** The enquiry of an item, and whether this call has changed it. */
const changedBy = async (item: Item, at: string) => ({
  enquiry: await settleChange(toEnquiry(item)),
  isChanged: item.updated_at === at,
});
