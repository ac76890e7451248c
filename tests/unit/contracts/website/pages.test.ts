import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { consoleRoutes } from '#contracts/website/console-screens';
import { isPageFile, listedPaths, pageAt, prerenderedPages, screenPatterns } from '#contracts/website/pages';
import { siteRoutes } from '#contracts/website/screens';

it('has a prerendered page for every answer', () => {
  const names = new Set(prerenderedPages.map(({ name }) => name));
  for (const pattern of screenPatterns) {
    const { name, status, ownPage } = pageAt(pattern.replace(/:\w+/, 'x'));
    expect(status, pattern).toBe(200);
    // The agency's own pages exist once it has written them.
    if (!ownPage) expect(names, pattern).toContain(name);
  }
  for (const path of ['/program', '/nothing', '/admin/nothing', '/program/1/2', '/administration']) {
    const { name, status } = pageAt(path);
    expect(status, path).toBe(404);
    expect(names, path).toContain(name);
  }
});

it('returns the program of a page', () => {
  expect(pageAt('/program/0199-a')).toEqual({ name: 'program', status: 200, programId: '0199-a' });
});

it('matches addresses as the router does: in any case, with or without a trailing slash', () => {
  for (const path of ['/Terms', '/terms/', '/TERMS//']) expect(pageAt(path).name, path).toBe('terms');
  expect(pageAt('/').name).toBe('index');
  expect(pageAt('/Admin/Requests').status).toBe(200);
});

it('does not serve a language folder by its own address', () => {
  expect(['/ar/index.html', '/en/terms.html', '/assets/a.js', '/arabia'].map(isPageFile)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('names a file for every screen in the table of routes', () => {
  const site = siteRoutes.flatMap((route) => ('screen' in route ? [`site/screens/${route.screen}`] : []));
  const files = [...site, ...consoleRoutes.map(({ screen }) => `console/screens/${screen}`)];
  expect(files.filter((file) => !existsSync(`frontend/${file}.tsx`))).toEqual([]);
});

it('keeps the pages that a private link opens apart from the listed ones', () => {
  for (const path of ['/request', '/Request/']) {
    expect(pageAt(path)).toEqual({ name: 'request', status: 200, isPrivate: true });
  }
  expect(pageAt('/testimonial')).toEqual({ name: 'testimonial', status: 200, isPrivate: true });
  expect(pageAt('/offer')).toEqual({ name: 'offer', status: 200, isPrivate: true });
  for (const path of ['/request', '/testimonial', '/offer']) expect(listedPaths).not.toContain(path);
  expect(pageAt('/contact')).toEqual({ name: 'contact', status: 200 });
});
