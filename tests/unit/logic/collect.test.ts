import { expect, it, vi } from 'vitest';
import { collect } from '../../../functions/logic/collect.ts';
import { firstIdAt } from '../../../functions/logic/enquiry-ids.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12) - minute * 60_000);

/** Yields items, one for each minute, newest first, each of which takes this many seconds to read. */
async function* slowly(seconds: number, clock: { mockReturnValue(now: number): unknown }) {
  for (let minute = 0; minute < 5000; minute++) {
    clock.mockReturnValue(minute * seconds * 1000);
    yield { id: firstIdAt(at(minute)) };
  }
}

it.each([
  { seconds: 0.001, read: 1000 },
  { seconds: 1, read: 9 },
  { seconds: 60, read: 1 },
])('a search that takes $seconds s per item stops after $read and says how far it got', async ({ seconds, read }) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const page = await collect(slowly(seconds, clock), () => false, 50);
    expect(page).toEqual({ items: [], next: firstIdAt(at(read - 1)), searchedUntil: at(read - 1).toISOString() });
  } finally {
    clock.mockRestore();
  }
});
