import type { Page } from '@playwright/test';
import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, choose, expect, languages, nightly, signedIn, test, words } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

/** Notices of any kind. */
const notice = (page: Page) => page.locator('.ant-notification-notice, .ant-message-notice');

/** Controls that do not move: those of header and menu, panels, dialogs and rows. */
const steady = [
  'header :is(a, button)',
  'aside :is(a, button)',
  '.ant-drawer-header button',
  '.ant-modal-close',
  '.ant-modal-footer button',
  'tr [role="group"] :is(a, button)',
].join();

/** Returns the names of steady controls that a notice covers. */
async function coveredControls(page: Page): Promise<string[]> {
  const notices = await Promise.all((await notice(page).all()).map((one) => one.boundingBox()));
  return page.locator(steady).evaluateAll(
    (controls, over) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return over.some(
            (one) =>
              one &&
              one.x < box.right &&
              box.left < one.x + one.width &&
              one.y < box.bottom &&
              box.top < one.y + one.height,
          );
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
    notices,
  );
}

for (const language of languages) {
  const t = texts(language);
  const programs = words(language, 'admin-programs');

  for (const width of [360, 768, 1280, 1440]) {
    test(
      `a notice covers no button that is needed next at ${width} px (${language})`,
      // By day a phone and a desktop; the widths between follow the same rules.
      width === 360 || width === 1280 ? again(language) : nightly,
      async ({ page, request }) => {
        await page.setViewportSize({ width, height: 800 });
        const customer = newCustomer(language);
        const { id } = await addRequest(request, 'flight', customer);
        await page.goto(`/admin/requests/flights?open=${id}&q=${customer.phone}&lang=${language}`);
        const panel = panelOf(page);
        await choose(page, panel.getByRole('combobox', { name: t.detail.statusFor }), t.status.done);
        await expect(notice(page)).toBeVisible();
        await expect(notice(page)).toBeInViewport({ ratio: 1 });
        expect(await coveredControls(page)).toEqual([]);
        await panel.getByRole('button', { name: t.detail.close }).click();
        await expect(panel).toBeHidden();
        expect(await coveredControls(page)).toEqual([]);

        await page.goto(`/admin/programs/upload?add&lang=${language}`);
        const save = page.getByRole('dialog').locator('button[type="submit"]');
        await save.click();
        await expect(notice(page).getByText(programs.rules.tripName.text)).toBeVisible();
        await expect(notice(page)).toBeInViewport({ ratio: 1 });
        expect(await coveredControls(page)).toEqual([]);
        await save.click();
        await expect(notice(page).getByText(programs.rules.tripName.text).first()).toBeVisible();
      },
    );
  }

  test(
    `the header links to the site at every width, in a new tab (${language})`,
    again(language),
    async ({ page, context }) => {
      await page.goto(`/admin/nothing?lang=${language}`);
      const link = page.getByRole('banner').getByRole('link', { name: t.layout.viewSite });
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(link).toBeInViewport({ ratio: 1 });
        const { width: across = 0, height = 0 } = (await link.boundingBox()) ?? {};
        expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
      }
      await expect(link.getByText(t.layout.viewSite)).toBeInViewport();
      const site = context.waitForEvent('page');
      await link.click();
      expect(new URL((await site).url()).pathname).toBe('/');
    },
  );

  test(
    `the chosen option of a list of choices is readable and in the console's colours (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { id } = await addRequest(request, 'hotel', customer);
      await page.goto(`/admin/requests/hotels?open=${id}&status=new&q=${customer.phone}&lang=${language}`);
      const tealPale = 'rgb(223, 234, 234)';
      const chosen = page.locator('.ant-select-item-option-selected:visible');
      await panelOf(page).getByRole('combobox', { name: t.detail.statusFor }).click();
      await expect(chosen).toHaveCSS('background-color', tealPale);
      await page.keyboard.press('Escape');
      await panelOf(page).getByRole('button', { name: t.detail.close }).click();
      await expect(rowOf(page, customer.name)).toBeVisible();
      await page.getByRole('button', { name: t.requests.filters, exact: true }).click();
      await page.getByRole('combobox', { name: t.requests.filterStatus, exact: true }).click();
      await expect(chosen).toHaveCSS('background-color', tealPale);
      // 13:1 on that background.
      await expect(chosen).toHaveCSS('color', /^rgba?\(23, 40, 43/);
    },
  );
}
