import * as z from 'zod/mini';
import { BusinessDate, Email, Id, Instant, Language, orNull, PathId } from '../field-kit/fields.ts';
import { Phone } from '../field-kit/phone.ts';
import { AuditAction } from './audit.ts';
import { NextContact } from './customers.ts';
import { Enquiry, EnquiryStatus, EnquiryType } from './enquiries.ts';
import { Quote } from './quotes.ts';
import { route } from './route.ts';

/**
 * The duties of the Saudi Personal Data Protection Law: find all data about a person, export it, erase it, and keep the
 * time limits for answers. Phone numbers and e-mail addresses are sent in bodies, which no log contains.
 */

/** Days within which a privacy request must be answered. */
export const daysToAnswer = 30;

/** The phone number, the e-mail address or both of one person. */
const whom = { phone: orNull(Phone), email: orNull(Email) };
const namesSomeone = z.refine<{ phone: string | null; email: string | null }>(
  ({ phone, email }) => Boolean(phone ?? email),
  { path: ['phone'], error: 'required' },
);
const whomInWords = 'phone or email is given (required)';

export const Person = z.object(whom).check(namesSomeone);
export type Person = z.infer<typeof Person>;

export const PrivacyRequestKind = z.enum(['access', 'export', 'correct', 'erase']);
export type PrivacyRequestKind = z.infer<typeof PrivacyRequestKind>;

