import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Prints the packages that the start loads before it does anything. */
const script = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context);
      packages.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(found.url)?.[1]);
      return found;
    },
  });
  await import('./infra/embedded/main.ts');
  console.log(JSON.stringify([...packages]));`;

it('loads no build tools, which take half a second', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  const packages: string[] = JSON.parse(stdout);
  expect(packages).toContain('@aws-sdk/client-dynamodb');
  expect(packages).not.toContain('esbuild');
  expect(packages).not.toContain('vite');
});
