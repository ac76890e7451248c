import * as z from 'zod/mini';
import { Cursor, Id, PathId } from '../field-kit/fields.ts';
import { Enquiry, EnquiryReceipt } from './enquiries.ts';
import { page } from './enquiry-list.ts';
import { route } from './route.ts';

/** Enquiries that look like spam. They wait apart from all others, without mails, until staff decide. */

/** Signals that make an enquiry suspicious. */
export const SpamReason = z.enum([
  'hidden_field',
  'too_fast',
  'advert',
  'links',
  'hidden_link',
  'link_in_name',
  'markup',
  'gibberish',
  'foreign_script',
  'same_text',
  'disposable_address',
  'same_sender',
  'same_address',
  'no_challenge',
]);
export type SpamReason = z.infer<typeof SpamReason>;

export const QuarantinedEnquiry = z.object({
  id: Id,
  enquiry: Enquiry,
  score: z.number(),
  /** The strongest first. */
  reasons: z.array(SpamReason),
});
export type QuarantinedEnquiry = z.infer<typeof QuarantinedEnquiry>;

export const listQuarantine = route({
  id: 'listQuarantine',
  summary: 'List suspected spam, newest first',
  method: 'GET',
  path: '/quarantine',
  access: 'staff',
  query: z.object(page),
  reply: z.array(QuarantinedEnquiry),
  page: true,
  status: 200,
  uses: { Quarantine: ['Query'] },
});

export const releaseEnquiry = route({
  id: 'releaseEnquiry',
  summary: 'Make suspected spam a new enquiry, with its mails',
  method: 'POST',
  path: '/quarantine/{id}/release',
  access: { role: 'agent' },
  params: z.object({ id: PathId }),
  reply: EnquiryReceipt,
  status: 200,
  problems: ['enquiry_not_found'],
  audit: { reported: ['enquiry_released'] },
  uses: {
    Quarantine: ['GetItem', 'DeleteItem'],
    Enquiries: ['PutItem'],
    EnquiryCounts: ['UpdateItem'],
    Idempotency: ['UpdateItem'],
  },
});

export const deleteSuspect = route({
  id: 'deleteSuspect',
  summary: 'Delete one suspected enquiry for good, without mails',
  method: 'DELETE',
  path: '/quarantine/{id}',
  access: { role: 'agent' },
  params: z.object({ id: PathId }),
  reply: z.literal(true),
  status: 200,
  problems: ['enquiry_not_found'],
  audit: { reported: ['suspect_deleted'] },
  uses: { Quarantine: ['GetItem', 'DeleteItem'], Idempotency: ['UpdateItem'] },
});

export const emptyQuarantine = route({
  id: 'emptyQuarantine',
  summary: 'Delete suspected spam up to the newest that the caller has seen, some hundred at a time',
  method: 'DELETE',
  path: '/quarantine',
  access: { role: 'agent' },
  query: z.object({ until: Cursor }),
  reply: z.object({
    deleted: z.int(),
    /** True if there are more: call again. */
    more: z.boolean(),
  }),
  status: 200,
  audit: { action: 'quarantine_emptied' },
  uses: { Quarantine: ['Query', 'DeleteItem'], Idempotency: ['UpdateItem'] },
});
