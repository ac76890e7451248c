import { expect, it } from 'vitest';
import { coalesce } from '../../../../functions/logic/publishing/coalesce.ts';

it('runs once for concurrent callers, and once more for callers during the run', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = coalesce(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  const first = [ask(), ask(), ask()];
  await expect.poll(() => runs.length).toBe(1);
  const second = [ask(), ask()];
  runs[0]?.reject(new Error('not now'));
  for (const asked of first) await expect(asked).rejects.toThrow('not now');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await Promise.all(second);
  expect(runs).toHaveLength(2);
});
