import sharp from 'sharp';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { heroAtStart } from '#contracts/site-defaults/hero';
import { drawing } from '../unit/logic/site-pictures/drawings.ts';
import { test } from './office.ts';
import { publishSection, readSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// The brand and the opening are there once, and these tests replace them.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(async ({ request }) => {
  await publishSection(request, 'brand', brandAtStart);
  await publishSection(request, 'hero', heroAtStart);
});

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const svg = (content?: string) => file('logo.svg', 'image/svg+xml', drawing(content));
const filled = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8e0d0' } })
    .jpeg()
    .toBuffer();

for (const language of languages) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];

  test.describe(`pictures of the site in ${language}`, again(language), () => {
    // A picture is checked by a process of its own, which starts with it.
    test.slow();

    test('an owner adds a logo: every page shows it, and one with a script says why not', async ({ page, request }) => {
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
      await page.getByRole('main').getByRole('button', { name: t.publish }).click();
      await page.getByRole('dialog').getByRole('button', { name: drafts.publish.confirmNow }).click();
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

    test('an owner puts a picture behind the opening, and is told what it lacks', async ({ page, request }) => {
      await page.goto(`/admin/site?section=hero&lang=${language}`);
      const field = page.locator('.ant-form-item', { has: page.locator('#hero_picture') });
      await field.locator('input[type=file]').setInputFiles(file('a.jpg', 'image/jpeg', await filled(1000, 500)));
      await expect(field.getByRole('alert')).toContainText('1200 × 600');
      await field.locator('input[type=file]').setInputFiles(file('a.jpg', 'image/jpeg', await filled(1400, 900)));
      await expect(field.getByRole('img', { name: t.hero.names.picture })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(t.hero.untold)).toBeVisible();
      await page.locator('#hero_picture_text_ar').fill('شاطئ');
      await page.locator('#hero_picture_text_en').fill('A beach');
      await expect(page.getByText(t.hero.untold)).toBeHidden();
      await page.locator('#hero_focus').press('ArrowDown');
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: t.publish }).click();
      await page.getByRole('dialog').getByRole('button', { name: drafts.publish.confirmNow }).click();
      await expect(page.getByText(t.published)).toBeVisible();

      const { picture, focus } = (await readSection(request, 'hero')).live.content;
      expect(focus).toEqual({ x: 0.5, y: 0.55 });
      await expect.poll(async () => (await request.get('/')).text()).toContain(picture.id);
      await page.goto(`/?lang=${language}`);
      const shown = page.getByRole('img', { name: language === 'ar' ? 'شاطئ' : 'A beach' });
      await expect(shown).toHaveAttribute('fetchpriority', 'high');
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.avif');
    });
  });
}
