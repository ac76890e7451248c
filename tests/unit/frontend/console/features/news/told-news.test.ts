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

const reply = (
  newest: string | null,
  latest: { followed?: string; late?: string; soon?: string; unheeded?: string } = {},
) => {
  const since = (instant: string | undefined) => ({ count: instant ? 1 : 0, more: false, latest: instant ?? null });
  return {
    newest: newest && { id: newest, created_at: '2026-11-27T08:00:00Z' },
    unanswered: since(latest.followed),
    own_late: since(latest.late),
    own_soon: since(latest.soon),
    unheeded: since(latest.unheeded),
  } as NewEnquiries;
};
const told = (...args: Parameters<typeof reply>) => [...newsIn(reply(...args))];
const [eight, nine] = ['2026-11-27T08:00:00.000Z', '2026-11-27T09:00:00.000Z'];

it('has no news in the first reply, and each news once in all tabs', () => {
  expect(told('b')).toEqual([]);
  expect(told('b')).toEqual([]);
  expect(told('c')).toEqual(['newest']);
  expect(told('c')).toEqual([]);
});

it('takes no older request for news when the newest is handled', () => {
  told('c');
  expect(told('b')).toEqual([]);
  expect(told(null)).toEqual([]);
  expect(told('c')).toEqual([]);
  expect(told('d')).toEqual(['newest']);
});

it.each(['followed', 'late', 'soon', 'unheeded'] as const)(
  'knows what is %s, though the number stays the same',
  (mark) => {
    told('b', { [mark]: eight });
    expect(told('b', { [mark]: nine })).toEqual([mark]);
    expect(told('b', { [mark]: nine })).toEqual([]);
    expect(told('b', { [mark]: eight })).toEqual([]);
  },
);

it('tells that one’s own request is due soon, later that it is late', () => {
  told('b');
  expect(told('b', { soon: eight })).toEqual(['soon']);
  expect(told('b', { late: eight })).toEqual(['late']);
});

it('understands a server and a memory of an earlier release, and begins anew with what it cannot read', () => {
  told('b');
  const { unanswered: _, own_late: __, own_soon: ___, unheeded: ____, ...earlier } = reply('c');
  expect([...newsIn(earlier as NewEnquiries)]).toEqual(['newest']);
  storage.set('admin-news-known', JSON.stringify({ newest: 'c', late: '' }));
  expect(told('c', { followed: eight, soon: eight, unheeded: eight })).toEqual([]);
  expect(told('c', { soon: nine })).toEqual(['soon']);
  storage.set('admin-news-known', 'not JSON');
  expect(told('d')).toEqual([]);
});

it('keeps nothing of a customer', () => {
  told('b', { late: eight });
  expect(JSON.parse(storage.get('admin-news-known') ?? '')).toEqual({
    ...{ newest: 'b', followed: '', late: eight, soon: '', unheeded: '' },
  });
});
