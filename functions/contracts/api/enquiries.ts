import * as z from 'zod/mini';
import {
  ContactChannel,
  ContactOutcome,
  EnquirySource,
  EnquiryStatus,
  EnquiryType,
} from '../field-kit/enquiry-enums.ts';
import { Email, Id, Instant, Language, orNull, PersonName } from '../field-kit/fields.ts';
import { Phone } from '../field-kit/phone.ts';
import { AskedDeparture, askedDates } from './asked-dates.ts';
import { Consent, ConsentGiven, MarketingWithdrawal } from './consent.ts';
import { AnswerMail, Author, HistoryEntry } from './enquiry-history.ts';
import { customFields } from './enquiry-kinds/custom.ts';
import { shapeOf } from './enquiry-kinds/field.ts';
import { flightFields, flightRules } from './enquiry-kinds/flight.ts';
import { hotelFields, hotelRules } from './enquiry-kinds/hotel.ts';
import { messageFields } from './enquiry-kinds/message.ts';
import { formTraces } from './form-traces.ts';
import { MailProblem } from './mail-problem.ts';
import { QuoteInShort, Sale } from './quote-fields.ts';
import { mergedInto, RequestRef } from './relation-fields.ts';
import { PageLink } from './request-page/history.ts';
import { SentTestimonial, TestimonialInvitation } from './testimonial-fields.ts';
import { SentOrigin, VisitOrigin } from './visit-origin.ts';

/**
 * The four kinds of enquiry a visitor can send; `enquiry-kinds/` has their fields. Bodies hold what the visitor sends, entities what staff read.
 */

export { AnswerMail, Author, ContactChannel, ContactOutcome, EnquirySource, EnquiryStatus, EnquiryType, HistoryEntry };

const contact = { name: PersonName, phone: Phone, email: Email };

/** The program that the visitor asks about, if any. */
const about = { program_id: orNull(Id) };

const flight = { ...contact, ...shapeOf(flightFields) };
const hotel = { ...contact, ...shapeOf(hotelFields) };
const custom = { ...contact, email: orNull(Email), ...shapeOf(customFields) };
const message = { ...contact, ...shapeOf(messageFields) };

/** The fields that a visitor types, by kind. */
export const typedFields = { flight, hotel, custom, message };

/** The fields of each kind's body. */
export const bodyFields = {
  flight: { ...flight, ...about },
  hotel: { ...hotel, ...about },
  custom: { ...custom, ...about, ...askedDates },
  message: { ...message, ...about },
};

/** Sets the flag that says if there are further legs, since it follows from them. */
export const withMultiDestination = <Body extends { legs: readonly unknown[] }>(body: Body) => ({
  ...body,
  is_multi_destination: body.legs.length > 0,
});

/** The fields that a public form sends besides the enquiry: consent, from where the visit came, and traces. */
const formExtras = { consent: orNull(ConsentGiven), origin: SentOrigin, ...formTraces };

export const FlightRequestBody = z.pipe(
  z.object({ ...flight, ...about, ...formExtras, is_multi_destination: z.optional(z.boolean()) }).check(...flightRules),
  z.transform((body) => withMultiDestination(body)),
);
export const HotelRequestBody = z.object({ ...hotel, ...about, ...formExtras }).check(...hotelRules);
export const CustomRequestBody = z.object({ ...custom, ...about, ...askedDates, ...formExtras });
export const MessageBody = z.object({ ...message, ...about, ...formExtras });

/** A task: somebody has to do it for a request by a time. */
export const Task = z.object({
  id: Id,
  text: z.string(),
  due_at: Instant,
  who: Author,
  by: Author,
  at: Instant,
  /** Null while it is open. */
  done: z.nullable(z.object({ at: Instant, by: Author })),
});
export type Task = z.infer<typeof Task>;

/** How long the customer has waited for us. It follows from the history, except `due_at`. */
const clock = {
  /** Since when the customer waits for the agency; null if the clock does not run. */
  waiting_since: z.prefault(z.nullable(Instant), null),
  /** The end of the goal in working time, while the clock runs; null until it is computed, which takes minutes at most. */
  due_at: z.prefault(z.nullable(Instant), null),
  /** The first contact or answer since the arrival, or since it was opened again. */
  first_contact_at: z.prefault(z.nullable(Instant), null),
  /** True if the agency wrote last, so that the customer is next. */
  waits_for_customer: z.prefault(z.boolean(), false),
};

