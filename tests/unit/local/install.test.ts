import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installedNode, isInstalled, markInstalled } from '../../../scripts/install.mjs';
import { temporaryFolder } from './temporary-folder.ts';

async function checkout() {
  const root = await temporaryFolder();
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'package-lock.json'), '{"a":1}');
  return root;
}

it('holds an install for current whatever the times of the files', async () => {
  const root = await checkout();
  expect(isInstalled(root)).toBe(false);
  markInstalled(root);
  await utimes(join(root, 'package-lock.json'), new Date(), new Date(Date.now() + 100_000));
  expect(isInstalled(root)).toBe(true);
});

it('installs anew when the lock file changes or node_modules is gone', async () => {
  const root = await checkout();
  markInstalled(root);
  await writeFile(join(root, 'package-lock.json'), '{"a":2}');
  expect(isInstalled(root)).toBe(false);
  markInstalled(root);
  await rm(join(root, 'node_modules'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

it('tells the version of the installed Node', async () => {
  expect(installedNode(join(import.meta.dirname, '../../..'))).toBeGreaterThanOrEqual(24);
  expect(installedNode(await checkout())).toBe(0);
});
