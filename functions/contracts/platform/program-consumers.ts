import type { Consumer } from './consumers.ts';
import type { Uses } from './resources.ts';

/** The consumers that publish what programs' pages show. */

/** Writing one program's pages in both languages takes longer than handling one event. */
const onePublication = 120;

/** The permissions to write pages. A write has the condition that the file has not changed. */
const pages = {
  site: ['GetList', 'GetPage', 'PutPage', 'DeletePage'],
  retention: true,
  octo: true,
} as const satisfies Uses;

/** The permissions to publish programs that have changed. */
const changedPrograms = {
  Programs: ['BatchGetItem'],
  Departures: ['Query'],
  ProgramVersions: ['GetItem'],
  umrahLicence: true,
  ...pages,
} as const satisfies Uses;

/** The permissions to publish all programs. */
const allPrograms = {
  ...changedPrograms,
  Programs: ['Query', 'BatchGetItem'],
  Settings: ['GetItem'],
  SiteContent: ['GetItem'],
  cdn: true,
} as const satisfies Uses;

export const publishProgram = {
  id: 'publishProgram',
  event: 'program-changed',
  // A deployment invokes it to publish all programs.
  uses: allPrograms,
  seconds: onePublication,
} as const satisfies Consumer;

/** Invalidates the CDN. A change and its photos cause many events within seconds, but need one invalidation. */
export const refreshCdn = {
  id: 'refreshCdn',
  event: 'program-changed',
  uses: { ...changedPrograms, cdn: true },
  collects: 20,
  seconds: onePublication,
} as const satisfies Consumer;

export const publishDeparture = {
  id: 'publishDeparture',
  event: 'departure-changed',
  uses: changedPrograms,
  seconds: onePublication,
} as const satisfies Consumer;

/** The same for departures: several are added in one call. */
export const refreshCdnForDepartures = {
  id: 'refreshCdnForDepartures',
  event: 'departure-changed',
  uses: refreshCdn.uses,
  collects: refreshCdn.collects,
  seconds: onePublication,
} as const satisfies Consumer;

/** The tables for ordering the link pictures of changed programs. */
const pictureOrders = {
  Programs: ['BatchGetItem'],
  Departures: ['Query'],
  ProgramVersions: ['GetItem'],
  SiteContent: ['GetItem'],
  photos: ['PutUpload'],
} as const satisfies Uses;

/** Orders new link pictures, if what they show has changed. A change and its photos cause many events within seconds. */
export const orderLinkPictures = {
  id: 'orderLinkPictures',
  event: 'program-changed',
  uses: pictureOrders,
  collects: refreshCdn.collects,
} as const satisfies Consumer;

export const orderLinkPicturesForDepartures = {
  id: 'orderLinkPicturesForDepartures',
  event: 'departure-changed',
  uses: pictureOrders,
  collects: refreshCdn.collects,
} as const satisfies Consumer;

/** Orders the link pictures that a new day changes: a departure has passed, or an early price. */
export const refreshLinkPictures = {
  id: 'refreshLinkPictures',
  event: 'day-begun',
  uses: { ...pictureOrders, Programs: ['Query', 'GetItem'] },
  // Lambda's limit: all programs.
  seconds: 900,
} as const satisfies Consumer;

/** Publishes the seasons, and the pages that show them. */
export const publishSeasons = {
  id: 'publishSeasons',
  event: 'setting-changed',
  uses: { Settings: ['GetItem'], ...pages, cdn: true },
  seconds: onePublication,
} as const satisfies Consumer;

/** Publishes the agency's own content, and the pages that show it: of some of it all pages. */
export const publishSiteContent = {
  id: 'publishSiteContent',
  event: 'site-content-changed',
  uses: {
    ...changedPrograms,
    ...pictureOrders,
    Programs: ['Query', 'GetItem', 'BatchGetItem'],
    cdn: true,
  },
  // Lambda's limit: all pages.
  seconds: 900,
} as const satisfies Consumer;

/** Applies an import of a whole site to its end. */
export const finishSiteImport = {
  id: 'finishSiteImport',
  event: 'site-content-changed',
  uses: {
    SiteContent: ['GetItem', 'PutItem', 'Query', 'DeleteItem'],
    Settings: ['GetItem', 'PutItem'],
    Programs: ['GetItem', 'PutItem', 'UpdateItem'],
    ProgramVersions: ['GetItem', 'PutItem', 'Query', 'DeleteItem'],
    Departures: ['Query', 'GetItem', 'PutItem', 'UpdateItem'],
    photos: ['GetUpload', 'PutUpload', 'DeleteUpload', 'DeletePhoto'],
  },
  // Lambda's limit: all programs.
  seconds: 900,
} as const satisfies Consumer;

export const refreshPages = {
  id: 'refreshPages',
  event: 'day-begun',
  uses: allPrograms,
  // Lambda's limit: all pages.
  seconds: 900,
} as const satisfies Consumer;
