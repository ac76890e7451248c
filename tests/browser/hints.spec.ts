import type { Locator, Page } from '@playwright/test';
import { addRequest, newCustomer, rowOf, texts } from './staff-requests.ts';
import { again, expect, type Language, languages, signedIn, test, untilHydrated, words } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, extraHTTPHeaders: { 'X-Client': 'web' } });

const hint = (page: Page) => page.getByRole('tooltip', { includeHidden: true });

/** Points at the first control, then at the second, with a controlled clock. */
async function expectDelays(page: Page, first: Locator, second: Locator, [one, other]: [string, string]) {
  await expect(first).toBeVisible();
  await untilHydrated(page);
  // The hints' code loads once the pointer reaches another element.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.move(0, 0);
    await expect(hint(page)).toBeAttached({ timeout: 2000 });
  }).toPass();
  await first.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);

  await first.hover();
  await page.clock.runFor(690);
  await expect(hint(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(hint(page)).toHaveText(one);
  await expect(hint(page)).toBeInViewport({ ratio: 1 });

  // From one to the next at once, and after a short gap between them.
  await second.hover();
  await expect(hint(page)).toHaveText(other);
  await page.mouse.move(0, 0);
  await page.clock.runFor(110);
  await expect(hint(page)).toBeHidden();
  await page.clock.runFor(280);
  await first.hover();
  await expect(hint(page)).toHaveText(one);

  await page.keyboard.press('Escape');
  await expect(hint(page)).toBeHidden();
  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await second.hover();
  await page.clock.runFor(690);
  await expect(hint(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(hint(page)).toHaveText(other);
}

for (const language of languages) {
  test(
    `a hint appears after 700 ms on the site, the next one at once (${language})`,
    again(language),
    async ({ page }) => {
      await page.clock.install();
      await page.goto(`/privacy?lang=${language}`);
      const links = page.getByRole('contentinfo').getByRole('list', { name: words(language, 'common').footer.follow });
      await expectDelays(page, links.getByRole('link').nth(0), links.getByRole('link').nth(1), ['Instagram', 'X']);
    },
  );
}

test.describe('for staff', () => {
  test.use(signedIn);

  const inConsole = (language: Language) => {
    const { more, requests } = texts(language);
    test(
      `a hint appears after 700 ms in the console, the next one at once (${language})`,
      again(language),
      async ({ page, request }) => {
        const customer = newCustomer(language);
        await addRequest(request, 'message', customer);
        await page.clock.install();
        await page.goto(`/admin/requests?q=${customer.phone}&lang=${language}`);
        const row = rowOf(page, customer.name);
        await expectDelays(
          page,
          row.getByRole('button', { name: requests.chat }),
          row.getByRole('button', { name: more, exact: true }),
          [requests.chat, more],
        );
      },
    );
  };
  for (const language of languages) inConsole(language);

  test('a collapsed menu shows its entries’ names as hints, by keyboard too', async ({ page }) => {
    const { layout } = texts('ar');
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.goto('/admin/nothing?lang=ar');
    const entry = page.getByRole('link', { name: layout.overview });
    await entry.focus();
    await page.keyboard.press('Tab');
    // The number of requests that need an answer may follow.
    await expect(hint(page)).toContainText(layout.allRequests);
    const [menu, shown] = [await entry.boundingBox(), await hint(page).boundingBox()];
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
  });
});
