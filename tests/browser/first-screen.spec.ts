import { heroAtStart } from '#contracts/site-defaults/hero';
import { samplePath } from './sample-path.ts';
import { again, expect, languages, test, topOf, words } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const forms = ['/contact', '/custom-journey', '/flight-booking', '/hotel-booking'];

for (const language of languages) {
  test(
    `on a phone the first screen leads to the programs, which begin within 1,300 px (${language})`,
    again(language),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`/?lang=${language}`);
      const buttons = heroAtStart.buttons.map(({ text }) => text[language]);
      for (const name of buttons) {
        await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeInViewport({
          ratio: 1,
        });
      }
      const programs = page.locator('#programs').getByRole('article').first();
      expect(await topOf(programs)).toBeLessThanOrEqual(1300);
      await page.getByRole('link', { name: buttons[1] ?? '', exact: true }).click();
      await expect(page).toHaveURL(/\/programs$/);
    },
  );

  test(
    `the pictures of inner pages are low, and forms begin in the first screen (${language})`,
    again(language),
    async ({ page }) => {
      for (const screen of ['/programs', ...forms]) {
        for (const [window, most] of [
          [phone, 200],
          [desktop, 163],
        ] as const) {
          await page.setViewportSize(window);
          await page.goto(`${screen}?lang=${language}`);
          const banner = await page.locator('main header').boundingBox();
          expect(banner?.height, `${screen} at ${window.width} px`).toBeLessThanOrEqual(most);
          await expect(page.locator('main :is(input:not([type="hidden"]), select)').first()).toBeInViewport({
            ratio: 1,
          });
        }
      }
    },
  );

  test(
    `on a phone a program shows its photo before its facts, with price and button from the start (${language})`,
    again(language),
    async ({ page, request }) => {
      const { price } = words(language, 'programs');
      await page.setViewportSize(phone);
      await page.goto(await samplePath(request, language));
      const photo = page.locator('[data-gallery] img').first();
      await expect(photo).toBeInViewport({ ratio: 1 });
      expect(await topOf(photo)).toBeLessThan(await topOf(page.locator('main dl').first()));
      const bar = page.locator('[data-booking-bar]');
      await expect(bar.getByText(price.perPerson)).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link', { name: words(language, 'offer').request })).toBeInViewport({ ratio: 1 });
    },
  );

  test(`on a phone the footer is no higher than 700 px (${language})`, again(language), async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`/terms?lang=${language}`);
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(700);
    // Nothing that leads somewhere was left out to get there.
    const { footer: texts } = words(language, 'common');
    for (const name of [texts.privacy, texts.terms, texts.cookies, texts.whatsapp, texts.showMap]) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
  });
}
