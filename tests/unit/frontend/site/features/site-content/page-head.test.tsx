import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { originPlaceholder as origin } from '#contracts/website/origin-placeholder';
import { createI18n } from '../../../../../../frontend/shared/lib/i18n.ts';
import { StructuredData } from '../../../../../../frontend/site/components/structured-data.tsx';
import { PageHead } from '../../../../../../frontend/site/features/site-content/page-head.tsx';
import { brand } from '../../../../../support/brand.ts';

const inner = {
  title: 'Umrah & "more"',
  description: 'Five nights',
  picture: '/photos/1.webp',
  parent: { title: 'Programs', path: '/programs' },
};

async function head(language: 'ar' | 'en', path: string, props: Parameters<typeof PageHead>[0] = {}) {
  const i18n = await createI18n(language, brand);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location={path}>
        <PageHead {...props} />
      </StaticRouter>
    </I18nextProvider>,
  );
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  const meta = (name: string) =>
    html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? '';
  return { html, data, meta };
}

describe.each([
  ['ar', '', 'ar_SA', 'en_GB'],
  ['en', '?lang=en', 'en_GB', 'ar_SA'],
] as const)('the head of a page in %s', (language, query, locale, other) => {
  it('has one canonical address, and those of each language', async () => {
    const { html, meta } = await head(language, '/programs/?type=family#top');
    expect(html).toContain(`<link rel="canonical" href="${origin}/programs${query}"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="ar" href="${origin}/programs"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${origin}/programs?lang=en"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${origin}/programs"/>`);
    expect(meta('og:url')).toBe(`${origin}/programs${query}`);
    expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual([locale, other]);
  });

  it('uses the site’s own picture if the page has none', async () => {
    const { meta } = await head(language, '/');
    expect(meta('og:image')).toBe(`${origin}/preview-${language}.jpg`);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).not.toBe('');
  });

  it('gives the size of a picture that was drawn for link previews, and of no other', async () => {
    const sizeOf = async (props: typeof inner & { drawn?: boolean }) => {
      const { meta } = await head(language, '/program/7', props);
      return [meta('og:image:width'), meta('og:image:height'), meta('twitter:card')];
    };
    expect(await sizeOf({ ...inner, drawn: true })).toEqual(['1200', '630', 'summary_large_image']);
    expect(await sizeOf(inner)).toEqual(['', '', 'summary_large_image']);
  });

  it('has breadcrumbs to an inner page', async () => {
    const { data, meta } = await head(language, '/program/7', inner);
    expect(meta('og:image')).toBe(`${origin}/photos/1.webp`);
    expect(meta('og:description')).toBe('Five nights');
    const [breadcrumbs] = data;
    expect(breadcrumbs).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
    expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual(
      ['/', '/programs', '/program/7'].map((path) => origin + path + query),
    );
    expect(breadcrumbs.itemListElement[2].name).toBe(inner.title);
  });
});

it('is escaped, so that no text can end the structured data’s element', () => {
  const html = renderToStaticMarkup(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.parse(html.replace(/<[^>]*>/g, '')).name).toBe('</script><script>alert(1)</script>');
});
