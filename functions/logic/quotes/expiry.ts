import { addDays, firstDay, riyadhDay } from '#contracts/field-kit/calendar';
import type { StoredQuote } from '../../data/quote-items.ts';
import { changeQuotes, readQuotesEnding } from '../../data/quotes.ts';
import { ProblemError } from '../../errors.ts';
import { inBatches } from '../in-batches.ts';

/** Notes each open quote whose last day has passed, once. @returns how many requests had some */
export async function noteEndedQuotes(): Promise<number> {
  const today = riyadhDay();
  const items = await readQuotesEnding(firstDay, addDays(today, -1));
  const hasEnded = ({ state, expired_at, valid_until }: StoredQuote) =>
    state === 'open' && !expired_at && valid_until < today;
  await inBatches(items, ({ pk: type, sk: id }) =>
    changeQuotes({ type, id }, (_, { quotes }) => {
      const at = new Date().toISOString();
      const ended = quotes.filter(hasEnded);
      if (ended.length === 0) return undefined;
      return {
        at,
        quotes: quotes.map((quote) => (hasEnded(quote) ? { ...quote, expired_at: at } : quote)),
        entries: ended.map(({ id: quote_id, number }) => ({ action: 'quote_expired', quote_id, number, at })),
      };
    }).catch(unlessGone),
  );
  return items.length;
}

/** A request that is deleted meanwhile needs no note. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ProblemError && error.code === 'enquiry_not_found')) throw error;
}
