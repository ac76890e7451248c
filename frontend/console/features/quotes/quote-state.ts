import type { Enquiry } from '#contracts/api/enquiries';
import type { QuoteInShort } from '#contracts/api/quote-fields';
import type { QuoteState } from '#contracts/api/quote-rules';

export type ShownState = QuoteState | 'expired';

/** The state as readers know it: an open quote whose last day has passed has expired. */
export const shownState = ({ state, valid_until }: QuoteInShort, today: string): ShownState =>
  state === 'open' && valid_until < today ? 'expired' : state;

const isReplaceable = ({ state }: Pick<QuoteInShort, 'state'>) => state === 'open' || state === 'accepted';

/**
 * The quote that a further one can replace: that of which it is a version, else the newest open one, expired ones too,
 * else the newest accepted one.
 */
export function replaceableQuote(
  { quotes }: Pick<Enquiry, 'quotes'>,
  from: QuoteInShort | undefined,
): QuoteInShort | undefined {
  if (from && isReplaceable(from)) return from;
  return quotes.findLast(({ state }) => state === 'open') ?? quotes.findLast(isReplaceable);
}

/** True for an accepted quote whose departure has not enough seats. */
export const lacksSeats = ({ state, has_seats }: Pick<QuoteInShort, 'state' | 'has_seats'>): boolean =>
  state === 'accepted' && has_seats === false;

/** Text colour and background, with a contrast of at least 4.5:1. */
export const stateLook: Record<ShownState, { ink: string; ground: string }> = {
  open: { ink: 'var(--color-teal)', ground: 'var(--color-teal-pale)' },
  accepted: { ink: 'var(--color-palm)', ground: 'var(--color-palm-pale)' },
  declined: { ink: 'var(--color-clay)', ground: 'var(--color-clay-pale)' },
  expired: { ink: 'var(--color-saffron-ink)', ground: 'var(--color-saffron-pale)' },
  replaced: { ink: 'var(--color-ink-soft)', ground: 'var(--color-sand)' },
  withdrawn: { ink: 'var(--color-ink-soft)', ground: 'var(--color-sand)' },
};
