import { beforeEach, expect, it, vi } from 'vitest';
import { whyUnconfirmed } from '../../../../../../frontend/site/features/enquiries/confirmation-limit.ts';

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
  const reasons = spellings.map((spelling) => whyUnconfirmed(spelling, false));
  expect(reasons).toEqual([undefined, undefined, undefined, 'unconfirmed']);
  expect(whyUnconfirmed('nora@example.com', false)).toBeUndefined();
});

it('counts no enquiry without an address', () => {
  for (let sent = 0; sent < 5; sent++) expect(whyUnconfirmed(null, true)).toBeUndefined();
});

it('counts no enquiry whose confirmation the server withheld', () => {
  for (let sent = 0; sent < 5; sent++) expect(whyUnconfirmed('nora@example.com', true)).toBe('withheld');
  expect(whyUnconfirmed('nora@example.com', false)).toBeUndefined();
});
