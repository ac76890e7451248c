import type { Enquiry } from '#contracts/api/enquiries';
import type { QuoteInShort } from '#contracts/api/quote-fields';

export interface CustomerQuote {
  enquiry: Enquiry;
  quote: QuoteInShort;
}

/** The quotes of these requests, the newest first. */
export const quotesOf = (enquiries: readonly Enquiry[]): CustomerQuote[] =>
  enquiries
    .flatMap((enquiry) => enquiry.quotes.map((quote) => ({ enquiry, quote })))
    .sort((one, other) => other.quote.sent_at.localeCompare(one.quote.sent_at));

/** The newest request with this number that is not done: a contact from the customer's card is recorded with it. */
export const openRequest = (enquiries: readonly Enquiry[], phone: string): Enquiry | undefined =>
  enquiries.find((enquiry) => enquiry.phone === phone && enquiry.status !== 'done');
