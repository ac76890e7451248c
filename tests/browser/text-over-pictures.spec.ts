import { lowestContrast } from './contrast.ts';
import { again, expect, languages, test } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The texts over a drawing: banners, and the first section of the home page. */
const texts = 'main header :is(h1, p, a), main section:has(h1) :is(h1, p, dt, dd)';
const screens = ['/', '/programs', '/custom-journey', '/flight-booking', '/hotel-booking', '/contact'];

/** Contrast that WCAG AA asks for: at least 24 px, or 18.66 px in bold, is large text. */
const needed = (size: number, weight: number) => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5);

/** The share of a sentence's ground that may be an outline: a star, not a cloud that crosses its letters. */
const mostEdges = 0.07;

for (const language of languages) {
  for (const screen of screens) {
    test(
      `words over the picture of ${screen} keep their contrast and a calm ground at every width (${language})`,
      again(language),
      async ({ page }) => {
        await page.goto(`${screen}?lang=${language}`);
        for (const width of [360, 768, 1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const measured = await lowestContrast(page, texts);
          expect(measured.length, screen).toBeGreaterThan(1);
          const faint = measured.filter(({ contrast, size, weight }) => contrast < needed(size, weight));
          expect.soft(faint, `at ${width} px`).toEqual([]);
          const crossed = measured.filter(({ tag, edges }) => tag === 'P' && edges > mostEdges);
          expect.soft(crossed, `at ${width} px`).toEqual([]);
        }
      },
    );
  }
}
