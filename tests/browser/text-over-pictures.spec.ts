import { lowestContrast } from './contrast.ts';
import { again, expect, languages, test } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The texts over a drawing: banners, and the first section of the home page. */
const texts = 'main header :is(h1, p, a), main section:has(h1) :is(h1, p, dt, dd)';
const screens = ['/', '/programs', '/custom-journey', '/hotel-booking', '/contact'];

/** Contrast that WCAG AA asks for: at least 24 px, or 18.66 px in bold, is large text. */
const needed = (size: number, weight: number) => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5);

for (const language of languages) {
  test(`words over a picture keep their contrast at every width (${language})`, again(language), async ({ page }) => {
    for (const screen of screens) {
      await page.goto(`${screen}?lang=${language}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const measured = await lowestContrast(page, texts);
        expect(measured.length, screen).toBeGreaterThan(1);
        const faint = measured.filter(({ contrast, size, weight }) => contrast < needed(size, weight));
        expect.soft(faint, `${screen} at ${width} px`).toEqual([]);
      }
    }
  });
}
