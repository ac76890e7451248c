import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { installedNode, isInstalled, isInstalledByHand, markInstalled } from '../../../scripts/install.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function checkout() {
  const root = await temporaryFolder();
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'package-lock.json'), '{"a":1}');
  return root;
}

it('treats an install as current, whatever the files’ times are', async () => {
  const root = await checkout();
  expect(isInstalled(root)).toBe(false);
  markInstalled(root);
  await utimes(join(root, 'package-lock.json'), new Date(), new Date(Date.now() + 100_000));
  expect(isInstalled(root)).toBe(true);
});

it('installs again if the lock file changes or node_modules is missing', async () => {
  const root = await checkout();
  markInstalled(root);
  await writeFile(join(root, 'package-lock.json'), '{"a":2}');
  expect(isInstalled(root)).toBe(false);
  markInstalled(root);
  await rm(join(root, 'node_modules'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

it('accepts what npm ci installed by hand, and nothing that differs from the lock file', async () => {
  const root = await checkout();
  const locked = { '': { name: 'x' }, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } };
  const forOthers = { 'node_modules/mac-only': { version: '1.0.0', integrity: 'sha512-b', optional: true } };
  const write = (file: string, packages: object) => writeFile(join(root, file), JSON.stringify({ packages }));
  await write('package-lock.json', { ...locked, ...forOthers });
  expect(isInstalledByHand(root)).toBe(false);
  const { 'node_modules/a': a } = locked;
  for (const [packages, isComplete] of [
    [{ 'node_modules/a': a }, true],
    [{ 'node_modules/a': { ...a, integrity: 'sha512-c' } }, false],
    [{ 'node_modules/a': a, 'node_modules/b': a }, false],
    [{}, false],
  ] as const) {
    await write('node_modules/.package-lock.json', packages);
    expect(isInstalledByHand(root)).toBe(isComplete);
  }
});

it('runs a program after npm ci without installing again', async () => {
  const root = await checkout();
  const lock = JSON.stringify({ packages: {} });
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) await writeFile(join(root, file), lock);
  await mkdir(join(root, 'node_modules/.bin'));
  await writeFile(join(root, 'node_modules/.bin/node'), '#!/bin/sh\necho v24.0.0\n', { mode: 0o755 });
  const code = `const { install } = await import('${script}'); await install('${root}');`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { env: { PATH: root } });
  expect([stdout, isInstalled(root)]).toEqual(['', true]);
});

it('returns the version of the installed Node', async () => {
  expect(installedNode(join(import.meta.dirname, '../../..'))).toBeGreaterThanOrEqual(24);
  expect(installedNode(await checkout())).toBe(0);
});

const run = promisify(execFile);
const script = pathToFileURL(join(import.meta.dirname, '../../../scripts/install.mjs'));

/** Runs the install on an older Node, with an npm that prints a given text and exits with this status. */
async function installOn(version: string, says: string, status: number) {
  const root = await checkout();
  const programs = join(root, 'programs');
  await mkdir(programs);
  await writeFile(
    join(programs, 'npm'),
    `#!/bin/sh
cat >&2 <<'END'
${says}
END
mkdir -p node_modules/.bin
printf '#!/bin/sh\\necho v24.0.0\\n' > node_modules/.bin/node
chmod +x node_modules/.bin/node
echo 'added 2 packages'
exit ${status}
`,
  );
  await chmod(join(programs, 'npm'), 0o755);
  const code = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
    const { install } = await import('${script}');
    await install('${root}');`;
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  return run(process.execPath, ['--input-type=module', '-e', code], { env }).catch((error) => error);
}

const engineWarnings = `npm warn EBADENGINE Unsupported engine {
npm warn EBADENGINE   package: '@middy/core@7.9.2',
npm warn EBADENGINE   required: { node: '>=22' },
npm warn EBADENGINE   current: { node: 'v20.20.2', npm: '11.19.1' }
npm warn EBADENGINE }`;

it('replaces npm’s warnings by one line about Node 24, and leaves out nothing else', async () => {
  const { stdout, stderr } = await installOn('20.20.2', `${engineWarnings}\nnpm warn deprecated a@1`, 0);
  expect(stdout.split('\n')).toEqual([
    'Installing what package-lock.json lists ...',
    'This is Node 20.20.2: Node 24 is brought along and used from then on.',
    'added 2 packages',
    '',
  ]);
  expect(stderr).toBe('npm warn deprecated a@1\n');
  expect((await installOn('24.1.0', '', 0)).stdout).not.toContain('brought along');
});

it('shows npm’s errors and ends with one', async () => {
  const failure = await installOn('20.20.2', `${engineWarnings}\nnpm error code E404\nnpm error 404 Not Found`, 1);
  expect(failure.code).toBe(1);
  expect(failure.stderr).toMatch(/^npm error code E404\nnpm error 404 Not Found\n\nThe install failed, see above/);
});
