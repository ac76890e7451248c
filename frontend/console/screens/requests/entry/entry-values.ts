import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { customFields } from '#contracts/api/enquiry-kinds/custom';
import { type Fields, shapeOf } from '#contracts/api/enquiry-kinds/field';
import { flightFields, lastingFlightRules } from '#contracts/api/enquiry-kinds/flight';
import { type FormIssue, formCheck, optionalEmail } from '#contracts/api/enquiry-kinds/form-check';
import { hotelFields } from '#contracts/api/enquiry-kinds/hotel';
import { enquiryFields } from '#contracts/api/enquiry-kinds/kinds';
import type { Language } from '#contracts/field-kit/fields';
import { defaultLanguage } from '#contracts/field-kit/language';
import { type CustomValues, customDefinition } from '#shared/features/enquiries/custom/custom-values.ts';
import type { EnquiryDefinition } from '#shared/features/enquiries/enquiry-definition.ts';
import { type FlightValues, flightDefinition } from '#shared/features/enquiries/flight/flight-values.ts';
import { contactNames } from '#shared/features/enquiries/form-values.ts';
import { type HotelValues, hotelDefinition } from '#shared/features/enquiries/hotel/hotel-values.ts';
import { type MessageValues, messageDefinition } from '#shared/features/enquiries/message/message-values.ts';
import type { EnquiryRoute } from '#shared/features/enquiries/send-enquiry.ts';
import type { StaffEntryInput } from '../../../features/enquiries/enter-enquiry.ts';

/** The form's values: the fields of all types, so that input is kept when the type changes. */
export interface EntryValues extends FlightValues, HotelValues, CustomValues, MessageValues {
  type: EnquiryType;
  /** The customer's language, for mails and chats. */
  language: Language;
  /** The program that the customer asks about; undefined for none. */
  program_id: string | undefined;
}

export const emptyEntry = (type: EnquiryType): EntryValues => ({
  ...flightDefinition.empty,
  ...hotelDefinition.empty,
  ...customDefinition.empty,
  ...messageDefinition.empty,
  type,
  language: defaultLanguage,
  program_id: undefined,
});

interface EntryKind {
  fieldOrder: readonly string[];
  dependents: Record<string, readonly string[]>;
  toBody: (values: EntryValues) => StaffEntryInput;
  check: (values: EntryValues) => FormIssue[];
}

export type EntryKinds = Record<EnquiryType, EntryKind>;

/**
 * Adapts a public form's definition for staff.
 * @param own checks that differ from the public form's
 */
function entryKind<Values extends object, Route extends EnquiryRoute>(
  definition: EnquiryDefinition<Values, Route>,
  own: Partial<EnquiryDefinition<Values, Route>['checks']> = {},
): EntryKind {
  const { fieldOrder, dependents = {}, checks } = definition;
  // A customer on the phone may not know an e-mail address or the first day of the journey.
  const check = formCheck({ ...checks, ...own, own: { ...own.own, ...optionalEmail } });
  const names = new Set(fieldOrder.map((field) => field.split('.')[0]));
  const bodyOf = (values: EntryValues) => {
    const own = Object.entries(values).filter(([name]) => names.has(name));
    return definition.toBody(Object.fromEntries(own) as Values, values.program_id);
  };
  return {
    // The contact fields come first in this form.
    fieldOrder: [...new Set([...contactNames, ...fieldOrder])],
    dependents,
    toBody: (values) =>
      ({ ...bodyOf(values), type: values.type, language: values.language }) as unknown as StaffEntryInput,
    check: (values) => check(bodyOf(values)),
  };
}

export const entryKinds: EntryKinds = {
  flight: entryKind(flightDefinition),
  hotel: entryKind(hotelDefinition),
  custom: entryKind(customDefinition),
  message: entryKind(messageDefinition),
};

/** The days of an older request have passed: its form checks by the API's schemas, which accept them. */
const anyDay = (fields: Fields) => ({ own: shapeOf(fields) });

export const correctionKinds: EntryKinds = {
  flight: entryKind(flightDefinition, { ...anyDay(flightFields), rules: lastingFlightRules }),
  hotel: entryKind(hotelDefinition, anyDay(hotelFields)),
  custom: entryKind(customDefinition, anyDay(customFields)),
  message: entryKind(messageDefinition),
};

/** Returns the values that another request of the same customer has too. */
export const customerOf = ({ name, phone, email, language }: Enquiry): Partial<EntryValues> => ({
  ...{ name, phone, email: email ?? '', language },
});

/** Returns the values of a stored request, for its correction. */
export function valuesOf(enquiry: Enquiry): EntryValues {
  const { type, name, phone, email, language } = enquiry;
  const own = Object.entries(enquiry).filter(([field, value]) => field in enquiryFields[type] && value !== null);
  return { ...emptyEntry(type), ...Object.fromEntries(own), type, name, phone, email: email ?? '', language };
}
