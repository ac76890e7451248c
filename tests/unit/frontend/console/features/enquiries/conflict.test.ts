import { expect, it } from 'vitest';
import { changeOfField, changeSince } from '../../../../../../frontend/console/features/enquiries/conflict.ts';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';

const by = { name: 'Sami', email: 'sami@example.com' };
const at = '2027-03-01T09:00:00.000Z';
const moved = (from: string, to: string) => ({ action: 'status_changed', from, to, at, by });
const enquiry = (history: object[]) => toEnquiry({ id: 'a', history }, 'hotel');

it('finds who changed what since the state that staff know, and no note', () => {
  const known = [moved('new', 'in_progress')];
  const newer = [...known, moved('in_progress', 'done'), { action: 'note_added', note: 'Paid', at, by }];
  expect(changeSince(enquiry(known), enquiry(newer))).toMatchObject({ from: 'in_progress', to: 'done', by });
  expect(changeSince(enquiry(known), enquiry(known))).toBeUndefined();
  const related = (change: string) => ({
    action: 'related',
    change,
    request: { type: 'hotel', id: 'b', reference: 'H' },
    at,
    by,
  });
  const merged = [...known, related('merged_into'), related('linked')];
  expect(changeSince(enquiry(known), enquiry(merged))).toMatchObject({ change: 'merged_into', by });
});

const corrected = (...fields: string[]) => ({ action: 'corrected', fields, at, by });
const datesChanged = (...fields: string[]) => ({
  action: 'dates_changed',
  changes: fields.map((field) => ({ field, before: null, after: '2027-04-01' })),
  at,
});

it('finds that the customer has changed the dates', () => {
  expect(changeSince(enquiry([]), enquiry([datesChanged('check_in')]))).toMatchObject({ action: 'dates_changed' });
});

it('finds who has changed a field since, the customer too', () => {
  const known = [corrected('name')];
  const newer = [...known, corrected('notes', 'phone'), datesChanged('check_in', 'legs.0.date')];
  const change = (name: string) => changeOfField(enquiry(known), enquiry(newer), name);
  expect(change('phone')).toEqual({ by });
  expect([change('check_in'), change('legs')]).toEqual([{ by: null }, { by: null }]);
  expect(change('name')).toBeUndefined();
});
