import { describe, expect, it, vi } from 'vitest';
import type { WaitingDeparture } from '#contracts/api/waiting-lists';
import {
  isFreed,
  listWaitingDepartures,
} from '../../../../../../frontend/console/features/departures/use-waiting-departures.ts';
import { departure } from '../../../../logic/catalogue/departure.ts';

const listed = (changes: Parameters<typeof departure>[0]): WaitingDeparture => ({
  program_id: '019fb8f4-2b5c-7c5e-9d00-1c2d3e4f5a6b',
  trip_name: { ar: 'العلا', en: 'AlUla' },
  departure: departure(changes),
  waiting: 2,
  since: '2026-11-20T09:00:00.000Z',
});

describe('departures for which people wait', () => {
  it('are all loaded, page by page', async () => {
    const [first, second] = [listed({ id: 'a' }), listed({ id: 'b' })];
    const read = vi.fn(async (_route: string, { query }: { query: { cursor?: string | undefined } }) =>
      query.cursor === 'a' ? { data: [second] } : { data: [first], next_cursor: 'a' },
    );
    expect(await listWaitingDepartures(read as never)).toEqual([first, second]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a seat is free', { seats_left: 1 }, true],
    ['no number of seats is kept', { capacity: null, seats_left: null }, true],
    ['none is free', { seats_left: 0 }, false],
    ['it is closed', { seats_left: 2, sale: 'closed' }, false],
    ['its deadline has passed', { seats_left: 2, deadline: '2026-11-23' }, false],
  ] as const)('are said to staff as freed or not: %s', (_, changes, expected) => {
    expect(isFreed(listed({ from_date: '2027-01-10', capacity: 8, ...changes }), '2026-11-24')).toBe(expected);
  });
});
