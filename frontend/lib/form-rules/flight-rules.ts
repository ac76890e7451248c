import { riyadhDay } from '#contracts/calendar';
import type { ApiRequest } from '../api.ts';
import { contactFaults, dayFaults, type FormFault, isBusinessDay, missingFields, pastDays } from './form-fault.ts';

export type FlightRequestInput = NonNullable<ApiRequest<'POST /flight-requests'>['body']>;

/** The contract's limit on further legs. */
export const maximumLegs = 10;

/** Every fault of a flight request; none means it may be sent. */
export const checkFlightRequest = (body: FlightRequestInput, today = riyadhDay()): FormFault[] => [
  ...passengerFaults(body),
  ...missingFields(body, ['name', 'phone', 'email', 'main_departure', 'main_arrival', 'from_date']),
  ...missingInLegs(body),
  ...dateFaults(body, today),
  ...dateFaultsInLegs(body, today),
  ...contactFaults(body),
];

function passengerFaults({ adults = 1, children = 0, infants = 0 }: FlightRequestInput): FormFault[] {
  if (adults + children + infants <= 0) return [{ field: 'adults', code: 'passenger_required' }];
  return adults < 1 ? [{ field: 'adults', code: 'too_small' }] : [];
}

type Leg = NonNullable<FlightRequestInput['legs']>[number];

const inLegs = ({ legs = [] }: FlightRequestInput, faultsOf: (leg: Leg) => FormFault[]): FormFault[] =>
  legs.flatMap((leg, index) => faultsOf(leg).map(({ field, code }) => ({ field: `legs.${index}.${field}`, code })));

const missingInLegs = (body: FlightRequestInput) =>
  inLegs(body, (leg) => missingFields(leg, ['departure', 'arrival', 'date']));

/** Calendar days compare as text. */
function dateFaults({ from_date, to_date }: FlightRequestInput, today: string): FormFault[] {
  const faults = dayFaults({ from_date, to_date }, ['from_date', 'to_date']);
  if (!isBusinessDay(from_date)) return faults;
  if (from_date < today) faults.push({ field: 'from_date', code: 'departure_in_past' });
  if (isBusinessDay(to_date) && to_date <= from_date)
    faults.push({ field: 'to_date', code: 'return_not_after_departure' });
  return faults;
}

const dateFaultsInLegs = (body: FlightRequestInput, today: string) =>
  inLegs(body, (leg) => [...dayFaults(leg, ['date']), ...pastDays(leg, ['date'], today)]);
