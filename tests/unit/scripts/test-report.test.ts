import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../../scripts/test-report.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = '/repository';

async function reportFile(report: object) {
  const file = join(await temporaryFolder(), 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

const vitestTest = (title: string, status: string, failureMessages: string[] = []) => ({
  ...{ ancestorTitles: ['a log'], title, status, failureMessages },
});

it('has the errors of the failed and the flaky tests of vitest, and a file that does not load', async () => {
  const file = await reportFile({
    testResults: [
      {
        name: `${root}/tests/api/logs.test.ts`,
        status: 'failed',
        assertionResults: [
          vitestTest('has a line', 'passed'),
          vitestTest('has an id', 'passed', ['AssertionError: expected 1 to be 2']),
          vitestTest('has no name', 'failed', [
            'Error: It \u001b[31mended\u001b[39m.\n    at log.ts:7:1',
            'Error: later',
          ]),
          vitestTest('has a trace', 'skipped'),
        ],
      },
      { name: `${root}/tests/api/none.test.ts`, status: 'failed', assertionResults: [] },
    ],
  });
  expect(await readVitestReport(file, root)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      { name: 'tests/api/logs.test.ts > a log > has no name', error: ['Error: It ended.'] },
      { name: 'tests/api/none.test.ts', error: [] },
    ],
    flaky: [{ name: 'tests/api/logs.test.ts > a log > has an id', error: ['AssertionError: expected 1 to be 2'] }],
  });
});

it('counts no test as skipped that the command leaves out by its name', async () => {
  const assertionResults = ['a flight is sent', 'a trace', 'a hotel is sent'].map((title) =>
    vitestTest(title, 'skipped'),
  );
  const file = await reportFile({
    testResults: [{ name: `${root}/tests/engines/webkit.test.ts`, status: 'passed', assertionResults }],
  });
  expect(await readVitestReport(file, root, /^a log (?!.* is sent)/)).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: 1,
  });
});

const spec = (title: string, status: string, messages: string[] = []) => ({
  ...{ title, file: 'home.spec.ts', line: 7 },
  tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});

/** An error as Playwright writes it: the reason, the code, the stack. */
const isHidden =
  'Error: toBeVisible() failed\n\nExpected: visible\nReceived: hidden\n\n  5 | a\n> 6 | b\n    at map.ts:6:1';

it('has the errors of the failed and the flaky tests of Playwright, and an error outside them', async () => {
  const file = await reportFile({
    config: { rootDir: `${root}/tests/browser` },
    suites: [
      {
        title: 'home.spec.ts',
        file: 'home.spec.ts',
        specs: [
          spec('shows the hero', 'expected'),
          spec('shows the map', 'unexpected', [isHidden, 'Error: later']),
          spec('is skipped', 'skipped'),
        ],
        suites: [
          { title: 'for staff', file: 'home.spec.ts', specs: [spec('shows a badge', 'flaky', ['Error: slow'])] },
        ],
      },
    ],
    errors: [{ message: 'Error: The system did not start.\nIt ended.' }],
  });
  expect(await readPlaywrightReport(file, root)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      {
        name: 'tests/browser/home.spec.ts:7 > shows the map',
        error: ['Error: toBeVisible() failed', 'Expected: visible', 'Received: hidden'],
      },
      { name: 'tests/browser', error: ['Error: The system did not start.', 'It ended.'] },
    ],
    flaky: [{ name: 'tests/browser/home.spec.ts:7 > for staff > shows a badge', error: ['Error: slow'] }],
  });
});

it('returns undefined for a run without a report', async () => {
  expect(await readVitestReport('/nowhere/report.json', root)).toBeUndefined();
  expect(await readPlaywrightReport('/nowhere/report.json', root)).toBeUndefined();
});
