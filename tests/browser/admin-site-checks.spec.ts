import { heroAtStart } from '#contracts/site-defaults/hero';
import { test } from './office.ts';
import { publishSection, readSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// The section is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ request }) => publishSection(request, 'hero', heroAtStart));

for (const language of languages) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];
  const long = t.checks.long.replace('{{count}}', '4').replace('{{most}}', '3');

  test.describe(`what is worth a look in ${language}`, again(language), () => {
    test('is said at its field and before the publication, and stops nothing', async ({ page, request }) => {
      await publishSection(request, 'hero', heroAtStart);
      await page.goto(`/admin/site?section=hero&lang=${language}`);
      const title = page.locator('#hero_title_en');
      await title.fill('Travel the way you have always wanted to travel, with us');
      await expect(title).toHaveAccessibleDescription(new RegExp(long.replaceAll('.', '\\.')));
      const first = page.getByRole('listitem').filter({ has: page.locator('#hero_buttons_0_text_ar') });
      await first.locator('summary').click();
      await first.getByRole('combobox', { name: t.hero.names.to }).click();
      await page.getByTitle(t.target.typed, { exact: true }).click();
      await first.getByLabel(t.target.address, { exact: true }).fill('/program/none');
      await expect(first.getByText(t.checks.nowhere)).toBeVisible();
      await first.locator('summary').click();
      // The summary leads to a field in a folded card.
      await page
        .getByRole('alert')
        .getByRole('button', { name: new RegExp(t.checks.nowhere) })
        .click();
      await expect(first.getByText(t.checks.nowhere)).toBeVisible();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);

      await page.getByRole('main').getByRole('button', { name: t.publish }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem')).toContainText([long, t.checks.nowhere]);
      await dialog.getByRole('button', { name: drafts.publish.confirmNow }).click();
      await expect(page.getByText(t.published)).toBeVisible();
      expect((await readSection(request, 'hero')).live.content.buttons[0].to).toBe('/program/none');
    });

    test('the preview shows the draft on the page itself, in both languages and at each width', async ({
      page,
      request,
    }) => {
      await page.goto(`/admin/site?section=hero&lang=${language}`);
      await page.locator('#hero_title_ar').fill('سافر معنا');
      await page.locator('#hero_title_en').fill('');
      await page.locator('#hero_title_en').blur();
      const region = page.getByRole('region', { name: t.preview.title });
      await region.scrollIntoViewIfNeeded();
      const frame = page.frameLocator('iframe');
      const choose = (name: string) => region.getByText(name, { exact: true }).click();
      await choose(drafts.preview.arabic);
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('سافر معنا');
      await choose(drafts.preview.english);
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('…');
      await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
      await page.locator('#hero_title_en').fill('Travel with us');
      await page.locator('#hero_title_en').blur();
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Travel with us');
      await choose(drafts.preview.desktop);
      await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(1280);
      // It publishes nothing, leads nowhere, and is nobody's choice of a language.
      await frame.getByRole('link', { name: heroAtStart.buttons[1]?.text.en ?? '' }).click();
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Travel with us');
      expect(await (await request.get('/')).text()).not.toContain('سافر معنا');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}
