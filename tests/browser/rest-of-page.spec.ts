import type { Page } from '@playwright/test';
import { expect, test, words } from './support.ts';

const isTakenOver = (page: Page, selector: string) =>
  page.evaluate(
    (chosen) => Object.keys(document.querySelector(chosen) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );

/** Opens the home page and holds the code of its rest back until told otherwise. */
async function openHome(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route('**/assets/home-rest-*.js', async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto('/?lang=en');
  await expect.poll(() => isTakenOver(page, 'main h1')).toBe(true);
  return { release, asked };
}

test('the home page’s rest is taken over when the reader first moves', async ({ page }) => {
  const { release, asked } = await openHome(page);
  release();
  expect(asked).toEqual([]);
  expect(await isTakenOver(page, '#faq summary')).toBe(false);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isTakenOver(page, '#faq summary')).toBe(true);
});

test('a click that comes before its code is done once that has come', async ({ page }) => {
  const { story } = words('en', 'home');
  const { release } = await openHome(page);
  await page.getByRole('link', { name: story.watch }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: story.film })).toBeVisible();
});

test('a language chosen before the rest was taken over is the rest’s too', async ({ page }) => {
  const { release } = await openHome(page);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ar', 'home').hero.title);
  release();
  await expect(page.locator('#faq h2')).toHaveText(words('ar', 'home').faq.title);
  await expect.poll(() => isTakenOver(page, '#faq summary')).toBe(true);
});

test('a screen opened from the home page before its rest was taken over leads back to the whole of it', async ({
  page,
}) => {
  const { release } = await openHome(page);
  await page.getByRole('link', { name: words('en', 'home').hero.flightBooking }).click();
  release();
  await expect(page).toHaveURL(/flight-booking/);
  await page.goBack();
  await expect(page.locator('#faq h2')).toHaveText(words('en', 'home').faq.title);
  await expect.poll(() => isTakenOver(page, '#faq summary')).toBe(true);
});
