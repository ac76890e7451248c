import * as z from 'zod/mini';
import { riyadhDay } from './calendar.ts';
import {
  BusinessDate,
  CalendarDate,
  Email,
  Id,
  Instant,
  isCalendarDate,
  Language,
  optionalText,
  orNull,
  requiredText,
  wholeNumber,
} from './fields.ts';
import { withJsonSchema } from './json-schema.ts';
import { Phone } from './phone.ts';

/**
 * The four kinds of enquiry a visitor can send. Bodies hold what the visitor sends, entities what staff read.
 */

export const EnquiryType = z.enum(['flight', 'hotel', 'custom', 'message']);
export type EnquiryType = z.infer<typeof EnquiryType>;

export const EnquiryStatus = z.enum(['new', 'in_progress', 'done']);
export type EnquiryStatus = z.infer<typeof EnquiryStatus>;

/** How an enquiry came in: through a form of the site, or entered by staff for a customer on the phone. */
export const EnquirySource = z.enum(['website', 'staff']);
export type EnquirySource = z.infer<typeof EnquirySource>;

/** How staff can get in touch with a customer. */
export const ContactChannel = z.enum(['whatsapp', 'phone', 'email']);
export type ContactChannel = z.infer<typeof ContactChannel>;

export const HotelLevel = z.enum(['budget', 'standard', 'premium', 'luxury']);
export const TripType = z.enum(['solo', 'couple', 'family', 'group']);
export const TravelClass = z.enum(['economy', 'premium', 'business', 'first']);

const place = requiredText(120);
const notes = optionalText(3000);
const people = (minimum: number) => z.prefault(wholeNumber(minimum), minimum);

const contact = { name: requiredText(120), phone: Phone, email: Email };

/** The program page the visitor came from, if any. */
const origin = { program_id: orNull(Id) };

const legOn = <Day extends z.ZodMiniType>(date: Day) => z.object({ departure: place, arrival: place, date });
const legsOn = <Day extends z.ZodMiniType>(date: Day) =>
  z.prefault(z.array(legOn(date)).check(z.maxLength(10, { error: 'too_many_items' })), []);

export const flightFields = {
  ...contact,
  main_departure: place,
  main_arrival: place,
  from_date: BusinessDate,
  to_date: orNull(BusinessDate),
  infants: people(0),
  children: people(0),
  // None is as wrong as too few, but called otherwise: see the rules below.
  adults: z.prefault(
    withJsonSchema(wholeNumber(0), (schema) => ({ ...schema, minimum: 1 })),
    1,
  ),
  travel_class: z.prefault(TravelClass, 'economy'),
  notes,
  legs: legsOn(BusinessDate),
  ...origin,
};

/** Runs a rule whatever else is wrong with the body, so that one reply names every wrong field. */
const always = { when: () => true };
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

export const flightRules = [
  z.refine<FlightParty>(
    ({ adults, children, infants }) => ![adults, children, infants].every(isCount) || adults + children + infants > 0,
    { path: ['adults'], error: 'passenger_required', ...always },
  ),
  z.refine<FlightParty>(
    ({ adults, children, infants }) => !isCount(adults) || adults > 0 || !(children + infants > 0),
    {
      path: ['adults'],
      error: 'too_small',
      params: { limit: 1 },
      ...always,
    },
  ),
  z.refine<FlightDates>(({ from_date }) => !isCalendarDate(from_date) || from_date >= riyadhDay(), {
    path: ['from_date'],
    error: 'departure_in_past',
    ...always,
  }),
  z.refine<FlightDates>(
    ({ from_date, to_date }) => !isCalendarDate(from_date) || !isCalendarDate(to_date) || to_date > from_date,
    { path: ['to_date'], error: 'return_not_after_departure', ...always },
  ),
] as const;

/** The flag says whether there are further legs, so it follows from them. */
export const withMultiDestination = <Body extends { legs: readonly unknown[] }>(body: Body) => ({
  ...body,
  is_multi_destination: body.legs.length > 0,
});

export const flightRulesInWords = [
  'from_date is not before today in Riyadh (departure_in_past)',
  'to_date, if given, is after from_date (return_not_after_departure)',
];

export const FlightRequestBody = z.pipe(
  z.object({ ...flightFields, is_multi_destination: z.optional(z.boolean()) }).check(...flightRules),
  z.transform((body) => withMultiDestination(body)),
);