/** A privacy request that is not answered yet. */
export const PrivacyRequest = z.object({
  id: z.string(),
  kind: PrivacyRequestKind,
  received_on: BusinessDate,
  /** The last day for the answer. */
  due_on: BusinessDate,
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

/** A mail about an enquiry. Their times are kept for thirty days. */
export const SentMail = z.object({
  enquiry_id: z.string(),
  kind: z.enum(['confirmation', 'answer', 'staff']),
  at: Instant,
});
export type SentMail = z.infer<typeof SentMail>;

/** Everything that is stored about a person. */
export const PersonRecord = z.object({
  /** The phone numbers and e-mail addresses in the enquiries. Another one of the same person may find more. */
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  /** The language of the newest enquiry. */
  language: Language,
  /** Newest first, each with its consent. */
  enquiries: z.array(Enquiry),
  /** Enquiries that wait in quarantine, newest first. */
  quarantined: z.array(Enquiry),
  /** With their contents, the newest of each enquiry first. */
  quotes: z.array(z.object({ enquiry_id: z.string(), ...Quote.shape })),
  /** The notes of staff about the customers of the numbers. */
  customers: z.array(
    z.object({
      id: z.string(),
      phone: z.string(),
      note: z.nullable(z.string()),
      next_contact: z.nullable(NextContact),
      /** Null unless staff have chosen it. */
      language: z.nullable(Language),
      updated_at: z.nullable(Instant),
    }),
  ),
  mails: z.array(SentMail),
  requests: z.array(PrivacyRequest),
  /** The actions of staff on the enquiries, newest first. */
  activity: z.array(z.object({ id: Id, at: Instant, action: AuditAction })),
  /** True if there are more enquiries than one call reads. */
  more: z.boolean(),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

const reading = {
  Enquiries: ['Query ByPhone', 'Query ByEmail', 'BatchGetItem'],
  Quotes: ['Query'],
  Customers: ['GetItem', 'BatchGetItem'],
  Deleted: ['Query'],
  Quarantine: ['Query'],
  Idempotency: ['GetItem'],
  Privacy: ['Query'],
  Audit: ['Query ByRecord', 'BatchGetItem'],
  staffMail: true,
} as const;

export const findPerson = route({
  id: 'findPerson',
  summary: 'Everything that is stored about a person, by phone number or e-mail address',
  method: 'POST',
  path: '/privacy/searches',
  access: { role: 'agent' },
  audit: { reported: ['person_searched'] },
  body: Person,
  rules: [whomInWords],
  reply: PersonRecord,
  status: 200,
  uses: reading,
});

/** Files for the person: the record as JSON, and as a printable page in the person's language. */
export const PersonExport = z.object({ record: PersonRecord, html: z.string(), language: Language, at: Instant });

export const exportPerson = route({
  id: 'exportPerson',
  summary: 'The same as files for the person: JSON, and a printable page in their language',
  method: 'POST',
  path: '/privacy/exports',
  access: { role: 'agent' },
  audit: { reported: ['person_exported'] },
  body: Person,
  rules: [whomInWords],
  reply: PersonExport,
  status: 200,
  uses: { ...reading, SiteContent: ['GetItem'] },
});

export const withdrawMarketing = route({
  id: 'withdrawMarketing',
  summary: "Record that a person no longer allows offers, in the consent ledger of each of the person's enquiries",
  method: 'PATCH',
  path: '/privacy',
  access: { role: 'agent' },
  audit: { reported: ['marketing_withdrawn'] },
  body: Person,
  rules: [whomInWords],
  reply: z.object({
    /** The number of enquiries whose ledger has got the entry; those that have one already do not count. */
    withdrawn: z.int(),
    /** True if another call is needed for the rest. */
    more: z.boolean(),
  }),
  status: 200,
  uses: {
    Enquiries: ['Query ByPhone', 'Query ByEmail', 'BatchGetItem', 'UpdateItem'],
    Deleted: ['Query', 'UpdateItem'],
    Quarantine: ['Query', 'UpdateItem'],
  },
});

/** Reasons for erasing personal data. A fixed choice, since free text could name the person again. */
export const ErasureReason = z.enum(['asked', 'consent_withdrawn', 'not_needed', 'collected_by_mistake']);
export type ErasureReason = z.infer<typeof ErasureReason>;

const Counts = z.object({ flight: z.int(), hotel: z.int(), custom: z.int(), message: z.int() });

/** The record of an erasure: numbers only. */
export const Erasure = z.object({
  id: z.string(),
  at: Instant,
  reason: ErasureReason,
  /** E-mail address of the member of staff. */
  by: z.string(),
  /** Erased enquiries by type. */
  counts: Counts,
});
export type Erasure = z.infer<typeof Erasure>;

export const erasePerson = route({
  id: 'erasePerson',
  summary: 'Erase everything about a person. Anonymous counts stay, and a record of the erasure',
  method: 'POST',
  path: '/privacy/erasures',
  access: { role: 'owner' },
  audit: { action: 'person_erased' },
  body: z.object({ ...whom, reason: ErasureReason }).check(namesSomeone),
  rules: [whomInWords],
  /** `more` is true if another call is needed to erase the rest. */
  reply: z.object({ erasure: Erasure, more: z.boolean() }),
  status: 201,
  uses: {
    Enquiries: ['Query ByPhone', 'Query ByEmail', 'GetItem', 'BatchGetItem', 'UpdateItem', 'DeleteItem'],
    Quotes: ['Query', 'DeleteItem'],
    Customers: ['GetItem', 'BatchGetItem', 'Query ByMerged', 'UpdateItem', 'DeleteItem'],
    Deleted: ['Query', 'DeleteItem'],
    PastEnquiries: ['PutItem'],
    Quarantine: ['Query', 'DeleteItem'],
    Idempotency: ['UpdateItem', 'DeleteItem'],
    Throttles: ['DeleteItem'],
    Privacy: ['Query', 'GetItem', 'PutItem', 'DeleteItem'],
    staffMail: true,
    deadLetters: true,
  },
});

export const addPrivacyRequest = route({
  id: 'addPrivacyRequest',
  summary: "Record a person's request, from which the days to answer count",
  method: 'POST',
  path: '/privacy/requests',
  access: { role: 'agent' },
  audit: { action: 'privacy_request_added' },
  body: z.object({ ...whom, kind: PrivacyRequestKind, received_on: BusinessDate }).check(namesSomeone),
  rules: [whomInWords],
  reply: PrivacyRequest,
  status: 201,
  uses: { Privacy: ['PutItem'] },
});

export const closePrivacyRequest = route({
  id: 'closePrivacyRequest',
  summary: 'Close an answered request: its number and address are forgotten, kind and days stay',
  method: 'DELETE',
  path: '/privacy/requests/{id}',
  access: { role: 'agent' },
  audit: { action: 'privacy_request_closed' },
  params: z.object({ id: PathId }),
  reply: z.literal(true),
  status: 200,
  problems: ['privacy_request_not_found'],
  uses: { Privacy: ['GetItem', 'PutItem', 'DeleteItem'] },
});

/** For how many days in advance staff see which enquiries will be anonymised. */
export const daysOfNotice = 14;

/** An enquiry that will be anonymised soon. */
export const DueEnquiry = z.object({
  id: Id,
  type: EnquiryType,
  reference: z.string(),
  status: EnquiryStatus,
  /** The first night in which it can be anonymised. */
  due_on: BusinessDate,
});

export const getPrivacy = route({
  id: 'getPrivacy',
  summary: 'Open requests of people, the latest erasures, and what is made anonymous soon',
  method: 'GET',
  path: '/privacy',
  access: { role: 'agent' },
  reply: z.object({
    /** The one due soonest first. */
    requests: z.array(PrivacyRequest),
    /** Newest first. */
    erasures: z.array(Erasure),
    retention: z.object({
      /** Months between the end of an enquiry and its anonymisation. */
      months: z.int(),
      /** Within the notice period, the one due soonest first. */
      due: z.array(DueEnquiry),
      /** True if there are more than are listed. */
      more: z.boolean(),
    }),
  }),
  status: 200,
  uses: { Privacy: ['Query'], Enquiries: ['Query ByRest', 'BatchGetItem'], retention: true },
});
