import { expect, it } from 'vitest';
import { originPlaceholder as origin } from '#contracts/website/origin-placeholder';
import { listedPaths } from '#contracts/website/pages';
import { sitemap } from '#contracts/website/sitemap';

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it('lists every public screen and program in both languages', () => {
  const xml = sitemap([{ id: 'a b', updated_at: '2026-11-01T00:00:00.000Z' }]);
  expect(addresses(xml)).toEqual(
    [...listedPaths, '/program/a%20b'].flatMap((path) => [origin + path, `${origin}${path}?lang=en`]),
  );
  expect(xml.match(/<lastmod>2026-11-01T00:00:00\.000Z<\/lastmod>/g)).toHaveLength(2);
});

it('lists each page’s language versions, including itself', () => {
  const [, terms = ''] = sitemap([]).split(`<loc>${origin}/terms?lang=en</loc>`);
  const links = terms.split('</url>')[0]?.match(/hreflang="[^"]*" href="[^"]*"/g);
  expect(links).toEqual([
    `hreflang="ar" href="${origin}/terms"`,
    `hreflang="en" href="${origin}/terms?lang=en"`,
    `hreflang="x-default" href="${origin}/terms"`,
  ]);
});
