import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporarySuffix } from '../../../../../infra/common/files.ts';
import { ObjectStore } from '../../../../../infra/embedded/storage/objects.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

it('lists keys by prefix and removes files of killed processes, unless others may be writing them', async () => {
  const folder = await temporaryFolder();
  const objects = new ObjectStore(folder);
  const details = { contentType: 'text/plain' };
  await objects.put('uploads/a', Buffer.from('1'), details);
  await objects.put('uploads/a/b', Buffer.from('2'), details);
  await objects.put('photos/c', Buffer.from('3'), details);
  const leftover = join(folder, 'uploads', `c${temporarySuffix}`);
  await writeFile(leftover, '');
  expect(await objects.keys('uploads/', { tidy: false })).toEqual(['uploads/a', 'uploads/a/b']);
  expect(existsSync(leftover)).toBe(true);
  expect(await objects.keys('uploads/')).toEqual(['uploads/a', 'uploads/a/b']);
  expect(existsSync(leftover)).toBe(false);
  expect(await objects.keys('nothing/')).toEqual([]);
});
