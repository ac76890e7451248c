import { type ConsoleRoute, consoleRoutes } from '#contracts/website/console-screens';

/** The maximum size of a page's scripts, in kB (1000 bytes), compressed by gzip and by brotli. */
export interface Budget {
  gz: number;
  br: number;
}

const content: Budget = { gz: 140.7, br: 123.1 };
/** A program’s page adds up what a party pays, and its brochure draws a code: more than other content. */
const offer: Budget = { gz: 146.4, br: 128.2 };
const form: Budget = { gz: 323.1, br: 282.8 };
/** A form that asks for no day has no calendar. */
const formWithoutDays: Budget = { gz: 278, br: 243 };

/** Pages with a form. */
export const forms: readonly (Budget | undefined)[] = [form, formWithoutDays];

/** By page, as named in `functions/contracts/website/pages.ts`: everything that loads before the reader acts. */
export const pageBudgets: Record<string, Budget> = {
  index: content,
  programs: content,
  program: offer,
  brochure: offer,
  // A customer's own page: it shows nothing before its scripts have read the request.
  request: { gz: 147.2, br: 128.9 },
  // Likewise.
  testimonial: { gz: 142.2, br: 124.2 },
  offer: { gz: 147, br: 129 },
  // The preview reads its program in the browser. Colleagues and partners open it.
  preview: { gz: 148.1, br: 129.6 },
  // These pages show nothing before their scripts have read what the browser keeps.
  favourites: { gz: 144.1, br: 125.9 },
  compare: { gz: 145, br: 126.8 },
  privacy: content,
  terms: content,
  cookies: content,
  'not-found': content,
  contact: formWithoutDays,
  'custom-journey': form,
  'flight-booking': form,
  'hotel-booking': form,
  admin: formWithoutDays,
};

/** Any screen of the console with everything it shows at first. The chart loads later. */
export const consoleBudget: Budget = { gz: 540.4, br: 473.7 };

/** The maximum number of lines in the style sheets of the console. antd's components and tokens say the rest. */
export const consoleStyles = {
  folder: 'console',
  lines: 1221,
};

const frame = 'console/layout/console.tsx';

const fileOf = (namespace: string) => namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rows: readonly ConsoleRoute[] = consoleRoutes;

/**
 * By every screen of the console, the scripts that it loads besides its page's: sources in `frontend`, and files of
 * texts.
 */
export const consoleScreens: Record<string, { sources: string[]; texts: string[] }> = Object.fromEntries(
  rows.map(({ screen, staffOnly, texts = [] }) => [
    screen,
    {
      sources: [...(staffOnly ? [frame] : []), `console/screens/${screen}.tsx`],
      texts: ['admin', ...texts.map(fileOf)],
    },
  ]),
);

/** The scripts that the console loads on demand. */
export const onDemand = [
  /\/node_modules\/(chart\.js|react-chartjs-2|papaparse|@dnd-kit|libphonenumber-js)\//,
  // The console tells news beside its screens.
  /\/frontend\/console\/features\/news\/(?!news-settings|use-news-settings)/,
  // The program editor's. The list of requests comes with its table.
  /\/node_modules\/antd\/es\/upload\/Upload\.js$/,
];

/** By name of a script that many pages load, so that a failure names the script that has grown. In kB of gzip. */
export const scriptBudgets: Record<string, number> = {
  react: 69,
  site: 52.3,
  page: 8.1,
  antd: 78,
  'antd-styles': 33,
  'antd-providers': 5,
  'date-picker': 34,
};

/** Loaded only by pages with a form. */
export const onlyForForms = /\/node_modules\/zod\//;

/** Code that public pages never load: the console's, and the metadata of phone numbers. */
export const notForVisitors = [
  /^frontend\/console\//,
  /^frontend\/locales\/\w+\/admin/,
  /\/node_modules\/libphonenumber-js\//,
  /\/node_modules\/antd\/es\/(app\/App|table\/Table|modal\/Modal|drawer\/Drawer|menu\/menu)\.js$/,
];
