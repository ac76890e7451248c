import * as z from 'zod/mini';
import { Id, PathId, wholeNumber } from '../field-kit/fields.ts';
import { Enquiry, EnquiryType } from './enquiries.ts';
import { relationLimits } from './relation-rules.ts';
import { route } from './route.ts';

/** Requests that belong together: links, and several requests of one customer that are seen to as one. */

const params = z.object({ type: EnquiryType, id: PathId });

const RequestKey = z.object({ type: EnquiryType, id: Id });

/** Each of the two names the other. A repetition changes nothing, and completes what a crash has cut. */
export const linkRequest = route({
  id: 'linkRequest',
  summary: 'Link a request to another one, of this customer or not, or end that',
  method: 'PUT',
  path: '/requests/{type}/{id}/linked',
  access: { role: 'agent' },
  params,
  body: z.object({ other: RequestKey, linked: z.boolean() }),
  rules: [
    'other is another request (not_an_option)',
    `A request is linked to at most ${relationLimits.linked} (requests_full)`,
  ],
  reply: Enquiry,
  status: 200,
  problems: ['enquiry_not_found', 'requests_full', 'history_full', 'version_conflict'],
  audit: { reported: ['request_linked', 'request_unlinked', 'enquiry_read'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'] },
});

/** Everything of both stays. The merged one leaves the queue, and changes no more until it is taken out. */
export const mergeRequest = route({
  id: 'mergeRequest',
  summary: 'Merge a request into another one of the same customer, or take it out again',
  method: 'PUT',
  path: '/requests/{type}/{id}/merged-into',
  access: { role: 'agent' },
  params,
  body: z.object({
    /** Null to take it out. */
    into: z.nullable(RequestKey),
    /** The version of the merged request that the caller has seen. */
    version: wholeNumber(1),
  }),
  rules: [
    'into is another request (not_an_option)',
    'Both are of one phone number, e-mail address or customer (other_customer)',
    `At most ${relationLimits.merged} requests are merged into one (requests_full)`,
  ],
  reply: Enquiry,
  status: 200,
  problems: [
    ...(['enquiry_not_found', 'version_conflict', 'request_merged', 'has_merged', 'other_customer'] as const),
    ...(['quote_open', 'target_done', 'requests_full', 'history_full'] as const),
  ],
  audit: { reported: ['request_merged', 'request_taken_out', 'enquiry_read'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'], Customers: ['GetItem'], Settings: ['GetItem'] },
});
