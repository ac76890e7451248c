import { describe, expect, it } from 'vitest';
import { SiteRedirectsBody } from '#contracts/api/site-redirects';
import { isTaken, redirectsLimits } from '#contracts/api/site-redirects-rules';
import { parseFields } from '#contracts/field-kit/field-issues';
import { consoleRoutes } from '#contracts/website/console-screens';
import { siteRoutes } from '#contracts/website/screens';

const issuesOf = (...items: { from: unknown; to: unknown }[]) =>
  parseFields(SiteRedirectsBody, { items }).issues?.map(({ field, code }) => `${field} ${code}`);
const to = '/programs';

describe('an old address', () => {
  it.each(['/old', '/ar/about-us', '/%D8%B9%D9%85%D8%B1%D8%A9', '/عمرة', '/about.html', '/p/12', '/programs/old'])(
    'can be %s',
    (from) => expect(issuesOf({ from, to })).toBeUndefined(),
  );

  it.each(['old', '//other.example', '/\\other', '/old?a=1', '/old#a', '/.env', '/a b', '/a\r\nSet-Cookie: a=b', '/"'])(
    'is not %j',
    (from) => expect(issuesOf({ from, to })).toEqual(['items.0.from invalid_path']),
  );

  it('is none at which the site answers itself', () => {
    const screens = [...siteRoutes, ...consoleRoutes].map(({ path }) => path);
    // Own pages come before old addresses.
    const taken = screens.filter((path) => !/#|^\/p\/:name$/.test(path));
    expect(taken.filter((path) => !isTaken(path))).toEqual([]);
    for (const from of ['/Programs/', '/%61dmin', '/API/session', '/program/1']) {
      expect(issuesOf({ from, to: '/terms' }), from).toEqual(['items.0.from path_in_use']);
    }
  });

  it('leads to a page or a secure address, and nowhere else', () => {
    expect(issuesOf({ from: '/old', to: 'https://other.example/a?b=c' })).toBeUndefined();
    const targets = [
      'http://a.example',
      'javascript:alert(1)',
      '//a.example',
      'mailto:a@a.example',
      '/a\r\nb',
      '/\\a.example',
    ];
    for (const target of targets) {
      expect(issuesOf({ from: '/old', to: target }), target).toEqual(['items.0.to invalid_target']);
    }
  });

  it('is listed once and leads to none of the list, so that there is no chain and no circle', () => {
    expect(issuesOf({ from: '/old', to }, { from: '/OLD/', to })).toEqual(['items.1.from moved_twice']);
    expect(issuesOf({ from: '/old', to: '/new?a=1' }, { from: '/new', to })).toEqual(['items.0.to moved_again']);
    expect(issuesOf({ from: '/old', to: '/Old/' })).toEqual(['items.0.to moved_again']);
    expect(issuesOf({ from: '/عمرة', to: '/%D8%B9%D9%85%D8%B1%D8%A9' })).toEqual(['items.0.to moved_again']);
  });

  it('is one of two hundred', () => {
    const all = Array.from({ length: redirectsLimits.items + 1 }, (_, index) => ({ from: `/old/${index}`, to }));
    expect(issuesOf(...all.slice(1))).toBeUndefined();
    expect(issuesOf(...all)).toEqual(['items too_many_items']);
  });
});
