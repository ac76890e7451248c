import { describe, expect, it } from 'vitest';
import { sectionNames } from '#contracts/api/section-names';
import { SiteMenusBody } from '#contracts/api/site-menus';
import { menusLimits, shownMenus } from '#contracts/api/site-menus-rules';
import { contentOn, type PublishedSections, siteSections } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import { contentAt } from '#contracts/website/section-pages';
import { pageText } from '#page-text';

const link = { text: { ar: 'دليل العمرة', en: 'Umrah guide' }, to: '/p/umrah-guide' };
const faults = (body: object) => parseFields(SiteMenusBody, body).issues?.map(({ field, code }) => `${field} ${code}`);

describe('the menus’ own links', () => {
  it('are none on a fresh site', () => {
    expect(siteSections.menus.initial).toEqual({ header: [], footer: [] });
    expect(shownMenus(siteSections.menus.initial)).toBeNull();
    expect(shownMenus({ header: [], footer: [link] })).toEqual({ header: [], footer: [link] });
  });

  it.each([
    '/p/umrah-guide',
    '/programs?type=umrah',
    '/privacy#cookies',
    'https://visa.example/sa',
    'tel:+966500000000',
  ])('lead to %s', (to) => expect(faults({ header: [{ ...link, to }], footer: [] })).toBeUndefined());

  it.each(['javascript:alert(1)', '//evil.example', 'http://a.example', 'data:text/html,a', 'programs'])(
    'never lead to %s',
    (to) => expect(faults({ header: [], footer: [{ ...link, to }] })).toEqual(['footer.0.to invalid_site_link']),
  );

  it('are in both languages, short and few', () => {
    const { header, footer, text } = menusLimits;
    const many = (count: number) => Array(count).fill(link);
    expect(faults({ header: many(header), footer: many(footer) })).toBeUndefined();
    expect(faults({ header: many(header + 1), footer: many(footer + 1) })).toEqual([
      'header too_many_items',
      'footer too_many_items',
    ]);
    const long = { ...link, text: { ar: 'ا'.repeat(text + 1), en: ' ' } };
    expect(faults({ header: [long], footer: [] })).toEqual(['header.0.text.ar too_long', 'header.0.text.en required']);
  });

  it('are on every page', () => {
    const sections = Object.fromEntries(
      sectionNames.map((name) => [name, { content: siteSections[name].initial, version: 0 }]),
    ) as unknown as PublishedSections;
    const menus = { content: { header: [link], footer: [] }, version: 1 };
    const content = contentOn('2026-11-25', { ...sections, menus }, pageText);
    for (const path of ['/', '/terms', '/program/p1', '/p/umrah-guide', '/nothing'])
      expect(contentAt(path, content)?.menus, path).toEqual(menus.content);
  });
});
