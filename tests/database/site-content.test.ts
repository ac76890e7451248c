import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noAnnouncement } from '#contracts/api/announcement-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { questionsAtStart } from '#contracts/site-defaults/questions';
import {
  by,
  cdn,
  contacts,
  forgetCalls,
  named,
  openPublishing,
  rendered,
  renderedPrograms,
} from '../support/publishing.ts';

const { bucket, read, run, add, rename, empty, close } = await openPublishing();
const sections = await import('../../functions/logic/site-content/sections.ts');
const sitePublications = await import('../../functions/logic/site-content/publications.ts');
const { previewSection } = await import('../../functions/logic/site-content/preview.ts');
const { siteVersions } = await import('../../functions/data/site-content.ts');
const { publishChanged } = await import('../../functions/logic/publishing/publish-programs.ts');
const { withinCall } = await import('../../functions/time-left.ts');
const { publishSiteContent } = await import('../../functions/logic/publishing/publish-site-content.ts');

const owner = 'owner@rihla.example';
const today = riyadhDay();
const eid = {
  ...noAnnouncement,
  ...{ shown: true, texts: { ar: 'العيد', en: 'Eid' }, from: addDays(today, -1), until: today },
};
const save = (content: object, rev = 0, based_on = 0) =>
  sections.saveDraft('announcement', { content: { ...content }, rev, based_on }, owner);
const publish = (rev: number) =>
  sitePublications.publishDraft('announcement', { rev, note: null, publish_at: null }, owner);
