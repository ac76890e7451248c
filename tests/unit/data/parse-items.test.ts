import { expect, it, vi } from 'vitest';
import { parseItems } from '../../../functions/data/parse-items.ts';
import { logger } from '../../../functions/logger.ts';

vi.mock('../../../functions/metrics.ts', () => ({ count: () => {} }));

it('logs an unreadable item once, until a thousand others followed', () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const read = (...numbers: number[]) =>
    parseItems(
      'Programs',
      numbers.map((number) => ({ pk: 'PROGRAM', sk: String(number) })),
      () => {
        throw new Error('unreadable');
      },
    );
  expect(read(0, 0)).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
  read(...Array.from({ length: 1000 }, (_, index) => index + 1));
  read(0);
  expect(log).toHaveBeenCalledTimes(1002);
});
