import { describe, expect, it } from 'vitest';
import { CustomRequestBody, FlightRequestBody, HotelRequestBody, MessageBody } from '#contracts/api/enquiries';
import { ValidationFailed } from '../../../functions/errors.ts';
import { validate } from '../../../functions/http/validate.ts';
import { customRequest, flightRequest, hotelRequest, inDays, message } from '../../support/bodies.ts';

function issues(schema: Parameters<typeof validate>[0], body: unknown) {
  try {
    validate(schema, body);
    return [];
  } catch (error) {
    if (error instanceof ValidationFailed) return error.issues.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
}

describe('a flight request', () => {
  it('is accepted, normalised and given its defaults', () => {
    const { children: _, travel_class: __, ...rest } = flightRequest({ email: ' Noura@Example.com ', to_date: '' });
    expect(validate(FlightRequestBody, rest)).toMatchObject({
      phone: '+966501234567',
      email: 'noura@example.com',
      to_date: null,
      children: 0,
      adults: 2,
      travel_class: 'economy',
      legs: [],
      is_multi_destination: false,
      notes: null,
      program_id: null,
    });
  });

  it.each(['name', 'phone', 'email', 'main_departure', 'main_arrival', 'from_date'])('requires %s', (field) => {
    expect(issues(FlightRequestBody, flightRequest({ [field]: '  ' }))).toEqual([`${field} required`]);
    expect(issues(FlightRequestBody, flightRequest({ [field]: undefined }))).toEqual([`${field} required`]);
  });

  it('requires a passenger, and an adult among them', () => {
    expect(issues(FlightRequestBody, flightRequest({ adults: 0, children: 0 }))).toEqual(['adults passenger_required']);
    expect(issues(FlightRequestBody, flightRequest({ adults: 0, children: 2 }))).toEqual([
      'adults adult_with_children_required',
    ]);
  });

  it('may leave today but not yesterday, by Riyadh days', () => {
    expect(issues(FlightRequestBody, flightRequest({ from_date: inDays(0) }))).toEqual([]);
    expect(issues(FlightRequestBody, flightRequest({ from_date: inDays(-1) }))).toEqual([
      'from_date departure_in_past',
    ]);
  });

  it('returns after the day of departure', () => {
    const day = inDays(5);
    expect(issues(FlightRequestBody, flightRequest({ from_date: day, to_date: day }))).toEqual([
      'to_date return_not_after_departure',
    ]);
  });

  it('has an issue for every wrong field at once', () => {
    const body = flightRequest({
      name: '',
      phone: '12',
      email: 'x@',
      from_date: '2027-02-30',
      adults: 1.5,
      travel_class: 'x',
    });
    expect(issues(FlightRequestBody, body)).toEqual([
      'name required',
      'phone invalid_phone',
      'email invalid_email',
      'from_date invalid_date',
      'adults invalid_format',
      'travel_class not_an_option',
    ]);
  });

  it('sets is_multi_destination if and only if it has further legs', () => {
    const leg = { departure: 'Istanbul (IST)', arrival: 'Paris (CDG)', date: inDays(23) };
    expect(validate(FlightRequestBody, flightRequest({ legs: [leg] }))).toMatchObject({ is_multi_destination: true });
    expect(validate(FlightRequestBody, flightRequest({ is_multi_destination: true }))).toMatchObject({
      is_multi_destination: false,
    });
  });

  it('has an issue for the wrong field of a leg, and refuses too many legs', () => {
    const leg = { departure: 'A', arrival: '', date: 'soon' };
    expect(issues(FlightRequestBody, flightRequest({ legs: [leg] }))).toEqual([
      'legs.0.arrival required',
      'legs.0.date invalid_date',
    ]);
    const legs = Array.from({ length: 11 }, () => ({ departure: 'A', arrival: 'B', date: inDays(21) }));
    expect(issues(FlightRequestBody, flightRequest({ legs }))).toEqual(['legs too_many_items']);
  });

  it('has no upper limit for passengers', () => {
    expect(issues(FlightRequestBody, flightRequest({ adults: 5000 }))).toEqual([]);
  });
});

describe('a phone number', () => {
  it.each([
    ['0501234567', '+966501234567'],
    ['+966 50 123 4567', '+966501234567'],
    ['00966501234567', '+966501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '+966501234567'],
    ['011 465 0000', '+966114650000'],
    ['9200 12345', '+966920012345'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+20 100 123 4567', '+201001234567'],
  ])('%s becomes %s', (typed, stored) => {
    expect(validate(MessageBody, message({ phone: typed }))).toMatchObject({ phone: stored });
  });

  it.each(['123', '05012345678901', 'call me', '+999 12345678'])('%s is refused', (typed) => {
    expect(issues(MessageBody, message({ phone: typed }))).toEqual(['phone invalid_phone']);
  });
});

describe('a hotel request', () => {
  it.each(['name', 'phone', 'email', 'destination', 'check_in', 'check_out'])('requires %s', (field) => {
    expect(issues(HotelRequestBody, hotelRequest({ [field]: '' }))).toEqual([`${field} required`]);
  });

  it('checks out after it checks in', () => {
    const day = inDays(3);
    expect(issues(HotelRequestBody, hotelRequest({ check_in: day, check_out: day }))).toEqual([
      'check_out check_out_not_after_check_in',
    ]);
  });

  it('has at least one adult and one room, and no negative children', () => {
    expect(issues(HotelRequestBody, hotelRequest({ adults: 0, rooms: 0, children: -1 }))).toEqual([
      'adults adult_required',
      'children too_small',
      'rooms too_small',
    ]);
  });
});

describe('a custom journey', () => {
  it('keeps the notes and the e-mail address', () => {
    expect(validate(CustomRequestBody, customRequest())).toMatchObject({
      travel_expert_help: 'A quiet place for two, please.',
      email: 'noura@example.com',
    });
  });

  it('requires neither e-mail, hotel level nor trip type', () => {
    const body = { name: 'Sami', phone: '0551112222', number_of_days: 3, hotel_level: '', trip_type: null };
    expect(validate(CustomRequestBody, body)).toMatchObject({
      email: null,
      hotel_level: null,
      trip_type: null,
      adults: 0,
    });
  });

  it.each([
    [0, 'invalid_trip_duration'],
    [2.5, 'invalid_trip_duration'],
    ['five', 'invalid_trip_duration'],
    [undefined, 'required'],
  ])('refuses %s days', (number_of_days, code) => {
    expect(issues(CustomRequestBody, customRequest({ number_of_days }))).toEqual([`number_of_days ${code}`]);
  });
});

describe('a message', () => {
  it.each(['name', 'email', 'phone', 'message'])('requires %s', (field) => {
    expect(issues(MessageBody, message({ [field]: '' }))).toEqual([`${field} required`]);
  });

  it('has at most 5000 characters', () => {
    expect(issues(MessageBody, message({ message: 'x'.repeat(5000) }))).toEqual([]);
    expect(issues(MessageBody, message({ message: 'x'.repeat(5001) }))).toEqual(['message too_long']);
  });

  it('refuses values of another type', () => {
    expect(issues(MessageBody, message({ name: 7, message: ['x'] }))).toEqual([
      'name wrong_type',
      'message wrong_type',
    ]);
  });
});
