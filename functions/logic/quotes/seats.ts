import type { Enquiry } from '#contracts/api/enquiries';
import { takeSeats } from '../../data/departure-seats.ts';
import { getQuoteContent } from '../../data/quote-contents.ts';
import { quotesIn } from '../../data/quote-items.ts';
import { changeQuotes, getQuotedItem } from '../../data/quotes.ts';
import { findQuote, withQuote } from './links.ts';

/**
 * Takes the seats of an accepted quote, once however often it is called, and notes whether the departure had them. What a
 * crash leaves open, the consumer of the acceptance does.
 * @throws ProblemError `enquiry_not_found`, `quote_not_found`
 */
export async function takeQuoteSeats(request: Pick<Enquiry, 'type' | 'id'>, quoteId: string): Promise<string> {
  const quote = findQuote(quotesIn(await getQuotedItem(request)), quoteId);
  if (quote.state !== 'accepted') return 'not accepted';
  if (quote.has_seats !== null) return 'noted before';
  const { seats } = await getQuoteContent(request, quote);
  const outcome = seats ? await takeSeats(quoteId, seats) : 'uncounted';
  if (!seats || outcome === 'uncounted') return 'no seats to take';
  const taken = outcome === 'taken';
  const at = new Date().toISOString();
  await changeQuotes(request, (_, { quotes }) => {
    const { has_seats, number } = findQuote(quotes, quoteId);
    // Two calls at once may differ: seats that one of them has taken are taken.
    if (has_seats === true || has_seats === taken) return undefined;
    return {
      at,
      quotes: withQuote(quotes, quoteId, { has_seats: taken }),
      entries: [{ action: 'quote_seats', taken, seats: seats.number, quote_id: quoteId, number, at }],
    };
  });
  return outcome;
}

/** The same for an acceptance in the history of a request. */
export async function takeSeatsOfAccepted(enquiry: Enquiry, { at }: { at: string }): Promise<string> {
  const entry = enquiry.history.find((one) => one.action === 'quote_accepted' && one.at === at);
  return entry?.action === 'quote_accepted' ? takeQuoteSeats(enquiry, entry.quote_id) : 'gone';
}
