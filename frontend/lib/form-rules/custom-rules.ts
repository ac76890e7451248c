import { riyadhDay } from '#contracts/calendar';
import type { ApiRequest } from '../api.ts';
import {
  contactFaults,
  countFaults,
  dayFaults,
  type FormFault,
  isBlank,
  missingFields,
  pastDays,
} from './form-fault.ts';

export type CustomRequestInput = NonNullable<ApiRequest<'POST /customs'>['body']>;

/**
 * Every fault of a custom journey request; none means it may be sent. The start day is marked as required in the form
 * (specification, section 5), although the API does without.
 */
export const checkCustomRequest = (body: CustomRequestInput, today = riyadhDay()): FormFault[] => [
  ...missingFields(body, ['name', 'phone', 'number_of_days', 'trip_start_date']),
  ...durationFaults(body),
  ...dayFaults(body, ['trip_start_date']),
  ...pastDays(body, ['trip_start_date'], today),
  ...countFaults(body, { adults: 0, children: 0, infants: 0 }),
  ...contactFaults(body),
];

const durationFaults = ({ number_of_days: days }: CustomRequestInput): FormFault[] =>
  isBlank(days) || (Number.isSafeInteger(days) && days >= 1)
    ? []
    : [{ field: 'number_of_days', code: 'invalid_trip_duration' }];
