import type { Enquiry } from '#contracts/api/enquiries';
import { daysOfExpiredLink } from '#contracts/api/quote-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import type { Item } from '../../data/dynamo.ts';
import type { QuoteLink, StoredQuote } from '../../data/quote-items.ts';
import { changeQuotes } from '../../data/quotes.ts';
import { ProblemError } from '../../errors.ts';
import { hashOf, newSecret } from '../request-page/links.ts';

/** Links of one quote. The oldest of them ends when there is one more. */
const mostLinks = 10;

/** True while links open a quote: never if it was withdrawn, without an end if it was accepted. */
export const opensByLink = ({ state, valid_until }: Pick<StoredQuote, 'state' | 'valid_until'>): boolean =>
  state === 'accepted' || (state !== 'withdrawn' && addDays(valid_until, daysOfExpiredLink) >= riyadhDay());

/** Returns the links with one more to a quote. */
export function withLink(links: readonly QuoteLink[], added: QuoteLink): QuoteLink[] {
  const own = links.filter(({ quote }) => quote === added.quote);
  const ended = own.length >= mostLinks ? own[0] : undefined;
  return [...links.filter((link) => link !== ended), added];
}

/**
 * Makes another link to a quote.
 * @returns its secret
 * @throws ProblemError `enquiry_not_found`, `quote_not_found`, `quote_closed` if links open it no more
 */
export async function makeQuoteLink(request: Pick<Enquiry, 'type' | 'id'>, quoteId: string): Promise<string> {
  const secret = newSecret();
  await addLink(request, { quote: quoteId, hash: hashOf(secret) });
  return secret;
}

const addLink = (request: Pick<Enquiry, 'type' | 'id'>, link: QuoteLink): Promise<Item> =>
  changeQuotes(request, (_, { quotes, quote_links }) => {
    if (!opensByLink(findQuote(quotes, link.quote))) throw new ProblemError('quote_closed');
    if (quote_links.some(({ hash }) => hash === link.hash)) return undefined;
    return { at: new Date().toISOString(), quote_links: withLink(quote_links, link) };
  });

/** @throws ProblemError `quote_not_found` */
export function findQuote(quotes: readonly StoredQuote[], id: string): StoredQuote {
  const quote = quotes.find((one) => one.id === id);
  if (!quote) throw new ProblemError('quote_not_found');
  return quote;
}

/** The quotes of which a quote is a further version, the newest first. */
export function versionsBefore(quotes: readonly StoredQuote[], { replaces }: StoredQuote): StoredQuote[] {
  const before = quotes.find(({ id }) => id === replaces);
  return before ? [before, ...versionsBefore(quotes, before)] : [];
}

/** Returns the quotes with these fields of one of them changed. */
export const withQuote = (
  quotes: readonly StoredQuote[],
  id: string,
  fields: Partial<StoredQuote>,
): readonly StoredQuote[] => quotes.map((quote) => (quote.id === id ? { ...quote, ...fields } : quote));
