import { describe, expect, it } from 'vitest';
import { addDays, riyadhDay } from '#contracts/calendar';
import { FlightRequestBody } from '#contracts/enquiries';
import { checkFlightRequest, type FlightRequestInput, maximumLegs } from '../../../frontend/lib/form-rules.ts';
import { ValidationFailed } from '../../../functions/errors.ts';
import { validate } from '../../../functions/http/validate.ts';

const today = riyadhDay();
const soon = addDays(today, 10);

const flight = (change: Partial<FlightRequestInput> = {}): FlightRequestInput => ({
  name: 'سارة',
  phone: '0501234567',
  email: 'sara@example.com',
  main_departure: 'الرياض (RUH)',
  main_arrival: 'Cairo (CAI)',
  from_date: soon,
  to_date: '',
  adults: 1,
  children: 0,
  infants: 0,
  travel_class: 'economy',
  notes: '',
  legs: [],
  ...change,
});

/** What the server would answer: the wrong fields and why. */
function contractVerdict(body: FlightRequestInput): string[] {
  try {
    validate(FlightRequestBody, body);
    return [];
  } catch (error) {
    if (error instanceof ValidationFailed) return error.faults.map(({ field, code }) => `${field}: ${code}`).sort();
    throw error;
  }
}

const formVerdict = (body: FlightRequestInput) =>
  checkFlightRequest(body)
    .map(({ field, code }) => `${field}: ${code}`)
    .sort();

const leg = { departure: 'Cairo', arrival: 'Luxor', date: addDays(soon, 2) };

describe('the flight form’s rules', () => {
  it.each<[string, Partial<FlightRequestInput>]>([
    ['a complete request', {}],
    ['a return', { to_date: addDays(soon, 7) }],
    ['today', { from_date: today }],
    ['an international number', { phone: '+44 20 7946 0958' }],
    ['a number with brackets and dashes', { phone: '+966 (50) 123-4567' }],
    ['an address with a plus sign', { email: 'sara.a+rihla@mail.example.com' }],
    ['blanks around an address', { email: '  sara@example.com ' }],
    ['further legs', { legs: [leg, leg] }],
    ['children with an adult', { children: 3, infants: 1 }],
    ['nothing at all', { name: '', phone: '', email: '', main_departure: '', main_arrival: '', from_date: '' }],
    ['only blanks', { name: '   ', main_arrival: '\t' }],
    ['yesterday', { from_date: addDays(today, -1) }],
    ['a return on the same day', { to_date: soon }],
    ['a return before the departure', { to_date: addDays(soon, -1) }],
    ['a return and no departure', { from_date: '', to_date: soon }],
    ['no passenger', { adults: 0 }],
    ['children alone', { adults: 0, children: 2 }],
    ['an infant alone', { adults: 0, infants: 1 }],
    ['an address without a domain', { email: 'sara@' }],
    ['an address without a dot', { email: 'sara@localhost' }],
    ['an address with two dots', { email: 'sara..a@example.com' }],
    ['words for a number', { phone: 'call me' }],
    ['too few digits', { phone: '12345' }],
    ['an empty leg', { legs: [leg, { departure: 'Luxor', arrival: '', date: '' }] }],
    ['several faults', { name: '', email: 'x', adults: 0, from_date: addDays(today, -3) }],
  ])('agree with the contract on %s', (_, change) => {
    const body = flight(change);
    expect(formVerdict(body)).toEqual(contractVerdict(body));
  });

  it('leave to the server whether a plausible number is assigned', () => {
    const body = flight({ phone: '+966 11 111 1111 11' });
    expect(formVerdict(body)).toEqual([]);
    expect(contractVerdict(body)).toEqual(['phone: invalid_phone']);
  });

  it('come in the specification’s order', () => {
    const body = flight({ name: '', adults: 0, from_date: addDays(today, -3), to_date: addDays(today, -4) });
    expect(checkFlightRequest(body).map(({ code }) => code)).toEqual([
      'passenger_required',
      'required',
      'departure_in_past',
      'return_not_after_departure',
    ]);
  });

  it('allow as many legs as the contract', () => {
    expect(contractVerdict(flight({ legs: Array(maximumLegs).fill(leg) }))).toEqual([]);
    expect(contractVerdict(flight({ legs: Array(maximumLegs + 1).fill(leg) }))).toEqual(['legs: too_many_items']);
  });
});
