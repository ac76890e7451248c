import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const staffApi = vi.hoisted(() => vi.fn());
vi.mock('../../../../../../frontend/console/features/session/staff-api.ts', () => ({ staffApi }));
const showColleagues = vi.hoisted(() => vi.fn());
vi.mock('../../../../../../frontend/console/features/presence/use-colleagues-at.ts', () => ({ showColleagues }));

const presence = await import('../../../../../../frontend/console/features/presence/share-presence.ts');
const { onCustomerAct } = await import('../../../../../../frontend/console/features/enquiries/customer-acts.ts');
const hotel = { type: 'hotel', id: 'one' } as const;
const flight = { type: 'flight', id: 'two' } as const;
const huda = { who: { email: 'huda@rihla.example', name: 'Huda' }, ...hotel, doing: 'replying' };
const now = (colleagues: unknown[], unanswered_latest: string | null = null) => ({ colleagues, unanswered_latest });
const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
const lastCall = () => staffApi.mock.calls.at(-1)?.[1].body;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(page, { hidden: false }));
  staffApi.mockReset().mockResolvedValue(now([huda]));
  showColleagues.mockReset();
});
afterEach(() => {
  presence.leave();
  vi.useRealTimers();
  // Files of one worker share their globals.
  vi.unstubAllGlobals();
});

it('calls at once, then every 15 seconds, until the screen closes', async () => {
  presence.showOpen(hotel);
  await vi.advanceTimersByTimeAsync(0);
  expect(lastCall()).toEqual({ open: hotel, doing: 'looking' });
  expect(showColleagues).toHaveBeenLastCalledWith([huda]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(staffApi).toHaveBeenCalledTimes(3);
  presence.leave();
  expect(showColleagues).toHaveBeenLastCalledWith([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(staffApi).toHaveBeenCalledTimes(3);
});

it('says to which request a reply is written, also if another is open', async () => {
  presence.showOpen(hotel);
  const end = presence.beginReply(flight);
  expect(lastCall()).toEqual({ open: flight, doing: 'replying' });
  const endOther = presence.beginReply(hotel);
  expect(lastCall()).toEqual({ open: hotel, doing: 'replying' });
  end();
  endOther();
  expect(lastCall()).toEqual({ open: hotel, doing: 'looking' });
  presence.showOpen(undefined);
  expect(lastCall()).toEqual({ open: null, doing: 'looking' });
});

it('drops what it has shown after 40 seconds without the network', async () => {
  presence.showOpen(hotel);
  await vi.advanceTimersByTimeAsync(0);
  staffApi.mockRejectedValue(new Error('offline'));
  await vi.advanceTimersByTimeAsync(39_000);
  expect(showColleagues).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(showColleagues).toHaveBeenLastCalledWith([]);
});

it('makes no call in a hidden tab, and one at once when it is shown again', async () => {
  presence.showOpen(hotel);
  await vi.advanceTimersByTimeAsync(0);
  const [, onVisibility] = page.addEventListener.mock.calls.at(-1) ?? [];
  page.hidden = true;
  onVisibility();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(staffApi).toHaveBeenCalledTimes(1);
  page.hidden = false;
  onVisibility();
  expect(staffApi).toHaveBeenCalledTimes(2);
});

it('shows the reply to its last call only', async () => {
  const replies = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  staffApi.mockReset();
  for (const { promise } of replies) staffApi.mockReturnValueOnce(promise);
  presence.showOpen(hotel);
  presence.showOpen(flight);
  replies[1]?.resolve(now([]));
  await vi.advanceTimersByTimeAsync(0);
  replies[0]?.resolve(now([huda]));
  await vi.advanceTimersByTimeAsync(0);
  expect(showColleagues).toHaveBeenCalledTimes(1);
  expect(showColleagues).toHaveBeenCalledWith([]);
});

it('tells when a customer has last acted, while a request is open', async () => {
  const told = vi.fn();
  const stop = onCustomerAct(told);
  presence.showOpen(hotel);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).not.toHaveBeenCalled();
  staffApi.mockResolvedValue(now([], '2026-11-27T09:00:00.000Z'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told.mock.calls).toEqual([['2026-11-27T09:00:00.000Z']]);
  stop();
});
