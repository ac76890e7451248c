import type { Page } from '@playwright/test';
import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, atDesk, expect, languages, test, words } from './support.ts';

/** The palette keeps letters that staff type before its code is there. */

test.use(atDesk);

/** Holds the palette's script until it is let go. */
async function holdPalette(page: Page) {
  const gate = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/assets/palette-*.js', async (route) => {
    count += 1;
    await gate.promise;
    await route.continue();
  });
  return { count: () => count, letGo: gate.resolve };
}

for (const language of languages) {
  const t = texts(language);

  test(
    `the palette comes by itself, and loses nothing that is typed before (${language})`,
    again(language),
    async ({ page, request }) => {
      const keys = words(language, 'admin-keys');
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      const palette = await holdPalette(page);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      await expect(row.locator('[data-key=owner]')).toBeVisible();
      // Nobody has asked for it.
      await expect.poll(palette.count).toBe(1);

      await page.keyboard.press('KeyJ');
      await expect(row.getByRole('link')).toBeFocused();
      await page.keyboard.press('Control+KeyK');
      await page.keyboard.type('aside');
      await page.keyboard.press('Escape');
      await page.keyboard.press('KeyS');
      await expect(page.getByRole('menuitem', { name: t.status.new })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem')).toHaveCount(0);

      // Each of these letters is a key of the list, and Enter opens the row.
      await page.keyboard.press('Control+KeyK');
      await page.keyboard.type('swanj');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      palette.letGo();
      const field = page.getByRole('combobox', { name: keys.label });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('swan');
      await page.keyboard.type('s');
      await expect(field).toHaveValue('swans');
      await expect(page.getByRole('menuitem')).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: t.reply.title })).toHaveCount(0);
      await expect(panelOf(page)).toHaveCount(0);

      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
      // Its code is there now: what is typed at once is not lost either.
      await page.keyboard.press('Control+KeyK');
      await page.keyboard.type('swan');
      await expect(field).toHaveValue('swan');
    },
  );
}
