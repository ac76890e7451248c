import type { Enquiry } from '#contracts/api/enquiries';
import type { QuoteContent } from '#contracts/api/quote-content';
import type { QuotePage } from '#contracts/api/quote-page';
import { quoteTotals } from '#contracts/api/quote-rules';
import { isOpen, type StoredQuote } from '../../data/quote-items.ts';

/**
 * A quote as its customer sees it. How to pay is there once it is accepted.
 * @param accepted the version before it that the customer has accepted
 */
export function toQuotePage(
  { reference, name }: Pick<Enquiry, 'reference' | 'name'>,
  { stored, accepted, content }: { stored: StoredQuote; accepted: StoredQuote | undefined; content: QuoteContent },
): QuotePage {
  const { number, state, hash, language, sent_at, answered_at, accepted_by, reason, has_seats } = stored;
  const { lines, deposit_sar, words, terms, valid_until, seats, bank, payment_link } = content;
  return {
    ...{ reference, number, name, language, hash, lines, deposit_sar, words, terms, valid_until, sent_at },
    ...quoteTotals(lines),
    state: state === 'open' && !isOpen(stored) ? 'expired' : state,
    program_id: seats?.program_id ?? null,
    instead_of: accepted?.number ?? null,
    ...{ answered_at, accepted_by, reason, has_seats },
    payment: state === 'accepted' ? { bank, link: payment_link } : null,
  };
}
