import { expect, it } from 'vitest';
import { settleEach } from '../../../../../frontend/console/lib/settle-each.ts';

it('handles every item despite failures, at most four at a time, and returns the outcomes in order', async () => {
  const items = Array.from({ length: 11 }, (_, index) => index);
  let [running, most, settled] = [0, 0, 0];
  const outcomes = await settleEach(
    items,
    async (item) => {
      most = Math.max(most, ++running);
      // Later items are faster.
      await new Promise((resolve) => setTimeout(resolve, 11 - item));
      running--;
      if (item % 3 === 0) throw new Error(`no ${item}`);
    },
    () => settled++,
  );
  expect(most).toBe(4);
  expect(settled).toBe(11);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(items.map((item) => item % 3 !== 0));
});

it('does nothing without items', async () => {
  expect(
    await settleEach(
      [],
      () => Promise.reject(new Error('called')),
      () => undefined,
    ),
  ).toEqual([]);
});