/** The content with all its English texts replaced. */
const changed = (content: object) => JSON.parse(JSON.stringify(content).replace(/"en":"[^"]*"/g, '"en":"Changed"'));
const live = async () => (await sections.getSection('announcement')).live;

beforeEach(empty);
afterAll(close);

describe('a section of the site', () => {
  it('is what was committed until an owner publishes', async () => {
    expect(await sections.getSection('announcement')).toMatchObject({
      ...{ id: 'announcement', draft: null },
      live: { version: 0, content: noAnnouncement, published_at: null },
    });
    await save(eid);
    expect((await live()).content).toEqual(noAnnouncement);
    await publish(1);
    expect(await sections.getSection('announcement')).toMatchObject({
      draft: null,
      live: { version: 1, content: eid },
    });
  });

  it('keeps what a colleague saved or published', async () => {
    await save(eid);
    await expect(save({ ...eid, tone: 'palm' })).rejects.toMatchObject({ code: 'version_conflict' });
    await save({ ...eid, tone: 'palm' }, 1);
    await expect(publish(1)).rejects.toMatchObject({ code: 'version_conflict' });
    await publish(2);
    await save(eid, 0, 0);
    await expect(publish(1)).rejects.toMatchObject({ code: 'version_conflict' });
    expect((await live()).content).toMatchObject({ tone: 'palm' });
  });

  it('publishes nothing incomplete', async () => {
    await save({ ...eid, texts: { ar: 'العيد' } });
    await expect(publish(1)).rejects.toMatchObject({ issues: [{ field: 'texts.en', code: 'required' }] });
    expect((await live()).version).toBe(0);
  });

  it('lists publications down to the committed one, without those that a crash left', async () => {
    await siteVersions.addVersion('announcement', {
      ...{ version: 1, follows: 0, content: { lost: true }, at: today, by: owner, note: null },
    });
    await save(eid);
    await publish(1);
    const listed = await sections.listVersions('announcement');
    expect(listed.map(({ version }) => version)).toEqual([2, 0]);
    expect((await sections.getVersion('announcement', 0)).content).toEqual(noAnnouncement);
    await expect(sections.getVersion('announcement', 9)).rejects.toMatchObject({ code: 'publication_not_found' });
    await expect(sections.getSection('prices')).rejects.toMatchObject({ code: 'site_section_not_found' });
  });
});

describe('publishing a page of text', () => {
  it('writes this page and its data without HTML, and no other page', async () => {
    await add('AlUla');
    await run();
    forgetCalls();
    const text = { ar: '## أول\n\nنص <b>هنا</b>', en: '# First\n\n[Out](javascript:alert) [In](/terms)' };
    const content = { title: { ar: 'ع', en: 'T' }, summary: { ar: 'م', en: 'S' }, effective: today, text };
    await sections.saveDraft('privacy', { content, rev: 0, based_on: 0 }, owner);
    await sitePublications.publishDraft('privacy', { rev: 1, note: null, publish_at: null }, owner);
    await publishSiteContent(by('1'));
    expect(rendered.toSorted()).toEqual(['ar /privacy', 'en /privacy']);
    expect(JSON.parse((await read('data/site/privacy.json')) ?? '').data).toMatchObject({
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

describe('the preview of a section', () => {
  it('is what visitors see until there is a draft, and then the draft, complete or not', async () => {
    expect(await previewSection('questions')).toEqual({ content: questionsAtStart.items });
    const items = [{ question: { ar: 'سؤال', en: null }, answer: { ar: null, en: '' } }];
    await sections.saveDraft('questions', { content: { items }, rev: 0, based_on: 0 }, owner);
    expect(await previewSection('questions')).toEqual({
      content: [{ question: { ar: 'سؤال', en: '…' }, answer: { ar: '…', en: '…' } }],
    });
    await expect(previewSection('prices')).rejects.toMatchObject({ code: 'site_section_not_found' });
  });

  it('shows an announcement on other days than its own', async () => {
    await save({ ...eid, shown: false, from: null, until: null });
    expect((await previewSection('announcement')).content).toMatchObject({ texts: eid.texts, tone: eid.tone });
  });

  it('shows figures that nobody has confirmed, and no card with another fault', async () => {
    const { content } = (await sections.getSection('figures')).live;
    await sections.saveDraft('figures', { content, rev: 0, based_on: 0 }, owner);
    expect((await previewSection('figures')).content).toMatchObject({
      hero: { length: 3 },
      testimonials: { length: 1 },
    });
    const [phone] = contactAtStart.phones;
    const phones = [{ ...phone, number: '12' }, phone];
    const draft = { ...contactAtStart, phones, whatsapp: 'javascript:alert(1)' };
    await sections.saveDraft('contact', { content: draft, rev: 0, based_on: 0 }, owner);
    const shown = (await previewSection('contact')).content;
    expect(shown).toMatchObject({ phones: [phone], whatsapp: contactAtStart.whatsapp });
  });
});

describe('publishing the questions', () => {
  const question = { question: { ar: 'سؤال', en: 'A question' }, answer: { ar: 'جواب', en: 'An answer' } };

  it('writes the home page and what its visitors read, and no other page', async () => {
    await add('AlUla');
    await run();
    expect(JSON.parse((await read('data/site/questions.json')) ?? '{}').data).toEqual(questionsAtStart.items);
    forgetCalls();
    await sections.saveDraft('questions', { content: { items: [question] }, rev: 0, based_on: 0 }, owner);
    await sitePublications.publishDraft('questions', { rev: 1, note: null, publish_at: null }, owner);
    await publishSiteContent(by('1'));
    expect(JSON.parse((await read('data/site/questions.json')) ?? '{}').data).toEqual([question]);
    expect(rendered.toSorted()).toEqual(['ar /', 'en /']);
  });

  it.each(['home', 'hero', 'services', 'about'] as const)(
    'writes the home page only after a change of its %s',
    async (name) => {
      await add('AlUla');
      await run();
      forgetCalls();
      const { content } = (await sections.getSection(name)).live;
      await sections.saveDraft(name, { content: changed(content), rev: 0, based_on: 0 }, owner);
      await sitePublications.publishDraft(name, { rev: 1, note: null, publish_at: null }, owner);
      await publishSiteContent(by('1'));
      expect(await read(`data/site/${name}.json`)).toContain('Changed');
      expect(rendered.toSorted()).toEqual(['ar /', 'en /']);
    },
  );

  it('publishes no figure without its source and the day of its confirmation', async () => {
    const { content } = (await sections.getSection('figures')).live;
    await sections.saveDraft('figures', { content, rev: 0, based_on: 0 }, owner);
    const publication = sitePublications.publishDraft('figures', { rev: 1, note: null, publish_at: null }, owner);
    await expect(publication).rejects.toMatchObject({ issues: { 0: { field: 'items.0.source', code: 'required' } } });
    expect((await sections.getSection('figures')).live.version).toBe(0);
  });

  it('publishes no testimonial without a consent on file', async () => {
    const { content } = (await sections.getSection('testimonials')).live;
    await sections.saveDraft('testimonials', { content, rev: 0, based_on: 0 }, owner);
    const publication = sitePublications.publishDraft('testimonials', { rev: 1, note: null, publish_at: null }, owner);
    await expect(publication).rejects.toMatchObject({ issues: { 0: { field: 'items.0.consent', code: 'required' } } });
    expect((await sections.getSection('testimonials')).live.version).toBe(0);
  });
});

describe('publishing the contact', () => {
  const phones = contactAtStart.phones.with(0, { ...contactAtStart.phones[0], number: '+966920001111' } as never);
  const publishContact = async () => {
    await sections.saveDraft('contact', { content: { ...contactAtStart, phones }, rev: 0, based_on: 0 }, owner);
    await sitePublications.publishDraft('contact', { rev: 1, note: null, publish_at: null }, owner);
  };
  let alula: string;

  beforeEach(async () => {
    alula = (await add('AlUla')).id;
    await add('Abha');
    await run();
    forgetCalls();
    contacts.clear();
  });

  it('writes every page in both languages, and nothing more when it is repeated', async () => {
    await publishContact();
    await publishSiteContent(by('1'));
    const written = ['/', '/programs', '/contact', '/terms', '/request', '/-', '/program/-', `/program/${alula}`];
    for (const path of written) {
      for (const language of ['ar', 'en']) expect(contacts.get(`${language} ${path}`), path).toBe('+966920001111');
    }
    expect(JSON.parse((await read('data/site/contact.json')) ?? '{}').data.phones[0].number).toBe('+966920001111');
    expect(cdn.invalidated.length).toBeGreaterThan(0);
    forgetCalls();
    await publishSiteContent(by('1'));
    await run();
    expect(rendered).toEqual([]);
  });

  it('is on a program’s new pages, whose change writes no other program and no static page', async () => {
    await publishContact();
    await publishSiteContent(by('1'));
    forgetCalls();
    contacts.clear();
    await rename(alula, 'AlUla again');
    await publishChanged([alula], by('1'));
    expect(rendered.toSorted()).toEqual(renderedPrograms().toSorted());
    expect(rendered).toHaveLength(6);
    expect(contacts.get(`en /program/${alula}`)).toBe('+966920001111');
  });

  it('goes on with the pages of programs that a call has left', async () => {
    await publishContact();
    await expect(
      withinCall({ getRemainingTimeInMillis: () => 0 }, () => publishSiteContent(by('1'))),
    ).rejects.toMatchObject({ name: 'RetryLater' });
    expect(contacts.has(`ar /program/${alula}`)).toBe(false);
    await publishSiteContent(by('1'));
    expect(contacts.get(`ar /program/${alula}`)).toBe('+966920001111');
  });

  it('shows the hours of a season from its first day', async () => {
    const lines = { ar: 'من بعد التراويح', en: 'After Tarawih' };
    const ramadan = { name: { ar: 'رمضان', en: 'Ramadan' }, from: addDays(today, 1), until: addDays(today, 9), lines };
    const content = { ...contactAtStart, hours_seasons: [ramadan] };
    await sections.saveDraft('contact', { content, rev: 0, based_on: 0 }, owner);
    await sitePublications.publishDraft('contact', { rev: 1, note: null, publish_at: null }, owner);
    await publishSiteContent(by('1'));
    const hours = async () => JSON.parse((await read('data/site/contact.json')) ?? '{}').data.hours;
    expect(await hours()).toEqual(contactAtStart.hours);
    forgetCalls();
    await run({ today: addDays(today, 1) });
    expect(await hours()).toEqual(lines);
    expect(rendered).toContain('ar /terms');
    expect(rendered).toContain(`ar /program/${alula}`);
  });

  it('stores the page for unknown addresses with its status', async () => {
    expect((await bucket.get('ar/not-found.html'))?.metadata).toMatchObject({ status: '404' });
    expect((await bucket.get('ar/terms.html'))?.metadata).not.toHaveProperty('status');
  });
});

describe('publishing the brand', () => {
  const brand = { ...brandAtStart, name: { ar: 'نسمة', en: 'Nasma' }, colour: '#7C3AED' };

  it('writes every page, the console’s too, and the manifest; its colour is stored as digits', async () => {
    const { id } = await add('AlUla');
    await run();
    await sections.saveDraft('brand', { content: brand, rev: 0, based_on: 0 }, owner);
    const { live } = await sitePublications.publishDraft('brand', { rev: 1, note: null, publish_at: null }, owner);
    expect(live.content).toMatchObject({ colour: '#7c3aed' });
    await publishSiteContent(by('1'));
    for (const path of ['/', '/programs', '/contact', '/terms', '/-', '/admin', `/program/${id}`]) {
      expect(named.get(`en ${path}`), path).toBe('Nasma');
    }
    expect(JSON.parse((await read('manifest.webmanifest')) ?? '{}')).toMatchObject({ short_name: 'نسمة' });
    expect((await bucket.get('ar/admin-not-found.html'))?.metadata).toMatchObject({ status: '404' });
  });

  it('keeps the last one if the colour is none', async () => {
    await sections.saveDraft('brand', { content: { ...brand, colour: 'url(x)' }, rev: 0, based_on: 0 }, owner);
    const publication = sitePublications.publishDraft('brand', { rev: 1, note: null, publish_at: null }, owner);
    await expect(publication).rejects.toMatchObject({ issues: { 0: { field: 'colour', code: 'invalid_colour' } } });
    expect((await sections.getSection('brand')).live.version).toBe(0);
  });
});

it('writes every page again in a new year, which its footer names', async () => {
  await run({ today: '2026-12-31' });
  forgetCalls();
  await run({ today: '2026-12-31' });
  expect(rendered).toEqual([]);
  await run({ today: '2027-01-01' });
  expect(rendered).toEqual(expect.arrayContaining(['ar /privacy', 'en /contact']));
});

describe('publishing the menus', () => {
  it('writes every page', async () => {
    await add('AlUla');
    await run();
    forgetCalls();
    const link = { text: { ar: 'دليل العمرة', en: 'Umrah guide' }, to: '/p/umrah-guide' };
    await sections.saveDraft('menus', { content: { header: [link], footer: [] }, rev: 0, based_on: 0 }, owner);
    expect((await previewSection('menus')).content).toEqual({ header: [link], footer: [] });
    await sitePublications.publishDraft('menus', { rev: 1, note: null, publish_at: null }, owner);
    await publishSiteContent(by('1'));
    expect(JSON.parse((await read('data/site/menus.json')) ?? '{}').data.header).toEqual([link]);
    expect(rendered).toEqual(expect.arrayContaining(['ar /', 'en /programs', 'ar /privacy', 'en /contact']));
    expect(rendered.some((page) => page.startsWith('ar /program/'))).toBe(true);
    await publishSiteContent(by('1'));
    expect((await sections.listVersions('menus')).map(({ version }) => version)).toEqual([1, 0]);
  });
});

describe('publishing the announcement', () => {
  const data = async () => JSON.parse((await read('data/site/announcement.json')) ?? '{}').data;

  beforeEach(async () => {
    await add('AlUla');
    await run();
    forgetCalls();
  });

  it('writes the pages that show it and no others, and invalidates the CDN', async () => {
    expect(await data()).toBeNull();
    await save(eid);
    await publish(1);
    await publishSiteContent(by('1'));
    expect(await data()).toMatchObject({ version: 1, texts: eid.texts });
    expect(rendered.toSorted()).toEqual(['ar /', 'ar /programs', 'en /', 'en /programs']);
    expect(cdn.invalidated).toEqual([['/*']]);
  });

  it('takes it from the pages on the day after its last', async () => {
    await save(eid);
    await publish(1);
    await publishSiteContent(by('1'));
    forgetCalls();
    await run({ today: addDays(today, 1) });
    expect(await data()).toBeNull();
    expect(rendered).toContain('ar /');
  });
});
