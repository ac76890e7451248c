import { expect, it } from 'vitest';
import { similarPrograms } from '#catalogue/similar';
import { entry, ids } from './program.ts';

it('lists programs of the same place first, then of the same kind, then of a similar price', () => {
  const paris = entry({ id: 'p', city: 'Paris', type: 'luxury', price_sar: 1000 });
  const others = [
    entry({ id: 'a', city: 'Riyadh', price_sar: 1000 }),
    entry({ id: 'b', city: 'Riyadh', type: 'luxury', price_sar: 1000 }),
    entry({ id: 'c', city: 'Rome', price_sar: 5000 }),
    entry({ id: 'd', city: 'Rome', price_sar: 2000 }),
    entry({ id: 'e', city: 'Paris', price_sar: 9000 }),
  ];
  expect(ids(similarPrograms(paris, [paris, ...others], 4))).toBe('edcb');
  expect(similarPrograms(paris, [paris], 3)).toEqual([]);
});
