import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#contracts/api/enquiries';
import { clockOf } from '../../../functions/data/enquiry-clock.ts';

const by = { email: 'huda@rihla.example', name: 'Huda' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 9, minute)).toISOString();

type Status = 'new' | 'in_progress' | 'done';
const moved = (minute: number, to: Status, who: typeof by | null = by) =>
  ({ action: 'status_changed', to, at: at(minute), by: who }) as HistoryEntry;
const note = (minute: number): HistoryEntry => ({ action: 'note_added', note: 'Called', at: at(minute), by });
const contacted = (minute: number, channel: 'whatsapp' | 'phone' | 'email' = 'phone'): HistoryEntry => ({
  ...{ action: 'contacted', channel, at: at(minute), by },
});
const answered = (minute: number): HistoryEntry => ({ action: 'answered', text: 'Yes', at: at(minute), by });
const wrote = (minute: number): HistoryEntry => ({ action: 'customer_wrote', text: 'And now?', at: at(minute) });

const clock = (status: Status, history: HistoryEntry[], changes: object = {}) =>
  clockOf({ created_at: at(0), status, history, clocked_since: at(0), ...changes });

describe('the clock', () => {
  it('runs from the arrival, and a note or a status does not stop it', () => {
    const waits = { waiting_since: at(0), first_contact_at: null, answers: [] };
    expect(clock('new', [])).toMatchObject(waits);
    expect(clock('new', [note(1)])).toMatchObject(waits);
    expect(clock('in_progress', [moved(1, 'in_progress')])).toMatchObject(waits);
  });

  it.each([
    ['a call', contacted(5), false],
    ['a chat', contacted(5, 'whatsapp'), true],
    ['a mail', contacted(5, 'email'), true],
    ['an answer on the page', answered(5), true],
  ])('stops at %s; who wrote last is not next', (_, entry, waits_for_customer) => {
    expect(clock('new', [note(1), entry])).toEqual({
      ...{ waiting_since: null, first_contact_at: at(5), waits_for_customer, rests_since: at(5) },
      answers: [{ since: at(0), at: at(5), by }],
    });
  });

  it('stops when the request is done without an answer, which is none', () => {
    expect(clock('done', [moved(5, 'done')])).toMatchObject({
      waiting_since: null,
      first_contact_at: null,
      answers: [],
    });
    expect(clock('done', [moved(5, 'done'), contacted(6)])).toMatchObject({ waiting_since: null, answers: [] });
  });

  it('runs on after a contact that was a mistake; who promised to call is next', () => {
    const chat = contacted(5, 'whatsapp');
    const mistaken = [chat, moved(5, 'in_progress'), moved(6, 'new')];
    const undone: HistoryEntry = { action: 'contact_undone', contacted_at: at(5), at: at(6), by };
    expect(clock('new', [...mistaken, undone])).toMatchObject({
      waiting_since: at(0),
      first_contact_at: null,
      answers: [],
    });
    const later: HistoryEntry = { action: 'contact_ended', outcome: 'call_back', call_back_at: at(59), at: at(6), by };
    expect(clock('in_progress', [chat, later])).toMatchObject({
      ...{ first_contact_at: at(5), waits_for_customer: false, rests_since: at(59) },
    });
  });

  it('begins again when the request is opened again, by staff or by its customer', () => {
    const before = [contacted(5), moved(6, 'done')];
    const answers = [{ since: at(0), at: at(5), by }];
    const again = { waiting_since: at(9), first_contact_at: null, waits_for_customer: false, answers };
    expect(clock('in_progress', [...before, moved(9, 'in_progress')])).toMatchObject(again);
    const opened = [...before, moved(9, 'in_progress', null), wrote(9)];
    expect(clock('in_progress', opened, { unanswered_since: at(9) })).toMatchObject(again);
    expect(clock('in_progress', [...opened, answered(12)])).toMatchObject({
      waiting_since: null,
      answers: [...answers, { since: at(9), at: at(12), by }],
    });
  });

  it('runs for the first of what a customer does after an answer, until staff answer or say that no answer is needed', () => {
    const history = [answered(5), wrote(20), wrote(25)];
    const marked = { unanswered_since: at(25) };
    expect(clock('in_progress', history, marked)).toMatchObject({ waiting_since: at(20), first_contact_at: at(5) });
    expect(clock('in_progress', history)).toMatchObject({ waiting_since: null, waits_for_customer: false });
    expect(clock('in_progress', [...history, contacted(30)], marked)).toMatchObject({ waiting_since: null });
  });

  it('counts a request as answered that was in progress before there was a clock', () => {
    const history = [moved(3, 'in_progress')];
    const answers = [{ since: at(0), at: at(3), by }];
    for (const clocked_since of [undefined, at(3)]) {
      expect(clock('in_progress', history, { clocked_since })).toMatchObject({ waiting_since: null, answers });
    }
    expect(clock('in_progress', [], { clocked_since: undefined })).toMatchObject({ waiting_since: null });
  });
});
