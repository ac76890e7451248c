import type { Enquiry } from '#contracts/api/enquiries';
import { giveBackSeats, takeSeats } from '../../data/departure-seats.ts';
import type { Item } from '../../data/dynamo.ts';
import { getQuoteContent } from '../../data/quote-contents.ts';
import { quotesIn, type StoredQuote } from '../../data/quote-items.ts';
import { changeQuotes, getQuotedItem } from '../../data/quotes.ts';
import { findQuote, withQuote } from './links.ts';

type RequestKey = Pick<Enquiry, 'type' | 'id'>;

/**
 * Takes the seats of an accepted quote, once however often it is called, and notes whether the departure had them. What a
 * crash leaves open, the consumer of the acceptance does.
 * @throws ProblemError `enquiry_not_found`, `quote_not_found`
 */
export async function takeQuoteSeats(request: RequestKey, quoteId: string): Promise<string> {
  const before = await getQuotedItem(request);
  const quote = findQuote(quotesIn(before), quoteId);
  if (quote.state !== 'accepted') return 'not accepted';
  if (isLost(before)) return 'lost';
  // First, since they may be just the seats that this one needs.
  await returnSeatsOfReplaced(request, before);
  if (quote.has_seats !== null) return 'noted before';
  const { seats } = await getQuoteContent(request, quote);
  const outcome = seats ? await takeSeats(quoteId, seats) : 'uncounted';
  if (!seats || outcome === 'uncounted') return 'no seats to take';
  const taken = outcome === 'taken';
  const at = new Date().toISOString();
  const item = await changeQuotes(request, (_, { quotes }) => {
    const { has_seats, number } = findQuote(quotes, quoteId);
    // Two calls at once may differ: seats that one of them has taken are taken.
    if (has_seats === true || has_seats === taken) return undefined;
    return {
      at,
      quotes: withQuote(quotes, quoteId, { has_seats: taken }),
      entries: [{ action: 'quote_seats', taken, seats: seats.number, quote_id: quoteId, number, at }],
    };
  });
  // Meanwhile, a colleague may have said so, or the customer may have accepted a further version.
  const isAccepted = findQuote(quotesIn(item), quoteId).state === 'accepted';
  if (taken && (isLost(item) || !isAccepted)) await returnQuoteSeats(request, quote);
  return outcome;
}

/** The seats of quotes of which the customer has accepted a further version. */
async function returnSeatsOfReplaced(request: RequestKey, item: Item): Promise<void> {
  const replaced = quotesIn(item).filter(({ state, has_seats }) => state === 'replaced' && has_seats);
  for (const quote of replaced) await returnQuoteSeats(request, quote);
}

const isLost = ({ sale }: { sale?: { state: string } }): boolean => sale?.state === 'lost';

/**
 * Has the seats of accepted quotes follow the sale: one that was lost after all gives them back, one that is won again
 * takes them again if there are enough. Once however often it is called.
 * @throws ProblemError `enquiry_not_found`
 */
export async function settleSeats(request: RequestKey): Promise<string> {
  const item = await getQuotedItem(request);
  const accepted = quotesIn(item).filter(({ state }) => state === 'accepted');
  const outcomes: string[] = [];
  for (const quote of accepted) {
    if (isLost(item) && quote.has_seats) outcomes.push(await returnQuoteSeats(request, quote));
    if (item.sale?.state === 'won') outcomes.push(await takeQuoteSeats(request, quote.id));
  }
  return outcomes.join(', ') || 'no seats to settle';
}

async function returnQuoteSeats(request: RequestKey, quote: StoredQuote): Promise<string> {
  const { id: quote_id } = quote;
  const { seats } = await getQuoteContent(request, quote);
  if (!seats) return 'no seats to return';
  await giveBackSeats(quote_id, seats);
  const at = new Date().toISOString();
  const item = await changeQuotes(request, (_, { quotes }) => {
    const { has_seats, number } = findQuote(quotes, quote_id);
    if (!has_seats) return undefined;
    return {
      at,
      quotes: withQuote(quotes, quote_id, { has_seats: null }),
      entries: [{ action: 'quote_seats_returned', seats: seats.number, quote_id, number, at }],
    };
  });
  // Likewise.
  if (item.sale?.state === 'won') await takeQuoteSeats(request, quote_id);
  return 'returned';
}

/** The same for an acceptance, or an end of the sale, in the history of a request. */
export async function settleSeatsAfter(enquiry: Enquiry, { at }: { at: string }): Promise<string> {
  const entry = enquiry.history.find((one) => one.at === at && isAboutSeats(one.action));
  if (entry?.action === 'quote_accepted') return takeQuoteSeats(enquiry, entry.quote_id);
  return entry ? settleSeats(enquiry) : 'gone';
}

/** True for entries on which seats depend. */
export const isAboutSeats = (action: string) => ['quote_accepted', 'sale_settled'].includes(action);
