import { flightFields, flightRules, maximumLegs } from '#contracts/api/enquiry-kinds/flight';
import { ruleOrder } from '#contracts/field-kit/rules';
import type { EnquiryDefinition } from '../enquiry-definition.ts';
import { contactNames, emptyValues, type FormValues, namesIn } from '../form-values.ts';
import type { EnquiryBody } from '../send-enquiry.ts';

export type FlightValues = FormValues<typeof flightFields>;

/** The number of a further flight (a leg, counted from 0). The main flight is number 1. */
export const flightNumber = (leg: number) => leg + 2;

export const emptyFlight: FlightValues = emptyValues(flightFields);

/** Builds the body of a flight request. */
export const toFlightRequest = (
  values: FlightValues,
  programId: string | undefined,
): EnquiryBody<'POST /flight-requests'> => {
  const legs = values.legs
    .slice(0, maximumLegs)
    .map(({ departure = '', arrival = '', date = '' }) => ({ departure, arrival, date }));
  return {
    ...values,
    from_date: values.from_date ?? '',
    to_date: values.to_date ?? '',
    legs,
    is_multi_destination: legs.length > 0,
    program_id: programId,
  };
};

export const flightDefinition: EnquiryDefinition<FlightValues, 'POST /flight-requests'> = {
  name: 'flight-request',
  route: 'POST /flight-requests',
  empty: emptyFlight,
  fieldOrder: [...namesIn(flightFields), ...contactNames],
  dependents: { from_date: ['to_date'], children: ['adults'], infants: ['adults'] },
  // A one-day program has no return on a later day: the visitor chooses it.
  fixedBy: ({ city, dates }) => ({
    main_arrival: city,
    ...(dates && { from_date: dates.from }),
    ...(dates && dates.to > dates.from && { to_date: dates.to }),
  }),
  toBody: toFlightRequest,
  checks: { fields: flightFields, order: ruleOrder.flight, rules: flightRules },
};
