import * as z from 'zod/mini';
import { bodyFields, withMultiDestination } from './enquiries.ts';
import { flightRules } from './enquiry-kinds/flight.ts';
import { hotelRules } from './enquiry-kinds/hotel.ts';
import { Email, Language, orNull } from './fields.ts';

/**
 * Enquiries that staff enter for a customer on the phone: the public bodies and rules, with a `type`. Only the e-mail
 * address becomes optional. For a customer without details, staff enter a custom request (name, phone, days) or a
 * message.
 */
const onThePhone = {
  email: orNull(Email),
  /** The customer's language, for mails and chats. */
  language: z.prefault(Language, 'ar'),
};

const flight = z.object({ ...bodyFields.flight, ...onThePhone, type: z.literal('flight') }).check(...flightRules);

export const StaffEntry = z.discriminatedUnion('type', [
  z.pipe(
    flight,
    z.transform((body) => withMultiDestination(body)),
  ),
  z.object({ ...bodyFields.hotel, ...onThePhone, type: z.literal('hotel') }).check(...hotelRules),
  z.object({ ...bodyFields.custom, ...onThePhone, type: z.literal('custom') }),
  z.object({ ...bodyFields.message, ...onThePhone, type: z.literal('message') }),
]);
export type StaffEntry = z.infer<typeof StaffEntry>;
