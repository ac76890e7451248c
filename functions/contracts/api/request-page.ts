import * as z from 'zod/mini';
import { ContactChannel, EnquiryStatus, EnquiryType } from '../field-kit/enquiry-enums.ts';
import {
  BusinessDate,
  Id,
  Instant,
  optionalText,
  orNull,
  requiredLine,
  requiredText,
  wholeNumber,
} from '../field-kit/fields.ts';
import { characters } from '../field-kit/text-rules.ts';
import { withoutIdentityNumber } from '../field-kit/without-identity-number.ts';
import type { Uses } from '../platform/resources.ts';
import { AskedDeparture, askedDates } from './asked-dates.ts';
import { customFields } from './enquiry-kinds/custom.ts';
import { ageGroups } from './enquiry-kinds/facts.ts';
import { flightDateRules, flightFields, flightRulesInWords, maximumLegs } from './enquiry-kinds/flight.ts';
import { hotelFields, hotelRules, hotelRulesInWords } from './enquiry-kinds/hotel.ts';
import { quoteEntriesOfCustomers } from './quote-fields.ts';
import { quoteStates } from './quote-rules.ts';
import { pageEntries } from './request-page/history.ts';
import { longestMessage, longestReason } from './request-page/limits.ts';
import { route } from './route.ts';

/**
 * The page of one request, which its customer opens with a link: `/request#<reference>.<secret>`. Every call is a POST,
 * since the secret must be in no address. A wrong secret, an unknown reference and an erased request get the same reply.
 */

/** The content of the link. */
const link = { reference: requiredLine(40), secret: z.string().check(characters(1, 100)) };

const LegOfPage = z.object({ departure: z.string(), arrival: z.string(), date: z.optional(z.string()) });

/** The request's facts, as `Fact`: the page needs no code for the fields of each kind. */
const AskedFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'longText', 'day']), name: z.string(), value: z.string() }),
  z.object({ kind: z.literal('count'), name: z.string(), value: z.int() }),
  z.object({ kind: z.literal('choice'), name: z.string(), option: z.string() }),
  z.object({
    ...{ kind: z.literal('people'), name: z.literal('travellers') },
    value: z.partialRecord(z.enum(ageGroups), z.int()),
  }),
  z.object({ kind: z.literal('legs'), name: z.literal('legs'), value: z.array(LegOfPage) }),
]);

const AskedParty = z.object({
  ...{ adults: z.int(), children: z.int(), infants: z.int() },
  ...{ seniors: askedDates.seniors, child_ages: askedDates.child_ages, room: askedDates.room },
});

/** The dates that the customer may change, by the kind of request; null for messages, which have none. */
const Dates = z.nullable(
  z.discriminatedUnion('type', [
    z.object({
      ...{ type: z.literal('flight'), from_date: z.nullable(z.string()), to_date: z.nullable(z.string()) },
      legs: z.array(LegOfPage),
    }),
    z.object({ type: z.literal('hotel'), check_in: z.nullable(z.string()), check_out: z.nullable(z.string()) }),
    z.object({
      ...{ type: z.literal('custom'), trip_start_date: z.nullable(z.string()) },
      number_of_days: z.nullable(z.int()),
      /** Those who travel, for the price of another departure. */
      party: AskedParty,
    }),
  ]),
);
export type RequestDates = NonNullable<z.infer<typeof Dates>>;

/** The history without notes and names of staff. */
const PageEntry = z.discriminatedUnion('action', [
  ...pageEntries,
  z.object({ action: z.literal('answered'), text: z.string(), at: Instant }),
  z.object({ action: z.literal('contacted'), channel: ContactChannel, at: Instant }),
  /** With the quote's state of now. */
  z.object({
    ...{ action: z.literal('quote_sent'), number: z.int(), total_sar: z.number(), at: Instant },
    ...{ state: z.enum(quoteStates), valid_until: z.string() },
  }),
  ...quoteEntriesOfCustomers,
  /** By staff. */
  z.object({ action: z.literal('status_changed'), to: EnquiryStatus, at: Instant }),
]);
export type PageEntry = z.infer<typeof PageEntry>;

/**
 * The page as the customer sees it. Of phone number and e-mail address only so much that the customer recognises them.
 */
