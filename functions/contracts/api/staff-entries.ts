import * as z from 'zod/mini';
import { EnquiryType } from '../field-kit/enquiry-enums.ts';
import { Email, Id, Language, orNull, wholeNumber } from '../field-kit/fields.ts';
import { defaultLanguage } from '../field-kit/language.ts';
import { bodyFields, typedFields, withMultiDestination } from './enquiries.ts';
import { flightRules, lastingFlightRules } from './enquiry-kinds/flight.ts';
import { hotelRules } from './enquiry-kinds/hotel.ts';

/**
 * Enquiries that staff enter for a customer on the phone: the public bodies and rules, with a `type`. Only the e-mail
 * address becomes optional. For a customer without details, staff enter a custom request (name, phone, days) or a
 * message.
 */
const onThePhone = {
  email: orNull(Email),
  /** The customer's language, for mails and chats. */
  language: z.prefault(Language, defaultLanguage),
  /** The request that asks for this one too: both name each other. */
  split_from: z.optional(z.object({ type: EnquiryType, id: Id })),
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

/**
 * The corrected contact details and fields of an enquiry: all that the visitor typed, under the rules of `StaffEntry`,
 * except that the departure may have passed since. The program, the consent, the status and the history stay as they are. `version` is the one that staff have seen.
 */
const corrected = { email: onThePhone.email, language: Language, version: wholeNumber(1) };

const correctedFlight = z
  .object({ ...typedFields.flight, ...corrected, type: z.literal('flight') })
  .check(...lastingFlightRules);

export const EnquiryCorrection = z.discriminatedUnion('type', [
  z.pipe(
    correctedFlight,
    z.transform((body) => withMultiDestination(body)),
  ),
  z.object({ ...typedFields.hotel, ...corrected, type: z.literal('hotel') }).check(...hotelRules),
  z.object({ ...typedFields.custom, ...corrected, type: z.literal('custom') }),
  z.object({ ...typedFields.message, ...corrected, type: z.literal('message') }),
]);
export type EnquiryCorrection = z.infer<typeof EnquiryCorrection>;
