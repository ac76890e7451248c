import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noAnnouncement } from '#contracts/api/announcement-rules';
import type { SiteFiguresBody } from '#contracts/api/site-figures';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { homeAtStart } from '#contracts/site-defaults/home';
import { questionsAtStart } from '#contracts/site-defaults/questions';
import { openSiteContent, owner } from '../support/site-content-database.ts';

/** The drafts, publications and previews of the site's sections, before any page is written. */

const { sections, save, publishDraft, live, empty, close } = await openSiteContent();
const { previewSection } = await import('../../functions/logic/site-content/preview.ts');
const { replaceLive, siteVersions } = await import('../../functions/data/site-content.ts');

const today = riyadhDay();
const eid = {
  ...noAnnouncement,
  ...{ shown: true, texts: { ar: 'العيد', en: 'Eid' }, from: addDays(today, -1), until: today },
};

beforeEach(empty);
afterAll(close);

describe('a section of the site', () => {
  it('is what was committed until an owner publishes', async () => {
    expect(await sections.getSection('announcement')).toMatchObject({
      ...{ id: 'announcement', draft: null },
      live: { version: 0, content: noAnnouncement, published_at: null },
    });
    await save('announcement', eid);
    expect((await live('announcement')).content).toEqual(noAnnouncement);
    await publishDraft('announcement');
    expect(await sections.getSection('announcement')).toMatchObject({
      draft: null,
      live: { version: 1, content: eid },
    });
  });

  it('keeps what a colleague saved or published', async () => {
    await save('announcement', eid);
    const palm = { ...eid, tone: 'palm' };
    await expect(save('announcement', palm)).rejects.toMatchObject({ code: 'version_conflict' });
    await save('announcement', palm, 1);
    await expect(publishDraft('announcement', 1)).rejects.toMatchObject({ code: 'version_conflict' });
    await publishDraft('announcement', 2);
    await save('announcement', eid, 0, 0);
    await expect(publishDraft('announcement', 1)).rejects.toMatchObject({ code: 'version_conflict' });
    expect((await live('announcement')).content).toMatchObject({ tone: 'palm' });
  });

  it('publishes nothing incomplete', async () => {
    await save('announcement', { ...eid, texts: { ar: 'العيد' } });
    await expect(publishDraft('announcement')).rejects.toMatchObject({
      issues: [{ field: 'texts.en', code: 'required' }],
    });
    expect((await live('announcement')).version).toBe(0);
  });

  it('publishes no figure without its source and the day of its confirmation', async () => {
    await save('figures', (await live('figures')).content);
    await expect(publishDraft('figures')).rejects.toMatchObject({
      issues: { 0: { field: 'since_source', code: 'required' }, 2: { field: 'items.0.source', code: 'required' } },
    });
    expect((await live('figures')).version).toBe(0);
  });

  it('hides the years of figures that were published before the year had a source', async () => {
    const content = { since: 2015, years: true, items: [] } as unknown as SiteFiguresBody;
    await replaceLive('figures', { version: 1, content, at: null, by: null, note: null }, 0);
    expect((await live('figures')).content).toMatchObject({ since: 2015, since_source: null, years: false });
  });

  it('publishes no testimonial without a consent on file', async () => {
    await save('testimonials', (await live('testimonials')).content);
    await expect(publishDraft('testimonials')).rejects.toMatchObject({
      issues: { 0: { field: 'items.0.consent', code: 'required' } },
    });
    expect((await live('testimonials')).version).toBe(0);
  });

  it('lists publications down to the committed one, without those that a crash left', async () => {
    await siteVersions.addVersion('announcement', {
      ...{ version: 1, follows: 0, content: { lost: true }, at: today, by: owner, note: null },
    });
    await save('announcement', eid);
    await publishDraft('announcement');
    const listed = await sections.listVersions('announcement');
    expect(listed.map(({ version }) => version)).toEqual([2, 0]);
    expect((await sections.getVersion('announcement', 0)).content).toEqual(noAnnouncement);
    await expect(sections.getVersion('announcement', 9)).rejects.toMatchObject({ code: 'publication_not_found' });
    await expect(sections.getSection('prices')).rejects.toMatchObject({ code: 'site_section_not_found' });
  });
});

describe('the preview of a section', () => {
  it('is what visitors see until there is a draft, and then the draft, complete or not', async () => {
    expect(await previewSection('questions')).toEqual({ content: questionsAtStart.items, menus: null });
    await save('questions', { items: [{ question: { ar: 'سؤال', en: null }, answer: { ar: null, en: '' } }] });
    expect(await previewSection('questions')).toEqual({
      content: [{ question: { ar: 'سؤال', en: '…' }, answer: { ar: '…', en: '…' } }],
      menus: null,
    });
    await expect(previewSection('prices')).rejects.toMatchObject({ code: 'site_section_not_found' });
  });

  it('has menus without the parts of the home page that the draft leaves out', async () => {
    await save('questions', { items: [] });
    expect(await previewSection('questions')).toMatchObject({ content: [], menus: { missing: ['faq'] } });
    const parts = homeAtStart.parts.map((one) => ({ ...one, shown: one.part !== 'services' }));
    await save('home', { ...homeAtStart, parts });
    expect((await previewSection('home')).menus).toMatchObject({ missing: ['services'] });
    expect(await previewSection('hero')).not.toHaveProperty('menus');
  });

  it('shows an announcement on other days than its own', async () => {
    await save('announcement', { ...eid, shown: false, from: null, until: null });
    expect((await previewSection('announcement')).content).toMatchObject({ texts: eid.texts, tone: eid.tone });
  });

  it('shows figures that nobody has confirmed, and no card with another fault', async () => {
    await save('figures', (await live('figures')).content);
    expect((await previewSection('figures')).content).toMatchObject({
      hero: { length: 3 },
      testimonials: { length: 1 },
    });
    const [phone] = contactAtStart.phones;
    const phones = [{ ...phone, number: '12' }, phone];
    await save('contact', { ...contactAtStart, phones, whatsapp: 'javascript:alert(1)' });
    const shown = (await previewSection('contact')).content;
    expect(shown).toMatchObject({ phones: [phone], whatsapp: contactAtStart.whatsapp });
  });
});
