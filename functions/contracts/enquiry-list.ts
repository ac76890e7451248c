import * as z from 'zod/mini';
import { EnquiryStatus, EnquiryType } from './enquiries.ts';
import { BusinessDate, Cursor, numberParameter, optionalText, orNull } from './fields.ts';

/** Filters of enquiries; all given ones must match. `from` and `to` are Riyadh days, both inclusive. */
const filters = {
  from: orNull(BusinessDate),
  to: orNull(BusinessDate),
  status: orNull(EnquiryStatus),
  has_email: orNull(z.enum(['true', 'false'])),
};

/**
 * Words to search for. A phone number in any spelling (or its last seven digits or more), an e-mail address or a
 * reference among them finds by index, whatever the age; the other words must be in the enquiry too. Where nobody has
 * that number, address or reference, and for any other text, enquiries are read, newest first: a page then says in
 * `searched_until` how far back it has looked, and `next_cursor` goes on even after a page without hits.
 */
const q = optionalText(100);

export const page = { limit: z.optional(numberParameter(1, 100)), cursor: z.optional(Cursor) };

/** The same of a search, whose parameters are a body: addresses are in logs, bodies are not. */
export const searchPage = { limit: z.optional(z.int().check(z.gte(1), z.lte(100))), cursor: z.optional(Cursor) };

export const inOrder = z.refine<{ from: string | null; to: string | null }>(
  ({ from, to }) => !from || !to || from <= to,
  {
    path: ['to'],
    error: 'to_date_before_from_date',
  },
);

export const periodInWords = 'to is not before from (to_date_before_from_date)';

export const EnquiryListQuery = z.object({ ...filters, ...page }).check(inOrder);
export type EnquiryListQuery = z.infer<typeof EnquiryListQuery>;

const type = orNull(EnquiryType);

/** The same across all types, or one of them. */
export const RequestListQuery = z.object({ type, ...filters, ...page }).check(inOrder);

/** The same for words; the body of a POST. */
export const RequestSearch = z.object({ type, q, ...filters, ...searchPage }).check(inOrder);
export type RequestSearch = z.infer<typeof RequestSearch>;
