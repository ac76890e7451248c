import { beforeEach, expect, it, vi } from 'vitest';
import { isPastConfirmations } from '../../../../../frontend/features/enquiries/confirmation-limit.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('counts the spellings of one mailbox together, as the server does', () => {
  const spellings = ['nora@gmail.com', 'No.Ra@gmail.com', 'nora+flights@gmail.com', 'nora+hotels@googlemail.com'];
  expect(spellings.map(isPastConfirmations)).toEqual([false, false, false, true]);
  expect(isPastConfirmations('nora@example.com')).toBe(false);
});

it('counts no enquiry without an address', () => {
  for (let sent = 0; sent < 5; sent++) expect(isPastConfirmations(null)).toBe(false);
});
