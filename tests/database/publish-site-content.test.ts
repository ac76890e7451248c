import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noAnnouncement } from '#contracts/api/announcement-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { languages } from '#contracts/field-kit/language';
import { highlightsAtStart } from '#contracts/site-defaults/highlights';
import { questionsAtStart } from '#contracts/site-defaults/questions';
import { cdn, forgetCalls, rendered, renderedPrograms } from '../support/publishing.ts';
import { openSiteContent } from '../support/site-content-database.ts';

/** The sections of the site that some pages show; `publish-every-page.test.ts` has the others. */

const { run, add, publish, write, live, data, empty, close } = await openSiteContent();

const today = riyadhDay();

beforeEach(async () => {
  await empty();
  await add('AlUla');
  await run();
  forgetCalls();
}, 30_000);
afterAll(close);

describe('publishing a page of text', () => {
  it('writes this page and its data without HTML, and no other page', async () => {
    const text = { ar: '## أول\n\nنص <b>هنا</b>', en: '# First\n\n[Out](javascript:alert) [In](/terms)' };
    await publish('privacy', { title: { ar: 'ع', en: 'T' }, summary: { ar: 'م', en: 'S' }, effective: today, text });
    await write();
    expect(rendered.toSorted()).toEqual(['ar /privacy', 'en /privacy']);
    expect(await data('privacy')).toMatchObject({
      effective: today,
      text: {
        ar: [
          { of: 'h2', in: ['أول'] },
          { of: 'p', in: ['نص <b>هنا</b>'] },
        ],
        en: [
          { of: 'h2', in: ['First'] },
          { of: 'p', in: ['Out ', { of: 'a', to: '/terms', in: ['In'] }] },
        ],
      },
    });
  });
});

describe('publishing the questions', () => {
  it('writes the home page and what its visitors read, and no other page', async () => {
    const question = { question: { ar: 'سؤال', en: 'A question' }, answer: { ar: 'جواب', en: 'An answer' } };
    expect(await data('questions')).toEqual(questionsAtStart.items);
    await publish('questions', { items: [question] });
    await write();
    expect(await data('questions')).toEqual([question]);
    expect(rendered.toSorted()).toEqual(['ar /', 'en /']);
  });

  it.each(['home', 'hero', 'services', 'about'] as const)(
    'writes the home page only after a change of its %s',
    async (name) => {
      const { content } = await live(name);
      // All its English texts are replaced.
      await publish(name, JSON.parse(JSON.stringify(content).replace(/"en":"[^"]*"/g, '"en":"Changed"')));
      await write();
      expect(JSON.stringify(await data(name))).toContain('Changed');
      expect(rendered.toSorted()).toEqual(['ar /', 'en /']);
    },
  );
});

describe('a fresh site', () => {
  afterEach(() => {
    vi.stubEnv('STAGE', undefined);
  });

  it.each([
    ['dev', 6],
    ['production', 0],
  ])('of the stage %s shows %i testimonials that nobody has confirmed', async (stage, count) => {
    vi.stubEnv('STAGE', stage);
    await write();
    expect(await data('testimonials')).toHaveLength(count);
  });
});

describe('publishing the highlights', () => {
  it('writes the page of every program and its preview, and no other page', async () => {
    const { id } = await add('Abha');
    await run();
    forgetCalls();
    const highlight = { text: { ar: 'قطار', en: 'A train' } };
    expect(await data('highlights')).toEqual(highlightsAtStart.items);
    await publish('highlights', { items: [highlight] });
    await write();
    expect(await data('highlights')).toEqual([highlight]);
    expect(rendered).toContain(`en /program/${id}`);
    const others = rendered.filter((page) => !page.includes(' /program/'));
    expect(others.toSorted()).toEqual(['ar /preview', 'en /preview']);
    expect(renderedPrograms()).toHaveLength(4);
  });
});

describe('publishing the promises', () => {
  it('writes what they say, and the pages of every program', async () => {
    const { id } = await add('Abha');
    await run();
    forgetCalls();
    const { content } = await live('promises');
    expect(await data('promises')).toEqual({ cancellation: content.cancellation, refund_days: 30 });
    const cancellation = [{ days_before: 7, refund_percent: 100 }];
    await publish('promises', { ...content, cancellation });
    await write();
    expect(await data('promises')).toEqual({ cancellation, refund_days: 30 });
    const some = ['ar /', 'en /', 'ar /terms', 'en /terms', 'ar /preview', `en /program/${id}`];
    expect(rendered).toEqual(expect.arrayContaining(some));
  });
});

describe('publishing the announcement', () => {
  const eid = {
    ...noAnnouncement,
    ...{ shown: true, texts: { ar: 'العيد', en: 'Eid' }, from: addDays(today, -1), until: today },
  };

  it('writes every page', async () => {
    const { id } = await add('Abha');
    await run();
    forgetCalls();
    await publish('announcement', eid);
    await write();
    const some = ['/', '/programs', '/contact', '/hotel-booking', '/terms', '/request', '/-', `/program/${id}`];
    const written = languages.flatMap((language) => some.map((path) => `${language} ${path}`));
    expect(rendered).toEqual(expect.arrayContaining(written));
    // Home, the list and two programs, in both languages.
    expect(renderedPrograms()).toHaveLength(8);
    forgetCalls();
    await write();
    expect(rendered).toEqual([]);
  });

  it('for the home page and the list writes these and no others, and invalidates the CDN', async () => {
    expect(await data('announcement')).toBeNull();
    await publish('announcement', { ...eid, pages: 'home_and_list' });
    await write();
    expect(await data('announcement')).toMatchObject({ version: 1, texts: eid.texts });
    expect(rendered.toSorted()).toEqual(['ar /', 'ar /programs', 'en /', 'en /programs']);
    expect(cdn.invalidated).toEqual([['/*']]);
  });

  it('takes it from the pages on the day after its last', async () => {
    await publish('announcement', eid);
    await write();
    forgetCalls();
    await run({ today: addDays(today, 1) });
    expect(await data('announcement')).toBeNull();
    expect(rendered).toEqual(expect.arrayContaining(['ar /', 'ar /contact']));
  });
});
