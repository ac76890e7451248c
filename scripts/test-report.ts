import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** A test that failed at least once. */
export interface FailedTest {
  /** Begins with the test's file, relative to the repository's root. */
  name: string;
  /** The first lines of its first error; none if the report has none. */
  error: string[];
}

/** The result of one test run. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  failures: FailedTest[];
  /** Tests that passed only when retried; they count as passed. */
  flaky: FailedTest[];
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const PlaywrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
});

type PlaywrightSuite = z.infer<typeof Suite>;
const Suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(PlaywrightSpec),
  get suites(): z.ZodMiniOptional<z.ZodMiniArray<typeof Suite>> {
    return z.optional(z.array(Suite));
  },
});

const PlaywrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(Suite),
  /** Errors outside the tests: a file that does not load, a set-up that throws. */
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

const CoverageSummary = z.object({ total: z.object({ lines: z.object({ pct: z.number() }) }) });

interface Outcome extends FailedTest {
  state: 'passed' | 'failed' | 'flaky' | 'skipped';
}

/** Enough to see what was expected and what was there. */
const errorLines = 8;

/** The lines of an error before its stack and its code frame. */
function errorOf(message = ''): string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => /^\s*(at |>?\s*\d+ \|)/.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => line.trim()).slice(0, errorLines);
}

/**
 * Reads vitest's JSON report; a file that does not load is one failure. Undefined without a report.
 * @param chosen the names of the tests that were to run; the others are not counted as skipped
 */
export async function readVitestReport(file: string, root: string, chosen = /^/): Promise<TestReport | undefined> {
  const report = VitestReport.safeParse(await readJson(file)).data;
  if (!report) return undefined;
  const outcomes = report.testResults.flatMap(({ name, status, assertionResults }): Outcome[] => {
    const path = fromRoot(root, name);
    const tests = assertionResults.flatMap((test): Outcome[] => {
      const { ancestorTitles, title, failureMessages } = test;
      if (!chosen.test([...ancestorTitles, title].filter(Boolean).join(' '))) return [];
      const isFlaky = test.status === 'passed' && failureMessages.length > 0;
      const state = isFlaky ? 'flaky' : test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped';
      const name = [path, ...ancestorTitles.filter(Boolean), title].join(' > ');
      return [{ name, state, error: errorOf(failureMessages[0]) }];
    });
    const isFailureOfFile = status === 'failed' && !tests.some(({ state }) => state === 'failed');
    return isFailureOfFile ? [...tests, { name: path, state: 'failed', error: [] }] : tests;
  });
  return summarize(outcomes);
}

/** Reads Playwright's JSON report. Undefined without a report. */
export async function readPlaywrightReport(file: string, root: string): Promise<TestReport | undefined> {
  const report = PlaywrightReport.safeParse(await readJson(file)).data;
  if (!report) return undefined;
  const { rootDir } = report.config;
  const folder = fromRoot(root, rootDir);
  const outcomes = report.suites.flatMap((suite) => outcomesOf(suite, folder));
  const errors = report.errors.map(
    ({ message }): Outcome => ({ name: folder, state: 'failed', error: errorOf(message) }),
  );
  return summarize([...outcomes, ...errors]);
}

const playwrightStates: Record<string, Outcome['state']> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};

function outcomesOf({ title, file, specs, suites = [] }: PlaywrightSuite, folder: string, above = ''): Outcome[] {
  // A file's suite has the file's name as its title.
  const titles = title === file ? above : `${above}${title} > `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }): Outcome => {
      const name = `${folder}/${spec.file}:${spec.line} > ${titles}${spec.title}`;
      const [first] = results.flatMap(({ errors }) => errors);
      return { name, state: playwrightStates[status] ?? 'failed', error: errorOf(first?.message) };
    }),
  );
  return [...own, ...suites.flatMap((suite) => outcomesOf(suite, folder, titles))];
}

function summarize(outcomes: Outcome[]): TestReport {
  const testsThat = (wanted: Outcome['state']) =>
    outcomes.filter(({ state }) => state === wanted).map(({ name, error }) => ({ name, error }));
  const [failures, flaky] = [testsThat('failed'), testsThat('flaky')];
  return {
    passed: testsThat('passed').length + flaky.length,
    failed: failures.length,
    skipped: testsThat('skipped').length,
    failures,
    flaky,
  };
}

/** Reads the share of covered lines (percent) from vitest's JSON summary. Undefined without one. */
export async function readCoverage(file: string): Promise<number | undefined> {
  return CoverageSummary.safeParse(await readJson(file)).data?.total.lines.pct;
}

const fromRoot = (root: string, path: string) => relative(root, path).replaceAll(sep, '/');

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
