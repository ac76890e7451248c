import * as z from 'zod/mini';
import {
  BusinessDate,
  CalendarDate,
  Instant,
  Language,
  optionalLine,
  optionalText,
  orNull,
  requiredLine,
  wholeNumber,
} from '../field-kit/fields.ts';
import { customerLimits } from './customer-rules.ts';
import { Author, Enquiry } from './enquiries.ts';
import { searchPage } from './enquiry-list.ts';
import { route } from './route.ts';

/**
 * Customers: one card for each person, by phone number. A card follows from the person's requests, and goes with the last
 * of them. Staff add a note, when to get in touch next, and the language; and merge the cards of one person's numbers.
 */

/** The beginning of a hash of the phone number, so that addresses and logs contain no number. */
const CustomerId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The place of a page's last customer. Callers pass `next_cursor` back unchanged. */
const CustomerCursor = z.string().check(z.regex(/^[0-9A-Za-z.:#-]{1,100}$/, { error: 'invalid_cursor' }));

const Party = {
  id: CustomerId,
  /** As in the newest request. */
  name: z.string(),
  /** E.164. */
  phone: z.string(),
};

export const NextContact = z.object({ on: CalendarDate, what: z.nullable(z.string()), by: Author });

export const Customer = z.object({
  ...Party,
  /** Other names in the requests, the newest first: spellings, or the same one in other letters. */
  names: z.array(z.string()),
  /** The addresses in the requests, the newest first. */
  emails: z.array(z.string()),
  /** The choice of staff; otherwise the newest request's. */
  language: Language,
  language_chosen: z.boolean(),
  /** The arrival of the first and of the newest request. */
  first_at: Instant,
  latest_at: Instant,
  /** The number of requests, and how many of them were won. */
  requests: z.int(),
  won: z.int(),
  /** True if the newest decision allows offers. */
  allows_marketing: z.boolean(),
  note: z.nullable(z.string()),
  next_contact: z.nullable(NextContact),
  /** The cards that staff merged into this one, with their other numbers. */
  merged: z.array(z.object({ ...Party, note: z.nullable(z.string()), at: Instant, by: Author })),
  /** Counts the changes by staff; 0 before the first. A change names the one on which it is based. */
  revision: z.int(),
  /** The last change by staff. */
  updated_at: z.nullable(Instant),
  updated_by: z.nullable(Author),
});
export type Customer = z.infer<typeof Customer>;

export const CustomerCard = z.object({
  customer: Customer,
  /** The newest hundred requests, of all numbers. Their quotes and consents are in them. */
  enquiries: z.array(Enquiry),
  /** True if there are more. */
  more: z.boolean(),
  /** Cards with other numbers that share an e-mail address: perhaps the same person. At most ten. */
  perhaps_same: z.array(z.object({ ...Party, requests: z.int() })),
});
export type CustomerCard = z.infer<typeof CustomerCard>;

export const CustomerSearch = z.object({
  /**
   * Part of a name, of a phone number in any spelling, or of an e-mail address. A whole number or address is looked up;
   * for anything else customers are read, newest first: a page then says in `searched_until` how far back it has searched,
   * and `next_cursor` continues even after a page without matches.
   */
  q: optionalLine(100),
  /** Only those to get in touch with on this day or before, the earliest first. */
  contact_until: orNull(BusinessDate),
  limit: searchPage.limit,
  cursor: z.optional(CustomerCursor),
});
export type CustomerSearch = z.infer<typeof CustomerSearch>;

const params = z.object({ id: CustomerId });
const found = { Enquiries: ['Query ByPhone', 'Query ByEmail', 'BatchGetItem'] } as const;
const changing = { Customers: ['GetItem', 'BatchGetItem', 'Query ByMerged', 'UpdateItem', 'DeleteItem'] } as const;

export const searchCustomers = route({
  id: 'searchCustomers',
  summary: 'Customers by any part of a name, phone number or e-mail address, those with the newest request first',
  method: 'POST',
  path: '/customers/searches',
  access: 'staff',
  body: CustomerSearch,
  reply: z.object({
    customers: z.array(Customer),
    next_cursor: z.nullable(CustomerCursor),
    /** The arrival of the newest request of the last customer that was read, if more are left; not with `contact_until`. */
    searched_until: z.nullable(Instant),
  }),
  status: 200,
  uses: { ...found, Customers: ['GetItem', 'BatchGetItem', 'Query ByLatest', 'Query ByNextContact'] },
});

export const getCustomer = route({
  id: 'getCustomer',
  summary: "A customer's card with the requests; the id of a merged card leads to the card that has it",
  method: 'GET',
  path: '/customers/{id}',
  access: 'staff',
  params,
  reply: CustomerCard,
  status: 200,
  problems: ['customer_not_found'],
  audit: { action: 'customer_read', record: 'customer', hourly: true },
  uses: { ...found, Customers: ['GetItem', 'BatchGetItem'] },
});

export const updateCustomer = route({
  id: 'updateCustomer',
  summary: 'Change what staff keep about a customer: note, next contact, language',
  method: 'PUT',
  path: '/customers/{id}',
  access: { role: 'agent' },
  params,
  body: z.object({
    note: optionalText(customerLimits.note),
    next_contact: orNull(z.object({ on: BusinessDate, what: optionalLine(customerLimits.nextContact) })),
    /** Null for the newest request's. */
    language: orNull(Language),
    revision: wholeNumber(0),
  }),
  reply: Customer,
  status: 200,
  problems: ['customer_not_found', 'version_conflict'],
  audit: { action: 'customer_changed', record: 'customer' },
  uses: changing,
});

export const mergeCustomers = route({
  id: 'mergeCustomers',
  summary: 'Merge another card into this one: its requests show here, nothing is lost, and it can be undone',
  method: 'POST',
  path: '/customers/{id}/merged',
  access: { role: 'agent' },
  params,
  body: z.object({ other: requiredLine(32).check(z.regex(/^[0-9a-f]{32}$/)) }),
  rules: [`At most ${customerLimits.merged} cards are merged into one (customer_full)`],
  reply: Customer,
  status: 200,
  problems: ['customer_not_found', 'customer_merged', 'customer_full'],
  audit: { action: 'customers_merged', record: 'customer' },
  uses: changing,
});

export const splitCustomers = route({
  id: 'splitCustomers',
  summary: 'Undo the merging of a card',
  method: 'DELETE',
  path: '/customers/{id}/merged/{other}',
  access: { role: 'agent' },
  params: z.object({ id: CustomerId, other: CustomerId }),
  reply: Customer,
  status: 200,
  problems: ['customer_not_found'],
  audit: { action: 'customers_split', record: 'customer' },
  uses: changing,
});
