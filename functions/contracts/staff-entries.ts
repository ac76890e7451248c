import * as z from 'zod/mini';
import {
  customFields,
  flightFields,
  flightRules,
  hotelFields,
  hotelRules,
  messageFields,
  withMultiDestination,
} from './enquiries.ts';
import { Email, Language, orNull } from './fields.ts';

/**
 * Enquiries that staff enter for a customer on the phone: the public bodies and rules, with a `type`. Only the e-mail
 * address is optional. A customer without details gets a custom request (name, phone, days) or a message.
 */
const onThePhone = {
  email: orNull(Email),
  /** The customer's language, for mails and chats. */
  language: z.prefault(Language, 'ar'),
};

const flight = z.object({ ...flightFields, ...onThePhone, type: z.literal('flight') }).check(...flightRules);

export const StaffEntry = z.discriminatedUnion('type', [
  z.pipe(
    flight,
    z.transform((body) => withMultiDestination(body)),
  ),
  z.object({ ...hotelFields, ...onThePhone, type: z.literal('hotel') }).check(...hotelRules),
  z.object({ ...customFields, ...onThePhone, type: z.literal('custom') }),
  z.object({ ...messageFields, ...onThePhone, type: z.literal('message') }),
]);
export type StaffEntry = z.infer<typeof StaffEntry>;
