import type { Consumer } from './consumers.ts';
import type { Uses } from './resources.ts';

/** The consumers that work on enquiries, from their receipt until they are forgotten, without their mails. */

/** The places of the working hours and the seasons. */
const hours = { Settings: ['GetItem'] } as const satisfies Uses;

/** Gives a new enquiry to the next person on duty. */
export const takeIn = {
  id: 'takeIn',
  event: 'enquiry-received',
  uses: { ...hours, Enquiries: ['GetItem', 'UpdateItem'], Staff: ['GetItem', 'BatchGetItem', 'Scan', 'UpdateItem'] },
} as const satisfies Consumer;

/** Stores what follows from a change for the queue. */
export const settleEnquiry = {
  id: 'settleEnquiry',
  event: 'enquiry-changed',
  uses: { ...hours, Enquiries: ['GetItem', 'UpdateItem'] },
} as const satisfies Consumer;

/** Does again what the call that accepted a quote, or ended its sale, could not. */
export const settleQuoteSeats = {
  id: 'settleQuoteSeats',
  event: 'enquiry-followed-up',
  uses: { Enquiries: ['GetItem', 'UpdateItem'], Quotes: ['GetItem'], Departures: ['GetItem', 'UpdateItem'] },
} as const satisfies Consumer;

export const endQuotes = {
  id: 'endQuotes',
  event: 'day-begun',
  seconds: 240,
  uses: { Enquiries: ['Query ByQuote', 'BatchGetItem', 'GetItem', 'UpdateItem'] },
} as const satisfies Consumer;

/** The tables for filing the requests of a number on its customer's card. */
const filing = {
  Enquiries: ['Query ByPhone', 'GetItem', 'BatchGetItem'],
  Customers: ['GetItem', 'BatchGetItem', 'Query ByMerged', 'UpdateItem', 'DeleteItem'],
} as const satisfies Uses;

export const fileCustomer = { id: 'fileCustomer', event: 'customer-changed', uses: filing } as const satisfies Consumer;

/** Files the requests from before there were cards, once. */
export const fileEarlierCustomers = {
  id: 'fileEarlierCustomers',
  event: 'counts-due',
  seconds: 240,
  uses: { ...filing, Enquiries: ['Query', ...filing.Enquiries], Settings: ['GetItem', 'PutItem'] },
} as const satisfies Consumer;

export const countEnquiries = {
  id: 'countEnquiries',
  event: 'counts-due',
  uses: { Enquiries: ['Query'], PastEnquiries: ['Query'], EnquiryCounts: ['Query', 'UpdateItem'] },
} as const satisfies Consumer;

/** Goes on every ten minutes with what the call before has left. */
export const forgetOldEnquiries = {
  id: 'forgetOldEnquiries',
  event: 'retention-due',
  // Half of the interval, so that no two calls overlap.
  seconds: 300,
  uses: {
    Enquiries: ['Query ByRest', 'GetItem', 'BatchGetItem', 'UpdateItem', 'DeleteItem'],
    Quotes: ['Query', 'DeleteItem'],
    PastEnquiries: ['PutItem'],
    Deleted: ['DeleteItem'],
    Quarantine: ['Query', 'DeleteItem'],
    Idempotency: ['UpdateItem', 'DeleteItem'],
    Throttles: ['DeleteItem'],
    staffMail: true,
    retention: true,
  },
} as const satisfies Consumer;
