import type { EnquiryType } from '#contracts/enquiries';
import { type FormIssue, formCheck, optionalEmail } from '#contracts/enquiry-kinds/form-check';
import type { Language } from '#contracts/fields';
import { type CustomValues, customDefinition } from '../../../../features/enquiries/custom/custom-values.ts';
import type { EnquiryDefinition } from '../../../../features/enquiries/enquiry-definition.ts';
import { type FlightValues, flightDefinition } from '../../../../features/enquiries/flight/flight-values.ts';
import { contactNames } from '../../../../features/enquiries/form-values.ts';
import { type HotelValues, hotelDefinition } from '../../../../features/enquiries/hotel/hotel-values.ts';
import { type MessageValues, messageDefinition } from '../../../../features/enquiries/message/message-values.ts';
import type { EnquiryRoute } from '../../../../features/enquiries/send-enquiry.ts';
import type { StaffEntryInput } from '../../../../features/enquiries/staff/enter-enquiry.ts';

/** The form's values: the fields of all types, so that input is kept when the type changes. */
export interface EntryValues extends FlightValues, HotelValues, CustomValues, MessageValues {
  type: EnquiryType;
  /** The customer's language, for mails and chats. */
  language: Language;
}

export const emptyEntry = (type: EnquiryType): EntryValues => ({
  ...flightDefinition.empty,
  ...hotelDefinition.empty,
  ...customDefinition.empty,
  ...messageDefinition.empty,
  type,
  language: 'ar',
});

interface EntryKind {
  fieldOrder: readonly string[];
  dependents: Record<string, readonly string[]>;
  toBody: (values: EntryValues) => StaffEntryInput;
  check: (values: EntryValues) => FormIssue[];
}

/** Adapts a public form's definition for staff. */
function entryKind<Values extends object, Route extends EnquiryRoute>(
  definition: EnquiryDefinition<Values, Route>,
): EntryKind {
  const { fieldOrder, dependents = {}, checks } = definition;
  // A customer on the phone may not know an e-mail address or the first day of the journey.
  const check = formCheck({ ...checks, own: optionalEmail });
  const names = new Set(fieldOrder.map((field) => field.split('.')[0]));
  const bodyOf = (values: EntryValues) => {
    const own = Object.entries(values).filter(([name]) => names.has(name));
    return definition.toBody(Object.fromEntries(own) as Values, undefined);
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

export const entryKinds: Record<EnquiryType, EntryKind> = {
  flight: entryKind(flightDefinition),
  hotel: entryKind(hotelDefinition),
  custom: entryKind(customDefinition),
  message: entryKind(messageDefinition),
};
