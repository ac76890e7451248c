import * as z from 'zod/mini';
import { BusinessDate, Id, PathId } from '../field-kit/fields.ts';
import { EnquiryStatus, EnquiryType } from './enquiries.ts';
import { Erasure } from './erasures.ts';
import { namesSomeone, whom, whomInWords } from './person.ts';
import { route } from './route.ts';

/**
 * The time limits of the Saudi Personal Data Protection Law: people's requests with their days to answer, and what is
 * anonymised soon. Its other duties are in `person-data.ts` (find, export) and `erasures.ts`.
 */

/** Days within which a privacy request must be answered. */
export const daysToAnswer = 30;

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
  /** The program that it is about. */
  program_id: z.nullable(z.string()),
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
