import { describe, expect, it } from 'vitest';
import { addDays, riyadhDay } from '#contracts/calendar';
import { CustomRequestBody, FlightRequestBody, HotelRequestBody, MessageBody } from '#contracts/enquiries';
import { checkCustomRequest } from '../../../frontend/lib/form-rules/custom-rules.ts';
import { checkFlightRequest, maximumLegs } from '../../../frontend/lib/form-rules/flight-rules.ts';
import type { FormFault } from '../../../frontend/lib/form-rules/form-fault.ts';
import { checkHotelRequest } from '../../../frontend/lib/form-rules/hotel-rules.ts';
import { checkMessage, longestMessage } from '../../../frontend/lib/form-rules/message-rules.ts';
import { ValidationFailed } from '../../../functions/errors.ts';
import { validate } from '../../../functions/http/validate.ts';
import { customRequest, flightRequest, hotelRequest, message } from '../../support/bodies.ts';

const today = riyadhDay();
const soon = addDays(today, 10);

type Body = Record<string, unknown>;

/** What the server would answer: the wrong fields and why. */
function contractVerdict(schema: Parameters<typeof validate>[0], body: Body): string[] {
  try {
    validate(schema, body);
    return [];
  } catch (error) {
    if (error instanceof ValidationFailed) return error.issues.map(({ field, code }) => `${field}: ${code}`).sort();
    throw error;
  }
}

const verdictOf = (faults: FormFault[]) => faults.map(({ field, code }) => `${field}: ${code}`).sort();
const codesOf = (faults: FormFault[]) => faults.map(({ code }) => code);

/** A form's body has all fields and may be wrong in any. */
const forms = {
  flight: {
    schema: FlightRequestBody,
    check: (body: Body) => checkFlightRequest(body as never),
    build: (change: Body) => flightRequest({ from_date: soon, to_date: '', legs: [], ...change }),
  },
  hotel: { schema: HotelRequestBody, check: (body: Body) => checkHotelRequest(body as never), build: hotelRequest },
  custom: { schema: CustomRequestBody, check: (body: Body) => checkCustomRequest(body as never), build: customRequest },
  contact: { schema: MessageBody, check: (body: Body) => checkMessage(body as never), build: message },
};

const contactCases: [string, Body][] = [
  ['a complete form', {}],
  ['only blanks', { name: '   ' }],
  ['an international number', { phone: '+44 20 7946 0958' }],
  ['a number with brackets and dashes', { phone: '+966 (50) 123-4567' }],
  ['a number in Arabic figures', { phone: '٠٥٠١٢٣٤٥٦٧' }],
  ['an address with a plus sign', { email: 'sara.a+rihla@mail.example.com' }],
  ['blanks around an address', { email: '  sara@example.com ' }],
  ['an address without a domain', { email: 'sara@' }],
  ['an address without a dot', { email: 'sara@localhost' }],
  ['an address with two dots', { email: 'sara..a@example.com' }],
  ['an address with a name in Arabic', { email: 'أحمد@x.com' }],
  ['an address with a domain in Arabic', { email: 'sara@رحلة.com' }],
  ['words for a number', { phone: 'call me' }],
  ['too few digits', { phone: '12345' }],
  ['no name, number or address', { name: '', phone: '', email: '' }],
];

describe.each(Object.entries(forms))('the %s form’s rules', (_, { schema, check, build }) => {
  it.each(contactCases)('agree with the contract on %s', (_, change) => {
    const body = build(change);
    expect(verdictOf(check(body))).toEqual(contractVerdict(schema, body));
  });

  it('leave to the server whether a plausible number is assigned', () => {
    const body = build({ phone: '+966 11 111 1111 11' });
    expect(check(body)).toEqual([]);
    expect(contractVerdict(schema, body)).toEqual(['phone: invalid_phone']);
  });
});

const leg = { departure: 'Cairo', arrival: 'Luxor', date: addDays(soon, 2) };

describe('the flight form’s rules', () => {
  const { schema, check, build } = forms.flight;

  it.each<[string, Body]>([
    ['a return', { to_date: addDays(soon, 7) }],
    ['today', { from_date: today }],
    ['further legs', { legs: [leg, leg] }],
    ['children with an adult', { adults: 1, children: 3, infants: 1 }],
    ['nothing at all', { name: '', phone: '', email: '', main_departure: '', main_arrival: '', from_date: '' }],
    ['yesterday', { from_date: addDays(today, -1) }],
    ['a return on the same day', { to_date: soon }],
    ['a return before the departure', { to_date: addDays(soon, -1) }],
    ['a return and no departure', { from_date: '', to_date: soon }],
    ['no passenger', { adults: 0, children: 0 }],
    ['children alone', { adults: 0, children: 2 }],
    ['an infant alone', { adults: 0, children: 0, infants: 1 }],
    ['an empty leg', { legs: [leg, { departure: 'Luxor', arrival: '', date: '' }] }],
    ['days that are none', { from_date: '12/25/2026', to_date: 'soon' }],
    ['a return that is no day', { to_date: '31/2/2027' }],
    ['a leg’s day that is none', { legs: [leg, { ...leg, date: 'soon' }] }],
    ['days that no business is done on', { from_date: '1999-12-31', to_date: '2101-01-01' }],
    ['a return before all business', { to_date: '1999-12-31' }],
    ['a leg after all business', { legs: [{ ...leg, date: '2101-01-01' }] }],
    ['several faults', { name: '', email: 'x', adults: 0, children: 0, from_date: addDays(today, -3) }],
  ])('agree with the contract on %s', (_, change) => {
    const body = build(change);
    expect(verdictOf(check(body))).toEqual(contractVerdict(schema, body));
  });

  it('come in the specification’s order', () => {
    const past = { from_date: addDays(today, -3), to_date: addDays(today, -4) };
    expect(codesOf(check(build({ name: '', phone: '1', adults: 0, children: 0, ...past })))).toEqual([
      'passenger_required',
      'required',
      'departure_in_past',
      'return_not_after_departure',
      'invalid_phone',
    ]);
  });

  it('allow as many legs as the contract', () => {
    expect(contractVerdict(schema, build({ legs: Array(maximumLegs).fill(leg) }))).toEqual([]);
    expect(contractVerdict(schema, build({ legs: Array(maximumLegs + 1).fill(leg) }))).toEqual([
      'legs: too_many_items',
    ]);
  });
});

