import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { StartError } from '../shared/start-error.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs the CDK with its output in the terminal, on the account of the environment.
 * @throws StartError if it fails
 */
export async function runCdk(parameters: string[], context: Readonly<Record<string, string>>): Promise<void> {
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
