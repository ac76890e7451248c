import { describe, expect, it } from 'vitest';
import type { FlightRequest } from '#contracts/api/enquiries';
import { enquiryFields } from '#contracts/api/enquiry-kinds/kinds';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const by = { email: 'hind@example.com', name: 'Hind' };

/** A request as the API replies with it. */
const flight: FlightRequest = {
  id: 'f1',
  type: 'flight',
  reference: 'F-7K3M-09QX',
  name: 'Sara',
  phone: '+966501234567',
  email: 'sara@example.com',
  status: 'in_progress',
  source: 'website',
  origin: { utm_source: 'snapchat', utm_medium: 'cpc', utm_campaign: 'eid', referrer: 'l.snapchat.com' },
  language: 'en',
  version: 3,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  history: [{ action: 'status_changed', from: 'new', to: 'in_progress', at: '2026-11-20T09:00:00.000Z', by }],
  consent: { text_version: 1, at: '2026-11-20T08:00:00.000Z', form: 'flight', language: 'en', marketing: true },
  marketing_withdrawn: { at: '2026-11-20T10:00:00.000Z', by },
  mail_problem: { reason: 'bounced', at: '2026-11-20T08:01:00.000Z' },
  links: [{ by: 'receipt', at: '2026-11-20T08:00:00.000Z' }],
  invitation: { at: '2026-11-21T09:00:00.000Z', ends_at: '2026-12-21T09:00:00.000Z' },
  testimonial: {
    ...{ rating: 5, words: 'Lovely.', name: 'Sara', place: 'Riyadh', language: 'en', text_version: 1 },
    ...{ at: '2026-11-20T09:00:00.000Z', waits: true },
  },
  quotes: [
    {
      ...{ id: '0199b0aa-0000-7000-8000-000000000001', number: 1, state: 'open', total_sar: 9000 },
      ...{
        valid_until: '2026-11-30',
        sent_at: '2026-11-20T09:00:00.000Z',
        seen_at: null,
        answered_at: null,
        has_seats: null,
      },
    },
  ],
  sale: { state: 'offered', reason: null, at: '2026-11-20T09:00:00.000Z' },
  unanswered_since: '2026-11-20T09:00:00.000Z',
  waiting_since: '2026-11-20T09:00:00.000Z',
  due_at: '2026-11-20T10:00:00.000Z',
  first_contact_at: '2026-11-20T08:30:00.000Z',
  waits_for_customer: false,
  owner: by,
  tags: ['VIP', 'عائلة'],
  tasks: [
    {
      ...{ id: '0199b0aa-0000-7000-8000-000000000002', text: 'Call the hotel', who: by, by },
      ...{ due_at: '2026-11-22T07:00:00.000Z', at: '2026-11-20T09:00:00.000Z' },
      done: { at: '2026-11-21T07:00:00.000Z', by },
    },
  ],
  linked: [{ type: 'hotel', id: 'h1', reference: 'H-7K3M-09QX' }],
  merged: [{ type: 'message', id: 'm1', reference: 'M-7K3M-09QX' }],
  merged_into: {
    ...{ type: 'custom', id: 'c1', reference: 'C-7K3M-09QX', status: 'new' },
    ...{ at: '2026-11-20T09:00:00.000Z', by },
  },
  main_departure: 'Riyadh (RUH)',
  main_arrival: 'Istanbul (IST)',
  from_date: '2027-03-12',
  to_date: null,
  adults: 2,
  children: 1,
  infants: 0,
  travel_class: 'business',
  is_multi_destination: true,
  legs: [{ departure: 'Istanbul (IST)', arrival: 'Izmir', date: '2027-03-15' }],
  notes: 'Window seats',
  program_id: 'p1',
};

const camelCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelCase);
  if (typeof value !== 'object' || value === null) return value;
  const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [camel(name), camelCase(one)]));
};

