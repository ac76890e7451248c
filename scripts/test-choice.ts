/** The files of tests that a lane of `npm test` runs, or leaves to another one: see `test-steps.ts`. */

const testsIn = (folder: string, ...names: string[]) => names.map((name) => `tests/${folder}/${name}.test.ts`);
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
 * The slowest tests of what changes seldom: the embedded system's inside, commands, backup, import and publication,
 * pictures, and limits that count many calls. `npm test` leaves them to CI; `npm test -- changed` runs what a change
 * touches of them.
 */
export const slowTests = [
  ...testsIn(
    'unit',
    ...['infra/embedded/**/*', 'infra/stacks/growth', 'infra/bundle/functions/native-packages'],
    ...[
      'infra/constructs/website/viewer-functions',
      'logic/photos/photo-pictures',
      'scripts/deploy',
      'scripts/test-aws',
    ],
  ),
  ...testsIn(
    'database',
    ...['backup', 'emulator-account', 'failed-site-publication', 'link-pictures', 'lost-changes', 'own-pages'],
    ...['page-on-demand', 'publish-*', 'restore', 'retention', 'search-order', 'sign-in-delay', 'site-import*'],
    ...['site-testimonials', 'staff-news', 'turnstile'],
  ),
  ...testsIn('api', 'lock-out', 'mail-limits', 'password-reset', 'request-page-links', 'throttling'),
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
  ...testsIn('localstack', 'backup', 'dead-letters', 'events', 'lost-changes', 'publish'),
  ...testsIn('api', 'events', 'enquiries', 'photos', 'photo-uploads', 'programs', 'requests', 'request-contacts'),
  ...testsIn('api', 'session', 'system'),
];
