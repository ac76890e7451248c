import { customFields } from '#contracts/api/enquiry-kinds/custom';
import { UpcomingDay } from '#contracts/api/enquiry-kinds/field';
import { optionalEmail } from '#contracts/api/enquiry-kinds/form-check';
import { daysBetween } from '#contracts/field-kit/calendar';
import { ruleOrder } from '#contracts/field-kit/rules';
import type { EnquiryDefinition } from '../enquiry-definition.ts';
import { contactNames, emptyValues, type FormValues, namesIn } from '../form-values.ts';

export type CustomValues = Omit<FormValues<typeof customFields>, 'number_of_days'> & {
  /** Initially empty. */
  number_of_days?: number | null;
};

/** The parties whose name implies their size. */
const adultsIn: Record<string, number | undefined> = { solo: 1, couple: 2 };

/** Returns the number of travellers that a party implies. */
export function headsOf(type: string | undefined): Partial<CustomValues> {
  const adults = type && adultsIn[type];
  return adults ? { adults } : {};
}

const { number_of_days: _, ...empty } = emptyValues(customFields);

/** Definition of the custom journey form. */
export const customDefinition: EnquiryDefinition<CustomValues, 'POST /customs'> = {
  name: 'custom-request',
  route: 'POST /customs',
  empty: { ...empty, adults: 1 },
  fieldOrder: [...namesIn(customFields), ...contactNames],
  implied: ({ trip_type }) => headsOf(trip_type),
  // The program fixes hotel and party too, unless it fixes only the destination.
  fixedBy: ({ city, dates, party }) => ({
    ...party,
    special_destination: city,
    ...(dates && {
      trip_start_date: dates.from,
      number_of_days: daysBetween(dates.from, dates.to) + 1,
      hotel_level: undefined,
      trip_type: undefined,
    }),
  }),
  toBody: ({ number_of_days, ...values }, programId) => ({
    ...values,
    // An empty field is left out of the body; the check before sending reports it as missing.
    number_of_days: number_of_days as number,
    program_id: programId,
  }),
  // The form requires the start day (docs/product.md), although the API does not.
  checks: { fields: customFields, order: ruleOrder.custom, own: { ...optionalEmail, trip_start_date: UpcomingDay } },
};
