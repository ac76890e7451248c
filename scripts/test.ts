import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readCoverage, readPlaywrightReport, readVitestReport, type TestReport } from './test-report.ts';

/**
 * `npm test`: every check in order, all of them even where one fails. Ends with the names of the tests that failed or
 * passed only at the second try, a table and a plain line `N passed, N failed`; types, lint and dead code count as one check each. `npm run test:localstack` runs the API's tests
 * against the deployed application instead, `npm test -- all` both, the API against its own document by schemathesis,
 * the console's flows in English as well as in Arabic, and the site in Firefox and WebKit.
 */
const [lane = 'local'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

interface Step {
  title: string;
  /** For `npm test -- all` alone. */
  all?: boolean;
  /** Deploys to an emulator first. */
  deploys?: boolean;
  /** Runs beside the others, up to the first that wants the machine for itself; what it prints comes when it has ended. */
  runs?: 'beside' | 'alone';
  commands: string[][];
  /** Reads which tests passed and failed; without it the step is one check. */
  report?(): Promise<TestReport | undefined>;
}

const vitest = (projects: string[], title: string, ...options: string[]): Step => {
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

const steps: Step[] = [
  {
    title: 'types',
    commands: [
      ['tsc', '-p', '.'],
      ['tsc', '-p', 'frontend'],
      ['tsc', '-p', 'tests/browser'],
    ],
  },
  { title: 'lint', commands: [['biome', 'ci', '.']] },
  { title: 'dependencies', commands: [['depcruise', 'frontend', 'functions', 'infra', 'scripts', 'tests']] },
  { title: 'dead code', commands: [['knip']] },
  { ...vitest(['unit', 'database'], 'unit tests', ...(lane === 'all' ? ['--coverage'] : [])), runs: 'beside' },
  { ...vitest(['api-own-system'], 'api, own system'), runs: 'beside' },
  vitest(['api'], 'api tests'),
  { title: 'api document', all: true, commands: [['node', 'tests/schemathesis/run.ts']] },
  {
    title: 'browser tests',
    runs: 'alone',
    commands: [
      ['node', 'scripts/chromium.ts'],
      ['playwright', 'test', '--reporter=list,json', ...(lane === 'all' ? [] : ['--grep-invert=@again'])],
    ],
    report: () => readPlaywrightReport(browserFile, root),
  },
  { ...vitest(['engines'], 'engines'), runs: 'alone', all: true },
  { ...vitest(['localstack'], 'deployed'), runs: 'alone', deploys: true },
];

const chosen = steps.filter(
  ({ all = false, deploys = false }) => lane === 'all' || (!all && deploys === (lane === 'localstack')),
);

async function run([name = '', ...parameters]: string[], output?: string[]): Promise<boolean> {
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
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output?.push(chunk.toString()));
  const [code] = await once(child, 'close');
  return code === 0;
}

async function runStep({ title, commands, report, runs }: Step) {
  const output = runs === 'beside' ? [] : undefined;
  const heading = `\n── ${title} ──`;
  if (!output) console.log(heading);
  const startedAt = performance.now();
  let succeeded = true;
  for (const command of commands) succeeded = succeeded && (await run(command, output));
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
const beside = chosen.filter(({ runs }) => runs === 'beside').map(runStep);
const outcomes: Awaited<ReturnType<typeof runStep>>[] = [];
for (const step of chosen) {
  if (step.runs === 'beside') continue;
  if (step.runs === 'alone') outcomes.push(...(await Promise.all(beside.splice(0))));
  outcomes.push(await runStep(step));
}

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
const coverage = lane === 'all' && (await readCoverage(join(root, 'coverage/coverage-summary.json')));
if (coverage) console.log(`\nUnit tests cover ${coverage.toFixed(1)} % of the lines`);
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
