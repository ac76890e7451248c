import * as z from 'zod/mini';
import { Id, Instant, Language } from '../field-kit/fields.ts';
import { AuditAction } from './audit.ts';
import { NextContact } from './customers.ts';
import { Enquiry } from './enquiries.ts';
import { Person, whomInWords } from './person.ts';
import { PrivacyRequest } from './privacy.ts';
import { Quote } from './quotes.ts';
import { route } from './route.ts';

/** All data about a person: to find and export it, and to withdraw the consent in it. `erasures.ts` erases it. */

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
