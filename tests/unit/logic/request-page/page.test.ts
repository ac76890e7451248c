import { describe, expect, it } from 'vitest';
import type { Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { isCancelled } from '#contracts/api/request-page/entries';
import { toRequestPage } from '../../../../functions/logic/request-page/page.ts';
import { storedEnquiry } from '../../../support/stored-enquiries.ts';

const by = { email: 'huda@rihla.example', name: 'Huda' };
const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:30:00.000Z`;

const enquiry = (changes: Partial<Enquiry> = {}) =>
  ({ ...storedEnquiry({ type: 'hotel', at: new Date(at(8)), email: 'nora@example.com' }), ...changes }) as Enquiry;
const page = (changes: Partial<Enquiry> = {}) =>
  toRequestPage({ enquiry: enquiry(changes), historyBytes: 0 }, { answer_hours: 24, calendar: null });

const moved = (hour: number, to: Enquiry['status'], author: typeof by | null = by): HistoryEntry => ({
  ...{ action: 'status_changed', from: 'new', to },
  ...{ at: at(hour), by: author },
});
const wrote = (hour: number): HistoryEntry => ({ action: 'customer_wrote', text: 'Hello', at: at(hour) });
const answered = (hour: number): HistoryEntry => ({ action: 'answered', text: 'Yes', at: at(hour), by });

describe('the time by which the agency answers', () => {
  it.each([
    ['a day after the arrival of a new request, at the next full hour', {}, '2026-11-25T09:00:00.000Z'],
    [
      'a day after the customer’s last entry',
      { unanswered_since: at(10), history: [wrote(10)] },
      '2026-11-25T11:00:00.000Z',
    ],
    [
      'a day after staff took it up',
      { status: 'in_progress', history: [moved(9, 'in_progress')] },
      '2026-11-25T10:00:00.000Z',
    ],
    [
      'none once staff have answered',
      { status: 'in_progress', history: [moved(9, 'in_progress'), answered(10)] },
      null,
    ],
    ['none for what is done', { status: 'done', history: [moved(9, 'done')] }, null],
    [
      'none for what the customer has cancelled',
      {
        ...{ status: 'done', unanswered_since: at(9) },
        history: [moved(9, 'done', null), { action: 'cancelled', reason: null, at: at(9) }],
      },
      null,
    ],
  ] as [string, Partial<Enquiry>, string | null][])('is %s', (_, changes, time) => {
    expect(page(changes).answer_by).toBe(time);
  });
});

it('shows what both sides said and did, and nothing that only staff may read', () => {
  const history: HistoryEntry[] = [
    { action: 'entered', at: at(8), by },
    { action: 'note_added', note: 'Haggles', at: at(9), by },
    { action: 'corrected', fields: ['email'], at: at(9), by },
    { action: 'contacted', channel: 'phone', at: at(9), by },
    moved(9, 'done'),
    moved(10, 'in_progress', null),
    wrote(10),
    answered(11),
  ];
  const { entries } = page({ history });
  expect(entries.map(({ action }) => action)).toEqual(['contacted', 'status_changed', 'customer_wrote', 'answered']);
  expect(JSON.stringify(entries)).not.toMatch(/Huda|huda|Haggles/);
});

it('shows no contact that was a mistake, and nothing of how one went', () => {
  const history: HistoryEntry[] = [
    { action: 'contacted', channel: 'whatsapp', at: at(9), by },
    moved(9, 'in_progress'),
    moved(10, 'new'),
    { action: 'contact_undone', contacted_at: at(9), at: at(10), by },
    { action: 'contacted', channel: 'phone', at: at(11), by },
    { action: 'contact_ended', outcome: 'no_answer', call_back_at: null, at: at(11), by },
  ];
  expect(page({ history }).entries).toEqual([{ action: 'contacted', channel: 'phone', at: at(11) }]);
});

it('shows a quote as it stands now, and what its customer did', () => {
  const inShort = { number: 1, total_sar: 4500, valid_until: '2026-12-01' };
  const quote_id = '019ac000-0000-7000-8000-000000000001';
  const times = { sent_at: at(9), seen_at: at(10), answered_at: at(11), has_seats: true };
  const ofQuote = { quote_id, number: 1 };
  const { entries } = page({
    quotes: [{ ...inShort, ...times, id: quote_id, state: 'accepted' }],
    history: [
      { action: 'quote_sent', total_sar: 4500, channel: 'email', at: at(9), by, ...ofQuote },
      { action: 'quote_seen', at: at(10), ...ofQuote },
      { action: 'quote_accepted', name: 'Noura', at: at(11), ...ofQuote },
      { action: 'quote_seats', taken: true, seats: 2, at: at(11), ...ofQuote },
    ],
  });
  expect(entries).toEqual([
    { action: 'quote_sent', ...inShort, state: 'accepted', at: at(9) },
    { action: 'quote_accepted', name: 'Noura', at: at(11), ...ofQuote },
  ]);
});

it('shows of number and address only so much that the customer recognises them', () => {
  const shown = page();
  expect(shown).toMatchObject({ phone_end: '4567', masked_email: 'n•••@example.com' });
  expect(JSON.stringify(shown)).not.toMatch(/50123|nora@/);
  expect(page({ email: null }).masked_email).toBeNull();
});

it('counts a cancellation until somebody takes the request up again', () => {
  const cancelled: HistoryEntry[] = [moved(9, 'done', null), { action: 'cancelled', reason: null, at: at(9) }];
  expect(isCancelled({ status: 'done', history: cancelled })).toBe(true);
  expect(
    isCancelled({ status: 'done', history: [...cancelled, { action: 'note_added', note: 'x', at: at(9), by }] }),
  ).toBe(true);
  expect(isCancelled({ status: 'in_progress', history: [...cancelled, moved(10, 'in_progress', null)] })).toBe(false);
  expect(isCancelled({ status: 'done', history: [...cancelled, moved(10, 'in_progress'), moved(11, 'done')] })).toBe(
    false,
  );
});
