import type { Consumer } from './consumers.ts';
import type { Uses } from './resources.ts';

/** The consumers that mail staff and visitors, and the one that learns that a mail did not arrive. */

/** The tables behind a mail that is sent once, and behind one to staff. */
const mailOnce = {
  Idempotency: ['GetItem', 'UpdateItem'],
  SiteContent: ['GetItem'],
  mail: true,
} as const satisfies Uses;
const mailToStaff = { ...mailOnce, staffMail: true } as const satisfies Uses;

/** The tables behind a mail to a visitor: a mailbox gets so many a day, and none where mail does not arrive. */
const mailToVisitor = {
  ...mailOnce,
  Enquiries: ['GetItem', 'UpdateItem'],
  Throttles: ['UpdateItem'],
  Undeliverable: ['GetItem'],
} as const satisfies Uses;

export const notifyStaff = {
  id: 'notifyStaff',
  event: 'enquiry-received',
  uses: { Programs: ['GetItem'], Enquiries: ['GetItem'], ...mailToStaff },
} as const satisfies Consumer;

export const confirmToVisitor = {
  id: 'confirmToVisitor',
  event: 'enquiry-received',
  uses: { Programs: ['GetItem'], ...mailToVisitor },
} as const satisfies Consumer;

export const notifyStaffOfCustomer = {
  id: 'notifyStaffOfCustomer',
  event: 'enquiry-followed-up',
  uses: { ...notifyStaff.uses, Staff: ['GetItem', 'UpdateItem'] },
} as const satisfies Consumer;

export const mailAnswer = {
  id: 'mailAnswer',
  event: 'enquiry-followed-up',
  uses: mailToVisitor,
} as const satisfies Consumer;

/** Computes due times again where the hours have changed, and mails what is due. */
export const watchClock = {
  id: 'watchClock',
  event: 'clock-due',
  // Below the interval, so that no two calls overlap.
  seconds: 240,
  uses: {
    Enquiries: ['Query ByDesk', 'Query ByStatus', 'BatchGetItem', 'UpdateItem'],
    Settings: ['GetItem', 'PutItem'],
    Staff: ['GetItem'],
    Programs: ['BatchGetItem'],
    ...mailToStaff,
  },
} as const satisfies Consumer;

export const summarizeNews = {
  id: 'summarizeNews',
  event: 'staff-news-due',
  uses: { Programs: ['BatchGetItem'], Enquiries: ['BatchGetItem'], ...mailToStaff },
} as const satisfies Consumer;

export const remindStaff = {
  id: 'remindStaff',
  event: 'morning-begun',
  uses: {
    Programs: ['BatchGetItem'],
    Enquiries: ['Query ByStatus', 'Query ByDesk', 'Query ByQuote', 'Query ByTask', 'BatchGetItem'],
    Customers: ['Query ByNextContact', 'BatchGetItem'],
    Settings: ['GetItem'],
    ...mailToStaff,
  },
} as const satisfies Consumer;

export const recordMailProblem = {
  id: 'recordMailProblem',
  event: 'mail-undeliverable',
  uses: { Enquiries: ['GetItem', 'UpdateItem'], Undeliverable: ['UpdateItem'], Idempotency: ['DeleteItem'] },
} as const satisfies Consumer;
