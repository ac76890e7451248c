import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '#contracts/api/routes';
import { consumers } from '#contracts/platform/consumers';
import { handlerSources } from '../../../../../infra/bundle/functions/handler-sources.ts';
import { bundle } from '../../../../../infra/bundle/functions/index.ts';
import {
  addNativePackages,
  nativeArchitecture,
  nativePackages,
} from '../../../../../infra/bundle/functions/native-packages.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

it('are external in exactly the functions that need them', async () => {
  const folder = await temporaryFolder();
  const touchingPhotos = [...routes, ...consumers].filter(({ uses }) => uses.photos).map(({ id }) => id);
  const sources = handlerSources();
  await bundle(Object.fromEntries(touchingPhotos.map((id) => [id, sources[id] ?? ''])), folder);
  const importing = [];
  for (const operation of touchingPhotos) {
    const code = await readFile(join(folder, operation, 'index.mjs'), 'utf8');
    if (Object.values(nativePackages).some((name) => code.includes(`from"${name}"`))) importing.push(operation);
  }
  expect(importing).toEqual(Object.keys(nativePackages));
}, 60_000);

it.runIf(process.platform === 'linux')('are beside the function, compiled for its processor', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'processPhoto'));
  await addNativePackages(folder);
  const modules = join(folder, 'processPhoto/node_modules');
  const manifest = JSON.parse(
    await readFile(join(modules, `@img/sharp-linux-${nativeArchitecture}/package.json`), 'utf8'),
  );
  expect([manifest.os, manifest.cpu, manifest.libc]).toEqual([['linux'], [nativeArchitecture], ['glibc']]);
  // Outside the project's packages, as on Lambda.
  const { default: sharp } = await import(join(modules, 'sharp/dist/index.mjs'));
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#ffffff' } });
  expect((await picture.avif().toBuffer()).length).toBeGreaterThan(0);
});
