import type { Locator, Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { placementFaults } from './placement-faults.ts';
import { axeFaults, settle } from './settled.ts';
import { expect, type Language } from './support.ts';

const widths = [360, 768, 1440];

/** Milliseconds to wait for a picture that a test blocks. */
const pictureTime = 3000;

/** Runs in the page: loads every picture, including those further down, so that its aspect ratio can be checked. */
async function fetchPictures(timeoutMs: number) {
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

/** Expects that the screen fits a phone, a tablet and a desktop window, without layout faults. */
export async function expectToFit(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(fetchPictures, pictureTime);
    await settle(page);
    // The layout follows the new width with a delay.
    const faults = async () => [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(placementFaults))];
    await expect.poll(faults, { message: `at ${width} px` }).toEqual([]);
  }
}

/**
 * Expects that the screen fits and has no fault known to axe. axe is slow and finds the same in both languages: it
 * checks Arabic on a phone and English in a desktop window.
 */
export async function expectSound(page: Page, language: Language) {
  await expectToFit(page);
  // In a live region, a screen reader would read every cell that changes. Phones show cards instead of most tables.
  await expect(page.locator(':is([aria-live="polite"], [aria-live="assertive"]) table')).toHaveCount(0);
  await page.setViewportSize({ width: language === 'ar' ? 360 : 1440, height: 800 });
  expect(await axeFaults(page)).toEqual([]);
}

/** The same for a state of the console that is shown in both languages: axe checks it once. */
export const expectSoundInConsole = (page: Page, language: Language) =>
  language === 'ar' ? expectSound(page, language) : expectToFit(page);

/** Expects that an alert's button has a line of its own, instead of squeezing the words. */
export async function expectButtonBelow(alert: Locator, words: string) {
  const bottomOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const [button, text] = [alert.getByRole('button'), alert.getByText(words)];
  await expect.poll(async () => (await bottomOf(button)) - (await bottomOf(text))).toBeGreaterThan(24);
}
