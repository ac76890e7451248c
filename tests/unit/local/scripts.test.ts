import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium } from '../../../scripts/chromium.ts';
import { readPlaywrightCount, readVitestCount } from '../../../scripts/test-counts.ts';
import { temporaryFolder } from './temporary-folder.ts';

it('finds the browser that is named, else one on the PATH', async () => {
  const folder = await temporaryFolder();
  const program = join(folder, 'google-chrome');
  await writeFile(program, '');
  await writeFile(join(folder, 'chromium'), 'no program');
  await chmod(program, 0o755);
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(program);
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: '/opt/chrome' })).toBe('/opt/chrome');
});

it('counts a test file that cannot be loaded and a flaky test as failures', async () => {
  const file = join(await temporaryFolder(), 'report.json');
  await writeFile(file, JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 }));
  expect(await readVitestCount(file)).toEqual({ passed: 3, failed: 1 });
  await writeFile(file, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } }));
  expect(await readPlaywrightCount(file)).toEqual({ passed: 4, failed: 2 });
  expect(await readVitestCount(`${file}.missing`)).toBeUndefined();
});
