import { privacyAtStart } from '#contracts/site-defaults/privacy';
import { termsAtStart } from '#contracts/site-defaults/terms';
import { expect, languages, signIn, test, words } from './support.ts';

for (const language of languages) {
  test(`the legal pages have six sections each, a date and a link home (${language})`, async ({ page }) => {
    const legal = words(language, 'legal');
    for (const [path, text] of [
      ['/privacy', privacyAtStart],
      ['/terms', termsAtStart],
    ] as const) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: text.title[language] })).toBeVisible();
      const article = page.getByRole('article');
      await expect(article.getByText(language === 'en' ? 'In force from 1 January 2024' : 'سارية من')).toBeVisible();
      await expect(article.getByRole('region')).toHaveCount(6);
      // The table of contents links to every section.
      for (const link of await page.getByRole('navigation', { name: legal.contents }).getByRole('link').all()) {
        const id = (await link.getAttribute('href')) ?? '';
        await expect(article.locator(id).getByRole('heading', { name: await link.innerText() })).toBeVisible();
      }
      await page.getByRole('link', { name: legal.backHome }).first().click();
      await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
    }
  });
}

test('the cookie policy names everything that the site stores in a browser', async ({ page }) => {
  await page.goto('/?lang=en');
  await page.getByRole('button', { name: words('en', 'common').chat.dismiss }).click();
  await page.goto('/contact');
  await page.getByLabel('Full name', { exact: true }).fill('Sami');
  await page.getByLabel('Phone number', { exact: true }).fill('0501234567');
  await page.getByLabel('Email', { exact: true }).fill('sami@example.com');
  await page.getByLabel('Message', { exact: true }).fill('Do you arrange visas?');
  await page.getByRole('button', { name: words('en', 'contact').submit }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('confirmations:');
  await page.goto('/flight-booking');
  await page.getByLabel('Full name', { exact: true }).fill('Sami');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('draft:');
  await page.goto('/admin/login');
  await signIn(page, 'en');
  await expect(page).not.toHaveURL(/login/);

  await page.goto('/');
  await page.getByRole('link', { name: words('en', 'common').footer.cookies }).click();
  await expect(page).toHaveURL(/\/cookies$/);
  const article = page.getByRole('article');
  await expect(article.getByRole('table')).toBeVisible();
  const named = await article.getByRole('rowheader').locator('bdi').allInnerTexts();
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/^(session|device)$/, '__Host-$1'));
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const kept = [...cookies, ...stored].map((name) => name.replace(/^(draft|confirmations):.*/, '$1:…'));
  expect(kept.length).toBeGreaterThanOrEqual(4);
  expect([...new Set(kept)].filter((name) => !named.includes(name))).toEqual([]);
});
