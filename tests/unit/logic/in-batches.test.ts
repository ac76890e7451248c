import { expect, it } from 'vitest';
import { inBatches } from '../../../functions/logic/in-batches.ts';

const items = Array.from({ length: 45 }, (_, index) => index);

it('handles every item once, at most twenty in parallel', async () => {
  const handled: number[] = [];
  let running = 0;
  let most = 0;
  await inBatches(items, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
    handled.push(item);
  });
  expect(handled.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(20);
});

it('starts no batch after its time, and returns what it has handled', async () => {
  const handle = () => new Promise((resolve) => setTimeout(resolve, 30));
  expect(await inBatches(items, handle, { until: performance.now() + 10 })).toEqual(items.slice(0, 20));
  expect(await inBatches(items, handle)).toEqual(items);
});

it('finishes the batch of a failure, starts no other, and throws the error', async () => {
  const handled: number[] = [];
  const failing = inBatches(items, async (item) => {
    if (item === 3) throw new Error('down');
    await new Promise((resolve) => setTimeout(resolve));
    handled.push(item);
  });
  await expect(failing).rejects.toThrow('down');
  expect(handled).toHaveLength(19);
});
