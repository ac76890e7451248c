import type { Page } from '@playwright/test';
import type { SectionName } from '#contracts/api/section-names';
import type { SiteFiguresBody } from '#contracts/api/site-figures';
import { figuresLimits } from '#contracts/api/site-figures-rules';
import { servicesLimits } from '#contracts/api/site-services-rules';
import { aboutAtStart } from '#contracts/site-defaults/about';
import { heroAtStart } from '#contracts/site-defaults/hero';
import { homeAtStart } from '#contracts/site-defaults/home';
import { servicesAtStart } from '#contracts/site-defaults/services';
import { largestContent } from '../support/largest-site.ts';
import { photoFile, test } from './office.ts';
import { publishSection, readSection, saveSection } from './site-content.ts';
import { expectSoundInConsole, expectToFit } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// Each section is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const figure = {
  ...{ place: 'hero', number: 12_000, suffix: 'plus', label: { ar: 'مسافر', en: 'Guests' } },
  ...{ source: 'Booking system', confirmed: '2026-11-01', shown: true },
};
const [train] = servicesAtStart.items.filter(({ icon }) => icon === 'train');
if (!train) throw new Error('There is no such service.');

test.afterAll(async ({ request }) => {
  await publishSection(request, 'hero', heroAtStart);
  await publishSection(request, 'services', servicesAtStart);
  await publishSection(request, 'home', homeAtStart);
  await publishSection(request, 'about', aboutAtStart);
});

for (const language of languages) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];
  const open = async (page: Page, section: SectionName) => {
    await page.goto(`/admin/site?section=${section}&lang=${language}`);
    await expect(page.getByRole('main').getByRole('heading', { name: t[section].title, exact: true })).toBeVisible();
  };
  const publishDraft = async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name: t.publish }).click();
    await page.getByRole('dialog').getByRole('button', { name: drafts.publish.confirmNow }).click();
  };

  test.describe(`the home page of the site in ${language}`, again(language), () => {
    test('an owner changes the opening, and visitors see it in the first paint', async ({ page, request }) => {
      await publishSection(request, 'hero', heroAtStart);
      await open(page, 'hero');
      await page.locator('#hero_title_ar').fill('سافر معنا');
      await page.locator('#hero_title_en').fill('Travel with us');
      const second = page.getByRole('listitem').filter({ has: page.locator('#hero_buttons_1_text_ar') });
      await second.locator('summary').click();
      await second.getByRole('combobox', { name: t.hero.names.to }).click();
      await page.getByTitle(t.target.typed, { exact: true }).click();
      await second.getByLabel(t.target.address, { exact: true }).fill('javascript:alert(1)');
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await publishDraft(page);
      await expect(page.getByText(t.rules.invalid_site_link)).toBeVisible();
      await second.getByLabel(t.target.address, { exact: true }).fill('https://offers.example/eid');
      await publishDraft(page);
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

    test('an owner hides a part and moves another to the top', async ({ page, request }) => {
      await publishSection(request, 'home', homeAtStart);
      await open(page, 'home');
      await page.getByRole('checkbox', { name: t.options.testimonials }).uncheck();
      for (const number of ['6', '5', '4', '3', '2']) {
        const up = t.cards.earlier.replace('{{item}}', t.home.card.item).replace('{{number}}', number);
        await page.getByRole('button', { name: up }).click();
      }
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await publishDraft(page);
      await expect(page.getByText(t.published)).toBeVisible();
      await expect(async () => {
        await page.goto(`/?lang=${language}`);
        const ids = await page.locator('main section[id]').evaluateAll((parts) => parts.map(({ id }) => id));
        expect(ids).toEqual(['faq', 'services', 'programs', 'story', 'about']);
      }).toPass();
    });

    test('services, figures and the story are those of the owner', async ({ page, request }) => {
      await publishSection(request, 'home', homeAtStart);
      await publishSection(request, 'services', {
        ...servicesAtStart,
        items: [{ ...train, icon: 'moon', to: '/custom-journey' }],
      });
      await publishSection(request, 'figures', { since: 2020, years: false, items: [figure] });
      await publishSection(request, 'about', { ...aboutAtStart, film: false, values: [] });
      await page.goto(`/?lang=${language}`);
      const services = page.locator('#services').getByRole('listitem');
      await expect(services).toHaveText([`${train.title[language]}${train.text[language]}`]);
      await services.getByRole('link').click();
      await expect(page).toHaveURL(/\/custom-journey$/);
      // The home page reads what it shows when a visitor comes to it by a link.
      await page.goBack();
      const main = page.getByRole('main');
      await expect(main.locator('dl').first()).toHaveText(language === 'ar' ? 'مسافر+12 ألف' : 'Guests12K+');
      await expect(page.locator('#about h2')).toContainText('2020');
      await expect(page.locator('#story :is(a, dl)')).toHaveCount(0);
    });

    test('the largest content that the limits allow fits every width', async ({ page, request }) => {
      const names = ['hero', 'services', 'about', 'home'] as const;
      for (const name of names) await publishSection(request, name, largestContent(name));
      const figures = largestContent('figures') as SiteFiguresBody;
      const items = figures.items.map((item) => ({ ...item, number: figuresLimits.number }));
      await publishSection(request, 'figures', { ...figures, since: 1900, items });
      await page.goto(`/?lang=${language}`);
      await page.getByRole('button', { name: words(language, 'common').chat.dismiss }).click();
      await expect(page.locator('#services').getByRole('listitem')).toHaveCount(servicesLimits.items);
      await expectToFit(page);
    });

    test('a figure is published with its source and a day, and not before', async ({ page, request }) => {
      const items = [{ ...figure, source: null, confirmed: null }];
      await publishSection(request, 'figures', { since: 2020, years: false, items: [figure] });
      const { live } = await readSection(request, 'figures');
      await saveSection(request, 'figures', { since: 2020, years: true, items });
      await open(page, 'figures');
      const card = page.getByRole('listitem').filter({ has: page.locator('#figures_items_0_label_ar') });
      await card.locator('summary').click();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await expect(card.getByText(t.figures.exampleText)).toBeVisible();
      await publishDraft(page);
      await expect(card.getByText(t.fieldRules.source)).toBeVisible();
      await expect(card.getByText(t.fieldRules.confirmed)).toBeVisible();
      await card.getByRole('checkbox', { name: t.figures.names.shown }).uncheck();
      await expect(card.getByText(t.figures.exampleText)).toHaveCount(0);
      await publishDraft(page);
      await expect(page.getByText(t.published)).toBeVisible();
      expect((await readSection(request, 'figures')).live.version).toBe(live.version + 1);
    });
  });
}

for (const language of languages) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];
  const long = t.checks.long.replace('{{count}}', '4').replace('{{most}}', '3').replace('{{wide}}', '2');

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
