import type { QuotePage } from '#contracts/api/quote-page';

/** The standing of a quote for its customer. `lastDay`: open, until tonight. */
export type Standing = 'open' | 'lastDay' | 'expired' | 'replaced' | 'accepted' | 'declined';

/** @param today in Riyadh: a page may have been open overnight */
export function standingOf({ state, valid_until }: Pick<QuotePage, 'state' | 'valid_until'>, today: string): Standing {
  if (state === 'accepted' || state === 'declined') return state;
  // The link of a withdrawn quote opens nothing any more, but a page may still be open.
  if (state === 'replaced' || state === 'withdrawn') return 'replaced';
  if (state === 'expired' || valid_until < today) return 'expired';
  return valid_until === today ? 'lastDay' : 'open';
}

export const canAccept = (standing: Standing) => standing === 'open' || standing === 'lastDay';
