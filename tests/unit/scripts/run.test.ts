import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { markInstalled } from '../../../scripts/install.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const repository = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** An installed checkout with one program, `tool`. Returns the path of its `run.mjs`. */
async function checkoutWith(tool: string): Promise<string> {
  const root = await temporaryFolder();
  await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
  await writeFile(join(root, 'node_modules/.bin/tool'), `#!/bin/sh\n${tool}`, { mode: 0o755 });
  await writeFile(join(root, 'package-lock.json'), '{}');
  for (const name of ['install.mjs', 'run.mjs']) {
    await cp(join(repository, 'scripts', name), join(root, 'scripts', name));
  }
  markInstalled(root);
  return join(root, 'scripts/run.mjs');
}

it('runs an installed program with its parameters, and ends with its exit code', async () => {
  const script = await checkoutWith('printf "%s|" "$@"; exit 3');
  const failure = await run(process.execPath, [script, 'tool', 'a', 'b c']).catch((error) => error);
  expect(failure).toMatchObject({ code: 3, stdout: 'a|b c|' });
});

it('lets the program decide when to end after a signal', async () => {
  const script = await checkoutWith('trap "echo saved; exit 0" TERM; echo ready; while :; do sleep 0.05; done');
  const child = spawn(process.execPath, [script, 'tool']);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (output === 'ready\n') child.kill('SIGTERM');
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output).toBe('ready\nsaved\n');
}, 60_000);

it.runIf(process.platform === 'linux')(
  'stops the program when npm was killed, which passes no signal on',
  async () => {
    const script = await checkoutWith('trap "echo saved; exit 0" TERM; echo ready; while :; do sleep 0.05; done');
    // npm puts a shell between itself and the script.
    const npm = `require('node:child_process').spawn('sh', ['-c', '"${process.execPath}" ${script} tool; true'], { stdio: 'inherit' });`;
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const child = spawn(process.execPath, ['-e', npm], { env });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output === 'ready\n') child.kill('SIGKILL');
    });
    await once(child.stdout, 'close');
    expect(output).toBe('ready\nsaved\n');
  },
  60_000,
);

it('begins every npm script', async () => {
  const { scripts } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'));
  const others = Object.entries<string>(scripts).filter(([, command]) => !command.startsWith('node scripts/run.mjs '));
  expect(others).toEqual([]);
});
