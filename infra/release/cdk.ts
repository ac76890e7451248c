import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../common/start-error.ts';

const root = join(import.meta.dirname, '../..');

/** The context of the CDK app, see `infra/stacks/settings.ts`. */
export type Context = Readonly<Record<string, string>>;

/**
 * Runs the CDK with its output in the terminal, on the account of the environment.
 * @throws StartError if it fails
 */
export async function runCdk(parameters: string[], context: Context = {}): Promise<void> {
  const given = Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]);
  const child = spawn(join(root, 'node_modules/.bin/cdk'), [...parameters, ...given], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new StartError(`cdk ${parameters[0]} failed, see above; what was deployed before still serves.`);
}

/** Synthesises the stacks for a call, and removes them afterwards. */
export async function withAssembly<Result>(
  context: Context,
  use: (assembly: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-assembly-'));
  try {
    await runCdk(['synth', '--quiet', '--output', folder], context);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deploys synthesised stacks and returns their outputs by name. */
export async function deployAssembly(assembly: string): Promise<Record<string, string>> {
  const file = join(assembly, 'outputs.json');
  const unattended = ['--require-approval', 'never', '--method', 'direct'];
  await runCdk(['deploy', '--all', '--app', assembly, ...unattended, '--outputs-file', file]);
  return Object.assign({}, ...Object.values(JSON.parse(await readFile(file, 'utf8'))));
}
