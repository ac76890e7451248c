import { firstDay, isDay, lastDay } from '#contracts/calendar';
import { emailPattern } from '#contracts/email-pattern';

/**
 * The few rules that public forms check before they send. The contract's own rules run on the server; importing them
 * here would cost the page a validation library, so a unit test holds these to the contract's verdicts instead. What
 * only the server can tell (whether a plausible number is assigned) comes back as an error of the field.
 *
 * Each form's faults come in the order of the specification's section 5, rules of our own after its.
 */

/** Codes of the contract's rules that a form can find by itself, and the forms' own `day_in_past`. */
export type FormRule =
  | 'required'
  | 'invalid_date'
  | 'day_in_past'
  | 'invalid_email'
  | 'invalid_phone'
  | 'too_small'
  | 'too_long'
  | 'date_out_of_range'
  | 'passenger_required'
  | 'departure_in_past'
  | 'return_not_after_departure'
  | 'check_out_not_after_check_in'
  | 'invalid_trip_duration';

/** Rules about days, which are told as soon as the field is left. */
export const dayRules: readonly FormRule[] = [
  'invalid_date',
  'day_in_past',
  'departure_in_past',
  'return_not_after_departure',
  'check_out_not_after_check_in',
];

export interface FormFault {
  /** Path of the field as the API names it: `legs.0.date`. */
  field: string;
  code: FormRule;
}

export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isEmail = (text: string) => emailPattern.test(text.trim());

/** Enough digits for a number somewhere, in figures of either script, and nothing that numbers are not written with. */
function isPhone(text: string): boolean {
  const digits = text.replace(/[^\d\u0660-\u0669\u06f0-\u06f9]/g, '');
  return /^\+?[\d\u0660-\u0669\u06f0-\u06f9\s().-]+$/.test(text.trim()) && digits.length >= 7 && digits.length <= 15;
}

export const missingFields = <Body extends object>(body: Body, names: readonly (keyof Body & string)[]): FormFault[] =>
  names.filter((name) => isBlank(body[name])).map((field) => ({ field, code: 'required' }));

/** A calendar day that business is done on. */
export const isBusinessDay = (value: unknown): value is string => isDay(value) && value >= firstDay && value <= lastDay;

/** Fields that hold something else than a day, or a day that no business is done on. */
export const dayFaults = <Body extends object>(body: Body, names: readonly (keyof Body & string)[]): FormFault[] =>
  names
    .filter((name) => !isBlank(body[name]) && !isBusinessDay(body[name]))
    .map((field) => ({ field, code: isDay(body[field]) ? 'date_out_of_range' : 'invalid_date' }));

/** Days before today: the calendars offer none, but they can be typed. The API would take them. */
export const pastDays = <Body extends object>(
  body: Body,
  names: readonly (keyof Body & string)[],
  today: string,
): FormFault[] =>
  names
    .filter((name) => isBusinessDay(body[name]) && String(body[name]) < today)
    .map((field) => ({ field, code: 'day_in_past' }));

interface Contact {
  phone?: string | null;
  email?: string | null;
}

/** How to reach someone, as far as it is given. */
export function contactFaults({ phone, email }: Contact): FormFault[] {
  const faults: FormFault[] = [];
  if (phone && !isBlank(phone) && !isPhone(phone)) faults.push({ field: 'phone', code: 'invalid_phone' });
  if (email && !isBlank(email) && !isEmail(email)) faults.push({ field: 'email', code: 'invalid_email' });
  return faults;
}

/** Counts below their minimum. */
export const countFaults = <Body extends object>(body: Body, minima: { [Name in keyof Body]?: number }): FormFault[] =>
  Object.entries<number | undefined>(minima)
    .filter(([name, minimum = 0]) => Number(body[name as keyof Body] ?? minimum) < minimum)
    .map(([field]) => ({ field, code: 'too_small' }));
