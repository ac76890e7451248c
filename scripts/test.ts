import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { type FailedTest, readCoverage } from './test-report.ts';
import { browserFile, type Lane, lanes, results, root, type Step, stepsOf } from './test-steps.ts';

/**
 * `npm test`: checks in order, all of them even where one fails. Ends with the tests that failed or passed only at the
 * second try and the first lines of their errors, a table and a plain line `N passed, N failed, N skipped`; types, lint and dead code count as one
 * check each. Skipped is what cannot run here, as without Firefox. The lanes:
 *
 * - `npm test`: what a change needs while one works on it.
 * - `npm test -- changed`: of that, what the change in the working copy can fail, and its other tests.
 * - `npm test -- all`, as `.ci/run`: systems that tests kill and break, the API against its document, the stacks'
 *   templates by cfn-lint, checkov and cdk-nag, the browser tests, Firefox and WebKit, and the deployed application.
 * - `npm test -- nightly`: also in English what `all` shows in Arabic, whole what it looks at on a phone, the limits of
 *   each field, all of the API's tests against the deployed application, `npm run deploy` itself, and the unit tests'
 *   coverage.
 * - `npm run test:localstack`: the deployed application alone.
 */
const lane = chosenLane(process.argv.slice(2));

function chosenLane([name = 'local', ...rest]: string[]): Lane {
  const found = lanes.find((known) => known === name);
  if (found && rest.length === 0) return found;
  console.error(`Unknown tests: ${[name, ...rest].join(' ')}. Use: npm test [-- changed | all | nightly | localstack]`);
  process.exit(1);
}

/** The exit code of a check that cannot run here. */
const skippedCode = 77;

async function run(
  [name = '', ...parameters]: string[],
  { runs, environment }: Step,
  output?: string[],
): Promise<number> {
  const child = spawn(name, parameters, {
    cwd: root,
    stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...environment,
      PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile,
    },
  });
  if (runs === 'idle' && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output?.push(chunk.toString()));
  const [code] = await once(child, 'close');
  return code ?? 1;
}

async function runStep(step: Step) {
  const { title, commands, report, runs } = step;
  const output = runs === 'beside' || runs === 'idle' ? [] : undefined;
  const heading = `\n── ${title} ──`;
  if (!output) console.log(heading);
  const startedAt = performance.now();
  let code = 0;
  for (const command of commands) code ||= await run(command, step, output);
  const seconds = (performance.now() - startedAt) / 1000;
  if (output) console.log(heading, `\n${output.join('')}`);
  const { passed, failed, skipped, failures, flaky } = (await report?.()) ?? {
    ...{ passed: code === 0 ? 1 : 0, failed: 0, skipped: code === skippedCode ? 1 : 0 },
    ...{ failures: [], flaky: [] },
  };
  // A command that fails without a failed test did not get as far as its tests.
  const isFailureOutside = code !== 0 && code !== skippedCode && failed === 0;
  return {
    ...{ title, passed, skipped, seconds, flaky },
    failed: isFailureOutside ? 1 : failed,
    failures: isFailureOutside ? [{ name: `${title}: see above`, error: [] }] : failures,
  };
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
type Outcome = Awaited<ReturnType<typeof runStep>>;
const outcomes: Outcome[] = [];
const beside: Promise<Outcome>[] = [];
const idle: Promise<Outcome>[] = [];
for (const step of stepsOf(lane)) {
  if (step.runs === 'alone') outcomes.push(...(await Promise.all(beside.splice(0))));
  if (step.runs === 'beside') beside.push(runStep(step));
  else if (step.runs === 'idle') idle.push(runStep(step));
  else outcomes.push(await runStep(step));
}
outcomes.push(...(await Promise.all([...beside, ...idle])));

function list(heading: string, tests: FailedTest[]): void {
  if (tests.length === 0) return;
  console.log(`\n${heading}`);
  for (const { name, error } of tests) console.log([`  ${name}`, ...error.map((line) => `    ${line}`)].join('\n'));
}

list(
  'Failed:',
  outcomes.flatMap(({ failures }) => failures),
);
list(
  'Passed at the second try (flaky):',
  outcomes.flatMap(({ flaky }) => flaky),
);
console.log('');
for (const { title, passed, failed, skipped, seconds } of outcomes) {
  console.log(
    `${title.padEnd(16)}${String(passed).padStart(5)} passed${String(failed).padStart(5)} failed${String(skipped).padStart(5)} skipped${seconds.toFixed(1).padStart(8)} s`,
  );
}
const covered = lane === 'nightly' && (await readCoverage(join(root, 'coverage/coverage-summary.json')));
if (covered) console.log(`\nUnit tests cover ${covered.toFixed(1)} % of the lines`);
const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
