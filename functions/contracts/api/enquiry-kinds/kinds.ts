import type { EnquiryType } from '../../field-kit/enquiry-enums.ts';
import { customFields } from './custom.ts';
import { type Fact, factsOf } from './facts.ts';
import { flightFields } from './flight.ts';
import { hotelFields } from './hotel.ts';
import { messageFields } from './message.ts';

/** The fields of every kind of enquiry, without the contact details. */
export const enquiryFields = {
  flight: flightFields,
  hotel: hotelFields,
  custom: customFields,
  message: messageFields,
};

/** Lists the facts of an enquiry in the order of its fields. */
export function factsIn(enquiry: { type: EnquiryType }): Fact[] {
  const values: Readonly<Record<string, unknown>> = { ...enquiry };
  return factsOf(enquiryFields[enquiry.type], (name) => values[name]);
}
