import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import * as z from 'zod/mini';

/** The result of one test run. A name begins with the test's file, relative to the repository's root. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  failedNames: string[];
  /** Tests that passed only when retried; they count as passed. */
  flakyNames: string[];
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
  tests: z.array(z.object({ status: z.string() })),
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

interface Outcome {
  name: string;
  state: 'passed' | 'failed' | 'flaky' | 'skipped';
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
      return [{ name: [path, ...ancestorTitles.filter(Boolean), title].join(' > '), state }];
    });
    const isFailureOfFile = status === 'failed' && !tests.some(({ state }) => state === 'failed');
    return isFailureOfFile ? [...tests, { name: path, state: 'failed' }] : tests;
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
  const errors = report.errors.map(({ message = '' }): Outcome => {
    const [firstLine = ''] = message.split('\n');
    return { name: `${folder}: ${firstLine}`, state: 'failed' };
  });
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
    spec.tests.map(({ status }): Outcome => {
      const name = `${folder}/${spec.file}:${spec.line} > ${titles}${spec.title}`;
      return { name, state: playwrightStates[status] ?? 'failed' };
    }),
  );
  return [...own, ...suites.flatMap((suite) => outcomesOf(suite, folder, titles))];
}

function summarize(outcomes: Outcome[]): TestReport {
  const namesOf = (wanted: Outcome['state']) =>
    outcomes.filter(({ state }) => state === wanted).map(({ name }) => name);
  const [failedNames, flakyNames] = [namesOf('failed'), namesOf('flaky')];
  return {
    passed: namesOf('passed').length + flakyNames.length,
    failed: failedNames.length,
    skipped: namesOf('skipped').length,
    failedNames,
    flakyNames,
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
