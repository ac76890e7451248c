import { describe, expect, it } from 'vitest';
import { CustomRequestBody, FlightRequestBody, HotelRequestBody, MessageBody } from '#contracts/api/enquiries';
import { maximumLegs } from '#contracts/api/enquiry-kinds/flight';
import { type FormIssue, formCheck, optionalEmail } from '#contracts/api/enquiry-kinds/form-check';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { customDefinition } from '../../../../../../frontend/shared/features/enquiries/custom/custom-values.ts';
import { flightDefinition } from '../../../../../../frontend/shared/features/enquiries/flight/flight-values.ts';
import { hotelDefinition } from '../../../../../../frontend/shared/features/enquiries/hotel/hotel-values.ts';
import { messageDefinition } from '../../../../../../frontend/shared/features/enquiries/message/message-values.ts';
import { ValidationFailed } from '../../../../../../functions/errors.ts';
import { validate } from '../../../../../../functions/http/validate.ts';
import { customRequest, flightRequest, hotelRequest, message } from '../../../../../support/bodies.ts';

const today = riyadhDay();
const soon = addDays(today, 10);

type Body = Record<string, unknown>;

/** The server's reply: the wrong fields and their rules. */
function contractVerdict(schema: Parameters<typeof validate>[0], body: Body): string[] {
  try {
    validate(schema, body);
    return [];
  } catch (error) {
    if (error instanceof ValidationFailed) return error.issues.map(({ field, code }) => `${field}: ${code}`).sort();
    throw error;
  }
}

const verdictOf = (issues: FormIssue[]) => issues.map(({ field, code }) => `${field}: ${code}`).sort();
const codesOf = (issues: FormIssue[]) => issues.map(({ code }) => code);

/** A form's body has all fields and may be wrong in any. */
const forms = {
  flight: {
    schema: FlightRequestBody,
    checks: flightDefinition.checks,
    check: formCheck(flightDefinition.checks),
    build: (change: Body) => flightRequest({ from_date: soon, to_date: '', legs: [], ...change }),
  },
  hotel: {
    schema: HotelRequestBody,
    checks: hotelDefinition.checks,
    check: formCheck(hotelDefinition.checks),
    build: hotelRequest,
  },
  custom: {
    schema: CustomRequestBody,
    checks: customDefinition.checks,
    check: formCheck(customDefinition.checks),
    build: customRequest,
  },
  contact: {
    schema: MessageBody,
    checks: messageDefinition.checks,
    check: formCheck(messageDefinition.checks),
    build: message,
  },
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

  it('let the server decide if a plausible number is assigned', () => {
    const body = build({ phone: '+966 11 111 1111 11' });
    expect(check(body)).toEqual([]);
    expect(contractVerdict(schema, body)).toEqual(['phone: invalid_phone']);
  });
});

const leg = { departure: 'Cairo', arrival: 'Luxor', date: addDays(soon, 2) };

describe('the flight form’s rules', () => {
  const { schema, check, build } = forms.flight;

  it('come in the product page’s order', () => {
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
  const { check, build } = forms.hotel;

  it('come in the product page’s order', () => {
    const body = build({ email: 'x', destination: '', check_in: soon, check_out: soon });
    expect(codesOf(check(body))).toEqual(['required', 'check_out_not_after_check_in', 'invalid_email']);
  });
});

describe('the custom journey form’s rules', () => {
  const { schema, check, build } = forms.custom;

  it('come in the product page’s order', () => {
    expect(codesOf(check(build({ name: '', phone: 'x', number_of_days: 0 })))).toEqual([
      'required',
      'invalid_trip_duration',
      'invalid_phone',
    ]);
  });

  it('find a start that is not a day', () => {
    const body = build({ trip_start_date: 'in spring' });
    expect(verdictOf(check(body))).toEqual(['trip_start_date: invalid_date']);
    expect(contractVerdict(schema, body)).toEqual(['trip_start_date: invalid_date']);
  });

  it('require a start day, although the API does not', () => {
    const body = build({ trip_start_date: '' });
    expect(verdictOf(check(body))).toEqual(['trip_start_date: required']);
    expect(contractVerdict(schema, body)).toEqual([]);
  });
});

it.each<[keyof typeof forms, string, Body]>([
  ['flight', 'legs.0.date', { legs: [{ ...leg, date: addDays(today, -1) }] }],
  ['hotel', 'check_in', { check_in: addDays(today, -1), check_out: soon }],
  ['custom', 'trip_start_date', { trip_start_date: addDays(today, -1) }],
])('the %s form refuses a past %s, which its calendar does not offer but the API accepts', (name, field, change) => {
  const { schema, check, build } = forms[name];
  expect(verdictOf(check(build(change)))).toEqual([`${field}: day_in_past`]);
  expect(contractVerdict(schema, build(change))).toEqual([]);
});

it.each(Object.keys(forms) as (keyof typeof forms)[])('staff can enter a %s without an e-mail address', (name) => {
  const check = formCheck({ ...forms[name].checks, own: optionalEmail });
  expect(check(forms[name].build({ email: '', ...(name === 'custom' && { trip_start_date: '' }) }))).toEqual([]);
});
