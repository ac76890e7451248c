import type { APIRequestContext } from '@playwright/test';
import { test } from './office.ts';
import { expectSoundInConsole, expectToFit } from './sound.ts';
import { addRequest, newCustomer, panelOf } from './staff-requests.ts';
import { again, expect, languages, words } from './support.ts';

// These tests change the only set of settings, and put it back.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

const address = '/api/desk/quote-settings';
const read = async (request: APIRequestContext) => (await (await request.get(address)).json()).data;

async function change(request: APIRequestContext, changes: object) {
  const reply = await request.put(address, { data: { ...(await read(request)), ...changes } });
  expect(reply.status()).toBe(200);
}

const standard = { valid_days: 14, deposit_percent: 0, templates: [] };
test.beforeEach(({ request }) => change(request, standard));
test.afterAll(({ request }) => change(request, standard));

for (const language of languages) {
  const of = words(language, 'admin-quotes');

  test.describe(`what quotes begin with (${language})`, again(language), () => {
    test('a template and the deposit fill the next quote', async ({ page, request }) => {
      await page.goto(`/admin/quotes?lang=${language}`);
      await page.locator('#quote-settings_deposit_percent').fill('30');
      await page.getByRole('button', { name: of.settings.save, exact: true }).click();
      await expect(page.getByText(of.settings.saved)).toBeVisible();
      await page.getByRole('button', { name: of.templates.add }).click();
      const dialog = page.getByRole('dialog', { name: of.templates.add });
      await dialog.getByRole('button', { name: of.templates.save }).click();
      await expect(dialog.locator('#quote-template_title')).toBeFocused();
      const missing = dialog.locator('.ant-form-item-explain-error');
      await expect(missing).toHaveCount(1);
      const title = 'Visa for a family of six, with an appointment in Riyadh';
      await dialog.locator('#quote-template_title').fill(title);
      await expect(missing).toHaveCount(0);
      await expect(dialog.getByText(of.templates.noLines)).toBeVisible();
      await dialog.getByRole('button', { name: of.cards.add.replace('{{number}}', '1') }).click();
      await dialog.locator('#quote-template_lines_0_text_ar').fill('تأشيرة');
      await dialog.locator('#quote-template_lines_0_price_sar').fill('400');
      await dialog.getByRole('button', { name: of.templates.save }).click();
      await expect(page.getByText(of.templates.saved)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
      await page.reload();
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 360, height: 740 });

      const customer = newCustomer(language);
      const { id } = await addRequest(request, 'message', { ...customer, language });
      await page.goto(`/admin/requests?lang=${language}&open=message.${id}`);
      await panelOf(page).getByRole('button', { name: of.section.make, exact: true }).click();
      const editor = page.getByRole('dialog', { name: of.title.replace('{{name}}', `\u2068${customer.name}\u2069`) });
      const price = editor.locator('#quote_lines_0_price_sar');
      const option = page.locator('.ant-select-item-option-content').filter({ hasText: title });
      const take = async () => {
        await editor.getByRole('combobox', { name: of.template }).click();
        await expect(option).toBeVisible();
        await option.click();
      };
      await editor.getByRole('combobox', { name: of.template }).click();
      await expect(option).toBeVisible();
      // A long title is read to its end, in its own direction.
      expect(await option.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await option.click();
      await expect(price).toHaveValue(/400/);
      await expect(editor).toContainText('120');

      await price.fill('450');
      await take();
      await expect(price).toHaveValue(/400/);
      const notice = page.locator('.ant-notification').filter({ hasText: of.templateTaken });
      await notice.getByRole('button', { name: of.templateUndo }).click();
      await expect(price).toHaveValue(/450/);
    });

    test('a colleague’s change is not overwritten', async ({ page, request }) => {
      await page.goto(`/admin/quotes?lang=${language}`);
      const deposit = page.locator('#quote-settings_deposit_percent');
      await deposit.fill('50');
      await change(request, { deposit_percent: 20 });
      await page.getByRole('button', { name: of.settings.save, exact: true }).click();
      const { name } = (await (await request.get('/api/session')).json()).data.staff;
      const overtaken = page.getByRole('alert').filter({ hasText: of.settings.overtakenText });
      await expect(overtaken).toContainText(of.settings.overtakenBy.replace('{{name}}', `\u2068${name}\u2069`));
      await expect(overtaken).toContainText(
        of.settings.overtakenFields.replace('{{fields}}', of.settings.deposit_percent),
      );
      // The header lies over what is scrolled below it.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectToFit(page);
      await expect(deposit).toHaveValue('50');
      expect((await read(request)).deposit_percent).toBe(20);
      await page.getByRole('button', { name: of.settings.reload }).click();
      await expect(deposit).toHaveValue('20');
    });
  });
}
