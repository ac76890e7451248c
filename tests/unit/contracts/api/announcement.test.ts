import { describe, expect, it } from 'vitest';
import { AnnouncementBody } from '#contracts/api/announcement';
import { announcedOn, noAnnouncement } from '#contracts/api/announcement-rules';
import { parseFields } from '#contracts/field-kit/field-issues';

const whole = {
  shown: true,
  texts: { ar: 'مكاتبنا مغلقة', en: 'Our offices are closed' },
  link: '/programs',
  link_texts: { ar: 'البرامج', en: 'Programs' },
  ...{ from: '2026-12-01', until: '2026-12-03', tone: 'teal', dismissible: true },
} as const;

const issuesOf = (body: object) =>
  parseFields(AnnouncementBody, { ...whole, ...body }).issues?.map(({ field, code }) => `${field} ${code}`) ?? [];

describe('an announcement', () => {
  it('is complete in both languages, or hidden', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ texts: { ar: 'نص', en: ' ' } })).toEqual(['texts.en required']);
    expect(issuesOf({ link_texts: { ar: 'نص' } })).toEqual(['link_texts.en required']);
    expect(issuesOf({ link: null, link_texts: {} })).toEqual([]);
    expect(issuesOf({ from: null, until: null })).toEqual(['from required', 'until required']);
    expect(issuesOf(noAnnouncement)).toEqual([]);
  });

  it('for the readers of one language needs the words of that one, and is for nobody else', () => {
    const arabic = { audience: 'ar', texts: { ar: 'نص' }, link_texts: { ar: 'رابط' } };
    expect(issuesOf(arabic)).toEqual([]);
    expect(issuesOf({ ...arabic, audience: 'en' })).toEqual(['texts.en required', 'link_texts.en required']);
    expect(issuesOf({ audience: 'staff' })).toEqual(['audience not_an_option']);
    const seen = (body: object) => announcedOn('2026-12-02', AnnouncementBody.parse({ ...whole, ...body }), 3)?.seen;
    expect(seen(arabic)).toEqual({ ar: true, en: false });
    expect(seen({})).toEqual({ ar: true, en: true });
  });

  it('is where announcements were before one could choose, unless its owner says so', () => {
    const on = (body: object) => announcedOn('2026-12-02', AnnouncementBody.parse({ ...whole, ...body }), 3)?.pages;
    expect(on({})).toBe('home_and_list');
    expect(on({ pages: 'every_page' })).toBe('every_page');
    expect(issuesOf({ pages: 'footer' })).toEqual(['pages not_an_option']);
  });

  it('has its days in order', () => {
    expect(issuesOf({ until: '2026-11-30' })).toEqual(['until to_date_before_from_date']);
  });

  it.each([
    'https://rihla.example/eid?x=1',
    'tel:+966920000000',
    'mailto:hello@rihla.example',
    '/programs?region=europe#top',
  ])('links to %s', (link) => {
    expect(issuesOf({ link })).toEqual([]);
  });

  it.each([
    'http://rihla.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '/\\evil.example',
    '/programs" onclick="alert(1)',
    'https://rihla.example/"><script>',
    'tel:<b>',
  ])('never links to %s', (link) => {
    expect(issuesOf({ link })).toEqual(['link invalid_site_link']);
  });

  it('has a colour by name', () => {
    expect(issuesOf({ tone: 'red;background:url(//evil.example)' })).toEqual(['tone not_an_option']);
  });

  it('is shown on its days only, without the words of a fresh system', () => {
    const on = (day: string, body: object = {}) => announcedOn(day, AnnouncementBody.parse({ ...whole, ...body }), 3);
    expect(on('2026-11-30')).toBeNull();
    expect(on('2026-12-01')).toMatchObject({ version: 3, texts: whole.texts, link: { to: '/programs' } });
    expect(on('2026-12-03')).not.toBeNull();
    expect(on('2026-12-04')).toBeNull();
    expect(on('2026-12-02', { shown: false })).toBeNull();
    expect(announcedOn('2026-12-02', noAnnouncement, 0)).toBeNull();
  });
});