describe('toEnquiry', () => {
  it('leaves a record of the API as it is', () => {
    expect(toEnquiry(flight, 'flight')).toEqual(flight);
    expect(toEnquiry(flight)).toEqual(flight);
  });

  it('reads every field in camel case, and _id', () => {
    const { id, ...rest } = flight;
    expect(toEnquiry({ _id: id, ...(camelCase(rest) as object) }, 'flight')).toEqual(flight);
  });

  it('prefers the spelling of the contract, unless it is blank', () => {
    const spelled = { created_at: flight.created_at, createdAt: 'other', program_id: ' ', programId: 'p1' };
    expect(toEnquiry(spelled)).toMatchObject({ created_at: flight.created_at, program_id: 'p1' });
  });

  it.each(EnquiryType.options)('fills in what a %s lacks, so that staff can answer it', (type) => {
    const enquiry = toEnquiry({}, type, now);
    expect(enquiry).toMatchObject({ type, status: 'new', language: 'ar', version: 1, created_at: now.toISOString() });
    expect(enquiry).toMatchObject({ email: null, consent: null, history: [], updated_at: now.toISOString() });
    const lacking = [...Object.keys(enquiryFields[type]), 'name', 'phone'].filter((name) => !(name in enquiry));
    expect(lacking).toEqual([]);
    expect(Object.entries(enquiry).filter(([, value]) => value === undefined)).toEqual([]);
  });

  it.each([null, undefined, 'text', 7, []])('reads %j as an enquiry that says nothing', (reply) => {
    expect(toEnquiry(reply, undefined, now)).toEqual(toEnquiry({}, 'message', now));
  });

  it('leaves out values that are not of their field’s type', () => {
    const reply = { adults: '2', children: 1, notes: 7, legs: 'none', consent: 'yes', mail_problem: { reason: 'x' } };
    expect(toEnquiry(reply, 'flight')).toMatchObject({
      adults: 0,
      children: 1,
      notes: null,
      legs: [],
      consent: null,
      mail_problem: null,
    });
  });

  it.each([
    ['new', 'new'],
    ['in_progress', 'in_progress'],
    ['done', 'done'],
    ['archived', 'new'],
    [undefined, 'new'],
    [null, 'new'],
    [7, 'new'],
  ])('reads the status %s as %s', (status, expected) => {
    expect(toEnquiry({ id: 'h1', status }, 'hotel').status).toBe(expected);
  });

  it('reads the text of a message from message, else from msg', () => {
    expect(toEnquiry({ message: 'Hello', msg: 'Other' }, 'message')).toMatchObject({ message: 'Hello' });
    expect(toEnquiry({ msg: 'Hello' }, 'message')).toMatchObject({ message: 'Hello' });
    expect(toEnquiry({}, 'message')).toMatchObject({ message: '' });
  });

  it('leaves out blank texts and unknown options', () => {
    const enquiry = toEnquiry({ email: ' ', hotel_level: 'palace', trip_type: '', language: 'fr' }, 'custom');
    expect(enquiry).toMatchObject({ email: null, language: 'ar', hotel_level: null, trip_type: null });
  });

  it('keeps only history entries it can show', () => {
    const note = { action: 'note_added', note: 'Called', at: '2026-11-20T09:00:00.000Z', by };
    const entered = { action: 'entered', at: note.at, by };
    const contact = { action: 'contacted', channel: 'whatsapp', at: note.at, by };
    const corrected = { action: 'corrected', fields: ['phone'], at: note.at, by };
    const unknown = { action: 'merged', at: note.at, by };
    const answer = { action: 'answered', text: 'Yes', at: note.at, by };
    const wrote = { action: 'customer_wrote', text: 'Hello', at: note.at };
    const dates = { action: 'dates_changed', changes: [], at: note.at };
    const cancelled = { action: 'cancelled', at: note.at };
    // Without an author: through the customer.
    const reopened = { action: 'status_changed', from: 'done', to: 'in_progress', at: note.at };
    const known = [entered, note, contact, corrected, answer, wrote, dates, cancelled, reopened];
    const history = [...known, { ...contact, channel: 'fax' }, { ...corrected, fields: 'phone' }, unknown, null, 'x'];
    expect(toEnquiry({ history }, 'message').history).toEqual(known);
    expect(toEnquiry({ history: 'none' }, 'message').history).toEqual([]);
  });
});
