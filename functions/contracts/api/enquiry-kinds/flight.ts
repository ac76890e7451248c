import * as z from 'zod/mini';
import { riyadhDay } from '../../field-kit/calendar.ts';
import { BusinessDate, CalendarDate, isCalendarDate, wholeNumber } from '../../field-kit/fields.ts';
import { withJsonSchema } from '../../field-kit/json-schema.ts';
import { always, day, longText, optionalDay, people, place, presetChoice, UpcomingDay } from './field.ts';

export const travelClasses = ['economy', 'premium', 'business', 'first'] as const;

/** Further flights after the main one. */
export const maximumLegs = 10;

const legsOn = <Day extends z.ZodMiniType>(date: Day) =>
  z.prefault(
    z
      .array(z.object({ departure: place().schema, arrival: place().schema, date }))
      .check(z.maxLength(maximumLegs, { error: 'too_many_items' })),
    [],
  );

/** The fields of a flight request, in the order of forms and views. */
export const flightFields = {
  main_departure: place(),
  main_arrival: place(),
  from_date: day(),
  to_date: optionalDay(),
  legs: { kind: 'legs', schema: legsOn(BusinessDate), form: legsOn(UpcomingDay), stored: legsOn(CalendarDate) },
  adults: {
    ...people(1),
    // A missing count and one that is too small have different codes: see the rules below.
    schema: z.prefault(
      withJsonSchema(wholeNumber(0), (schema) => ({ ...schema, minimum: 1 })),
      1,
    ),
  },
  children: people(0),
  infants: people(0),
  travel_class: presetChoice(travelClasses, 'economy'),
  notes: longText(3000),
} as const;

const isCount = (value: unknown) => Number.isInteger(value);

interface FlightParty {
  adults: number;
  children: number;
  infants: number;
}
interface FlightDates {
  from_date: string;
  to_date: string | null;
}

const returnAfterDeparture = z.refine<FlightDates>(
  ({ from_date, to_date }) => !isCalendarDate(from_date) || !isCalendarDate(to_date) || to_date > from_date,
  { path: ['to_date'], error: 'return_not_after_departure', ...always },
);

const departureToCome = z.refine<FlightDates>(
  ({ from_date }) => !isCalendarDate(from_date) || from_date >= riyadhDay(),
  {
    path: ['from_date'],
    error: 'departure_in_past',
    ...always,
  },
);

/** The rules between the days alone. */
export const flightDateRules = [returnAfterDeparture, departureToCome] as const;

/** The rules that hold after departure too. */
export const lastingFlightRules = [
  z.refine<FlightParty>(
    ({ adults, children, infants }) => ![adults, children, infants].every(isCount) || adults + children + infants > 0,
    { path: ['adults'], error: 'passenger_required', ...always },
  ),
  z.refine<FlightParty>(
    ({ adults, children, infants }) => !isCount(adults) || adults > 0 || !(children + infants > 0),
    { path: ['adults'], error: 'adult_with_children_required', ...always },
  ),
  returnAfterDeparture,
] as const;

export const flightRules = [...lastingFlightRules, departureToCome] as const;

export const lastingFlightRulesInWords = ['to_date, if given, is after from_date (return_not_after_departure)'];
export const flightRulesInWords = [
  'from_date is not before today in Riyadh (departure_in_past)',
  ...lastingFlightRulesInWords,
];
