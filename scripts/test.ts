import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { readCoverage, readPlaywrightReport, readVitestReport, type TestReport } from './test-report.ts';

/**
 * `npm test`: checks in order, all of them even where one fails. Ends with the names of the tests that failed or passed
 * only at the second try, a table and a plain line `N passed, N failed`; types, lint and dead code count as one check
 * each. The lanes:
 *
 * - `npm test`: what a change needs while one works on it.
 * - `npm test -- all`, as `.ci/run`: systems that tests kill and break, the API against its document, the stacks'
 *   templates by cfn-lint and checkov, every browser test, Firefox and WebKit, and the deployed application.
 * - `npm test -- nightly`: also in English what `all` shows in Arabic, all of the API's tests against the deployed
 *   application, `npm run deploy` itself, and the unit tests' coverage.
 * - `npm run test:localstack`: the deployed application alone.
 */
const lanes = ['local', 'all', 'nightly', 'localstack'] as const;
type Lane = (typeof lanes)[number];

const lane = chosenLane(process.argv.slice(2));
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

function chosenLane([name = 'local', ...rest]: string[]): Lane {
  const found = lanes.find((known) => known === name);
  if (found && rest.length === 0) return found;
  console.error(`Unknown tests: ${[name, ...rest].join(' ')}. Use: npm test [-- all | nightly | localstack]`);
  process.exit(1);
}

interface Step {
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

const browserFile = join(results, 'browser.json');

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

const chosen = steps.filter(({ lanes }) => lanes.includes(lane));

async function run([name = '', ...parameters]: string[], runs: Step['runs'], output?: string[]): Promise<boolean> {
  const child = spawn(name, parameters, {
    cwd: root,
    stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile,
    },
  });
  if (runs === 'idle' && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output?.push(chunk.toString()));
  const [code] = await once(child, 'close');
  return code === 0;
}

async function runStep({ title, commands, report, runs }: Step) {
  const output = runs === 'beside' || runs === 'idle' ? [] : undefined;
  const heading = `\n── ${title} ──`;
  if (!output) console.log(heading);
  const startedAt = performance.now();
  let succeeded = true;
  for (const command of commands) succeeded = succeeded && (await run(command, runs, output));
  const seconds = (performance.now() - startedAt) / 1000;
  if (output) console.log(heading, `\n${output.join('')}`);
  const { passed, failed, failedNames, flakyNames } = (await report?.()) ?? {
    ...{ passed: succeeded ? 1 : 0, failed: 0 },
    ...{ failedNames: [], flakyNames: [] },
  };
  // A command that fails without a failed test did not get as far as its tests.
  const isFailureOutside = !succeeded && failed === 0;
  return {
    ...{ title, passed, seconds, flakyNames },
    failed: isFailureOutside ? 1 : failed,
    failedNames: isFailureOutside ? [`${title}: see above`] : failedNames,
  };
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
type Outcome = Awaited<ReturnType<typeof runStep>>;
const outcomes: Outcome[] = [];
const beside: Promise<Outcome>[] = [];
const idle: Promise<Outcome>[] = [];
for (const step of chosen) {
  if (step.runs === 'alone') outcomes.push(...(await Promise.all(beside.splice(0))));
  if (step.runs === 'beside') beside.push(runStep(step));
  else if (step.runs === 'idle') idle.push(runStep(step));
  else outcomes.push(await runStep(step));
}
outcomes.push(...(await Promise.all([...beside, ...idle])));

function list(heading: string, names: string[]): void {
  if (names.length > 0) console.log(`\n${heading}\n${names.map((name) => `  ${name}`).join('\n')}`);
}

list(
  'Failed:',
  outcomes.flatMap(({ failedNames }) => failedNames),
);
list(
  'Passed at the second try (flaky):',
  outcomes.flatMap(({ flakyNames }) => flakyNames),
);
console.log('');
for (const { title, passed, failed, seconds } of outcomes) {
  console.log(
    `${title.padEnd(16)}${String(passed).padStart(5)} passed${String(failed).padStart(5)} failed${seconds.toFixed(1).padStart(8)} s`,
  );
}
const covered = lane === 'nightly' && (await readCoverage(join(root, 'coverage/coverage-summary.json')));
if (covered) console.log(`\nUnit tests cover ${covered.toFixed(1)} % of the lines`);
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
