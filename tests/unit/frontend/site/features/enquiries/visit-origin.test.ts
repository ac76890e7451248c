import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepVisitOrigin, visitOrigin } from '../../../../../../frontend/site/features/enquiries/visit-origin.ts';

const here = 'https://rihla.example';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Loads a page, from which the visitor then goes to a form. */
function load(address: string, referrer: string): void {
  vi.stubGlobal('location', new URL('/contact', here));
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => (address ? [{ name: `${here}${address}` }] : []) });
  keepVisitOrigin();
}

const advertisement = '/?utm_source=instagram&utm_campaign=eid&other=1';
const origin = { utm_source: 'instagram', utm_medium: null, utm_campaign: 'eid', referrer: 'l.instagram.com' };

it('has the parameters of the first page and the host of the site before, also after another load', () => {
  load(advertisement, 'https://l.instagram.com/x?secret=1');
  expect(visitOrigin()).toEqual(origin);
  load('/programs?utm_source=google', 'https://google.com/');
  expect(visitOrigin()).toEqual(origin);
});

it('is known without storage until another page is loaded', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  load(advertisement, 'https://l.instagram.com/');
  expect(visitOrigin()).toEqual(origin);
});

it('names no page of ours, and keeps nothing that the browser does not say', () => {
  load('/', `${here}/programs`);
  expect(visitOrigin()).toMatchObject({ utm_source: null, referrer: null });
  load('', '');
  expect(visitOrigin().referrer).toBeFalsy();
  expect(stored.size).toBe(0);
});
