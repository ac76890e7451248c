import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { targets } from '../../../../../infra/bundle/ensure-built.ts';
import { buildServer } from '../../../../../infra/bundle/server/index.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../../../../..');

it('is built again after a change of any source', async () => {
  const sources = await buildServer(await temporaryFolder());
  const own = sources.filter((path) => !path.startsWith('node_modules/'));
  expect(own).toContain('infra/embedded/main.ts');
  const isHashed = (path: string) => targets.server.sources.some((source) => path.startsWith(`${source}/`));
  expect(own.filter((path) => !isHashed(path))).toEqual([]);
});

it('starts with a few files, of which only those of the build are sources', async () => {
  const folder = await temporaryFolder();
  await buildServer(folder);
  const script = `
    import { registerHooks } from 'node:module';
    const files = [];
    registerHooks({
      load(url, context, next) {
        if (url.startsWith('file:')) files.push(decodeURI(url));
        return next(url, context);
      },
    });
    await import('${pathToFileURL(join(folder, 'main.mjs'))}');
    console.log(JSON.stringify(files));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  const files: string[] = JSON.parse(stdout);
  expect(files.length).toBeLessThan(40);
  const outside = files.filter((file) => !file.startsWith(pathToFileURL(folder).href));
  expect(outside.filter((file) => !/\/infra\/(bundle|common)\//.test(file))).toEqual([]);
});
