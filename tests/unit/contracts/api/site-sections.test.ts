import { describe, expect, it } from 'vitest';
import { SiteFiguresBody } from '#contracts/api/site-figures';
import { SiteHeroBody } from '#contracts/api/site-hero';
import { SiteHomeBody } from '#contracts/api/site-home';
import { SitePromisesBody } from '#contracts/api/site-promises';
import { QuestionsBody } from '#contracts/api/site-questions';
import { contentOn, type PublishedSections, siteSections } from '#contracts/api/site-sections';
import { SiteServicesBody } from '#contracts/api/site-services';
import { TestimonialsBody } from '#contracts/api/site-testimonials';
import { parseFields } from '#contracts/field-kit/field-issues';
import { languages } from '#contracts/field-kit/language';
import { sectionKey } from '#contracts/website/published-data';
import { contentAt } from '#contracts/website/section-pages';
import { pageText } from '#page-text';
import { atStart, texts } from '../../../support/site-at-start.ts';

describe('the site of a fresh system', () => {
  it('has questions and testimonials in each language', () => {
    const { announcement, questions, testimonials } = contentOn('2026-11-25', atStart, pageText);
    expect(announcement).toBeNull();
    expect([questions.length, testimonials.length]).toEqual([8, 6]);
    for (const language of languages) {
      expect(questions.every(({ question, answer }) => question[language] && answer[language])).toBe(true);
    }
  });

  it.each(['announcement', 'home', 'hero', 'services', 'about', 'questions', 'promises', 'letters', 'search'] as const)(
    'can publish its %s as it is',
    (name) => {
      const { body, initial } = siteSections[name];
      expect(parseFields(body, initial)).toEqual({ data: initial });
    },
  );

  it('shows every part of the home page, eight services and seven figures', () => {
    const { home, services, figures } = contentOn('2026-11-25', atStart, pageText);
    expect(home.parts).toEqual(['services', 'programs', 'story', 'about', 'testimonials', 'faq']);
    expect(services.items).toHaveLength(8);
    expect([figures.hero.length, figures.story.length, figures.testimonials.length]).toEqual([3, 3, 1]);
  });

  it('shows figures as examples, which cannot be published again', () => {
    const fields = parseFields(SiteFiguresBody, siteSections.figures.initial).issues?.map(({ field }) => field);
    expect(fields?.slice(0, 3)).toEqual(['since_source', 'since_confirmed', 'items.0.source']);
    expect(fields).toHaveLength(16);
  });

  it('shows testimonials as examples, which cannot be published again', () => {
    const fields = parseFields(TestimonialsBody, siteSections.testimonials.initial).issues?.map(({ field }) => field);
    expect(fields).toEqual([0, 1, 2, 3, 4, 5].map((place) => `items.${place}.consent`));
  });
});

it('refuses more questions than the page has room for', () => {
  const items = Array.from({ length: 21 }, () => ({ question: texts('?'), answer: texts('!') }));
  expect(parseFields(QuestionsBody, { items }).issues?.map(({ field }) => field)).toEqual(['items']);
});

it('hides the claims of a fresh system where customers would believe them, and what is published never', () => {
  const figures = { content: { ...siteSections.figures.initial, items: [] }, version: 1 };
  const shown = (sections: Partial<PublishedSections>) =>
    contentOn('2026-11-25', { ...atStart, ...sections }, pageText, { hidesExamples: true });
  const fresh = shown({});
  expect(fresh.figures).toEqual({ since: 2009, years: false, hero: [], story: [], testimonials: [] });
  expect(fresh.testimonials).toEqual([]);
  expect(fresh.questions).toEqual(siteSections.questions.initial.items);
  expect(fresh.menus?.missing).toContain('testimonials');
  expect(shown({ figures }).figures.years).toBe(true);
});

it('shows the highlights on the page of each program and its preview, and on no brochure', () => {
  const content = contentOn('2026-11-25', atStart, pageText);
  const at = (path: string) => contentAt(path, content)?.highlights;
  for (const path of ['/program/a', '/program/b/', '/preview']) expect(at(path), path).toHaveLength(4);
  for (const path of ['/', '/programs', '/program/a/brochure']) expect(at(path), path).toBeUndefined();
});

