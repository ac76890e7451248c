import { riyadhDay } from '#contracts/calendar';
import type { ApiRequest } from './api.ts';

/**
 * The few rules that public forms check before they send. The contract's own rules run on the server; importing them
 * here would cost the page a validation library, so a unit test holds these to the contract's verdicts instead. What
 * only the server can tell (whether a plausible number is assigned) comes back as an error of the field.
 */

export type FlightRequestInput = NonNullable<ApiRequest<'POST /flight-requests'>['body']>;

/** Codes of the contract's rules that a form can find by itself. */
export type FormRule =
  | 'required'
  | 'invalid_email'
  | 'invalid_phone'
  | 'passenger_required'
  | 'too_small'
  | 'departure_in_past'
  | 'return_not_after_departure';

export interface FormFault {
  /** Path of the field as the API names it: `legs.0.date`. */
  field: string;
  code: FormRule;
}

/** The contract's limit on further legs. */
export const maximumLegs = 10;

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** One at sign, a name before it, a domain with a dot behind it. */
const isEmail = (text: string) => /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i.test(text.trim());

/** Enough digits for a number somewhere, and nothing that numbers are not written with. */
const isPhone = (text: string) => /^\+?[\d\s().-]+$/.test(text.trim()) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));

/** Every fault of a flight request, in the order of the specification's section 5; none means it may be sent. */
export function checkFlightRequest(body: FlightRequestInput, today = riyadhDay()): FormFault[] {
  return [...passengerFaults(body), ...missingFields(body), ...contactFaults(body), ...dateFaults(body, today)];
}

function passengerFaults({ adults = 1, children = 0, infants = 0 }: FlightRequestInput): FormFault[] {
  if (adults + children + infants <= 0) return [{ field: 'adults', code: 'passenger_required' }];
  return adults < 1 ? [{ field: 'adults', code: 'too_small' }] : [];
}

const requiredFields = ['name', 'phone', 'email', 'main_departure', 'main_arrival', 'from_date'] as const;
const requiredOfLeg = ['departure', 'arrival', 'date'] as const;

function missingFields(body: FlightRequestInput): FormFault[] {
  const missing = requiredFields.filter((field) => isBlank(body[field])).map((field) => field as string);
  const inLegs = (body.legs ?? []).flatMap((leg, index) =>
    requiredOfLeg.filter((field) => isBlank(leg[field])).map((field) => `legs.${index}.${field}`),
  );
  return [...missing, ...inLegs].map((field) => ({ field, code: 'required' }));
}

function contactFaults({ phone, email }: FlightRequestInput): FormFault[] {
  const faults: FormFault[] = [];
  if (!isBlank(phone) && !isPhone(phone)) faults.push({ field: 'phone', code: 'invalid_phone' });
  if (!isBlank(email) && !isEmail(email)) faults.push({ field: 'email', code: 'invalid_email' });
  return faults;
}

/** Calendar days compare as text. */
function dateFaults({ from_date, to_date }: FlightRequestInput, today: string): FormFault[] {
  if (isBlank(from_date)) return [];
  const faults: FormFault[] = [];
  if (from_date < today) faults.push({ field: 'from_date', code: 'departure_in_past' });
  if (to_date && to_date <= from_date) faults.push({ field: 'to_date', code: 'return_not_after_departure' });
  return faults;
}
