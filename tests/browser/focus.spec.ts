import type { Page } from '@playwright/test';
import { expect, signedIn, test, untilHydrated } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const controls = 'a[href], button, input, select, textarea, summary, [role="combobox"], [tabindex="0"]';

/** Runs in the page: focuses each control as the keyboard does, and returns those whose corners change. */
function changedCorners(selector: string): string[] {
  const corners = (element: Element) => getComputedStyle(element).borderRadius;
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  return visible.flatMap((element) => {
    (document.activeElement as HTMLElement | null)?.blur();
    // antd draws a field's frame around its input.
    const framed = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one != null);
    const before = framed.map(corners);
    element.focus({ preventScroll: true });
    const after = framed.map(corners);
    return `${before}` === `${after}` ? [] : [`${element.outerHTML.slice(0, 80)}: ${before} → ${after}`];
  });
}

async function expectSameCorners(page: Page, screens: readonly string[]) {
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await untilHydrated(page);
    // From now on the browser shows the focus.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(changedCorners, controls), screen).toEqual([]);
  }
}

test('fields, buttons and links keep their corners when they are focused', async ({ page }) => {
  await expectSameCorners(page, ['/', '/programs', '/contact', '/custom-journey', '/flight-booking', '/hotel-booking']);
});

test.describe('for staff', () => {
  test.use(signedIn);

  test('fields and buttons of the console keep their corners when they are focused', async ({ page }) => {
    await expectSameCorners(page, ['/admin/requests', '/admin/programs/upload', '/admin/account']);
  });
});
