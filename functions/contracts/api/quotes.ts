import * as z from 'zod/mini';
import { EnquiryType } from '../field-kit/enquiry-enums.ts';
import { Id, Instant, Language, optionalText, orNull, PathId } from '../field-kit/fields.ts';
import { Author, Enquiry } from './enquiries.ts';
import { QuoteContent, quoteRulesInWords } from './quote-content.ts';
import { QuoteInShort } from './quote-fields.ts';
import { quoteChannels, quoteLimits } from './quote-rules.ts';
import { longestReason } from './request-page/limits.ts';
import { route } from './route.ts';

/**
 * Quotes: what staff offer a customer for a request, and its price. What was sent never changes: another one replaces it.
 * Their contents are in a table of their own, their states in the request's item.
 */

/** A quote as staff read it. */
export const Quote = z.object({
  ...QuoteInShort.shape,
  content: QuoteContent,
  /** SHA-256 of the content: an acceptance names it. */
  hash: z.string(),
  replaces: z.nullable(Id),
  sent_by: Author,
  channel: z.enum(quoteChannels),
  language: Language,
  /** The name that the customer typed to accept it. */
  accepted_by: z.nullable(z.string()),
  /** Why the customer has declined it. */
  reason: z.nullable(z.string()),
});
export type Quote = z.infer<typeof Quote>;

const params = z.object({ type: EnquiryType, id: PathId });
const ofQuote = z.object({ type: EnquiryType, id: PathId, quoteId: PathId });

export const listQuotes = route({
  id: 'listQuotes',
  summary: 'The quotes of a request, the newest first',
  method: 'GET',
  path: '/requests/{type}/{id}/quotes',
  access: 'staff',
  params,
  reply: z.array(Quote),
  status: 200,
  problems: ['enquiry_not_found'],
  audit: { reported: ['enquiry_read'] },
  uses: { Enquiries: ['GetItem'], Quotes: ['Query'] },
});

/**
 * Sends a quote: from then on its link opens it. By e-mail, the system mails the link; else the caller sends it. A repetition with the
 * same id and content makes another link and no other quote.
 */
export const sendQuote = route({
  id: 'sendQuote',
  summary: 'Send a quote to the customer of a request',
  method: 'POST',
  path: '/requests/{type}/{id}/quotes',
  access: { role: 'agent' },
  params,
  body: z.object({
    /** Made by the caller. */
    id: Id,
    content: QuoteContent,
    /** The open quote that this one replaces; null if it stands beside the others. */
    replaces: orNull(Id),
    /**
     * True if `replaces` names a quote that the customer has accepted, as the caller knows. It holds until they accept
     * this one.
     */
    replaces_accepted: z._default(z.boolean(), false),
    channel: z.enum(quoteChannels),
    /** In which the customer reads it first. */
    language: Language,
    /** The mark of the waiting customer that it removes: `unanswered_since` as the caller has seen it. */
    seen: z.optional(Instant),
  }),
  rules: quoteRulesInWords,
  reply: z.object({ quote: Quote, secret: z.string() }),
  status: 201,
  problems: ['enquiry_not_found', 'quotes_full', 'quote_closed', 'request_merged', 'history_full'],
  audit: { reported: ['quote_sent', 'quote_link_made'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'], Quotes: ['GetItem', 'PutItem'], Settings: ['GetItem'] },
});

/** A POST: each call makes another link, and its secret is in this reply only. */
export const makeQuoteLink = route({
  id: 'makeQuoteLink',
  summary: 'Make another link to a quote, to send it again',
  method: 'POST',
  path: '/requests/{type}/{id}/quotes/{quoteId}/links',
  access: { role: 'agent' },
  params: ofQuote,
  reply: z.object({ secret: z.string() }),
  status: 201,
  problems: ['enquiry_not_found', 'quote_not_found', 'quote_closed'],
  audit: { reported: ['quote_link_made'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'] },
});

export const withdrawQuote = route({
  id: 'withdrawQuote',
  summary: 'Withdraw an open quote: its links open nothing from then on',
  method: 'DELETE',
  path: '/requests/{type}/{id}/quotes/{quoteId}',
  access: { role: 'agent' },
  params: ofQuote,
  reply: Enquiry,
  status: 200,
  problems: ['enquiry_not_found', 'quote_not_found', 'quote_closed'],
  audit: { reported: ['quote_withdrawn', 'enquiry_read'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'], Settings: ['GetItem'] },
});

export const settleSale = route({
  id: 'settleSale',
  summary: 'Say that a request was won or lost, or that it is open again',
  method: 'PUT',
  path: '/requests/{type}/{id}/sale',
  access: { role: 'agent' },
  params,
  body: z
    .object({
      state: orNull(z.enum(['won', 'lost'])),
      reason: optionalText(longestReason),
      /**
       * With a sale that was lost, the open quotes that are withdrawn. If the customer has answered one meanwhile, or a
       * colleague has ended it, nothing is changed.
       */
      withdraws: z._default(z.array(Id).check(z.maxLength(quoteLimits.quotes)), []),
    })
    .check(
      z.refine(({ state, reason }) => state !== 'lost' || reason !== null, { path: ['reason'], error: 'required' }),
    ),
  rules: ['A sale that was lost has a reason (required)'],
  reply: Enquiry,
  status: 200,
  problems: ['enquiry_not_found', 'quote_not_found', 'quote_closed', 'request_merged', 'history_full'],
  audit: { reported: ['sale_settled', 'quote_withdrawn', 'enquiry_read'] },
  uses: {
    ...{ Enquiries: ['GetItem', 'UpdateItem'], Settings: ['GetItem'] },
    ...{ Quotes: ['GetItem'], Departures: ['GetItem', 'UpdateItem'] },
  },
});
