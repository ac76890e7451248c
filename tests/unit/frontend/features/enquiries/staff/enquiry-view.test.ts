import { describe, expect, it } from 'vitest';
import { toEnquiryView } from '../../../../../../frontend/features/enquiries/staff/enquiry-view.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const by = { email: 'hind@example.com', name: 'Hind' };

describe('toEnquiryView', () => {
  it('reads a flight request in the API’s format', () => {
    const view = toEnquiryView(
      'flight',
      {
        id: 'f1',
        type: 'flight',
        reference: 'F-7K3M-09QX',
        name: 'Sara',
        phone: '+966501234567',
        email: 'sara@example.com',
        status: 'in_progress',
        language: 'ar',
        version: 3,
        created_at: '2026-11-20T08:00:00.000Z',
        updated_at: '2026-11-20T09:00:00.000Z',
        history: [{ action: 'status_changed', from: 'new', to: 'in_progress', at: '2026-11-20T09:00:00.000Z', by }],
        main_departure: 'Riyadh (RUH)',
        main_arrival: 'Istanbul (IST)',
        from_date: '2027-03-12',
        to_date: '2027-03-20',
        adults: 2,
        children: 1,
        infants: 0,
        travel_class: 'business',
        is_multi_destination: true,
        legs: [{ departure: 'Istanbul (IST)', arrival: 'Izmir', date: '2027-03-15' }],
        notes: 'Window seats',
        program_id: null,
      },
      now,
    );
    expect(view).toEqual({
      id: 'f1',
      type: 'flight',
      reference: 'F-7K3M-09QX',
      name: 'Sara',
      phone: '+966501234567',
      email: 'sara@example.com',
      status: 'in_progress',
      language: 'ar',
      version: 3,
      createdAt: '2026-11-20T08:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
      history: [{ action: 'status_changed', from: 'new', to: 'in_progress', at: '2026-11-20T09:00:00.000Z', by }],
      programId: undefined,
      data: {
        departure: 'Riyadh (RUH)',
        arrival: 'Istanbul (IST)',
        fromDate: '2027-03-12',
        toDate: '2027-03-20',
        adults: 2,
        children: 1,
        infants: 0,
        travelClass: 'business',
        isMultiDestination: true,
        legs: [{ departure: 'Istanbul (IST)', arrival: 'Izmir', date: '2027-03-15' }],
        notes: 'Window seats',
      },
    });
  });

  it('reads camel case names, _id and createdAt', () => {
    const view = toEnquiryView('flight', {
      _id: 'f2',
      createdAt: '2026-11-20T08:00:00.000Z',
      updatedAt: '2026-11-20T08:30:00.000Z',
      programId: 'p1',
      mainDeparture: 'Jeddah',
      mainArrival: 'Paris',
      fromDate: '2027-01-02',
      toDate: '2027-01-09',
      travelClass: 'first',
      isMultiDestination: true,
    });
    expect(view).toMatchObject({
      id: 'f2',
      createdAt: '2026-11-20T08:00:00.000Z',
      updatedAt: '2026-11-20T08:30:00.000Z',
      programId: 'p1',
      data: {
        departure: 'Jeddah',
        arrival: 'Paris',
        fromDate: '2027-01-02',
        toDate: '2027-01-09',
        travelClass: 'first',
        isMultiDestination: true,
      },
    });
  });

  it('reads a missing creation time as now', () => {
    expect(toEnquiryView('message', { id: 'm1' }, now).createdAt).toBe(now.toISOString());
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
    expect(toEnquiryView('hotel', { id: 'h1', status }).status).toBe(expected);
  });

  it('reads the text of a message from message, else from msg', () => {
    expect(toEnquiryView('message', { message: 'Hello', msg: 'Other' }).data).toEqual({ message: 'Hello' });
    expect(toEnquiryView('message', { msg: 'Hello' }).data).toEqual({ message: 'Hello' });
    expect(toEnquiryView('message', {}).data).toEqual({ message: '' });
  });

  it('reads a hotel request', () => {
    const record = { destination: 'Makkah', check_in: '2027-02-01', check_out: '2027-02-04', adults: '2', rooms: 1 };
    expect(toEnquiryView('hotel', record).data).toEqual({
      destination: 'Makkah',
      checkIn: '2027-02-01',
      checkOut: '2027-02-04',
      adults: 2,
      children: 0,
      rooms: 1,
      notes: undefined,
    });
  });

  it('reads a custom journey, camel case too', () => {
    const view = toEnquiryView('custom', {
      hotelLevel: 'luxury',
      tripType: 'family',
      numberOfDays: 9,
      tripStartDate: '2027-05-01',
      specialDestination: 'AlUla',
      travelExpertHelp: 'Visa',
      adults: 2,
    });
    expect(view.data).toEqual({
      hotelLevel: 'luxury',
      tripType: 'family',
      numberOfDays: 9,
      startDate: '2027-05-01',
      destination: 'AlUla',
      expertHelp: 'Visa',
      adults: 2,
      children: 0,
      infants: 0,
    });
  });

  it('leaves out blank texts and unknown options', () => {
    const view = toEnquiryView('custom', { email: ' ', hotel_level: 'palace', trip_type: '', language: 'fr' });
    expect(view.email).toBeUndefined();
    expect(view.language).toBeUndefined();
    expect(view.data).toMatchObject({ hotelLevel: undefined, tripType: undefined });
  });

  it('keeps only history entries it can show', () => {
    const note = { action: 'note_added', note: 'Called', at: '2026-11-20T09:00:00.000Z', by };
    const entered = { action: 'entered', at: note.at, by };
    const contact = { action: 'contacted', channel: 'whatsapp', at: note.at, by };
    const corrected = { action: 'corrected', fields: ['phone'], at: note.at, by };
    const unknown = { action: 'merged', at: note.at, by };
    const known = [entered, note, contact, corrected];
    const history = [...known, { ...contact, channel: 'fax' }, { ...corrected, fields: 'phone' }, unknown, null, 'x'];
    expect(toEnquiryView('message', { history }).history).toEqual(known);
    expect(toEnquiryView('message', { history: 'none' }).history).toEqual([]);
  });
});
