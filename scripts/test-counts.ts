import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

export interface Count {
  passed: number;
  failed: number;
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Counts of vitest's JSON report; a file that could not be loaded is one failure. Undefined without a report. */
export async function readVitestCount(file: string): Promise<Count | undefined> {
  const report = VitestReport.safeParse(await readJson(file)).data;
  if (!report) return undefined;
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

/** Counts of Playwright's JSON report; what passed at the second try has passed, and is named as flaky in its list. */
export async function readPlaywrightCount(file: string): Promise<Count | undefined> {
  const report = PlaywrightReport.safeParse(await readJson(file)).data;
  return report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
