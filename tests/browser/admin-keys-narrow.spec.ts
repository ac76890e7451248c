import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, atDesk, expect, languages, test, words } from './support.ts';

/** The keys for status and owner where a row has no button of its own for them. */

test.use(atDesk);

for (const language of languages) {
  const t = texts(language);
  const { owner } = words(language, 'admin-requests');

  test(
    `the keys for status and owner work in cards, in the panel over them and with hidden columns (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      const entry = (name: string) => page.locator('.ant-dropdown:visible').getByRole('menuitem', { name });
      const close = async (name: string) => {
        await expect(entry(name)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('.ant-dropdown:visible')).toHaveCount(0);
      };

      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/admin/requests?lang=${language}&hide=owner,state#q=${customer.phone}`);
      await expect(rowOf(page, customer.name)).toHaveCount(1);
      await page.keyboard.press('KeyS');
      await close(t.status.done);
      await page.keyboard.press('KeyA');
      await close(owner.take);

      await page.setViewportSize({ width: 1024, height: 768 });
      const card = page.locator('main li').filter({ hasText: customer.name });
      await expect(card).toHaveCount(1);
      await page.keyboard.press('KeyS');
      await close(t.status.done);
      await page.keyboard.press('KeyA');
      await entry(owner.take).click();
      await card.getByRole('link', { name: customer.name }).click();
      const panel = panelOf(page);
      await expect(panel.locator('[data-key=owner]')).not.toContainText(owner.nobody);
      await panel.getByRole('heading', { level: 2 }).first().click();
      await page.keyboard.press('KeyS');
      await expect(panel.getByRole('combobox', { name: t.detail.statusFor })).toBeFocused();
      const done = page
        .locator('.ant-select-dropdown:visible .ant-select-item-option')
        .filter({ hasText: t.status.done });
      await done.click();
      await expect(panel.getByRole('combobox', { name: t.detail.statusFor })).toBeFocused();
      await expect(card).toContainText(t.status.done);
    },
  );
}
