import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { by, cdn, contacts, forgetCalls, named, rendered, renderedPrograms } from '../support/publishing.ts';
import { openSiteContent } from '../support/site-content-database.ts';

/** Every page shows the contact, the brand, the menus and the year. */

const { bucket, read, run, add, rename, empty, close, ...content } = await openSiteContent();
const { sections, save, publishDraft, publish, write, live, data } = content;
const { previewSection } = await import('../../functions/logic/site-content/preview.ts');
const { publishChanged } = await import('../../functions/logic/publishing/publish-programs.ts');
const { withinCall } = await import('../../functions/time-left.ts');

const today = riyadhDay();

beforeEach(empty);
afterAll(close);

describe('publishing the contact', () => {
  const phones = contactAtStart.phones.with(0, { ...contactAtStart.phones[0], number: '+966920001111' } as never);
  const publishContact = () => publish('contact', { ...contactAtStart, phones });
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
    await write();
    const written = ['/', '/programs', '/contact', '/terms', '/request', '/-', '/program/-', `/program/${alula}`];
    for (const path of written) {
      for (const language of ['ar', 'en']) expect(contacts.get(`${language} ${path}`), path).toBe('+966920001111');
    }
    expect((await data('contact')).phones[0].number).toBe('+966920001111');
    expect(cdn.invalidated.length).toBeGreaterThan(0);
    forgetCalls();
    await write();
    await run();
    expect(rendered).toEqual([]);
  });

  it('is on a program’s new pages, whose change writes no other program and no static page', async () => {
    await publishContact();
    await write();
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
    await expect(withinCall({ getRemainingTimeInMillis: () => 0 }, write)).rejects.toMatchObject({
      name: 'RetryLater',
    });
    expect(contacts.has(`ar /program/${alula}`)).toBe(false);
    await write();
    expect(contacts.get(`ar /program/${alula}`)).toBe('+966920001111');
  });

  it('shows the hours of a season from its first day', async () => {
    const lines = { ar: 'من بعد التراويح', en: 'After Tarawih' };
    const ramadan = { name: { ar: 'رمضان', en: 'Ramadan' }, from: addDays(today, 1), until: addDays(today, 9), lines };
    await publish('contact', { ...contactAtStart, hours_seasons: [ramadan] });
    await write();
    expect((await data('contact')).hours).toEqual(contactAtStart.hours);
    forgetCalls();
    await run({ today: addDays(today, 1) });
    expect((await data('contact')).hours).toEqual(lines);
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
    expect((await publish('brand', brand)).live.content).toMatchObject({ colour: '#7c3aed' });
    await write();
    for (const path of ['/', '/programs', '/contact', '/terms', '/-', '/admin', `/program/${id}`]) {
      expect(named.get(`en ${path}`), path).toBe('Nasma');
    }
    expect(JSON.parse((await read('manifest.webmanifest')) ?? '{}')).toMatchObject({ short_name: 'نسمة' });
    expect((await bucket.get('ar/admin-not-found.html'))?.metadata).toMatchObject({ status: '404' });
  });

  it('keeps the last one if the colour is none', async () => {
    await expect(publish('brand', { ...brand, colour: 'url(x)' })).rejects.toMatchObject({
      issues: { 0: { field: 'colour', code: 'invalid_colour' } },
    });
    expect((await live('brand')).version).toBe(0);
  });
});

describe('publishing the menus', () => {
  it('writes every page', async () => {
    await add('AlUla');
    await run();
    forgetCalls();
    const link = { text: { ar: 'دليل العمرة', en: 'Umrah guide' }, to: '/p/umrah-guide' };
    await save('menus', { header: [link], footer: [] });
    expect((await previewSection('menus')).content).toEqual({ header: [link], footer: [] });
    await publishDraft('menus');
    await write();
    expect((await data('menus')).header).toEqual([link]);
    expect(rendered).toEqual(expect.arrayContaining(['ar /', 'en /programs', 'ar /privacy', 'en /contact']));
    expect(rendered.some((page) => page.startsWith('ar /program/'))).toBe(true);
    await write();
    expect((await sections.listVersions('menus')).map(({ version }) => version)).toEqual([1, 0]);
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

describe('publishing the questions', () => {
  it('takes the link to them from the menus of every page when there are none any more', async () => {
    const { id } = await add('AlUla');
    await run();
    await write();
    forgetCalls();
    await publish('questions', { items: [] });
    expect((await previewSection('menus')).content).toMatchObject({ missing: ['faq'] });
    await write();
    expect((await data('menus')).missing).toEqual(['faq']);
    expect(rendered).toEqual(expect.arrayContaining(['ar /', 'ar /contact', `en /program/${id}`]));
  });
});
