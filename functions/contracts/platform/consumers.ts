import {
  countEnquiries,
  endQuotes,
  fileCustomer,
  fileEarlierCustomers,
  forgetOldEnquiries,
  settleEnquiry,
  settleQuoteSeats,
  takeIn,
} from './enquiry-consumers.ts';
import { events, type Source } from './events.ts';
import {
  confirmToVisitor,
  mailAnswer,
  notifyStaff,
  notifyStaffOfCustomer,
  recordMailProblem,
  remindStaff,
  summarizeNews,
  watchClock,
} from './mail-consumers.ts';
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

export * from './enquiry-consumers.ts';
export * from './mail-consumers.ts';
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
