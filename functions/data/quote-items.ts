import type { Author, Enquiry } from '#contracts/api/enquiries';
import type { QuoteInShort, Sale } from '#contracts/api/quote-fields';
import type { QuoteChannel, QuoteState } from '#contracts/api/quote-rules';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import type { Item } from './dynamo.ts';

/** The attributes of a request's item for its quotes. */

/** A quote without its content. */
export interface StoredQuote {
  id: string;
  number: number;
  state: QuoteState;
  hash: string;
  total_halalas: number;
  valid_until: string;
  replaces: string | null;
  sent_at: string;
  by: Author;
  channel: QuoteChannel;
  language: Language;
  seen_at: string | null;
  answered_at: string | null;
  accepted_by: string | null;
  reason: string | null;
  has_seats: boolean | null;
  /** When the system noted that its last day has passed. */
  expired_at: string | null;
}

/** A link that opens a quote. */
export interface QuoteLink {
  quote: string;
  /** SHA-256 of its secret. */
  hash: string;
}

/** The attributes of quotes, as one write replaces them. `quotes_revision` counts the writes. */
export interface QuoteAttributes {
  quotes: readonly StoredQuote[];
  quote_links: readonly QuoteLink[];
  /** How staff or the customer ended the sale. */
  sale: NonNullable<Sale> | undefined;
}

/** In the order of their numbers. */
export const quotesIn = ({ quotes = [] }: Item): StoredQuote[] => quotes;

export const attributesIn = (item: Item): QuoteAttributes => ({
  quotes: quotesIn(item),
  quote_links: item.quote_links ?? [],
  sale: item.sale,
});

/** True while its customer can accept it: until the end of its last day in Riyadh. */
export const isOpen = ({ state, valid_until }: Pick<StoredQuote, 'state' | 'valid_until'>, today = riyadhDay()) =>
  state === 'open' && valid_until >= today;

/** The fields of an enquiry that say what its quotes are. */
export function quoteFields(item: Item): Pick<Enquiry, 'quotes' | 'sale'> {
  const quotes = quotesIn(item);
  return { quotes: quotes.map(inShort), sale: item.sale ?? offeredBy(quotes) };
}

function offeredBy(quotes: readonly StoredQuote[]): Sale {
  const newest = quotes.findLast((quote) => isOpen(quote));
  return newest ? { state: 'offered', reason: null, at: newest.sent_at } : null;
}

export const inShort = (quote: StoredQuote): QuoteInShort => {
  const { id, number, state, total_halalas, valid_until, sent_at, seen_at, answered_at, has_seats } = quote;
  return { id, number, state, total_sar: total_halalas / 100, valid_until, sent_at, seen_at, answered_at, has_seats };
};

/** The keys of ByQuote: only while a quote is open whose end nobody has noted. */
export function quotePlace(quotes: readonly StoredQuote[]) {
  const ends = quotes.filter(({ state, expired_at }) => state === 'open' && !expired_at);
  const [first] = ends.map(({ valid_until }) => valid_until).toSorted();
  return { quote_waits: first && 'waits', quote_ends: first };
}
