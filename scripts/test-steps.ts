import { join } from 'node:path';
import { type Change, readChange } from './changed-files.ts';
import { allJourneys, deployedTests, details, journeys, slowTests } from './test-choice.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-report.ts';

/** The steps of `npm test`, by lane: see `test.ts`. */

export const lanes = ['local', 'changed', 'all', 'nightly', 'localstack'] as const;
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
  /** Variables of its environment. */
  environment?: Record<string, string>;
  /** Reads which tests passed and failed; without it the step is one check. */
  report?(): Promise<TestReport | undefined>;
}

/** @param chosen the names of the tests that run; all by default */
const vitest = (
  projects: string[],
  title: string,
  { options = [], chosen }: { options?: readonly string[]; chosen?: RegExp | undefined } = {},
): Omit<Step, 'lanes'> => {
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
        ...(chosen ? [`--testNamePattern=${chosen.source}`] : []),
        ...options,
      ],
    ],
    report: () => readVitestReport(file, root, chosen),
  };
};

/** The browser tests' report. */
export const browserFile = join(results, 'browser.json');

const everywhere: Lane[] = ['local', 'changed', 'all', 'nightly'];
const wide: Lane[] = ['all', 'nightly'];

/** By day the console’s states are looked at on a phone only: see `tests/browser/sound.ts`. */
const phonesOnly = { CONSOLE_LOOKS: 'phone' };

const browserTests: Record<Exclude<Lane, 'changed'>, string[]> = {
  local: [...journeys, '--grep-invert=\\(en\\)|@nightly'],
  all: [`--grep-invert=@nightly|${details.join('|')}`],
  nightly: [],
  localstack: [],
};

/**
 * Every test runs alone and in any order, which only another order shows. vitest prints its seed. Playwright has no such
 * order, but its workers share out the tests of a file (`fullyParallel`), so that none follows another for certain.
 */
const shuffled = ['--sequence.shuffle'];

const deployedOptions = { local: [], all: deployedTests, nightly: shuffled, localstack: [] };

/** Firefox and WebKit show the screens in both languages; what they send in English, too, they send every night. */
const sentInArabic = /^(?!.*\(en\) .* sent)/;

/**
 * Schemathesis makes random calls that the API's document allows and forbids. Our own calls come every night, and so do
 * its calls with each limit of each field: 17,000, which take longer than all API tests.
 */
const withoutOwnCalls = ['--exclude=tests/api/own-system/openapi.test.ts'];
const randomCalls = ['--phases', 'fuzzing', '--max-examples', '5'];

/**
 * Measured every night, since it costs a third more than the tests. Without the pages for people, which
 * `npm run coverage` writes.
 */
const coverage = ['--coverage', '--coverage.reporter=json-summary'];

const withoutSlow = slowTests.map((files) => `--exclude=${files}`);

const unitOptions = { local: withoutSlow, all: [], nightly: [...coverage, ...shuffled], localstack: [] };
const apiOptions = { local: withoutSlow, all: [], nightly: shuffled, localstack: [] };

const withCommandBefore = (command: string[], step: Omit<Step, 'lanes'>): Omit<Step, 'lanes'> => ({
  ...step,
  commands: [command, ...step.commands],
});

const checks: Step[] = [
  {
    title: 'types',
    lanes: everywhere,
    commands: [
      // With more checkers each checks the types of React and antd again: twice the work, and no sooner on two cores.
      ['tsc', '-p', '.', '--checkers', '1'],
      ['tsc', '-p', 'frontend', '--checkers', '1'],
      ['tsc', '-p', 'tests/browser', '--checkers', '1'],
    ],
  },
  { title: 'lint', lanes: everywhere, commands: [['biome', 'ci', '.']] },
  {
    title: 'dependencies',
    lanes: everywhere,
    commands: [['depcruise', 'frontend', 'functions', 'infra', 'scripts', 'tests']],
  },
  { title: 'dead code', lanes: everywhere, commands: [['knip']] },
];

const browserStep = (options: string[], environment: Record<string, string> = {}): Step => ({
  title: 'browser tests',
  lanes: everywhere,
  runs: 'alone',
  commands: [
    ['node', 'scripts/chromium.ts'],
    ['playwright', 'test', '--reporter=list,json', ...options],
  ],
  environment,
  report: () => readPlaywrightReport(browserFile, root),
});

/**
 * Returns the steps that a change can fail: the tests that import a changed file, all of the API's if the code behind it
 * changed, and the journeys if a screen changed.
 */
function stepsOfChange({ since, files }: Change): Step[] {
  const touches = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const related = { options: [`--changed=${since}`, '--passWithNoTests'] };
  const changedSpecs = files.filter((file) => /^tests\/browser\/.*\.spec\.ts$/.test(file));
  return [
    ...checks,
    { ...vitest(['unit', 'database'], 'unit tests', related), lanes: everywhere },
    { ...vitest(['templates'], 'cdk-nag', related), lanes: everywhere },
    { ...vitest(['api'], 'api tests', touches(/^(functions|infra)\//) ? {} : related), lanes: everywhere },
    { ...vitest(['api-own-system'], 'api, own system', related), lanes: everywhere },
    browserStep(
      touches(/^(frontend|functions)\//)
        ? [...new Set([...allJourneys, ...changedSpecs]), '--grep-invert=@nightly']
        : [`--only-changed=${since}`, '--pass-with-no-tests'],
    ),
  ];
}

/** Returns a lane's steps, in their order. */
export function stepsOf(lane: Lane): Step[] {
  return (lane === 'changed' ? stepsOfChange(readChange()) : allSteps(lane)).filter(({ lanes }) =>
    lanes.includes(lane),
  );
}

function allSteps(lane: Exclude<Lane, 'changed'>): Step[] {
  return [
    {
      title: 'templates',
      lanes: wide,
      runs: 'idle',
      commands: [['node', 'tests/templates/run.ts', ...(lane === 'nightly' ? ['--without-website'] : [])]],
    },
    {
      ...vitest(['templates'], 'cdk-nag', { options: lane === 'nightly' ? shuffled : [] }),
      lanes: wide,
      runs: 'idle',
    },
    {
      ...vitest(['unit', 'database'], 'unit tests', { options: unitOptions[lane] }),
      lanes: everywhere,
      runs: 'beside',
    },
    {
      ...vitest(['api-own-system'], 'api, own system', { options: lane === 'all' ? withoutOwnCalls : shuffled }),
      lanes: wide,
      runs: 'beside',
    },
    ...checks,
    { ...vitest(['api'], 'api tests', { options: apiOptions[lane] }), lanes: everywhere },
    {
      title: 'api document',
      lanes: wide,
      commands: [['node', 'tests/schemathesis/run.ts', ...(lane === 'all' ? randomCalls : [])]],
    },
    {
      ...withCommandBefore(
        ['node', 'scripts/engines.ts'],
        vitest(['engines'], 'engines', lane === 'all' ? { chosen: sentInArabic } : { options: shuffled }),
      ),
      lanes: wide,
      runs: 'beside',
    },
    browserStep(browserTests[lane], lane === 'nightly' ? {} : phonesOnly),
    {
      ...vitest(['localstack'], 'deployed', { options: deployedOptions[lane] }),
      lanes: ['all', 'nightly', 'localstack'],
    },
  ];
}
