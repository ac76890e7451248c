import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The looks at a page by axe and by screenshot, for all browser tests: each waits until nothing fades or moves any more,
 * since a text that is still fading in has too little contrast. A unit test keeps other files from looking themselves.
 */

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until the fonts are there and no animation with an end runs, nor begins in the next two frames. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(awaitAnimations);
}

/** Returns the faults that axe finds, each with up to three elements. */
export async function axeFaults(page: Page): Promise<string[]> {
  // A hint under the resting pointer would be above the whole page, outside all landmarks.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
  await settle(page);
  // Legacy mode: runs in the page itself, without opening a second one per check; no screen has a frame of its own
  // origin. Violations only: describing the passes takes axe four times as long.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // A page of its own, with landmarks of its own: a preview.
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .withTags(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`);
}

export async function screenshot(page: Page): Promise<Buffer> {
  await settle(page);
  return page.screenshot();
}

export async function screenshotOf(part: Locator): Promise<Buffer> {
  await settle(part.page());
  return part.screenshot();
}

/** Runs in the page. What has just been shown may begin its animation only in the next frame. */
async function awaitAnimations() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const endsByItself = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  // antd places a menu unseen, then shrinks it to nothing before it opens: a press in between is lost.
  const isUnseen = ['appear-prepare', 'appear-start', 'enter-prepare', 'enter-start']
    .map((step) => `[class*="-${step}"]`)
    .join();
  await document.fonts.ready;
  for (let stillFrames = 0; stillFrames <= 2; stillFrames++) {
    const moving = document.getAnimations().filter(endsByItself);
    if (moving.length > 0 || document.querySelector(isUnseen)) stillFrames = 0;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await nextFrame();
  }
}
