import * as z from 'zod/mini';
import { parseFields } from '../../field-kit/field-issues.ts';
import { formRules, ruleOrder } from '../../field-kit/rules.ts';
import { customFields } from '../enquiry-kinds/custom.ts';
import { UpcomingDay } from '../enquiry-kinds/field.ts';
import { flightDateRules, flightFields } from '../enquiry-kinds/flight.ts';
import type { FormIssue } from '../enquiry-kinds/form-check.ts';
import { hotelFields, hotelRules } from '../enquiry-kinds/hotel.ts';

// The site's content security policy forbids `eval`, which zod would use to compile checks.
z.config({ jitless: true });

/** The days that a customer may change, with the rules of the forms: no day may have passed. */
const schemas = {
  flight: z
    .object({
      from_date: flightFields.from_date.schema,
      to_date: flightFields.to_date.schema,
      legs: z.array(z.object({ date: UpcomingDay })),
    })
    .check(...flightDateRules),
  hotel: z
    .object({ check_in: hotelFields.check_in.form, check_out: hotelFields.check_out.schema })
    .check(...hotelRules),
  custom: z.object({ trip_start_date: UpcomingDay, number_of_days: customFields.number_of_days.schema }),
};
export type DatedType = keyof typeof schemas;

/** One issue for each invalid day, in the order of the form. No issues mean that the days may be sent. */
export function checkDates(type: DatedType, values: object): FormIssue[] {
  const order = ruleOrder[type];
  const rank = ({ code }: FormIssue) => (order.includes(code) ? order.indexOf(code) : order.length);
  return (parseFields(schemas[type], values, formRules).issues ?? []).toSorted((a, b) => rank(a) - rank(b));
}
