import { describe, expect, it } from 'vitest';
import { SiteMenusBody } from '#contracts/api/site-menus';
import { menusLimits, shownMenus } from '#contracts/api/site-menus-rules';
import { contentOn, siteSections } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import { paths } from '#contracts/website/paths';
import { contentAt } from '#contracts/website/section-pages';
import { pageText } from '#page-text';
import { shownLink } from '../../../../frontend/site/layout/links.ts';
import { atStart } from '../../../support/site-at-start.ts';

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
    const menus = { content: { header: [link], footer: [] }, version: 1 };
    const content = contentOn('2026-11-25', { ...atStart, menus }, pageText);
    for (const path of ['/', '/terms', '/program/p1', '/p/umrah-guide', '/nothing'])
      expect(contentAt(path, content)?.menus, path).toEqual(menus.content);
  });
});

describe('the parts that the home page does not show', () => {
  const menusWith = (changes: object) => contentOn('2026-11-25', { ...atStart, ...changes }, pageText).menus;
  const empty = { content: { items: [] }, version: 1 };

  it('are none on a fresh site', () => expect(menusWith({})).toBeNull());

  it('are those that owners hide, and those without an entry', () => {
    const { parts } = siteSections.home.initial;
    const home = { ...siteSections.home.initial, parts: parts.map(({ part }) => ({ part, shown: part !== 'about' })) };
    const services = { content: { ...siteSections.services.initial, items: [] }, version: 1 };
    const lists = { services, testimonials: empty, questions: empty };
    expect(menusWith({ ...lists, home: { content: home, version: 1 } })).toEqual({
      ...{ header: [], footer: [] },
      missing: ['services', 'about', 'testimonials', 'faq'],
    });
  });

  it('are on every page, since each has menus', () => {
    const content = contentOn('2026-11-25', { ...atStart, questions: empty }, pageText);
    for (const path of ['/', '/terms', '/program/p1'])
      expect(contentAt(path, content)?.menus?.missing, path).toEqual(['faq']);
  });

  it('have no link in the menus, but programs have a screen of their own', () => {
    expect(shownLink(paths.faq, [])).toBe(paths.faq);
    expect(shownLink(paths.faq, ['faq'])).toBeUndefined();
    expect(shownLink(paths.contact, ['faq', 'programs'])).toBe(paths.contact);
    expect(shownLink(paths.homePrograms, ['programs'])).toBe(paths.programs);
  });
});
