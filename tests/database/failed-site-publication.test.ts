import { afterAll, beforeEach, expect, it } from 'vitest';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { by, cdn, named, openPublishing, renderer, selectPlainly } from '../support/publishing.ts';

const { bucket, run, empty, close } = await openPublishing();
const sections = await import('../../functions/logic/site-content/sections.ts');
const { publishDraft } = await import('../../functions/logic/site-content/publications.ts');
const { publishSiteContent } = await import('../../functions/logic/publishing/publish-site-content.ts');

const owner = 'owner@rihla.example';

beforeEach(empty);
afterAll(close);

async function publishName(en: string) {
  const { live } = await sections.getSection('brand');
  const content = { ...brandAtStart, name: { ar: 'نسمة', en } };
  const { rev } = await sections.saveDraft('brand', { content, rev: 0, based_on: live.version }, owner);
  await publishDraft('brand', { rev, note: null, publish_at: null }, owner);
}

/** Fails for one page, as on a fault of its content. */
const failing = {
  renderer: async () => ({
    ...renderer('1'),
    renderPage: (page: Parameters<ReturnType<typeof renderer>['renderPage']>[0]) =>
      page.path === '/contact' ? Promise.reject(new Error('The page cannot be made.')) : renderer('1').renderPage(page),
  }),
  select: selectPlainly,
};

it('leaves the last page serving, and the next attempt writes the new one', async () => {
  await run();
  const before = await bucket.get('en/contact.html');
  await publishName('Nasma');
  await expect(publishSiteContent(failing)).rejects.toThrow('The page cannot be made.');
  expect(await bucket.get('en/contact.html')).toEqual(before);
  await publishSiteContent(by('1'));
  expect(named.get('en /contact')).toBe('Nasma');
  expect((await bucket.get('en/contact.html'))?.metadata).not.toEqual(before?.metadata);
});

it('is repeated until the CDN shows it', async () => {
  await run();
  await publishName('Nasma');
  cdn.fails = true;
  await expect(publishSiteContent(by('1'))).rejects.toThrow();
  cdn.fails = false;
  await publishSiteContent(by('1'));
  expect(cdn.invalidated.length).toBeGreaterThan(0);
});
