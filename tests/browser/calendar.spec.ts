import type { Locator, Page } from '@playwright/test';
import { again, expect, formWords, holdScripts, languages, test, untilHydrated } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const calendarOf = (page: Page) => page.locator('form .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');

/** Scrolls a field to a share of the window's height. */
const placeAt = (field: Locator, share: number) =>
  field.evaluate(
    (element, share) =>
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight * share, behavior: 'instant' }),
    share,
  );

for (const language of languages) {
  for (const [width, height] of [
    [360, 640],
    [1440, 620],
  ] as const) {
    test(
      `the calendar opens inside a window of ${width} × ${height} wherever its field is (${language})`,
      again(language),
      async ({ page }) => {
        const { fields } = formWords(language, 'flight-booking');
        await page.setViewportSize({ width, height });
        await page.goto(`/flight-booking?lang=${language}`);
        await untilHydrated(page);
        for (const label of [fields.from_date, fields.to_date]) {
          const field = page.getByLabel(new RegExp(`^${label}`));
          for (const share of [0.2, 0.5, 0.7, 0.9]) {
            await placeAt(field, share);
            await field.click();
            await expect(calendarOf(page), `${label} at ${share}`).toBeInViewport({ ratio: 1 });
            await expect(field).toBeInViewport({ ratio: 1 });
            await page.keyboard.press('Escape');
            await expect(calendarOf(page)).toHaveCount(0);
          }
        }
      },
    );
  }
}

test('a calendar day becomes the field’s value when chosen, not when hovered', async ({ page }) => {
  const { fields } = formWords('en', 'flight-booking');
  await page.goto('/flight-booking?lang=en');
  await untilHydrated(page);
  const field = page.getByLabel(fields.from_date, { exact: true });
  await field.fill('12/25/2027');
  const day = calendarOf(page).locator('.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)').last();
  await field.click();
  await day.hover();
  await expect(field).toHaveValue('12/25/2027');
  await day.click();
  await expect(field).toHaveValue(/^\d+ \w+ \d{4}$/);
  await expect(calendarOf(page)).toHaveCount(0);
});

for (const hasTouch of [false, true]) {
  test(`a tap before hydration opens the calendar after it (touch: ${hasTouch})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), hasTouch });
    const page = await context.newPage();
    const release = await holdScripts(page);
    await page.goto('/flight-booking?lang=en', { waitUntil: 'commit' });
    const field = page.getByLabel(formWords('en', 'flight-booking').fields.from_date, { exact: true });
    await (hasTouch ? field.tap() : field.click());
    release();
    await expect(calendarOf(page)).toBeVisible();
    await expect(field).toBeFocused();
    await context.close();
  });
}
