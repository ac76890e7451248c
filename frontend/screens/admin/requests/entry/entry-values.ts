import type { EnquiryType } from '#contracts/enquiries';
import type { Language } from '#contracts/fields';
import { type CustomValues, customDefinition } from '../../../../features/enquiries/custom/custom-values.ts';
import type { EnquiryDefinition } from '../../../../features/enquiries/enquiry-definition.ts';
import { type FlightValues, flightDefinition } from '../../../../features/enquiries/flight/flight-values.ts';
import { type HotelValues, hotelDefinition } from '../../../../features/enquiries/hotel/hotel-values.ts';
import { type MessageValues, messageDefinition } from '../../../../features/enquiries/message/message-values.ts';
import type { EnquiryRoute } from '../../../../features/enquiries/send-enquiry.ts';
import type { StaffEntryInput } from '../../../../features/enquiries/staff/enter-enquiry.ts';
import type { FormFault } from '../../../../lib/form-rules/form-fault.ts';

/** What the form holds: the fields of all types, so that what was typed stays when another type is chosen. */
export interface EntryValues extends FlightValues, HotelValues, CustomValues, MessageValues {
  type: EnquiryType;
  /** The customer's, for mails and chats. */
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

/** The public forms ask for these; a customer on the phone may not know them, and the API does without. */
const unknownOnThePhone = ['email', 'trip_start_date'];

interface EntryKind {
  fieldOrder: readonly string[];
  dependents: Record<string, readonly string[]>;
  toBody: (values: EntryValues) => StaffEntryInput;
  check: (values: EntryValues) => FormFault[];
}

/** Who asks stands first in this form. */
const contactFields = ['name', 'phone', 'email'];

/** The public form's definition, for staff. */
function entryKind<Values extends object, Route extends EnquiryRoute>(
  definition: EnquiryDefinition<Values, Route>,
): EntryKind {
  const { fieldOrder, dependents = {} } = definition;
  const names = new Set(fieldOrder.map((field) => field.split('.')[0]));
  const bodyOf = (values: EntryValues) => {
    const own = Object.entries(values).filter(([name]) => names.has(name));
    return definition.toBody(Object.fromEntries(own) as Values, undefined);
  };
  return {
    fieldOrder: [...new Set([...contactFields, ...fieldOrder])],
    dependents,
    toBody: (values) =>
      ({ ...bodyOf(values), type: values.type, language: values.language }) as unknown as StaffEntryInput,
    check: (values) =>
      definition
        .check(bodyOf(values))
        .filter(({ field, code }) => !(code === 'required' && unknownOnThePhone.includes(field))),
  };
}

export const entryKinds: Record<EnquiryType, EntryKind> = {
  flight: entryKind(flightDefinition),
  hotel: entryKind(hotelDefinition),
  custom: entryKind(customDefinition),
  message: entryKind(messageDefinition),
};
