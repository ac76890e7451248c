import { expect, it } from 'vitest';
import { robotsText } from '#contracts/website/robots';
import { sitemapFiles } from '#contracts/website/sitemap';

const programs = [{ id: 'p1', updated_at: '2026-11-25T08:00:00.000Z' }];

it('lets robots read nothing of a hidden site, and withholds its addresses', () => {
  expect(robotsText(true)).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsText(false)).toContain('Sitemap: ');
  const [hidden] = sitemapFiles(programs, { isHidden: true });
  expect(hidden?.write()).not.toContain('<url>');
  const [open] = sitemapFiles(programs);
  expect(open?.write()).toContain('/program/p1');
  expect(hidden?.version).not.toBe(open?.version);
});
