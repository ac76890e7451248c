import type { Page } from '@playwright/test';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { signIn } from '../../infra/seed/session.ts';
import { addSmallest, publishSmallest } from '../support/smallest-site.ts';
import { startStack } from '../support/stack.ts';
import { emptyParts } from './empty-parts.ts';
import { expectSound } from './sound.ts';
import { expect, languages, nightly, test, untilHydrated, words } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const anchors = (page: Page) =>
  page
    .locator('a[href^="/#"], a[href^="#"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).hash))]);

for (const language of languages) {
  const { nav } = words(language, 'common');

  test(
    `pages with as little as the sections of the site allow have nothing empty (${language})`,
    nightly,
    async ({ page }) => {
      test.setTimeout(600_000);
      // It changes every section.
      const stack = await startStack({ site: true });
      try {
        const api = await signIn(stack.url, { email: stack.adminEmail, password: stack.adminPassword });
        await publishSmallest(api);
        const expectWhole = (path: string) =>
          test.step(path, async () => {
            const [before, hash] = path.split('#');
            const address = `${stack.url}${before}?lang=${language}${hash ? `#${hash}` : ''}`;
            // Pages are made again after a publication.
            await expect(async () => {
              await page.goto(address);
              const foot = page.getByRole('contentinfo').last();
              await expect(foot).toBeVisible();
              await expect(foot).not.toContainText(brandAtStart.legal_name[language], { timeout: 1000 });
            }).toPass();
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await untilHydrated(page);
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            await expectSound(page, language);
            await expect.poll(() => page.evaluate(emptyParts)).toEqual([]);
          });

        for (const path of ['/', '/programs']) await expectWhole(path);
        const { program, brochure, request, offer } = await addSmallest(api);
        for (const path of ['/', '/programs', program, brochure, request, offer, '/request']) await expectWhole(path);
        for (const path of ['/contact', '/flight-booking', '/hotel-booking', '/custom-journey'])
          await expectWhole(path);
        for (const path of ['/privacy', '/terms', '/cookies', '/favourites', '/nothing/here']) await expectWhole(path);

        await test.step('no menu leads to a part that is not there', async () => {
          const header = page.getByRole('banner');
          await page.setViewportSize({ width: 1440, height: 800 });
          await expect(header.getByRole('link', { name: nav.services, exact: true })).toHaveCount(0);
          await expect(header.getByRole('link', { name: nav.contact, exact: true })).toBeVisible();
          const hashes = await anchors(page);
          await page.goto(`${stack.url}/?lang=${language}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^.$/);
          for (const hash of [...hashes, ...(await anchors(page))]) await expect(page.locator(hash)).toBeVisible();
        });
      } finally {
        await stack.stop();
      }
    },
  );
}
