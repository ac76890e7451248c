import { daysBetween } from '#contracts/calendar';
import { customFields } from '#contracts/enquiry-kinds/custom';
import { UpcomingDay } from '#contracts/enquiry-kinds/field';
import { optionalEmail } from '#contracts/enquiry-kinds/form-check';
import { ruleOrder } from '#contracts/rules';
import type { EnquiryDefinition } from '../enquiry-definition.ts';
import { contactNames, emptyValues, type FormValues, namesIn } from '../form-values.ts';

export type CustomValues = Omit<FormValues<typeof customFields>, 'number_of_days'> & {
  /** Begins without a value. */
  number_of_days?: number | null;
};

/** The only parties whose size is in their name. */
const adultsIn: Record<string, number | undefined> = { solo: 1, couple: 2 };

/** The number of travellers that a party implies. */
export function headsOf(type: string | undefined): Partial<CustomValues> {
  const adults = type && adultsIn[type];
  return adults ? { adults } : {};
}

const { number_of_days: _, ...empty } = emptyValues(customFields);

/** The custom journey form (specification, section 3, "Custom trip request"). */
export const customDefinition: EnquiryDefinition<CustomValues, 'POST /customs'> = {
  name: 'custom-request',
  route: 'POST /customs',
  empty: { ...empty, adults: 1 },
  fieldOrder: [...namesIn(customFields), ...contactNames],
  implied: ({ trip_type }) => headsOf(trip_type),
  // The program settles hotel and party as well, unless it only names the destination.
  settledBy: ({ city, dates }) => ({
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
    // An empty field is left out of the body; the check before sending names it as missing.
    number_of_days: number_of_days as number,
    program_id: programId,
  }),
  // The form marks the start day as required (specification, section 5), although the API does without.
  checks: { fields: customFields, order: ruleOrder.custom, own: { ...optionalEmail, trip_start_date: UpcomingDay } },
};
