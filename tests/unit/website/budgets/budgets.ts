/** Most that a page's scripts may weigh, in kB (1000 bytes), compressed as gzip and as brotli. */
export interface Budget {
  gz: number;
  br: number;
}

/**
 * By page, as named in `infra/website/pages.ts`: everything that comes with it before the reader does anything. Home and
 * the forms are goals; the others stand a little above what was measured (docs/decisions/0010-weight-of-pages.md).
 */
export const pageBudgets: Record<string, Budget> = {
  index: { gz: 110, br: 95 },
  programs: { gz: 118, br: 102 },
  program: { gz: 121, br: 105 },
  privacy: { gz: 114, br: 99 },
  terms: { gz: 114, br: 99 },
  'not-found': { gz: 112, br: 97 },
  contact: { gz: 236, br: 208 },
  'custom-journey': { gz: 280, br: 245 },
  'flight-booking': { gz: 280, br: 245 },
  'hotel-booking': { gz: 280, br: 245 },
  admin: { gz: 425, br: 368 },
};

/** By name of a script that many pages load, so that a page too heavy says what has grown. In kB as gzip. */
export const scriptBudgets: Record<string, number> = {
  site: 104,
  page: 3,
  'antd-providers': 6,
  'date-picker': 35,
};

/** What the public pages never load: staff's code, and validation that only the server needs. */
export const notForVisitors = [
  /^frontend\/screens\/admin\//,
  /^frontend\/features\/(requests|session)\//,
  /^frontend\/locales\/\w+\/admin/,
  /\/node_modules\/(libphonenumber-js|zod)\//,
  /\/node_modules\/antd\/es\/(app\/App|table\/Table|modal\/Modal|drawer\/Drawer|menu\/menu)\.js$/,
];