export const RequestPage = z.object({
  reference: z.string(),
  name: z.string(),
  phone_end: z.string(),
  masked_email: z.nullable(z.string()),
  created_at: Instant,
  status: EnquiryStatus,
  cancelled: z.boolean(),
  /** The time by which the agency answers; null if nothing waits for an answer. */
  answer_by: z.nullable(Instant),
  type: EnquiryType,
  asked: z.array(AskedFact),
  /** As chosen on a program's page; once other dates have taken the departure's place, the party without it. */
  asked_dates: z.nullable(z.object({ ...askedDates, departure: z.nullable(AskedDeparture) })),
  dates: Dates,
  program_id: z.nullable(Id),
  /** Oldest first. */
  entries: z.array(PageEntry),
  /** True if the history takes no more messages and changes. */
  full: z.boolean(),
  /** The reference of the request of the same customer with which the agency answers this one; null for most. */
  answered_with: z.nullable(z.string()),
  version: z.int(),
});
export type RequestPage = z.infer<typeof RequestPage>;

const lookedUp = {
  ...{ Enquiries: ['Query'], Quarantine: ['Query'], Throttles: ['UpdateItem'] },
  // By when the agency answers, and its working hours.
  ...{ SiteContent: ['GetItem'], Settings: ['GetItem'] },
} as const satisfies Uses;

export const readRequestPage = route({
  id: 'readRequestPage',
  summary: 'Read the page of a request with its link',
  method: 'POST',
  path: '/request-page',
  access: 'public',
  firstParty: true,
  body: z.object(link),
  reply: RequestPage,
  status: 200,
  problems: ['request_link_invalid'],
  uses: lookedUp,
});

/** The version that the customer has seen: a later change of dates or status is not overwritten. */
const seen = { ...link, version: wholeNumber(1) };

const daysOfLegs = z
  .array(z.object({ date: BusinessDate }))
  .check(z.maxLength(maximumLegs, { error: 'too_many_items' }));

/** The actions of a customer on the page. Days have the fields and rules of their form. */
export const RequestPageAction = z.discriminatedUnion('action', [
  z.object({ ...link, action: z.literal('write'), text: withoutIdentityNumber(requiredText(longestMessage)) }),
  z.object({ ...seen, action: z.literal('cancel'), reason: withoutIdentityNumber(optionalText(longestReason)) }),
  z
    .object({
      ...{ ...seen, action: z.literal('change_flight_dates') },
      from_date: flightFields.from_date.schema,
      to_date: flightFields.to_date.schema,
      /** The day of each further flight, in their order. */
      legs: z.prefault(daysOfLegs, []),
    })
    .check(...flightDateRules),
  z
    .object({
      ...{ ...seen, action: z.literal('change_hotel_dates') },
      check_in: hotelFields.check_in.schema,
      check_out: hotelFields.check_out.schema,
    })
    .check(...hotelRules),
  z.object({
    ...{ ...seen, action: z.literal('change_custom_dates') },
    trip_start_date: orNull(BusinessDate),
    number_of_days: customFields.number_of_days.schema,
  }),
  z.object({
    ...{ ...seen, action: z.literal('choose_departure'), departure_id: Id },
    /** The total that the page showed for it. */
    seen_total_sar: askedDates.seen_total_sar,
  }),
]);
export type RequestPageAction = z.infer<typeof RequestPageAction>;

export const addToRequestPage = route({
  id: 'addToRequestPage',
  summary: 'Write to the agency, change the dates or cancel, on the page of a request',
  method: 'POST',
  path: '/request-page/entries',
  access: 'public',
  firstParty: true,
  body: RequestPageAction,
  rules: [
    ...flightRulesInWords,
    ...hotelRulesInWords,
    'action fits the kind of request (not_an_option)',
    'departure_id is a departure of its program that has places (not_an_option)',
  ],
  reply: RequestPage,
  status: 201,
  idempotent: true,
  problems: ['request_link_invalid', 'version_conflict', 'history_full'],
  uses: {
    ...lookedUp,
    Enquiries: ['Query', 'GetItem', 'UpdateItem'],
    Quarantine: ['Query', 'GetItem', 'UpdateItem'],
    // The departure that the customer chooses.
    ...{ Programs: ['GetItem'], Departures: ['Query'], ProgramVersions: ['GetItem'], umrahLicence: true },
  },
});

export const mailRequestLink = route({
  id: 'mailRequestLink',
  summary: 'Mail a new link to the page of a request; the answer is the same whether there is such a request or not',
  method: 'POST',
  path: '/request-page/links',
  access: 'public',
  firstParty: true,
  body: z.object({
    reference: requiredLine(40),
    /** The last four digits of the phone number in the request. */
    phone_end: z.string().check(z.regex(/^\d{4}$/)),
  }),
  reply: z.literal(true),
  status: 202,
  uses: {
    Enquiries: ['Query', 'UpdateItem'],
    Throttles: ['UpdateItem'],
    Undeliverable: ['GetItem'],
    SiteContent: ['GetItem'],
    mail: true,
  },
});
