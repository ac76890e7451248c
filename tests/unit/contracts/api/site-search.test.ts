import { describe, expect, it } from 'vitest';
import { SiteSearchBody } from '#contracts/api/site-search';
import { searchText } from '#contracts/api/site-search-rules';
import { contentOn, siteSections } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import { searchPages } from '#contracts/website/search-pages';
import { contentAt } from '#contracts/website/section-pages';
import { pageText } from '#page-text';
import { atStart, texts } from '../../../support/site-at-start.ts';

describe('search', () => {
  const { initial } = siteSections.search;
  const shown = (changes: object = {}) =>
    contentOn('2026-11-25', { ...atStart, search: { content: { ...initial, ...changes }, version: 1 } }, pageText);

  it('names the agency, and keeps its limits', () => {
    const faults = (changes: object) =>
      parseFields(SiteSearchBody, { ...initial, ...changes }).issues?.map(({ field, code }) => `${field} ${code}`);
    expect(faults({ home_title: texts('{agency}') })).toBeUndefined();
    expect(faults({ home_title: texts('{name}') })?.[0]).toBe('home_title.ar unknown_fact');
    expect(faults({ hotel_description: texts('x'.repeat(301)) })?.[0]).toBe('hotel_description.ar too_long');
    expect(faults({ flight_title: { ar: 'حجز', en: '' } })).toEqual(['flight_title.en required']);
  });

  it('gives each page its own words, with the name in guillemets within Arabic sentences', () => {
    const { search } = contentAt(searchPages.contact, shown()) ?? {};
    expect(Object.keys(search?.pages ?? {})).toEqual(['contact']);
    const { title, description } = search?.pages.contact ?? { title: texts(''), description: texts('') };
    const by = { brand: siteSections.brand.initial, language: 'ar' } as const;
    expect(searchText('title', title.ar, by)).toBe('تواصل معنا | رحلة');
    expect(searchText('description', description.ar, by)).toMatch(/^راسل «رحلة»/);
    expect(contentAt('/terms', shown())).not.toHaveProperty('search');
  });

  it('hides every page or none', () => {
    for (const path of ['/', '/terms', '/program/p1'])
      expect(contentAt(path, shown({ hidden: true }))?.search?.hidden).toBe(true);
  });
});
