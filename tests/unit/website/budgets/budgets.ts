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
  program: { gz: 123, br: 107 },
  privacy: { gz: 114, br: 99 },
  terms: { gz: 114, br: 99 },
  'not-found': { gz: 112, br: 97 },
  contact: { gz: 235, br: 204 },
  'custom-journey': { gz: 280, br: 245 },
  'flight-booking': { gz: 280, br: 245 },
  'hotel-booking': { gz: 280, br: 245 },
  admin: { gz: 220, br: 190 },
};

/** Any screen of the console, with all that it shows on arrival: a goal. The chart comes apart and later. */
export const consoleBudget: Budget = { gz: 315, br: 275 };

const frame = 'screens/admin/layout/console.tsx';

/** What the console's screens come with besides their page's scripts: sources in `frontend`, and namespaces of texts. */
export const consoleScreens: Record<string, { sources: string[]; texts: string[] }> = {
  'sign-in': { sources: ['screens/admin/sign-in/sign-in-screen.tsx'], texts: ['admin'] },
  'reset-password': { sources: ['screens/admin/reset-password/reset-password-screen.tsx'], texts: ['admin'] },
  overview: { sources: [frame, 'screens/admin/overview/overview-screen.tsx'], texts: ['admin', 'admin-overview'] },
  requests: { sources: [frame, 'screens/admin/requests/requests-screen.tsx'], texts: ['admin', 'admin-requests'] },
  programs: { sources: [frame, 'screens/admin/programs/programs-screen.tsx'], texts: ['admin', 'admin-programs'] },
};

/** What comes to the console only when it is asked for. */
export const onDemand = [
  /\/node_modules\/(chart\.js|react-chartjs-2|papaparse|@dnd-kit|libphonenumber-js)\//,
  /\/node_modules\/antd\/es\/(table\/Table|upload\/Upload)\.js$/,
];

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
