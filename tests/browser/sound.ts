import type { Locator, Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { placementFaults } from './placement-faults.ts';
import { axeFaults, settle } from './settled.ts';
import { expect, type Language } from './support.ts';

const phone = 360;
const widths = [phone, 768, 1440];

/**
 * True if tests look at the console's states on a phone only. A whole look takes two seconds of processor, and all of
 * them a quarter of the browser tests' time: `npm test` and `.ci/run` leave them to the night. Each screen gets its whole
 * look every time (`screens.spec.ts`).
 */
const onPhonesOnly = process.env.CONSOLE_LOOKS === 'phone';

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

/** Expects that the screen fits windows of these widths, by default a phone's, a tablet's and a desktop's. */
export async function expectToFit(page: Page, among = widths) {
  for (const width of among) {
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
  await page.setViewportSize({ width: language === 'ar' ? phone : 1440, height: 800 });
  expect(await axeFaults(page)).toEqual([]);
}

/** The same for a state of one of the console's screens, which axe checks in one language. */
export async function expectSoundInConsole(page: Page, language: Language) {
  if (onPhonesOnly) await expectToFit(page, [phone]);
  else if (language === 'ar') await expectSound(page, language);
  else await expectToFit(page);
}

/** Expects that an alert's button has a line of its own, instead of squeezing the words. */
export async function expectButtonBelow(alert: Locator, words: string) {
  const bottomOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const [button, text] = [alert.getByRole('button'), alert.getByText(words)];
  await expect.poll(async () => (await bottomOf(button)) - (await bottomOf(text))).toBeGreaterThan(24);
}
