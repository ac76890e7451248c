import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { findChromium } from '../../../scripts/chromium.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const run = promisify(execFile);

it('finds the named browser, else one on the PATH', async () => {
  const folder = await temporaryFolder();
  const program = join(folder, 'google-chrome');
  await writeFile(program, '');
  await writeFile(join(folder, 'chromium'), 'no program');
  await chmod(program, 0o755);
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(program);
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: '/opt/chrome' })).toBe('/opt/chrome');
});

it('refuses an older Node in one sentence', async () => {
  const start = pathToFileURL(join(import.meta.dirname, '../../../infra/embedded/start.mjs'));
  const old = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } }); import('${start}');`;
  const failure = await run(process.execPath, ['-e', old]).catch((error) => error);
  expect(failure.code).toBe(1);
  expect(failure.stderr.trim()).toMatch(
    /^Node 24 or newer is needed and this is v[\d.]+; start with "npm start"[^\n]*\.$/,
  );
});