export const hotelFields = {
  ...contact,
  destination: place,
  check_in: BusinessDate,
  check_out: BusinessDate,
  adults: people(1),
  children: people(0),
  rooms: people(1),
  notes,
  ...origin,
};

interface HotelDates {
  check_in: string;
  check_out: string;
}

export const hotelRules = [
  z.refine<HotelDates>(
    ({ check_in, check_out }) => !isCalendarDate(check_in) || !isCalendarDate(check_out) || check_out > check_in,
    { path: ['check_out'], error: 'check_out_not_after_check_in', ...always },
  ),
] as const;

export const hotelRulesInWords = ['check_out is after check_in (check_out_not_after_check_in)'];

export const HotelRequestBody = z.object(hotelFields).check(...hotelRules);

export const customFields = {
  name: contact.name,
  phone: contact.phone,
  email: orNull(Email),
  hotel_level: orNull(HotelLevel),
  number_of_days: z.int({ error: 'invalid_trip_duration' }).check(z.gte(1, { error: 'invalid_trip_duration' })),
  trip_start_date: orNull(BusinessDate),
  special_destination: optionalText(500),
  travel_expert_help: optionalText(3000),
  trip_type: orNull(TripType),
  adults: people(0),
  children: people(0),
  infants: people(0),
  ...origin,
};

export const CustomRequestBody = z.object(customFields);

export const messageFields = { ...contact, message: requiredText(5000), ...origin };

export const MessageBody = z.object(messageFields);

/** Who did something, and when. */
const done = { at: Instant, by: z.object({ email: z.string(), name: z.string() }) };

/** What staff did with an enquiry, oldest first. */
export const HistoryEntry = z.discriminatedUnion('action', [
  /** Always the first entry of an enquiry whose source is staff. */
  z.object({ action: z.literal('entered'), ...done }),
  z.object({ action: z.literal('status_changed'), from: EnquiryStatus, to: EnquiryStatus, ...done }),
  z.object({ action: z.literal('note_added'), note: z.string(), ...done }),
  z.object({ action: z.literal('contacted'), channel: ContactChannel, ...done }),
]);
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Everything an enquiry has besides what the visitor typed. */
const record = <Type extends EnquiryType>(type: Type) => ({
  /** E.164. It was valid when it was sent: numbering plans change. */
  phone: z.string(),
  /** Staff may not know it: null even where the public form requires it. */
  email: orNull(Email),
  id: Id,
  type: z.literal(type),
  /** Short code to quote on the phone: `F-7K3M-09QX`. */
  reference: z.string(),
  status: EnquiryStatus,
  source: z.prefault(EnquirySource, 'website'),
  /** Language the visitor wrote in. */
  language: Language,
  history: z.array(HistoryEntry),
  version: z.int(),
  created_at: Instant,
  updated_at: Instant,
});

// What was stored before business dates had limits stays readable.
const storedDates = {
  flight: { from_date: CalendarDate, to_date: orNull(CalendarDate), legs: legsOn(CalendarDate) },
  hotel: { check_in: CalendarDate, check_out: CalendarDate },
  custom: { trip_start_date: orNull(CalendarDate) },
};

export const FlightRequest = z.object({
  ...flightFields,
  ...storedDates.flight,
  is_multi_destination: z.boolean(),
  ...record('flight'),
});
export const HotelRequest = z.object({ ...hotelFields, ...storedDates.hotel, ...record('hotel') });
export const CustomRequest = z.object({ ...customFields, ...storedDates.custom, ...record('custom') });
export const Message = z.object({ ...messageFields, ...record('message') });

export const Enquiry = z.discriminatedUnion('type', [FlightRequest, HotelRequest, CustomRequest, Message]);
export type FlightRequest = z.infer<typeof FlightRequest>;
export type HotelRequest = z.infer<typeof HotelRequest>;
export type CustomRequest = z.infer<typeof CustomRequest>;
export type Message = z.infer<typeof Message>;
export type Enquiry = z.infer<typeof Enquiry>;

export const EnquiryReceipt = z.object({ id: Id, reference: z.string(), created_at: Instant });
export type EnquiryReceipt = z.infer<typeof EnquiryReceipt>;
