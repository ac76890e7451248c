import { afterAll, beforeEach, expect, it } from 'vitest';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { cdn, named, renderer, selectPlainly } from '../support/publishing.ts';
import { openSiteContent } from '../support/site-content-database.ts';

const { bucket, run, publish, write, empty, close } = await openSiteContent();
const { publishSiteContent } = await import('../../functions/logic/publishing/publish-site-content.ts');

beforeEach(empty);
afterAll(close);

const publishName = (en: string) => publish('brand', { ...brandAtStart, name: { ar: 'نسمة', en } });

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
  await write();
  expect(named.get('en /contact')).toBe('Nasma');
  expect((await bucket.get('en/contact.html'))?.metadata).not.toEqual(before?.metadata);
});

it('is repeated until the CDN shows it', async () => {
  await run();
  await publishName('Nasma');
  cdn.fails = true;
  await expect(write()).rejects.toThrow();
  cdn.fails = false;
  await write();
  expect(cdn.invalidated.length).toBeGreaterThan(0);
});