describe('the hotel form’s rules', () => {
  const { schema, check, build } = forms.hotel;

  it.each<[string, Body]>([
    ['one night', { check_in: soon, check_out: addDays(soon, 1) }],
    ['nothing at all', { name: '', phone: '', email: '', destination: '', check_in: '', check_out: '' }],
    ['a check-out on the day of the check-in', { check_in: soon, check_out: soon }],
    ['a check-out before the check-in', { check_in: soon, check_out: addDays(soon, -2) }],
    ['a check-out alone', { check_in: '', check_out: soon }],
    ['days that are none', { check_in: 'soon', check_out: '12/25/2026' }],
    ['days that no business is done on', { check_in: '1999-12-31', check_out: '2101-01-01' }],
    ['a check-out before all business', { check_out: '1999-12-31' }],
    ['no adult and no room', { adults: 0, rooms: 0, children: -1 }],
  ])('agree with the contract on %s', (_, change) => {
    const body = build(change);
    expect(verdictOf(check(body))).toEqual(contractVerdict(schema, body));
  });

  it('come in the specification’s order', () => {
    const body = build({ email: 'x', destination: '', check_in: soon, check_out: soon });
    expect(codesOf(check(body))).toEqual(['required', 'check_out_not_after_check_in', 'invalid_email']);
  });
});

describe('the custom journey form’s rules', () => {
  const { schema, check, build } = forms.custom;

  it.each<[string, Body]>([
    ['no address', { email: '' }],
    ['a day', { number_of_days: 1 }],
    ['no days', { number_of_days: undefined }],
    ['nought days', { number_of_days: 0 }],
    ['half a day', { number_of_days: 2.5 }],
    ['more days than a number can count', { number_of_days: 1e20 }],
    ['a start after all business', { trip_start_date: '2101-01-01' }],
    ['nobody', { adults: 0 }],
    ['fewer than nobody', { adults: -1, infants: -1 }],
  ])('agree with the contract on %s', (_, change) => {
    const body = build(change);
    expect(verdictOf(check(body))).toEqual(contractVerdict(schema, body));
  });

  it('come in the specification’s order', () => {
    expect(codesOf(check(build({ name: '', phone: 'x', number_of_days: 0 })))).toEqual([
      'required',
      'invalid_trip_duration',
      'invalid_phone',
    ]);
  });

  it('find a start that is no day', () => {
    const body = build({ trip_start_date: 'in spring' });
    expect(verdictOf(check(body))).toEqual(['trip_start_date: invalid_date']);
    expect(contractVerdict(schema, body)).toEqual(['trip_start_date: invalid_date']);
  });

  it('ask for a start day, which the API does without', () => {
    const body = build({ trip_start_date: '' });
    expect(verdictOf(check(body))).toEqual(['trip_start_date: required']);
    expect(contractVerdict(schema, body)).toEqual([]);
  });
});

it.each<[keyof typeof forms, string, Body]>([
  ['flight', 'legs.0.date', { legs: [{ ...leg, date: addDays(today, -1) }] }],
  ['hotel', 'check_in', { check_in: addDays(today, -1), check_out: soon }],
  ['custom', 'trip_start_date', { trip_start_date: addDays(today, -1) }],
])('the %s form refuses a past %s, which its calendar does not offer and the API takes', (name, field, change) => {
  const { schema, check, build } = forms[name];
  expect(verdictOf(check(build(change)))).toEqual([`${field}: day_in_past`]);
  expect(contractVerdict(schema, build(change))).toEqual([]);
});

it.each<[string, Body]>([
  ['a message', {}],
  ['blanks and no address', { message: ' ', email: '' }],
  ['nothing at all', { name: '', phone: '', email: '', message: '' }],
  ['the longest message', { message: ` ${'x'.repeat(longestMessage)} ` }],
  ['a longer one', { message: 'x'.repeat(longestMessage + 1) }],
])('the contact form’s rules agree with the contract on %s', (_, change) => {
  const { schema, check, build } = forms.contact;
  const body = build(change);
  expect(verdictOf(check(body))).toEqual(contractVerdict(schema, body));
});
