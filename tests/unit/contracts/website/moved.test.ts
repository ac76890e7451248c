import { expect, it } from 'vitest';
import { movedTo } from '#contracts/website/moved';

const origin = 'https://www.rihla.example';
const redirects = [
  { from: '/Old/', to: '/programs?type=umrah' },
  { from: '/عمرة', to: '/دليل' },
  { from: '/blog', to: 'https://blog.example/a' },
  { from: '/circle', to: `${origin}/back` },
  { from: '/back', to: `${origin}/circle` },
  { from: '/guide', to: '/p/umrah' },
];
const shown = { isShown: true, version: 2, changed: null } as const;
const pages = [{ id: 'page-1', name: 'umrah-guide', former: ['umrah'], ...shown } as const];
const asked = (path: string) => movedTo(path, { redirects, pages }, origin);

it('finds an old address in any case, with or without a slash, encoded or not', () => {
  for (const path of ['/old', '/OLD//', '/old/', '/%6fld']) expect(asked(path), path).toBe('/programs?type=umrah');
  for (const path of ['/عمرة', '/%D8%B9%D9%85%D8%B1%D8%A9/', '/%d8%b9%d9%85%d8%b1%d8%a9']) {
    expect(asked(path), path).toBe('/%D8%AF%D9%84%D9%8A%D9%84');
  }
  expect(asked('/blog')).toBe('https://blog.example/a');
});

it('leads nowhere from other addresses and malformed ones', () => {
  for (const path of ['/', '/older', '/old/x', '/%zz', '//evil.example', '/constructor'])
    expect(asked(path)).toBeUndefined();
});

it('leads to no address that leads on, and past the former name of a page', () => {
  expect([asked('/circle'), asked('/back')]).toEqual([undefined, undefined]);
  expect(asked('/guide')).toBe('/p/umrah-guide');
});
