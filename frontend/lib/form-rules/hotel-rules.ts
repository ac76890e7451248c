import { riyadhDay } from '#contracts/calendar';
import type { ApiRequest } from '../api.ts';
import {
  contactFaults,
  countFaults,
  dayFaults,
  type FormFault,
  isBusinessDay,
  missingFields,
  pastDays,
} from './form-fault.ts';

export type HotelRequestInput = NonNullable<ApiRequest<'POST /hotels'>['body']>;

/** Every fault of a hotel request; none means it may be sent. */
export const checkHotelRequest = (body: HotelRequestInput, today = riyadhDay()): FormFault[] => [
  ...missingFields(body, ['name', 'phone', 'email', 'destination', 'check_in', 'check_out']),
  ...dayFaults(body, ['check_in', 'check_out']),
  ...stayFaults(body),
  ...pastDays(body, ['check_in'], today),
  ...countFaults(body, { adults: 1, children: 0, rooms: 1 }),
  ...contactFaults(body),
];

/** Calendar days compare as text. */
const stayFaults = ({ check_in, check_out }: HotelRequestInput): FormFault[] =>
  isBusinessDay(check_in) && isBusinessDay(check_out) && check_out <= check_in
    ? [{ field: 'check_out', code: 'check_out_not_after_check_in' }]
    : [];