describe('the announcement', () => {
  const { initial } = siteSections.announcement;
  const said = (pages: 'every_page' | 'home_and_list') => {
    const body = { ...initial, pages, shown: true, from: '2026-11-25', until: '2026-11-25' };
    const sections = { ...atStart, announcement: { content: body, version: 3 } };
    const content = contentOn('2026-11-25', sections, pageText);
    return (path: string) => contentAt(path, content)?.announcement;
  };
  const elsewhere = ['/contact', '/privacy', '/program/a', '/p/umrah', '/-'];

  it('is on every page, or on the home page and the list alone', () => {
    for (const path of ['/', '/programs', '/Programs/', ...elsewhere])
      expect(said('every_page')(path), path).toMatchObject({ version: 3 });
    for (const path of ['/', '/programs', '/Programs/'])
      expect(said('home_and_list')(path), path).toMatchObject({ version: 3 });
    // Known to be none, so that no browser asks for it.
    for (const path of elsewhere) expect(said('home_and_list')(path), path).toBeNull();
  });

  it('has a key of its own where it may be none, so that a reader who goes home sees it', () => {
    const keyAt = (path: string) => sectionKey('announcement', 'ar', path);
    expect(keyAt('/')).toBe(keyAt('/programs'));
    expect(keyAt('/contact')).toBe(keyAt('/program/a'));
    expect(keyAt('/contact')).not.toBe(keyAt('/'));
  });
});

describe('the promises', () => {
  const { initial } = siteSections.promises;
  const step = (days_before: number, refund_percent: number) => ({ days_before, refund_percent });
  const faults = (changes: object) =>
    parseFields(SitePromisesBody, { ...initial, ...changes }).issues?.map(({ field, code }) => `${field} ${code}`);

  it('pay less back with each step, and everything with one', () => {
    expect(faults({ cancellation: [step(30, 100), step(15, 50), step(3, 0)] })).toBeUndefined();
    expect(faults({ cancellation: [step(7, 100), step(30, 50)] })).toEqual(['cancellation steps_in_wrong_order']);
    expect(faults({ cancellation: [step(30, 90)] })).toEqual(['cancellation free_step_required']);
    expect(faults({ cancellation: [], answer_hours: 0, refund_days: 366 })).toHaveLength(3);
  });

  it('tell visitors on every page what is paid back, and leave the time of an answer to receipts', () => {
    const content = contentOn('2026-11-25', atStart, pageText);
    const { cancellation, refund_days } = initial;
    for (const path of ['/', '/programs', '/program/a', '/program/a/brochure', '/terms', '/p/umrah', '/compare'])
      expect(contentAt(path, content)?.promises, path).toEqual({ cancellation, refund_days });
  });
});

describe('the home page', () => {
  it('shows the parts that are not hidden, in their order', () => {
    const { initial } = siteSections.home;
    const parts = [
      { part: 'faq', shown: true },
      { part: 'services', shown: false },
      { part: 'about', shown: true },
    ] as const;
    const content = { ...initial, parts: [...parts] };
    expect(parseFields(SiteHomeBody, content).issues).toBeUndefined();
    const { home } = contentOn('2026-11-25', { ...atStart, home: { content, version: 1 } }, pageText);
    expect(home.parts).toEqual(['faq', 'about']);
    const twice = parseFields(SiteHomeBody, { ...initial, parts: [parts[0], parts[0]] }).issues;
    expect(twice?.map(({ field }) => field)).toEqual(['parts']);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://a.example', 'data:text/html,a', ''])(
    'has no button that leads to %j',
    (to) => {
      const buttons = [{ text: texts('Go'), to }];
      const { issues } = parseFields(SiteHeroBody, { ...siteSections.hero.initial, buttons });
      expect(issues?.map(({ field }) => field)).toEqual(['buttons.0.to']);
    },
  );

  it('has services that lead to a page, an address or a chat', () => {
    const service = { icon: 'plane', title: texts('Cruises'), text: texts('By ship.') };
    const items = ['/custom-journey', 'https://partner.example/ships', '', null].map((to) => ({ ...service, to }));
    const parsed = SiteServicesBody.parse({ ...siteSections.services.initial, items });
    expect(parsed.items.map(({ to }) => to)).toEqual([items[0]?.to, items[1]?.to, null, null]);
    const wrong = [{ ...service, icon: 'skull', to: 'javascript:alert(1)' }];
    const { issues } = parseFields(SiteServicesBody, { ...siteSections.services.initial, items: wrong });
    expect(issues?.map(({ field }) => field)).toEqual(['items.0.icon', 'items.0.to']);
  });
});
