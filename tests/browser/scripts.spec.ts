import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '#contracts/website/paths';
import { expect, test, words } from './support.ts';

/** When the scripts of a page that the server has rendered run. */

test.describe('scripts', () => {
  const isHydrated = (page: Page) => page.evaluate(() => !('clicksBeforeHydration' in window));
  const isFetched = (page: Page, script: string) =>
    page.evaluate((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)), script);

  test.beforeEach(async ({ page }) => {
    // A headless browser reports a pointer that has not moved.
    await page.addInitScript(() => {
      window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
    });
  });

  for (const path of [paths.contact, paths.flightBooking, paths.home, `${paths.programs}?page=2`]) {
    test(`of ${path} run without an action of the reader`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => isHydrated(page)).toBe(true);
    });
  }

  for (const [brake, apply, isFetchedFirst] of [
    ['with Save-Data', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }), false],
    [
      'with a low battery',
      () => Object.defineProperty(navigator, 'getBattery', { value: async () => ({ charging: false, level: 0.1 }) }),
      true,
    ],
  ] as const) {
    test(`wait for the reader’s first action ${brake}`, async ({ page }) => {
      await page.addInitScript(apply);
      await page.goto(paths.contact);
      if (isFetchedFirst) await expect.poll(() => isFetched(page, 'contact-screen')).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await isFetched(page, 'contact-screen')).toBe(isFetchedFirst);
      expect(await isHydrated(page)).toBe(false);
      await page.keyboard.press('Tab');
      await expect.poll(() => isHydrated(page)).toBe(true);
    });
  }

  test('wait until a hidden page is shown', async ({ page }) => {
    await page.addInitScript(() => {
      let isHidden = true;
      Object.defineProperty(document, 'hidden', { get: () => isHidden });
      window.addEventListener('show-page', () => {
        isHidden = false;
        document.dispatchEvent(new Event('visibilitychange'));
      });
    });
    await page.goto(paths.contact);
    await expect.poll(() => isFetched(page, 'contact-screen')).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(page)).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('show-page')));
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test('keep what is typed, chosen and tapped while they run one by one', async ({ page }) => {
    const { fields, stepper } = words('ar', 'enquiries');
    const held = await holdEachScript(page);
    await page.goto(paths.flightBooking);
    const adults = page.getByRole('spinbutton', { name: fields.adults });
    const more = page.getByRole('button', { name: stepper.more.replace('{{field}}', fields.adults) });
    const name = page.getByLabel(fields.name, { exact: true });
    let typed = '';
    // Between any two scripts the reader types a letter.
    while (!(await isHydrated(page))) {
      typed += 'a';
      await name.pressSequentially('a');
      if (typed.length === 2) {
        await more.click();
        await expect(adults).toHaveValue('2');
      }
      held.shift()?.();
      await expect.poll(async () => held.length > 0 || (await isHydrated(page))).toBe(true);
    }
    await expect(name).toHaveValue(typed);
    await expect(adults).toHaveValue('2');
  });

  test('run without an action on a page that was built without programs', async ({ page }) => {
    const body = await readFile('dist/site/ar/index.html', 'utf8');
    await page.route('/', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto('/');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('run without an action on a list that was rendered for another query', async ({ page }) => {
    await page.goto(`${paths.programs}?utm_source=mail`);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});

/** Holds each of the page's scripts until the function that stands for it in the returned list is called. */
async function holdEachScript(page: Page): Promise<(() => void)[]> {
  const held: (() => void)[] = [];
  await page.route('**/assets/*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return held;
}
