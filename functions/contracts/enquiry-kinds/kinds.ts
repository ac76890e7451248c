import { customFields } from './custom.ts';
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
