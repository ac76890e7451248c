import { expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { tripEnd } from '#contracts/api/trip-end';

const end = (enquiry: object) => tripEnd(enquiry as Enquiry);

it('is the last day of each kind of trip, and nothing for a message or without dates', () => {
  const flight = { type: 'flight', from_date: '2026-12-01', to_date: null, legs: [{ date: '2026-12-09' }] };
  expect(end(flight)).toBe('2026-12-09');
  expect(end({ ...flight, to_date: '2026-12-20' })).toBe('2026-12-20');
  expect(end({ ...flight, from_date: null, legs: [] })).toBeNull();
  expect(end({ type: 'hotel', check_in: '2026-12-01', check_out: '2026-12-04' })).toBe('2026-12-04');
  const custom = { type: 'custom', departure: null, trip_start_date: '2026-12-01', number_of_days: 7 };
  expect(end(custom)).toBe('2026-12-07');
  expect(end({ ...custom, number_of_days: null })).toBe('2026-12-01');
  expect(end({ ...custom, trip_start_date: null })).toBeNull();
  const departure = { from_date: '2026-12-01', to_date: '2026-12-05' };
  expect(end({ ...custom, departure })).toBe('2026-12-05');
  // The customer has changed the dates.
  expect(end({ ...custom, departure: { ...departure, from_date: '2026-11-01' } })).toBe('2026-12-07');
  expect(end({ type: 'message' })).toBeNull();
});
