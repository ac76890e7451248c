import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-report.ts';

/** The steps of `npm test`, by lane: see `test.ts`. */

export const lanes = ['local', 'all', 'nightly', 'localstack'] as const;
export type Lane = (typeof lanes)[number];

export const root = join(import.meta.dirname, '..');
/** The folder of the reports. */
export const results = join(root, 'test-results');

export interface Step {
  title: string;
  lanes: readonly Lane[];
  /**
   * `beside`: runs while those after it run, up to the first that wants the machine `alone`; `idle`: runs until the end,
   * when no other step needs the processor. Both print their output at their end.
   */
  runs?: 'beside' | 'idle' | 'alone';
  commands: string[][];
  /** Reads which tests passed and failed; without it the step is one check. */
  report?(): Promise<TestReport | undefined>;
}

const vitest = (projects: string[], title: string, ...options: string[]): Omit<Step, 'lanes'> => {
  const file = join(results, `${projects[0]}.json`);
  return {
    title,
    commands: [
      [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=./tests/support/skipped-reporter.ts',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...options,
      ],
    ],
    report: () => readVitestReport(file, root),
  };
};

/** The browser tests' report. */
export const browserFile = join(results, 'browser.json');

const everywhere: Lane[] = ['local', 'all', 'nightly'];
const wide: Lane[] = ['all', 'nightly'];

/** The journeys through each screen, which `npm test` takes in a browser; the other files are about details. */
const journeys = [
  ...['story', 'language', 'contact', 'custom-journey', 'flight-booking', 'hotel-booking'],
  ...['programs', 'programs-by-page', 'programs-failing'],
  ...['admin-session', 'admin-requests', 'admin-request-panel', 'admin-overview', 'admin-team', 'admin-privacy'],
].map((name) => `tests/browser/${name}.spec.ts`);

const browserTests: Record<Lane, string[]> = {
  local: [...journeys, '--grep-invert=\\(en\\)|@again'],
  all: ['--grep-invert=@again'],
  nightly: [],
  localstack: [],
};

/**
 * The tests of what differs once the application is deployed: the gateway, events, mail, storage and their limits. The
 * command `npm run deploy` deploys, deploys again and destroys, which takes two minutes: every night.
 */
const deployedTests = [
  ...['backup', 'dead-letters', 'events', 'publish'].map((name) => `tests/localstack/${name}.test.ts`),
  ...[
    'events',
    'enquiries',
    'password-reset',
    'photos',
    'photo-uploads',
    'programs',
    'requests',
    'request-contacts',
    'request-entry',
    'session',
    'system',
  ].map((name) => `tests/api/${name}.test.ts`),
];

/** Firefox and WebKit show the screens in both languages; what they send in English, too, they send every night. */
const sentInArabic = ['--testNamePattern=^(?!.*\\(en\\) .* sent)'];

/** Schemathesis makes the calls that the API's document allows and forbids; more of them and our own come every night. */
const withoutOwnCalls = ['--exclude=tests/api/own-system/openapi.test.ts'];

/**
 * Measured every night, since it costs a third more than the tests. Without the pages for people, which
 * `npm run coverage` writes.
 */
const coverage = ['--coverage', '--coverage.reporter=json-summary'];

/** Returns a lane's steps, in their order. */
export function stepsOf(lane: Lane): Step[] {
  const steps: Step[] = [
    {
      title: 'templates',
      lanes: wide,
      runs: 'idle',
      commands: [['node', 'tests/templates/run.ts', ...(lane === 'nightly' ? ['--without-website'] : [])]],
    },
    {
      ...vitest(['unit', 'database'], 'unit tests', ...(lane === 'nightly' ? coverage : [])),
      lanes: everywhere,
      runs: 'beside',
    },
    {
      ...vitest(['api-own-system'], 'api, own system', ...(lane === 'all' ? withoutOwnCalls : [])),
      lanes: wide,
      runs: 'beside',
    },
    {
      title: 'types',
      lanes: everywhere,
      commands: [
        ['tsc', '-p', '.'],
        ['tsc', '-p', 'frontend'],
        ['tsc', '-p', 'tests/browser'],
      ],
    },
    { title: 'lint', lanes: everywhere, commands: [['biome', 'ci', '.']] },
    {
      title: 'dependencies',
      lanes: everywhere,
      commands: [['depcruise', 'frontend', 'functions', 'infra', 'scripts', 'tests']],
    },
    { title: 'dead code', lanes: everywhere, commands: [['knip']] },
    { ...vitest(['api'], 'api tests'), lanes: everywhere },
    {
      title: 'api document',
      lanes: wide,
      commands: [['node', 'tests/schemathesis/run.ts', ...(lane === 'all' ? ['--max-examples', '5'] : [])]],
    },
    {
      title: 'browser tests',
      lanes: everywhere,
      runs: 'alone',
      commands: [
        ['node', 'scripts/chromium.ts'],
        ['playwright', 'test', '--reporter=list,json', ...browserTests[lane]],
      ],
      report: () => readPlaywrightReport(browserFile, root),
    },
    { ...vitest(['engines'], 'engines', ...(lane === 'all' ? sentInArabic : [])), lanes: wide, runs: 'beside' },
    {
      ...vitest(['localstack'], 'deployed', ...(lane === 'all' ? deployedTests : [])),
      lanes: ['all', 'nightly', 'localstack'],
    },
  ];
  return steps.filter(({ lanes }) => lanes.includes(lane));
}
