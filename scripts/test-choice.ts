/** The files of tests that a lane of `npm test` runs, or leaves to another one: see `test-steps.ts`. */

const specs = (...names: string[]) => names.map((name) => `tests/browser/${name}.spec.ts`);

/** The journeys of a visitor and of staff who answer, which `npm test` takes in a browser. */
export const journeys = specs(
  ...['story', 'language', 'contact', 'custom-journey', 'flight-booking', 'hotel-booking', 'programs'],
  ...['admin-session', 'admin-requests', 'admin-request-panel'],
);

/** The journeys through the other screens too, which `npm test -- changed` takes. */
export const allJourneys = [
  ...journeys,
  ...specs('contact-issues', 'contact-confirmations', 'programs-by-page', 'programs-failing'),
  ...specs('admin-overview', 'admin-team', 'admin-privacy'),
];

/**
 * Tests that take 2 to 14 seconds each and whose subjects change seldom: the embedded system's inside, publication, and
 * limits that count many calls. `npm test` leaves them to CI; `npm test -- changed` runs what a change touches of them.
 */
export const slowTests = [
  'tests/unit/infra/embedded/**',
  'tests/unit/infra/stacks/growth.test.ts',
  ...['own-pages', 'publish-*', 'restore', 'retention', 'sign-in-delay', 'site-testimonials', 'turnstile'].map(
    (name) => `tests/database/${name}.test.ts`,
  ),
  ...['lock-out', 'mail-limits', 'password-reset', 'request-page-links', 'throttling'].map(
    (name) => `tests/api/${name}.test.ts`,
  ),
];

/**
 * Browser tests of details, most of the console, half a minute of processor for each: their rules have tests of the API, and
 * each screen is looked at in `screens.spec.ts`. They run every night.
 */
const consoleDetails = [
  ...['account', 'activity', 'answers', 'badges', 'chart', 'customer-acts', 'deleted', 'departure-drafts', 'duty'],
  ...['figures', 'hours', 'keys', 'keys-narrow', 'mentions', 'merged-requests', 'notices', 'palette-early'],
  ...['panel-motion', 'phone', 'presence', 'program-bulk', 'program-copies', 'program-departures', 'program-history'],
  ...['program-offer', 'program-photo-drafts', 'program-plans', 'program-previews', 'program-size', 'program-view'],
  ...['quarantine', 'queue', 'quote-conflicts', 'quote-seats', 'quote-settings', 'quote-sharing', 'quote-versions'],
  ...['request-correction', 'request-export', 'request-rows', 'request-selection', 'request-tags', 'request-timeline'],
  ...['reversed-days', 'seasons', 'tasks', 'templates', 'typed-days', 'views', 'waiting-list', 'worker'],
  ...['announcement', 'brand', 'contact', 'glossary', 'highlights', 'home', 'letters', 'lists', 'menus', 'moving'].map(
    (part) => `site-${part}`,
  ),
  ...['opening', 'own-pages', 'pages', 'plans', 'promises', 'redirects', 'search'].map((part) => `site-${part}`),
].map((name) => `admin-${name}`);
export const details = ['large-text', 'text-over-pictures', ...consoleDetails].map((name) => `${name}.spec.ts`);

/**
 * The tests of what differs once the application is deployed: the gateway, events, mail, storage and their limits. The
 * command `npm run deploy` deploys, deploys again and destroys, which takes two minutes: every night.
 */
export const deployedTests = [
  ...['backup', 'dead-letters', 'events', 'lost-changes', 'publish'].map((name) => `tests/localstack/${name}.test.ts`),
  ...[
    'events',
    'enquiries',
    'photos',
    'photo-uploads',
    'programs',
    'requests',
    'request-contacts',
    'session',
    'system',
  ].map((name) => `tests/api/${name}.test.ts`),
];
