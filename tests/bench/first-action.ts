import type { Browser } from '@playwright/test';

/** As Lighthouse's emulated phone: the processor is this many times slower. */
const slowdown = 4;
/** A task blocks the reader by what it takes beyond this. */
const unnoticed = 50;

/** Runs in the page before all else. A headless browser reports a pointer that has not moved: nobody shall hear it. */
const observeTasks = `
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
`;

/**
 * Opens a page on a slow phone and scrolls once it is quiet. Returns for how long the scripts, which run at this first
 * action, block the reader: the sum over all tasks of what each takes beyond 50 ms.
 */
export async function blockedByFirstAction(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeTasks);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate("longTasks.length = 0; document.dispatchEvent(new Event('scroll'))");
    // The page's policy allows no function that is given as text.
    while (await page.evaluate("'earlyClicks' in window")) await page.waitForTimeout(100);
    await page.waitForLoadState('networkidle');
    // Lets the last tasks end and be reported.
    await page.waitForTimeout(1000);
    const tasks = await page.evaluate<number[]>('longTasks');
    return tasks.reduce((sum, duration) => sum + Math.max(0, duration - unnoticed), 0);
  } finally {
    await page.close();
  }
}
