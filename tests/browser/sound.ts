import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { expect, type Language } from './support.ts';

const widths = [360, 768, 1440];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Milliseconds to wait for a picture that a test blocks. */
const picturePatience = 3000;

/** Runs in the page: loads every picture, including those further down, so that its aspect ratio can be checked. */
async function fetchPictures(patience: number) {
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Runs in the page: waits for what moves or fades and has an end, since a fading text has too little contrast. */
async function awaitAnimations() {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Expects that the screen fits a phone, a tablet and a desktop window, without layout faults. */
export async function expectToFit(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(fetchPictures, picturePatience);
    // The layout follows the new width with a delay.
    await expect.poll(() => page.evaluate(layoutFaults), { message: `at ${width} px` }).toEqual([]);
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
  await expectNoAxeFault(page);
}

/** The same for a state of the console that is shown in both languages: axe checks it once. */
export const expectSoundInConsole = (page: Page, language: Language) =>
  language === 'ar' ? expectSound(page, language) : expectToFit(page);

async function expectNoAxeFault(page: Page) {
  // A hint under the resting pointer would be above the whole page, outside all landmarks.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(awaitAnimations);
  // Legacy mode: runs in the page itself, without opening a second one per check; no screen has a frame of its own
  // origin. Violations only: describing the passes takes axe four times as long.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`)).toEqual([]);
}
