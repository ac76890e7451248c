import type { APIRequestContext } from '@playwright/test';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { drawing } from '../unit/logic/site-pictures/drawings.ts';
import { shareOfHue } from './hues.ts';
import { addProgram, test } from './office.ts';
import { publishDraft, publishSection, readSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, readOutbox, words } from './support.ts';

// The brand is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ request }) => publishSection(request, 'brand', brandAtStart));

const name = { ar: 'نسمة', en: 'Nasma' };
const legalName = { ar: 'شركة نسمة للسفر', en: 'Nasma & Sons Travel Company' };
const colour = '#7c3aed';
/** Degrees on the colour wheel. */
const teal = [165, 205] as const;
const officeOutbox = (process.env.OFFICE_OUTBOX ?? '').replace('/_outbox', '/_outbox.json');
/** The agency of a fresh system, in running text and in titles. */
const before = /«رحلة»|\| رحلة|شركة رحلة|Rihla/;

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const svg = (content?: string) => file('logo.svg', 'image/svg+xml', drawing(content));

/** The page as a browser without scripts gets it. */
const pageAt = async (request: APIRequestContext, path: string, language: string) =>
  (await request.get(path, { headers: { Cookie: `preferred-language=${language}` } })).text();

for (const language of languages) {
  const t = words(language, 'admin-site');

  test.describe(`the brand in ${language}`, again(language), () => {
    test('an owner changes name and colour: every page, the console and a mail show them', async ({
      page,
      request,
    }) => {
      const { id } = await addProgram(request);
      await page.goto(`/admin/site?section=brand&lang=${language}`);
      for (const one of languages) {
        await page.locator(`#brand_name_${one}`).fill(name[one]);
        await page.locator(`#brand_legal_name_${one}`).fill(legalName[one]);
      }
      await page.locator('#brand_colour').fill(colour);
      await expect(page.getByRole('region', { name: t.brand.pairs }).getByRole('listitem')).not.toHaveCount(0);
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      const preview = page.frameLocator('iframe');
      for (const one of languages) {
        const inLanguage = words(language, 'admin-drafts').preview[one === 'ar' ? 'arabic' : 'english'];
        await page.getByRole('main').getByText(inLanguage, { exact: true }).click();
        await expect(preview.getByRole('banner')).toContainText(name[one]);
        await expect(preview.getByRole('contentinfo')).toContainText(legalName[one]);
        await expect(preview.locator('html')).toHaveCSS('--color-teal', colour);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();

      const paths = ['/', '/programs', '/contact', '/terms', '/privacy', '/request', '/nowhere', '/admin'];
      for (const path of [...paths, `/program/${id}`, `/program/${id}/brochure`]) {
        for (const one of languages) {
          const message = `${one} ${path}`;
          await expect.poll(() => pageAt(request, path, one), { message }).toContain(name[one]);
          const html = await pageAt(request, path, one);
          expect(html.match(before)?.[0], message).toBeUndefined();
          expect(html, message).toContain(`--color-teal:${colour}`);
        }
      }
      expect(await pageAt(request, '/contact', 'en')).toContain('"name":"Nasma"');
      expect(await pageAt(request, '/contact', 'en')).toContain('Nasma &amp; Sons');
      expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ short_name: name.ar });

      const message = {
        // An address gets three confirmations a day.
        ...{ name: 'Noura', email: `${crypto.randomUUID()}@example.com`, phone: '0501234567' },
        ...{ message: 'Do you work during Eid?', language },
      };
      expect((await request.post('/api/messages', { data: message })).ok()).toBe(true);
      const mails = async () => (await readOutbox(officeOutbox)).filter(({ to }) => to.includes(message.email));
      await expect.poll(async () => (await mails()).length).toBe(1);
      for (const { subject, text, html } of await mails()) {
        expect(subject).toMatch(/«نسمة»|Nasma/);
        expect(html).toContain(colour);
        expect(`${subject} ${text} ${html}`.match(before)?.[0]).toBeUndefined();
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/?lang=${language}`);
      const drawn = [
        page.locator('main > section').first(),
        page.locator('#about img'),
        page.locator('[aria-labelledby=office]'),
      ];
      for (const part of drawn) expect(await shareOfHue(part, teal)).toBeLessThan(0.01);
      await page.goto(`/contact?lang=${language}`);
      expect(await shareOfHue(page.locator('main header'), teal)).toBeLessThan(0.01);
      for (const path of ['/nowhere', '/favourites']) {
        await page.goto(`${path}?lang=${language}`);
        expect(await shareOfHue(page.locator('main img'), teal), path).toBeLessThan(0.01);
      }
      await page.goto(`/terms?lang=${language}`);
      await expect(page.getByRole('banner').getByText(name[language])).toBeVisible();
      const link = page.getByRole('contentinfo').last();
      await expect(link).toContainText(legalName[language]);
      await expect(page).toHaveTitle(new RegExp(`\\| ${name[language]}$`));
    });

    test('a colour that is none is refused at its field, and one that is too light is darkened in words', async ({
      page,
      request,
    }) => {
      const { live } = await readSection(request, 'brand');
      await page.goto(`/admin/site?section=brand&lang=${language}`);
      await page.locator('#brand_colour').fill('#ffd40');
      await publishDraft(page, language);
      await expect(page.getByText(t.rules.invalid_colour)).toBeVisible();
      await expect(page.locator('#brand_colour')).toBeFocused();
      expect((await readSection(request, 'brand')).live.version).toBe(live.version);
      await page.locator('#brand_colour').fill('#ffd400');
      await expect(page.getByRole('alert').filter({ hasText: '#ffd400' })).toBeVisible();
    });

    test('an owner adds a logo: every page shows it, and one with a script says why not', async ({ page, request }) => {
      // A picture is checked by a process of its own, which starts with it.
      test.slow();
      await page.goto(`/admin/site?section=brand&lang=${language}`);
      const field = page.locator('.ant-form-item', { has: page.locator('#brand_logo') });
      await field.locator('input[type=file]').setInputFiles(svg('<script>alert(1)</script>'));
      await expect(field.getByRole('alert')).toContainText(t.pictures.refused.svg_active);
      await field.locator('input[type=file]').setInputFiles(file('logo.pdf', 'application/pdf', Buffer.from('%PDF-')));
      await expect(field.getByRole('alert')).toContainText('SVG');
      await field.locator('input[type=file]').setInputFiles(svg());
      await expect(field.getByRole('img', { name: t.brand.names.logo })).toBeVisible({ timeout: 60_000 });
      await expect(field.getByRole('alert')).toBeEmpty();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await expectSoundInConsole(page, language);
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();

      const { logo } = (await readSection(request, 'brand')).live.content;
      const html = async (path: string) => (await request.get(path)).text();
      for (const path of ['/', '/programs', '/contact', '/terms', '/nowhere', '/admin']) {
        await expect.poll(() => html(path), { message: path }).toContain(logo.id);
      }
      expect(await html('/contact')).toContain(`/photos/site/${logo.id}.png`);
      await page.goto(`/terms?lang=${language}`);
      for (const place of ['banner', 'contentinfo'] as const) {
        const shown = page.getByRole(place).last().locator(`img[src*="${logo.id}"]`);
        await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(40);
      }
    });
  });
}
