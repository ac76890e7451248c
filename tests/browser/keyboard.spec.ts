import type { Page } from '@playwright/test';
import { termsAtStart } from '#contracts/site-defaults/terms';
import { expect, goWithin, test, untilHydrated, words } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const common = words('ar', 'common');

interface Stop {
  /** The index of the control on the page, and a description. */
  index: number;
  name: string;
  isMarked: boolean;
}

/** Records every control that receives the focus, and if the focus is visible. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const reachable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
    // Styles of the control and the boxes around it, because a field's ring may be on its box.
    const lookOf = (start: Element) => {
      const looks: string[] = [];
      let element: Element | null = start;
      for (let level = 0; level < 4 && element; level += 1, element = element.parentElement) {
        const { outlineStyle, outlineColor, boxShadow, borderColor } = getComputedStyle(element);
        looks.push(outlineStyle === 'none' ? '' : outlineColor, boxShadow, borderColor);
      }
      return looks.join();
    };
    const unfocused = new Map(reachable.map((element) => [element, lookOf(element)]));
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
    const stops: Stop[] = [];
    const note = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      stops.push({
        index: reachable.indexOf(element),
        name: name(element),
        isMarked: lookOf(element) !== unfocused.get(element),
      });
    };
    // In the capture phase: React stops events in parts of the page that it is still hydrating.
    document.addEventListener('focusin', note, true);
    Object.assign(window, { stops });
    return reachable.map(name);
  });

for (const screen of ['/', '/programs', '/program/{program}', '/hotel-booking']) {
  test(`the keyboard reaches every control of ${screen} in order, with a visible focus`, async ({ page, request }) => {
    const { data } = await (await request.get('/api/programs?limit=1')).json();
    await page.goto(screen.replace('{program}', data[0].id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await untilHydrated(page);
    // The parts whose code comes after the first action are replaced by it once.
    await page.mouse.move(5, 5);
    if (screen.includes('{program}')) await expect(page.locator('[data-works]')).not.toHaveCount(0);
    // The buttons of favourites and comparison are replaced too.
    if (screen.includes('/program')) await expect(page.locator('[aria-pressed]')).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const controls = await watchFocus(page);
    for (let press = 0; press < controls.length; press += 1) await page.keyboard.press('Tab');
    const stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
    expect(stops[0]?.name).toContain(common.skipToContent);
    expect(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([]);
    const order = stops.map(({ index }) => index);
    expect(order).toEqual(controls.map((_, index) => index));
  });
}

test('the skip link skips the header', async ({ page }) => {
  await page.goto('/programs');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('ar', 'programs').list.backHome })).toBeFocused();
});

test('a new screen moves the focus to its heading', async ({ page }) => {
  await page.goto('/privacy');
  await goWithin(page, '/terms');
  await expect(page.getByRole('heading', { level: 1, name: termsAtStart.title.ar })).toBeVisible();
  await page
    .getByRole('link', { name: words('ar', 'legal').backHome })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the menu of small screens opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/programs');
  const button = page.getByRole('button', { name: common.nav.openMenu });
  await button.press('Enter');
  const contact = page.getByRole('link', { name: common.nav.contactAlways });
  await expect(contact).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contact).toBeHidden();
  await expect(button).toBeFocused();
});
