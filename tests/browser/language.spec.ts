import { expect, test } from './support.ts';

test('the site speaks Arabic until told otherwise, and remembers', async ({ page }) => {
  await page.goto('/programs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.goto('/flight-booking');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto('/programs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('switching the language keeps the page and what was typed', async ({ page }) => {
  await page.goto('/flight-booking?lang=en');
  await page.getByLabel('Full name', { exact: true }).fill('Sami');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page.getByRole('textbox').first()).toHaveValue('Sami');
});

test('the right language and direction are there before the scripts have run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'en'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
