import { beforeEach, expect, it, vi } from 'vitest';
import type { NewEnquiries } from '../../../../../../frontend/console/features/enquiries/use-new-enquiries.ts';
import { newsIn } from '../../../../../../frontend/console/features/news/told-news.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  });
});

const reply = (newest: string | null, late: string | null = null) =>
  ({
    newest: newest && { id: newest, created_at: '2026-11-27T08:00:00Z' },
    own_late: { count: late ? 1 : 0, more: false, latest: late },
  }) as NewEnquiries;

it('has no news in the first reply, and each news once in all tabs', () => {
  expect(newsIn(reply('b'))).toBeUndefined();
  expect(newsIn(reply('b'))).toBeUndefined();
  expect(newsIn(reply('c'))).toEqual({ hasArrival: true, isOwnLate: false });
  expect(newsIn(reply('c'))).toBeUndefined();
});

it('takes no older request for news when the newest is handled', () => {
  newsIn(reply('c'));
  expect(newsIn(reply('b'))).toBeUndefined();
  expect(newsIn(reply(null))).toBeUndefined();
  expect(newsIn(reply('c'))).toBeUndefined();
  expect(newsIn(reply('d'))).toBeDefined();
});

it('knows one’s own request that has become late, though the number stays the same', () => {
  newsIn(reply('b', '2026-11-27T08:00:00.000Z'));
  expect(newsIn(reply('b', '2026-11-27T09:00:00.000Z'))).toEqual({ hasArrival: false, isOwnLate: true });
  expect(newsIn(reply('b', '2026-11-27T08:00:00.000Z'))).toBeUndefined();
});

it('understands a server of an earlier release, and begins anew with what it cannot read', () => {
  newsIn(reply('b'));
  const { own_late: _, ...earlier } = reply('c');
  expect(newsIn(earlier as NewEnquiries)).toEqual({ hasArrival: true, isOwnLate: false });
  storage.set('admin-news-known', 'not JSON');
  expect(newsIn(reply('d'))).toBeUndefined();
});

it('keeps nothing of a customer', () => {
  newsIn(reply('b', '2026-11-27T08:00:00.000Z'));
  expect(JSON.parse(storage.get('admin-news-known') ?? '')).toEqual({ newest: 'b', late: '2026-11-27T08:00:00.000Z' });
});
