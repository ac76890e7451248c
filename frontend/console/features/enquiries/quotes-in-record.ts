import type { HistoryEntry } from '#contracts/api/enquiries';
import { QuoteInShort, Sale } from '#contracts/api/quote-fields';

type Reply = Readonly<Record<string, unknown>>;

/** A value is null if the record has no such field. `enquiry-record.ts` reads the records. */
const withNulls = { seen_at: null, answered_at: null, has_seats: null };

/** Reads a quote of a request; none if the reply does not have one that the console can show. */
export function quoteIn(quote: Reply): QuoteInShort[] {
  const { success, data } = QuoteInShort.safeParse({ ...withNulls, ...quote });
  return success ? [data] : [];
}

/** Reads what a request came to. */
export const saleIn = (sale: Reply): Sale => Sale.safeParse({ reason: null, ...sale }).data ?? null;

type QuoteAction = Extract<HistoryEntry['action'], `quote_${string}` | 'sale_settled'>;

/** By action: true if a member of staff did it. */
const byStaff: Record<QuoteAction, boolean> = {
  quote_sent: true,
  quote_withdrawn: true,
  sale_settled: true,
  ...{ quote_seen: false, quote_seats: false, quote_seats_returned: false, quote_expired: false },
  ...{ quote_accepted: false, quote_declined: false, quote_asked: false },
};

/** True for an entry about quotes or the sale that the console can show. */
export function isQuoteEntry(entry: Reply): boolean {
  const isKnown = typeof entry.action === 'string' && Object.hasOwn(byStaff, entry.action);
  if (!isKnown) return false;
  if (byStaff[entry.action as QuoteAction] && typeof entry.by !== 'object') return false;
  return entry.action === 'sale_settled' || typeof entry.number === 'number';
}
