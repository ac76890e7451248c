import { describe, expect, it } from 'vitest';
import { sectionNames } from '#contracts/api/section-names';
import { SiteFiguresBody } from '#contracts/api/site-figures';
import { SiteHeroBody } from '#contracts/api/site-hero';
import { SiteHomeBody } from '#contracts/api/site-home';
import { SiteLettersBody } from '#contracts/api/site-letters';
import { SitePromisesBody } from '#contracts/api/site-promises';
import { QuestionsBody } from '#contracts/api/site-questions';
import { SiteSearchBody } from '#contracts/api/site-search';
import { searchText } from '#contracts/api/site-search-rules';
import { asPublished, contentOn, type PublishedSections, siteSections } from '#contracts/api/site-sections';
import { SiteServicesBody } from '#contracts/api/site-services';
import { TestimonialsBody } from '#contracts/api/site-testimonials';
import { parseFields } from '#contracts/field-kit/field-issues';
import { languages } from '#contracts/field-kit/language';
import { sectionKey } from '#contracts/website/published-data';
import { searchPages } from '#contracts/website/search-pages';
import { contentAt } from '#contracts/website/section-pages';
import { pageText } from '#page-text';

const texts = (text: string) => ({ ar: text, en: text });
const atStart = Object.fromEntries(
  sectionNames.map((name) => [name, { content: siteSections[name].initial, version: 0 }]),
) as unknown as PublishedSections;

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

describe('testimonials', () => {
  const one = {
    ...{ name: texts('Noura'), place: texts('Riyadh'), trip: texts('AlUla'), words: texts('Lovely.') },
    ...{ rating: 5, date: '2026-05-03', program: null, approved: true, consent: 'WhatsApp' },
  };

  it('are hidden until they are approved, and tell visitors nothing about consent', () => {
    const items = [one, { ...one, approved: false, consent: null }];
    expect(parseFields(TestimonialsBody, { items }).issues).toBeUndefined();
    const { testimonials } = contentOn(
      '2026-11-25',
      { ...atStart, testimonials: { content: { items }, version: 1 } },
      pageText,
    );
    const { approved: _, consent: __, ...shown } = one;
    expect(testimonials).toEqual([shown]);
  });

  it('may name a program, and those stored before that could not', () => {
    const faults = (program: unknown) =>
      parseFields(TestimonialsBody, { items: [{ ...one, program }] }).issues?.map(({ field }) => field);
    expect(faults(undefined)).toBeUndefined();
    expect(faults('0199b6a0-0000-7000-8000-000000000001')).toBeUndefined();
    expect(faults('/program/1')).toEqual(['items.0.program']);
  });

  it('are on the page of the program that they name, and on no brochure', () => {
    const items = [one, { ...one, program: 'a', gone: true as const }];
    const content = contentOn('2026-11-25', atStart, pageText);
    const at = (path: string) => contentAt(path, { ...content, testimonials: items })?.testimonials;
    expect(at('/')).toHaveLength(2);
    expect(at('/program/a')).toEqual([{ ...one, program: 'a' }]);
    expect(at('/program/b')).toEqual([]);
    expect(at('/program/a/brochure')).toBeUndefined();
  });

  it('name the field of a fault', () => {
    const issues = parseFields(TestimonialsBody, { items: [{ ...one, words: { ar: 'جميل' }, rating: 6 }] }).issues;
    expect(issues?.map(({ field }) => field)).toEqual(['items.0.words.en', 'items.0.rating']);
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

describe('figures', () => {
  const figure = {
    ...{ place: 'story', number: 120, suffix: 'plus', label: texts('Cities') },
    ...{ source: 'Booking system', confirmed: '2026-11-01', shown: true },
  } as const;
  const since = { since: 2015, since_source: 'Register', since_confirmed: '2026-11-01', years: true } as const;
  const content = (items: readonly object[], rest = {}) => ({ ...since, items, ...rest });
  const faults = (value: object) => parseFields(SiteFiguresBody, value).issues?.map(({ field, code }) => [field, code]);

  it('tell visitors nothing about their sources, and nothing of those that are hidden', () => {
    const items = [figure, { ...figure, shown: false, source: null, confirmed: null }];
    const parsed = SiteFiguresBody.parse(content(items));
    const { figures } = contentOn('2026-11-25', { ...atStart, figures: { content: parsed, version: 1 } }, pageText);
    const shown = { number: 120, suffix: 'plus', label: texts('Cities') };
    expect(figures).toEqual({ since: 2015, years: true, hero: [], story: [shown], testimonials: [] });
  });

  it('are not shown without a source and a day of confirmation', () => {
    expect(faults(content([{ ...figure, source: ' ' }]))).toEqual([['items.0.source', 'required']]);
    expect(faults(content([{ ...figure, confirmed: null }]))).toEqual([['items.0.confirmed', 'required']]);
    const unproven = { since_source: ' ', since_confirmed: null };
    expect(faults(content([figure], unproven))).toEqual([
      ['since_source', 'required'],
      ['since_confirmed', 'required'],
    ]);
    expect(faults(content([figure], { ...unproven, years: false }))).toBeUndefined();
  });

  it('from before the year had a source show no years, and are read', () => {
    const { since_source: _, since_confirmed: __, ...earlier } = content([figure]);
    const read = SiteFiguresBody.parse(asPublished('figures', earlier));
    expect(read).toMatchObject({ since: 2015, since_source: null, years: false });
    expect(faults(earlier)).toContainEqual(['since_source', 'required']);
  });

  it('fit their places', () => {
    const four = [figure, figure, figure, figure];
    expect(faults(content(four))).toEqual([['items.3.place', 'too_many_items']]);
    expect(faults(content(four, { years: false }))).toBeUndefined();
    expect(faults(content([...four.slice(1), { ...figure, shown: false }]))).toBeUndefined();
  });
});

describe('letters', () => {
  const { initial } = siteSections.letters;
  const faults = (changes: object) =>
    parseFields(SiteLettersBody, { ...initial, ...changes }).issues?.map(({ field, code }) => `${field} ${code}`);

  it('name the facts of their place, and no others', () => {
    expect(faults({ chat_hello: texts('Dear {name} of {agency},') })).toBeUndefined();
    // A confirmation may reach a stranger: it never says a name that somebody typed.
    expect(faults({ mail_hello: texts('Dear {name},') })).toEqual([
      'mail_hello.ar unknown_fact',
      'mail_hello.en unknown_fact',
    ]);
    for (const text of ['{', 'a } b', '{agency', '{{agency}}', '{ agency }', '{constructor}'])
      expect(faults({ mail_closing: { ar: 'تحياتنا', en: text } })).toEqual(['mail_closing.en unknown_fact']);
  });

  it('have hours in both languages or in none', () => {
    expect(faults({ mail_hours: { ar: null, en: null } })).toBeUndefined();
    expect(faults({ mail_hours: { ar: 'كل يوم', en: '' } })).toEqual(['mail_hours.en required']);
    expect(faults({ mail_hours: texts('{name}') })?.[0]).toBe('mail_hours.ar unknown_fact');
  });

  it('keep their limits', () => {
    expect(faults({ mail_call: texts('x'.repeat(41)) })?.[0]).toBe('mail_call.ar too_long');
  });
});

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
