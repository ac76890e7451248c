import * as z from 'zod/mini';
import { Instant, orNull, PathId } from '../field-kit/fields.ts';
import { MemberId } from '../field-kit/member-id.ts';
import { customKind } from './custom-enquiries.ts';
import { Enquiry, EnquiryReceipt, EnquiryType } from './enquiries.ts';
import { flightRulesInWords, lastingFlightRulesInWords } from './enquiry-kinds/flight.ts';
import { hotelRulesInWords } from './enquiry-kinds/hotel.ts';
import { page, periodInWords, RequestListQuery, RequestSearch } from './enquiry-list.ts';
import { route } from './route.ts';
import { EnquiryCorrection, StaffEntry } from './staff-entries.ts';

/** Enquiries of all types together, for the console. */

export const listRequests = route({
  id: 'listRequests',
  summary: 'List enquiries of all types together, newest first or reversed',
  method: 'GET',
  path: '/requests',
  access: 'staff',
  query: RequestListQuery,
  rules: [periodInWords],
  reply: z.array(Enquiry),
  page: 'searched',
  status: 200,
  uses: { Enquiries: ['Query', 'Query ByStatus', 'Query ByUnanswered', 'BatchGetItem'] },
});

/** A POST, because people search for phone numbers, names and addresses, which access logs must not contain. */
export const searchRequests = route({
  id: 'searchRequests',
  summary: 'Search enquiries of all types or of one, in a tab of the queue or newest first, each also reversed',
  method: 'POST',
  path: '/requests/searches',
  access: 'staff',
  body: RequestSearch,
  rules: [periodInWords],
  reply: z.array(Enquiry),
  page: 'searched',
  status: 200,
  audit: { reported: ['enquiries_exported'] },
  uses: {
    Enquiries: [
      ...(['Query', 'Query ByStatus', 'Query ByUnanswered', 'Query ByTagged', 'BatchGetItem'] as const),
      ...(['Query ByPhone', 'Query ByEmail', 'Query ByQuote', 'Query ByDesk', 'Query ByOwner'] as const),
    ],
  },
});

/** Separate from the public routes, so that only this function can store an enquiry with the source `staff`. */
export const enterRequest = route({
  id: 'enterRequest',
  summary: 'Enter an enquiry of any type for a customer on the phone',
  method: 'POST',
  path: '/requests',
  access: { role: 'agent' },
  body: StaffEntry,
  rules: [...flightRulesInWords, ...hotelRulesInWords],
  reply: EnquiryReceipt,
  status: 201,
  idempotent: true,
  problems: ['idempotency_key_reused'],
  audit: { reported: ['enquiry_entered', 'request_linked'] },
  uses: {
    ...{ Enquiries: ['PutItem', 'GetItem', 'UpdateItem'], EnquiryCounts: ['UpdateItem'], Idempotency: ['UpdateItem'] },
    ...customKind.reads,
  },
});

/** A PUT, since it replaces everything that the visitor typed; no mail follows. */
export const correctRequest = route({
  id: 'correctRequest',
  summary: "Correct a customer's contact details and the fields of their enquiry",
  method: 'PUT',
  path: '/requests/{type}/{id}',
  access: { role: 'agent' },
  params: z.object({ type: EnquiryType, id: PathId }),
  body: EnquiryCorrection,
  rules: [...lastingFlightRulesInWords, ...hotelRulesInWords, 'type is that of the path (not_an_option)'],
  reply: Enquiry,
  status: 200,
  problems: ['enquiry_not_found', 'version_conflict', 'request_merged'],
  audit: { reported: ['enquiry_corrected', 'enquiry_read'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'] },
});

/** A POST: each call makes another link, and its secret is in this reply only. */
export const makeRequestLink = route({
  id: 'makeRequestLink',
  summary: "Make a link to the page of a customer's request, to send it to the customer",
  method: 'POST',
  path: '/requests/{type}/{id}/links',
  access: { role: 'agent' },
  params: z.object({ type: EnquiryType, id: PathId }),
  reply: z.object({ secret: z.string() }),
  status: 201,
  problems: ['enquiry_not_found'],
  audit: { reported: ['request_link_made'] },
  uses: { Enquiries: ['UpdateItem'] },
});

export const endRequestLinks = route({
  id: 'endRequestLinks',
  summary: "End all links to the page of a customer's request",
  method: 'DELETE',
  path: '/requests/{type}/{id}/links',
  access: { role: 'agent' },
  params: z.object({ type: EnquiryType, id: PathId }),
  reply: z.literal(true),
  status: 200,
  problems: ['enquiry_not_found'],
  audit: { reported: ['request_links_ended'] },
  uses: { Enquiries: ['UpdateItem'] },
});

/** Null for nobody. */
const memberOrNobody = orNull(MemberId);

const RequestOwner = z.object({
  to: memberOrNobody,
  /** The owner whom the caller has seen: a conflict if it is another one by now. */
  from: memberOrNobody,
});

export const assignRequest = route({
  id: 'assignRequest',
  summary: 'Take a request, give it to a colleague or hand it back',
  method: 'PUT',
  path: '/requests/{type}/{id}/owner',
  access: { role: 'agent' },
  params: z.object({ type: EnquiryType, id: PathId }),
  body: RequestOwner,
  reply: Enquiry,
  status: 200,
  problems: ['enquiry_not_found', 'member_not_found', 'owned_by_other', 'request_merged', 'version_conflict'],
  audit: { reported: ['enquiry_assigned', 'enquiry_read'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'], Staff: ['BatchGetItem', 'Scan'] },
});

export const mailAnswerAgain = route({
  id: 'mailAnswerAgain',
  summary: 'Mail an answer to the customer that did not go out; one that has gone out is not mailed twice',
  method: 'POST',
  path: '/requests/{type}/{id}/mails',
  access: { role: 'agent' },
  params: z.object({ type: EnquiryType, id: PathId }),
  /** The time of the answer. An unknown one mails nothing. */
  body: z.object({ answered_at: Instant }),
  reply: Enquiry,
  status: 200,
  problems: ['enquiry_not_found', 'mail_not_sent'],
  audit: { reported: ['answer_mailed', 'enquiry_read'] },
  uses: {
    Enquiries: ['GetItem', 'UpdateItem'],
    Idempotency: ['GetItem', 'UpdateItem'],
    SiteContent: ['GetItem'],
    Throttles: ['UpdateItem'],
    Undeliverable: ['GetItem'],
    mail: true,
  },
});

export const listRelatedRequests = route({
  id: 'listRelatedRequests',
  summary: 'The linked and merged enquiries, then the others of the same phone number or e-mail address, newest first',
  method: 'GET',
  path: '/requests/{type}/{id}/related',
  access: 'staff',
  params: z.object({ type: EnquiryType, id: PathId }),
  query: z.object(page),
  reply: z.array(Enquiry),
  page: true,
  status: 200,
  problems: ['enquiry_not_found'],
  uses: { Enquiries: ['GetItem', 'Query ByPhone', 'Query ByEmail', 'BatchGetItem'] },
});
