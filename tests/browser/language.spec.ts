import { termsAtStart } from '#contracts/site-defaults/terms';
import { expect, holdScripts, test, words } from './support.ts';

test('the site is in Arabic by default, and remembers another choice', async ({ page }) => {
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

test('switching the language keeps the page and the input', async ({ page }) => {
  await page.goto('/flight-booking?lang=en');
  await page.getByLabel('Full name', { exact: true }).fill('Sami');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page.getByLabel('الاسم الكامل', { exact: true })).toHaveValue('Sami');
});

for (const { path, screen } of [
  { path: '/flight-booking', screen: 'the form' },
  { path: '/', screen: 'the home page' },
]) {
  test(`the language switches while ${screen} is being hydrated`, async ({ page }) => {
    await page.goto(`${path}?lang=en`, { waitUntil: 'commit' });
    // Clicks as soon as the header answers, which is before the rest does.
    await page.evaluate(() => {
      const answer = new Promise<void>((resolve) => {
        window.addEventListener('click', (event) => {
          if (event.defaultPrevented) resolve();
          else event.preventDefault();
        });
      });
      window.dispatchEvent(new PointerEvent('pointermove'));
      const clicks = setInterval(() => document.querySelector<HTMLElement>('a[hreflang]')?.click());
      return answer.then(() => clearInterval(clicks));
    });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
  });
}

test('the page is served in the right language, without scripts', async ({ playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL });
  const read = async (path: string) => (await (await visitor.get(path)).text()).replace(/<script.*?<\/script>/gs, '');
  for (const path of ['/', '/programs', '/flight-booking', '/nothing/here']) {
    expect(await read(path), path).toContain('<html lang="ar" dir="rtl"');
  }
  expect(await read('/programs')).toContain(words('ar', 'programs').list.title);
  // The reply stores the requested language.
  await read('/terms?lang=en');
  for (const path of ['/', '/programs', '/flight-booking', '/nothing/here']) {
    expect(await read(path), path).toContain('<html lang="en" dir="ltr"');
  }
  expect(await read('/programs')).toContain(words('en', 'programs').list.title);
  await visitor.dispose();
});

test('a page in the wrong language is never seen', async ({ context, page, baseURL }) => {
  await context.addCookies([{ name: 'preferred-language', value: 'en', url: baseURL ?? '' }]);
  const headers = { Cookie: 'preferred-language=ar' };
  await page.route('/terms', async (route) => route.fulfill({ response: await route.fetch({ headers }) }));
  const release = await holdScripts(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('h1')).toBeHidden();
  release();
  await expect(heading).toHaveText(termsAtStart.title.en);
  await expect(page).toHaveTitle(/Terms/);
});
