import type { Page } from '@playwright/test';
import { test } from './office.ts';
import { again, expect, languages, words } from './support.ts';

// A browser set to Saudi Arabia, whose own number formats use Arabic-Indic digits.
test.use({ locale: 'ar-SA' });

interface Drawn {
  text: string;
  /** CSS pixels from the picture's left edge. */
  start: number;
  end: number;
  width: number;
}

/** Records every text that is drawn into a picture, and where. */
const noteTexts = (page: Page) =>
  page.addInitScript(() => {
    const drawn: Drawn[] = [];
    Object.assign(window, { drawn });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
      const width = this.canvas.clientWidth;
      const place = (this.getTransform().transformPoint({ x, y }).x * width) / this.canvas.width;
      const { actualBoundingBoxLeft: before, actualBoundingBoxRight: after } = this.measureText(text);
      drawn.push({ text, start: place - before, end: place + after, width });
      return fillText.call(this, text, x, y, ...rest);
    };
  });

const drawnOn = (page: Page) => page.evaluate(() => (window as unknown as { drawn: Drawn[] }).drawn);

for (const language of languages) {
  test(
    `the chart has Latin digits and complete labels in any browser locale (${language})`,
    again(language),
    async ({ page }) => {
      await noteTexts(page);
      await page.route('**/api/overview?*', async (route) => {
        const reply = await (await route.fetch()).json();
        for (const [index, day] of reply.data.series.entries()) day.flight = 10 + index;
        await route.fulfill({ json: reply });
      });
      // Numbers of days for which the first and the last bar have labels.
      for (const [width, last] of [
        [1440, 22],
        [1440, 29],
        [360, 7],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/admin?lang=${language}&from=2026-12-01&to=2026-12-${String(last).padStart(2, '0')}`);
        const chart = page.locator('canvas');
        await chart.hover();
        const inTooltip = new RegExp(`^${words(language, 'admin').requestType.flight}: \\d+$`);
        await expect.poll(async () => (await drawnOn(page)).some(({ text }) => inTooltip.test(text))).toBe(true);
        const drawn = await drawnOn(page);
        expect(drawn.map(({ text }) => text).filter((text) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text))).toEqual([]);
        // The labels begin on the left.
        expect(drawn.some(({ text }) => text.startsWith(`${language === 'ar' ? last : 1} `))).toBe(true);
        expect(drawn.filter(({ start, end, width }) => start < 0 || end > width)).toEqual([]);
      }
    },
  );
}
