import { expect, it } from 'vitest';
import type { HistoryEntry } from '#contracts/api/enquiries';
import { withoutUndone } from '#contracts/api/without-undone';

const huda = { name: 'Huda', email: 'huda@example.com' };
const sami = { name: 'Sami', email: 'sami@example.com' };
const at = (minute: number) => `2027-03-01T09:0${minute}:00.000Z`;

it('leaves out a contact that was a mistake, with the status that came and went with it, and nothing else', () => {
  const kept: HistoryEntry[] = [
    { action: 'contacted', channel: 'phone', at: at(1), by: huda },
    { action: 'status_changed', from: 'new', to: 'in_progress', at: at(2), by: sami },
    { action: 'note_added', note: 'Asked twice', at: at(2), by: huda },
  ];
  const undone: HistoryEntry[] = [
    { action: 'contacted', channel: 'whatsapp', at: at(2), by: huda },
    { action: 'status_changed', from: 'new', to: 'in_progress', at: at(2), by: huda },
    { action: 'status_changed', from: 'in_progress', to: 'new', at: at(3), by: huda },
    { action: 'contact_undone', contacted_at: at(2), at: at(3), by: huda },
  ];
  const [first, second, third] = kept;
  const history = [first, second, ...undone.slice(0, 2), third, ...undone.slice(2)] as HistoryEntry[];
  expect(withoutUndone(history)).toEqual(kept);
});
