import { checkFlightRequest, type FlightRequestInput, maximumLegs } from '../../../lib/form-rules/flight-rules.ts';
import type { EnquiryDefinition } from '../enquiry-definition.ts';

/** What the form holds: the request as it is sent, except that a field may be empty. */
export interface FlightValues {
  name: string;
  phone: string;
  email: string;
  main_departure: string;
  main_arrival: string;
  from_date?: string;
  to_date?: string;
  legs: { departure?: string; arrival?: string; date?: string }[];
  adults: number;
  children: number;
  infants: number;
  travel_class: (typeof travelClasses)[number];
  notes: string;
}

export const travelClasses = ['economy', 'premium', 'business', 'first'] as const;

/** The number of a further flight, counted from 0: the main one is the first. */
export const flightNumber = (leg: number) => leg + 2;

export const emptyFlight: FlightValues = {
  name: '',
  phone: '',
  email: '',
  main_departure: '',
  main_arrival: '',
  legs: [],
  adults: 1,
  children: 0,
  infants: 0,
  travel_class: 'economy',
  notes: '',
};

/** The request's body (specification, section 3, "Flight request"). */
export const toFlightRequest = (values: FlightValues, programId: string | undefined): FlightRequestInput => {
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
  fieldOrder: [
    'name',
    'phone',
    'email',
    'main_departure',
    'main_arrival',
    'from_date',
    'to_date',
    'legs',
    'legs.departure',
    'legs.arrival',
    'legs.date',
    'adults',
    'children',
    'infants',
    'travel_class',
    'notes',
  ],
  kinds: { from_date: 'day', to_date: 'day' },
  dependents: { from_date: ['to_date'], children: ['adults'], infants: ['adults'] },
  // A day's journey has no return on a later day: it is left to the visitor.
  settledBy: ({ city, dates }) => ({
    main_arrival: city,
    ...(dates && { from_date: dates.from }),
    ...(dates && dates.to > dates.from && { to_date: dates.to }),
  }),
  toBody: toFlightRequest,
  check: checkFlightRequest,
};
