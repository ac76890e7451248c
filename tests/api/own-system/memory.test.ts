import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { type Stack, startStack } from '../../support/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ seed: 'covers' });
}, 240_000);
afterAll(async () => stack?.stop());

it.runIf(process.platform === 'linux')('processes photos in processes that end, not in its own', async () => {
  const { data } = JSON.parse(await (await fetch(`${stack.url}/api/programs`)).text());
  expect(data[0].photos.length).toBeGreaterThan(1);
  const { pid } = JSON.parse(await readFile(join(stack.dataDir, 'runtime.json'), 'utf8'));
  expect(await readFile(`/proc/${pid}/maps`, 'utf8')).not.toMatch(/libvips|sharp/);
  await eventually(async () => expect(await childrenOf(pid)).toEqual([]));
});

async function childrenOf(pid: number): Promise<string[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')));
  return lists.flatMap((list) => list.split(' ').filter(Boolean));
}
