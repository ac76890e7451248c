import { expect, it } from 'vitest';
import { limitConcurrency } from '../../../../../infra/embedded/events/limit-concurrency.ts';

it('runs at most the given number of tasks at a time, in order, also when some fail', async () => {
  const oneOfTwo = limitConcurrency(2);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const done = works.map(({ promise }, index) =>
    oneOfTwo(() => {
      begun.push(index);
      return promise;
    }),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  works[1]?.reject(new Error('broken'));
  await expect(done[1]).rejects.toThrow('broken');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { resolve } of works) resolve();
  await Promise.allSettled(done);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
