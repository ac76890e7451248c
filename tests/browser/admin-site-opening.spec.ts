import { heroAtStart } from '#contracts/site-defaults/hero';
import { photoFile, test } from './office.ts';
import { addPicture, publishDraft, publishSection, readSection, saveSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// The opening is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });
test.afterAll(({ request }) => publishSection(request, 'hero', heroAtStart));

for (const language of languages) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];
  const long = t.checks.long.replace('{{count}}', '4').replace('{{most}}', '3').replace('{{wide}}', '2');

  test.describe(`the opening of the site in ${language}`, again(language), () => {
    test('an owner changes the opening, and visitors see it in the first paint', async ({ page, request }) => {
      await publishSection(request, 'hero', heroAtStart);
      await page.goto(`/admin/site?section=hero&lang=${language}`);
      await expect(page.getByRole('main').getByRole('heading', { name: t.hero.title, exact: true })).toBeVisible();
      await page.locator('#hero_title_ar').fill('سافر معنا');
      await page.locator('#hero_title_en').fill('Travel with us');
      const second = page.getByRole('listitem').filter({ has: page.locator('#hero_buttons_1_text_ar') });
      await second.locator('summary').click();
      await second.getByRole('combobox', { name: t.hero.names.to }).click();
      await page.getByTitle(t.target.typed, { exact: true }).click();
      await second.getByLabel(t.target.address, { exact: true }).fill('javascript:alert(1)');
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await publishDraft(page, language);
      await expect(page.getByText(t.rules.invalid_site_link)).toBeVisible();
      await second.getByLabel(t.target.address, { exact: true }).fill('https://offers.example/eid');
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      const titles = { ar: 'سافر معنا', en: 'Travel with us' };
      await expect
        .poll(async () => (await request.get(`/?lang=${language}`)).text())
        .toContain(`<h1 tabindex="-1">${titles[language]}</h1>`);
      const html = await (await request.get(`/?lang=${language}`)).text();
      expect(html).toContain('href="https://offers.example/eid"');
      // A page has the words of its own language only.
      expect(html).not.toContain(titles[language === 'ar' ? 'en' : 'ar']);
    });

    test('an owner puts a picture behind the opening, and is told what it lacks', async ({ page, request }) => {
      // A picture is checked by a process of its own, which starts with it.
      test.slow();
      await publishSection(request, 'hero', heroAtStart);
      await page.goto(`/admin/site?section=hero&lang=${language}`);
      const field = page.locator('.ant-form-item', { has: page.locator('#hero_picture') });
      await field.locator('input[type=file]').setInputFiles(await photoFile('a.jpg', 1000, 'jpeg', 500));
      await expect(field.getByRole('alert')).toContainText('1200 × 600');
      await field.locator('input[type=file]').setInputFiles(await photoFile('a.jpg', 1400, 'jpeg', 900));
      await expect(field.getByRole('img', { name: t.hero.names.picture })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(t.hero.untold)).toBeVisible();
      await page.locator('#hero_picture_text_ar').fill('شاطئ');
      await page.locator('#hero_picture_text_en').fill('A beach');
      await expect(page.getByText(t.hero.untold)).toBeHidden();
      await page.locator('#hero_focus').press('ArrowDown');
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await publishDraft(page, language);
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

  test.describe(`two pictures of the opening in ${language}`, again(language), () => {
    test('are shown with their alternative texts, to choose between mine and a colleague’s', async ({
      page,
      request,
    }) => {
      test.slow();
      await publishSection(request, 'hero', heroAtStart);
      await page.goto(`/admin/site?section=hero&lang=${language}`);
      const field = page.locator('.ant-form-item', { has: page.locator('#hero_picture') });
      // The form opens before the colleague saves, or it would open with what they saved.
      await expect(field).toBeVisible();
      const photo = async (width: number) => (await photoFile('a.jpg', width, 'jpeg', 900)).buffer;
      const theirs = await addPicture(request, 'hero', { type: 'image/jpeg', bytes: await photo(1500) });
      const told = { ar: 'شاطئ', en: 'A beach' };
      await saveSection(request, 'hero', { ...heroAtStart, picture: theirs, picture_text: told });
      await field
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(1600) });
      const conflict = page.getByRole('region', { name: t.conflict.title });
      await expect(conflict).toBeVisible({ timeout: 60_000 });
      const choices = conflict.getByRole('listitem').filter({ hasText: t.hero.names.picture }).first().locator('label');
      await expect(choices.first().locator('img')).toHaveAttribute('src', new RegExp(theirs.id));
      await expect(choices.first()).toContainText(told[language]);
      await expect(choices.last().locator('img')).not.toHaveAttribute('src', new RegExp(theirs.id));
      await expectSoundInConsole(page, language);
      await choices.first().click();
      await expect(field.getByRole('img', { name: t.hero.names.picture })).toHaveAttribute(
        'src',
        new RegExp(theirs.id),
      );
    });
  });

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
      // A part of the home page is one, and a name that no part has is none.
      await first.getByLabel(t.target.address, { exact: true }).fill('/#story');
      await expect(first.getByText(t.checks.nowhere)).toBeHidden();
      await first.getByLabel(t.target.address, { exact: true }).fill('/#nothing');
      await expect(first.getByText(t.checks.nowhere)).toBeVisible();
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
      await publishSection(request, 'hero', heroAtStart);
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
      // The frame publishes nothing, leads nowhere, and is nobody's choice of a language.
      await frame.getByRole('link', { name: heroAtStart.buttons[1]?.text.en ?? '' }).click();
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Travel with us');
      expect(await (await request.get('/')).text()).not.toContain('سافر معنا');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}
