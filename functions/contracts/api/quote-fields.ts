import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../field-kit/fields.ts';
import { quoteChannels, quoteStates } from './quote-rules.ts';

/** The quotes of a request, as its fields and its history name them. */

/** A quote without its content. */
export const QuoteInShort = z.object({
  id: Id,
  /** Counts the quotes of a request from 1. */
  number: z.int(),
  /** Open ones stay so when their last day has passed: readers compare `valid_until` with today. */
  state: z.enum(quoteStates),
  total_sar: z.number(),
  valid_until: CalendarDate,
  sent_at: Instant,
  /** When the customer first opened it. */
  seen_at: z.nullable(Instant),
  /** When the customer accepted or declined it. */
  answered_at: z.nullable(Instant),
  /** False if the departure had not enough seats; null unless it was accepted and is for seats. */
  has_seats: z.nullable(z.boolean()),
});
export type QuoteInShort = z.infer<typeof QuoteInShort>;

/**
 * The outcome of a request. `offered` follows from an open quote; null if there is none, and nobody has said how it
 * ended.
 */
export const Sale = z.nullable(
  z.object({
    state: z.enum(['offered', 'won', 'lost']),
    /** Why it was lost. */
    reason: z.nullable(z.string()),
    at: Instant,
  }),
);
export type Sale = z.infer<typeof Sale>;

const ofQuote = { quote_id: Id, number: z.int(), at: Instant };

/** The customer's actions with the link of a quote, oldest first. */
export const quoteEntriesOfCustomers = [
  z.object({ action: z.literal('quote_accepted'), name: z.string(), ...ofQuote }),
  z.object({ action: z.literal('quote_declined'), reason: z.nullable(z.string()), ...ofQuote }),
  z.object({ action: z.literal('quote_asked'), text: z.string(), ...ofQuote }),
] as const;

/**
 * Entries that the system adds. `quote_seats` says whether the departure had the seats of an accepted quote.
 * `quote_seats_returned` says that it has them again: the sale was lost, or a further version accepted.
 */
export const quoteEntriesOfSystem = [
  z.object({ action: z.literal('quote_seen'), ...ofQuote }),
  z.object({ action: z.literal('quote_seats'), taken: z.boolean(), seats: z.int(), ...ofQuote }),
  z.object({ action: z.literal('quote_seats_returned'), seats: z.int(), ...ofQuote }),
  z.object({ action: z.literal('quote_expired'), ...ofQuote }),
] as const;

/** The actions of staff, without the author, which `enquiries.ts` adds: it imports this file. */
export const quoteEntriesOfStaff = {
  sent: { action: z.literal('quote_sent'), total_sar: z.number(), channel: z.enum(quoteChannels), ...ofQuote },
  withdrawn: { action: z.literal('quote_withdrawn'), ...ofQuote },
  settled: {
    action: z.literal('sale_settled'),
    state: z.nullable(z.enum(['won', 'lost'])),
    reason: z.nullable(z.string()),
    at: Instant,
  },
} as const;
