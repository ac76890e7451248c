import { hotelFields, hotelRules } from '#contracts/api/enquiry-kinds/hotel';
import { ruleOrder } from '#contracts/field-kit/rules';
import type { EnquiryDefinition } from '../enquiry-definition.ts';
import { contactNames, emptyValues, type FormValues, namesIn } from '../form-values.ts';

export type HotelValues = FormValues<typeof hotelFields>;

/** Definition of the hotel form. */
export const hotelDefinition: EnquiryDefinition<HotelValues, 'POST /hotels'> = {
  name: 'hotel-request',
  route: 'POST /hotels',
  empty: emptyValues(hotelFields),
  fieldOrder: [...namesIn(hotelFields), ...contactNames],
  dependents: { check_in: ['check_out'] },
  // A one-day program has no night.
  fixedBy: ({ city, dates }) => ({
    destination: city,
    ...(dates && dates.to > dates.from && { check_in: dates.from, check_out: dates.to }),
  }),
  toBody: ({ check_in = '', check_out = '', ...values }, programId) => ({
    ...values,
    check_in,
    check_out,
    program_id: programId,
  }),
  checks: { fields: hotelFields, order: ruleOrder.hotel, rules: hotelRules },
};
