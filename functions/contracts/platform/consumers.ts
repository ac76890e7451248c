import { events, type Source } from './events.ts';
import {
  finishSiteImport,
  orderLinkPictures,
  orderLinkPicturesForDepartures,
  publishDeparture,
  publishProgram,
  publishSeasons,
  publishSiteContent,
  refreshCdn,
  refreshCdnForDepartures,
  refreshLinkPictures,
  refreshPages,
} from './program-consumers.ts';
import type { TableName, Uses } from './resources.ts';

export * from './program-consumers.ts';

export interface Consumer {
  /** `processPhoto`; its handler is `functions/events/<event>/<id>`, in kebab case. */
  readonly id: string;
  readonly event: keyof typeof events;
  readonly uses: Uses;
  /** Seconds for which changes are collected before one call. */
  readonly collects?: number;
  /** Seconds that a call may take, by default thirty. */
  readonly seconds?: number;
}

/** Makes pictures of the site and draws link pictures too: the one function with the library for pictures. */
export const processPhoto = {
  id: 'processPhoto',
  event: 'photo-uploaded',
  uses: {
    Programs: ['GetItem', 'UpdateItem'],
    Departures: ['Query'],
    ProgramVersions: ['GetItem'],
    SiteContent: ['GetItem', 'PutItem', 'UpdateItem'],
    photos: ['GetUpload', 'DeleteUpload', 'GetPhoto', 'PutPhoto', 'DeletePhoto'],
  },
} as const satisfies Consumer;

/** A missed run loses nothing: the next one, and each read or change, compares the time too. */
export const publishDue = {
  id: 'publishDue',
  event: 'publications-due',
  uses: {
    Programs: ['Query ByDue', 'GetItem', 'UpdateItem'],
    Departures: ['Query'],
    ProgramVersions: ['GetItem', 'PutItem'],
    SiteContent: ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'DeleteItem'],
  },
} as const satisfies Consumer;

export const removeDepartures = {
  id: 'removeDepartures',
  event: 'record-removed',
  uses: {
    Programs: ['GetItem'],
    Deleted: ['GetItem'],
    Departures: ['Query', 'DeleteItem'],
    ProgramVersions: ['Query', 'DeleteItem'],
  },
} as const satisfies Consumer;

export const removeQuotes = {
  id: 'removeQuotes',
  event: 'record-removed',
  uses: { Enquiries: ['GetItem'], Deleted: ['GetItem'], Quotes: ['Query', 'DeleteItem'] },
} as const satisfies Consumer;

export const removePhotos = {
  id: 'removePhotos',
  event: 'record-removed',
  uses: { Programs: ['GetItem'], Deleted: ['GetItem'], photos: ['DeleteUpload', 'DeletePhoto'], cdn: true },
} as const satisfies Consumer;

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

/** Where the working hours and the seasons are. */
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

export const countEnquiries = {
  id: 'countEnquiries',
  event: 'counts-due',
  uses: { Enquiries: ['Query'], PastEnquiries: ['Query'], EnquiryCounts: ['Query', 'UpdateItem'] },
} as const satisfies Consumer;

export const recordMailProblem = {
  id: 'recordMailProblem',
  event: 'mail-undeliverable',
  uses: { Enquiries: ['UpdateItem'], Undeliverable: ['UpdateItem'] },
} as const satisfies Consumer;

export const remindStaff = {
  id: 'remindStaff',
  event: 'working-day-begun',
  uses: {
    Programs: ['BatchGetItem'],
    Enquiries: ['Query ByStatus', 'Query ByDesk', 'Query ByQuote', 'Query ByTask', 'BatchGetItem'],
    Customers: ['Query ByNextContact', 'BatchGetItem'],
    ...mailToStaff,
  },
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

export const consumers: readonly Consumer[] = [
  processPhoto,
  publishProgram,
  refreshCdn,
  publishDeparture,
  refreshCdnForDepartures,
  orderLinkPictures,
  orderLinkPicturesForDepartures,
  refreshLinkPictures,
  publishDue,
  removeDepartures,
  removeQuotes,
  publishSeasons,
  publishSiteContent,
  finishSiteImport,
  removePhotos,
  refreshPages,
  notifyStaff,
  confirmToVisitor,
  notifyStaffOfCustomer,
  mailAnswer,
  settleQuoteSeats,
  endQuotes,
  takeIn,
  settleEnquiry,
  fileCustomer,
  fileEarlierCustomers,
  watchClock,
  summarizeNews,
  countEnquiries,
  recordMailProblem,
  remindStaff,
  forgetOldEnquiries,
];

/** The tables with a stream of their changes, because a consumer reads it. */
export const followedTables: ReadonlySet<TableName> = new Set(
  consumers.flatMap(({ event }) => {
    const source: Source = events[event];
    return source.kind === 'changes' ? [source.table] : [];
  }),
);
