import { publishAllLargest } from '../support/publish-largest.ts';
import { startStack } from '../support/stack.ts';
import { expectSound } from './sound.ts';
import { expect, languages, nightly, test } from './support.ts';

/** The first words of the longest texts. */
const beginning = { ar: 'رحلة عائلية مريحة', en: 'A comfortable journey' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  test(
    `pages with as much as the sections of the site allow fit every width and have no fault known to axe (${language})`,
    nightly,
    async ({ page }) => {
      test.setTimeout(300_000);
      // The test changes every section.
      const stack = await startStack({ site: true });
      try {
        const id = await publishAllLargest(stack);
        const pages = ['/', '/programs', '/contact', '/hotel-booking', '/privacy', '/nothing/here'];
        for (const path of [...pages, `/program/${id}`, `/program/${id}/brochure`]) {
          await test.step(path, async () => {
            // Pages are made again after a publication.
            await expect(async () => {
              await page.goto(`${stack.url}${path}?lang=${language}`);
              await expect(page.getByRole('contentinfo')).toContainText(beginning[language], { timeout: 5000 });
            }).toPass();
            await expectSound(page, language);
          });
        }
      } finally {
        await stack.stop();
      }
    },
  );
}
