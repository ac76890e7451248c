import * as z from 'zod/mini';
import { BusinessDate, Cursor, numberParameter, optionalLine, orNull } from '../field-kit/fields.ts';
import { EnquiryStatus, EnquiryType } from './enquiries.ts';
import { figureFilters } from './figure-filters.ts';
import { tagLimits } from './tag-rules.ts';
import { dueFilters, queueTabs } from './view-rules.ts';

/** Filters of enquiries; all given ones must match. `from` and `to` are Riyadh days, both inclusive. */
const filters = {
  from: orNull(BusinessDate),
  to: orNull(BusinessDate),
  status: orNull(EnquiryStatus),
  has_email: orNull(z.enum(['true', 'false'])),
  /** Only those whose customer has written, changed dates or cancelled since staff last saw to it. */
  unanswered: orNull(z.literal('true')),
};

/**
 * `reversed` lists the other way round: oldest first, or in the queue the least urgent first. A cursor continues in the
 * order of its call.
 */
export const order = orNull(z.literal('reversed'));
export type ListOrder = z.infer<typeof order>;

/**
 * Words to search for. A phone number in any spelling (or at least its last seven digits), an e-mail address or a
 * reference is looked up in an index, at any age; the remaining words must be in the enquiry too. Any other text, or a
 * number, address or reference that nobody has, is searched by reading enquiries in the list's order: a page then says in
 * `searched_until` up to which arrival it has searched, and `next_cursor` continues even after a page without matches.
 */
const q = optionalLine(100);

export const page = { limit: z.optional(numberParameter(1, 100)), cursor: z.optional(Cursor) };

/** The paging parameters of a search, which are in the body: logs contain addresses, but no bodies. */
export const searchPage = { limit: z.optional(z.int().check(z.gte(1), z.lte(100))), cursor: z.optional(Cursor) };

export const inOrder = z.refine<{ from: string | null; to: string | null }>(
  ({ from, to }) => !from || !to || from <= to,
  {
    path: ['to'],
    error: 'to_date_before_from_date',
  },
);

export const periodInWords = 'to is not before from (to_date_before_from_date)';

export const EnquiryListQuery = z.object({ ...filters, order, ...page }).check(inOrder);
export type EnquiryListQuery = z.infer<typeof EnquiryListQuery>;

const type = orNull(EnquiryType);

/** The same for all types, or one of them. */
export const RequestListQuery = z.object({ type, ...filters, order, ...page }).check(inOrder);

/**
 * True for the first call of an export to a file, which the audit trail records: pages alone do not distinguish an export
 * from a screen.
 */
export const exported = z.prefault(z.boolean(), false);

/** How many chosen requests of a list an export has; absent if it has all that match. */
const selected = z.optional(z.int().check(z.gte(1), z.lte(10_000)));

/** Only those with this tag, whatever its case. */
const tag = optionalLine(tagLimits.length);

/**
 * The place of a request in the queue, or its id elsewhere. Callers pass `next_cursor` back unchanged. `~` is in places
 * without an end yet.
 */
export const QueueCursor = z
  .string()
  .check(z.regex(/^[\w.:-]{1,40}(?:#~?[\w.:-]{1,40}){0,2}$/, { error: 'invalid_cursor' }));

/** Only those in a tab of the queue, in its order: what is due first, then who has waited longest. */
const tab = orNull(z.enum(queueTabs));
/** Only those whose first answer is late, or due soon, in the order of the queue. */
const due = orNull(z.enum(dueFilters));

/**
 * The same in a tab of the queue, with search words, a tag and the filters of figures, which may name a person: the body of
 * a POST.
 */
export const RequestSearch = z
  .object({
    ...{ type, tab, due, q, tag, ...filters, ...figureFilters, order },
    ...{ limit: searchPage.limit, cursor: z.optional(QueueCursor), exported, selected },
  })
  .check(inOrder);
export type RequestSearch = z.infer<typeof RequestSearch>;
