import { program } from '../support/bodies.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { expect, languages, test, words } from './support.ts';

/** A system whose settings show Umrah and draw the riyal's sign. */
let stack: Stack;
let id: string;

test.beforeAll(async ({ playwright }) => {
  stack = await startStack({ site: true, environment: { UMRAH_LICENCE: 'UMR-4821/7', RIYAL_SIGN: 'drawn' } });
  const staff = await playwright.request.newContext({
    baseURL: stack.url,
    extraHTTPHeaders: { 'X-Client': 'web', Origin: stack.url },
  });
  await staff.post('/api/session', { data: { email: stack.adminEmail, password: stack.adminPassword } });
  const created = await staff.post('/api/programs', { data: program({ type: 'umrah', price_sar: 4500 }) });
  id = (await created.json()).data.id;
  await staff.dispose();
});

test.afterAll(() => stack?.stop());

for (const language of languages) {
  test(`a program for Umrah names the licence, promises no permit, and has the riyal's sign (${language})`, async ({
    page,
  }) => {
    const { umrah } = words(language, 'offer');
    const { riyals_other: riyals } = words(language, 'common');
    for (const path of [`/program/${id}`, `/program/${id}/brochure`]) {
      await page.goto(`${stack.url}${path}?lang=${language}`);
      const note = page.getByRole('complementary', { name: umrah.title });
      await expect(note).toContainText('UMR-4821/7');
      await expect(note).toContainText(umrah.permit);
      const price = page.getByRole('main').locator('bdi:has(> svg.riyal)').first();
      await expect(price).toHaveText(new RegExp(`4,500 ${riyals}$`));
      const [sign, whole] = await Promise.all([price.locator('svg').boundingBox(), price.boundingBox()]);
      // On the line of its amount, to the left of it.
      expect(sign?.x).toBeCloseTo(whole?.x ?? 0, 0);
      expect(whole?.height).toBeLessThan(2.5 * (sign?.height ?? 0));
    }
    await page.goto(`${stack.url}/programs?lang=${language}`);
    const type = words(language, 'programs').types.umrah;
    await expect(page.locator('select[name="type"] option', { hasText: type })).toHaveCount(1);
  });
}

test('without the settings, neither shows', async ({ page }) => {
  await page.goto('/programs?type=umrah&lang=en');
  await expect(page).not.toHaveURL(/umrah/);
  await expect(page.locator('select[name="type"] option[value="umrah"]')).toHaveCount(0);
  await expect(page.locator('bdi', { hasText: /^[0-9,]+ SR$/ }).first()).toBeVisible();
  await expect(page.locator('svg.riyal')).toHaveCount(0);
});
