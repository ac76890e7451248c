import { expect, it } from 'vitest';
import type { QuoteInShort } from '#contracts/api/quote-fields';
import { shownState } from '../../../../../../frontend/console/features/quotes/quote-state.ts';
import { fieldOf } from '../../../../../../frontend/console/features/quotes/quote-values.ts';

it.each([
  ['content.lines.0.text.ar', ['lines', 0, 'text', 'ar']],
  ['content.deposit_sar', ['deposit_sar']],
  ['content.lines', ['lines']],
  ['content.seats.number', ['seats']],
  ['content.seats.departure_id', ['departure_id']],
  ['replaces', undefined],
])('shows an issue of %s at the form’s field', (issue, field) => {
  expect(fieldOf(issue)).toEqual(field);
});

it('calls an open quote expired once its last day has passed', () => {
  const quote: QuoteInShort = {
    ...{
      id: 'q',
      number: 1,
      total_sar: 1,
      valid_until: '2026-11-27',
      sent_at: '',
      seen_at: null,
      answered_at: null,
      has_seats: null,
    },
    state: 'open',
  };
  expect(shownState(quote, '2026-11-27')).toBe('open');
  expect(shownState(quote, '2026-11-28')).toBe('expired');
  expect(shownState({ ...quote, state: 'accepted' }, '2026-11-28')).toBe('accepted');
});