/** The fields of every enquiry besides those that the visitor typed. */
const record = <Type extends EnquiryType>(type: Type) => ({
  /** E.164. It was valid when it was sent; numbering plans change. */
  phone: z.string(),
  /** Staff may not know it: null even where the public form requires it. */
  email: orNull(Email),
  id: Id,
  type: z.literal(type),
  /** Short code to quote on the phone: `F-7K3M-09QX`. */
  reference: z.string(),
  status: EnquiryStatus,
  source: z.prefault(EnquirySource, 'website'),
  /** From where the visit came; null if that is unknown. */
  origin: z.prefault(z.nullable(VisitOrigin), null),
  /** The language in which the visitor wrote. */
  language: Language,
  /** Null for enquiries older than the ledger. */
  consent: orNull(Consent),
  /** A later entry of the ledger, which leaves `consent` as it was. */
  marketing_withdrawn: z.prefault(z.nullable(MarketingWithdrawal), null),
  /** The links that open the request's page. */
  links: z.prefault(z.array(PageLink), []),
  /** The open invitation to write a testimonial, and what the customer wrote. */
  invitation: z.prefault(z.nullable(TestimonialInvitation), null),
  testimonial: z.prefault(z.nullable(SentTestimonial), null),
  /** Oldest first. Their contents are in replies of their own. */
  quotes: z.prefault(z.array(QuoteInShort), []),
  sale: z.prefault(Sale, null),
  /** The time of the customer's last entry that no member of staff has seen to; null if there is none. */
  unanswered_since: z.prefault(z.nullable(Instant), null),
  ...clock,
  /** Who sees to it; null if nobody has taken it. */
  owner: z.prefault(z.nullable(Author), null),
  /** Short words of staff, in their order. */
  tags: z.prefault(z.array(z.string()), []),
  /** In the order in which they were added. */
  tasks: z.prefault(z.array(Task), []),
  /** The requests to which staff have linked it, oldest first. */
  linked: z.prefault(z.array(RequestRef), []),
  /** Those that are merged into it, oldest first. */
  merged: z.prefault(z.array(RequestRef), []),
  /** The request that has this one; null if it stands for itself. */
  merged_into: z.prefault(z.nullable(z.object({ ...mergedInto, by: Author })), null),
  history: z.array(HistoryEntry),
  /** Set if the confirmation did not reach the customer. */
  mail_problem: z.prefault(z.nullable(MailProblem), null),
  version: z.int(),
  created_at: Instant,
  updated_at: Instant,
});

export const FlightRequest = z.object({
  ...flight,
  ...about,
  ...shapeOf(flightFields, 'stored'),
  is_multi_destination: z.boolean(),
  ...record('flight'),
});
export const HotelRequest = z.object({
  ...hotel,
  ...about,
  ...shapeOf(hotelFields, 'stored'),
  ...record('hotel'),
});
export const CustomRequest = z.object({
  ...custom,
  ...about,
  ...shapeOf(customFields, 'stored'),
  ...askedDates,
  /** The departure as it was when the request arrived; null if it names none. */
  departure: orNull(AskedDeparture),
  ...record('custom'),
});
export const Message = z.object({ ...message, ...about, ...shapeOf(messageFields, 'stored'), ...record('message') });

export const Enquiry = z.discriminatedUnion('type', [FlightRequest, HotelRequest, CustomRequest, Message]);
export type FlightRequest = z.infer<typeof FlightRequest>;
export type HotelRequest = z.infer<typeof HotelRequest>;
export type CustomRequest = z.infer<typeof CustomRequest>;
export type Message = z.infer<typeof Message>;
export type Enquiry = z.infer<typeof Enquiry>;

export const EnquiryReceipt = z.object({ id: Id, reference: z.string(), created_at: Instant });
export type EnquiryReceipt = z.infer<typeof EnquiryReceipt>;

/** The reply to a visitor. */
export const SentReceipt = z.object({
  ...EnquiryReceipt.shape,
  /** The full hour by which the agency answers. */
  answer_by: Instant,
  /**
   * True if no confirmation comes by e-mail, because the visitor's connection or the address's domain has used up the
   * day's. It says nothing about a single mailbox.
   */
  unconfirmed: z.boolean(),
  /** Opens the request's page, together with the reference. It is in no other reply. */
  secret: z.string(),
  /** The departure as it was found; only for a request that names one. */
  departure: z.optional(AskedDeparture),
});
export type SentReceipt = z.infer<typeof SentReceipt>;
