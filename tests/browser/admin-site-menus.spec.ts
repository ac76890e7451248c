import { menusLimits } from '#contracts/api/site-menus-rules';
import { largestContent } from '../support/largest-site.ts';
import { headerFaults } from './header-faults.ts';
import { test } from './office.ts';
import { publishDraft, publishSection } from './site-content.ts';
import { expectSoundInConsole, expectToFit } from './sound.ts';
import { again, expect, languages, untilHydrated, words } from './support.ts';

// The menus are there once, and both languages replace them.
test.describe.configure({ mode: 'serial' });
const none = { header: [], footer: [] };
test.beforeEach(({ request }) => publishSection(request, 'menus', none));
test.afterEach(({ request }) => publishSection(request, 'menus', none));

for (const language of languages) {
  const [t, common] = [words(language, 'admin-site'), words(language, 'common')];
  const text = { ar: 'دليل العمرة', en: 'Umrah guide' };

  test(`an owner adds links to header and footer (${language})`, again(language), async ({ page, request }) => {
    test.slow();
    await page.goto(`/admin/site?section=menus&lang=${language}`);
    const menu = (name: 'header' | 'footer') => page.getByRole('region', { name: t.menus.names[name], exact: true });
    const add = (name: 'header' | 'footer') =>
      menu(name)
        .getByRole('button', {
          name: t.cards.add.replace('{{item}}', t.menus.cards[name].item).replace('{{number}}', '1'),
        })
        .click();
    const choose = async (name: 'header' | 'footer', option: string) => {
      await menu(name).getByRole('combobox', { name: t.menus.names.to }).click();
      await page.getByTitle(option, { exact: true }).filter({ visible: true }).click();
    };
    await add('header');
    await page.locator('#menus_header_0_text_ar').fill(text.ar);
    await choose('header', common.nav.customJourney);
    await add('footer');
    await page.locator('#menus_footer_0_text_ar').fill(text.ar);
    await page.locator('#menus_footer_0_text_en').fill(text.en);
    await choose('footer', t.target.typed);
    const address = menu('footer').getByLabel(t.target.address, { exact: true });
    // A busy site cannot say it at once: the console asks again.
    await page.route('**/nowhere-at-all', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await address.fill('/nowhere-at-all');
    await expect(menu('footer').getByText(t.checks.nowhere)).toBeVisible();
    await address.fill('javascript:alert(1)');
    await expect(page.locator('[data-draft=saved]')).toBeVisible();
    await publishDraft(page, language);
    // The rule of each field, at it.
    await expect(menu('header').getByText(t.rules.required)).toHaveCount(1);
    await expect(menu('footer').getByText(t.rules.invalid_site_link)).toBeVisible();
    await page.locator('#menus_header_0_text_en').fill(text.en);
    await address.fill('https://visa.example/sa');
    await expect(page.locator('[data-draft=saved]')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSoundInConsole(page, language);
    await publishDraft(page, language);
    await expect(page.getByText(t.published)).toBeVisible();

    await expect.poll(async () => (await request.get(`/privacy?lang=${language}`)).text()).toContain(text[language]);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(`/privacy?lang=${language}`);
    const outside = page.getByRole('navigation', { name: common.nav.more }).getByRole('link');
    await expect(outside).toHaveAttribute('href', 'https://visa.example/sa');
    const header = page.getByRole('banner');
    const own = header.getByRole('link', { name: text[language] });
    await expect(own).toBeHidden();
    await untilHydrated(page);
    await header.getByText(common.nav.more).click();
    await expect(own).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own).toBeHidden();
    // The links go with the reader, and into the other language.
    await header.getByText(common.nav.more).click();
    await own.click();
    await expect(page).toHaveURL(/\/custom-journey/);
    await expect(own).toBeHidden();
    await page.setViewportSize({ width: 360, height: 800 });
    await header.getByRole('button', { name: common.nav.openMenu }).click();
    await expect(own.filter({ visible: true })).toHaveAttribute('href', '/custom-journey');
  });

  test(`the longest links fit every width and large text (${language})`, again(language), async ({ page, request }) => {
    test.slow();
    await publishSection(request, 'menus', largestContent('menus'));
    await page.goto(`/contact?lang=${language}`);
    await expect(page.getByRole('navigation', { name: common.nav.more }).getByRole('link')).toHaveCount(
      menusLimits.footer,
    );
    await expectSoundInConsole(page, language);
    for (const [width, size] of [
      [360, 32],
      [768, 16],
      [768, 32],
      [1024, 16],
      [1280, 32],
      [1344, 16],
      [1440, 16],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), size);
      await expect.poll(() => page.evaluate(headerFaults), { message: `${width} px, text of ${size} px` }).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.getByRole('banner').getByText(common.nav.more).click();
    await expectToFit(page);
  });
}
