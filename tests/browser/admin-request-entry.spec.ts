import { expectSoundInConsole } from './sound.ts';
import { newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, dayFromNow, expect, fillDay, formWords, languages, signedIn, test, words } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

for (const language of languages) {
  const t = texts(language);

  test(
    `a request taken on the phone names the program that it is about (${language})`,
    again(language),
    async ({ page, request }) => {
      const form = words(language, 'enquiries');
      const [sample] = (await (await request.get('/api/programs')).json()).data;
      const program = language === 'ar' ? sample.trip_name : sample.translations.en.trip_name;
      const { name, phone } = newCustomer(language);
      await page.goto(`/admin/messages?q=${phone}&lang=${language}`);
      await page.getByRole('button', { name: t.entry.new, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t.entry.title });
      await dialog.getByLabel(t.detail.program, { exact: true }).fill(program);
      await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await dialog.getByLabel(form.fields.name).fill(name);
      await dialog.getByLabel(form.fields.phone).fill(phone);
      await dialog.locator('textarea').fill('5?');
      await dialog.getByRole('button', { name: t.entry.save }).click();
      await expect(dialog).toBeHidden();
      await expect(panelOf(page)).toContainText(program);
    },
  );

  test(
    `a request taken on the phone is entered once and is in the list at once (${language})`,
    again(language),
    async ({ page }) => {
      const form = words(language, 'enquiries');
      const hotel = formWords(language, 'hotel-booking');
      const { name, phone } = newCustomer(language);
      await page.goto(`/admin/requests/hotels?q=${phone}&lang=${language}`);
      await page.getByRole('button', { name: t.entry.new, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t.entry.title });
      const save = dialog.getByRole('button', { name: t.entry.save });
      await save.click();
      await expect(dialog.getByLabel(form.fields.name)).toBeFocused();
      await expect(dialog.getByText(form.rules.required, { exact: true })).toBeVisible();
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await dialog.getByLabel(form.fields.name).fill(name);
      await dialog.getByLabel(form.fields.phone).fill(phone);

      // Changing the type and back loses no input.
      await dialog.getByText(t.requestType.message).click();
      await expect(dialog.getByLabel(form.fields.name)).toHaveValue(name);
      await dialog.getByText(t.requestType.hotel, { exact: true }).click();
      await dialog.getByLabel(hotel.fields.destination).fill('Abha');
      await fillDay(page, hotel.fields.check_in, dayFromNow(12));
      await fillDay(page, hotel.fields.check_out, dayFromNow(14));

      // The reply to the first attempt is lost after the request was stored.
      await page.route('**/api/requests', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        await route.abort();
      });
      await save.click();
      await expect(dialog.getByText(t.entry.failed)).toBeVisible();
      await page.unroute('**/api/requests');
      await save.click();
      await expect(dialog).toBeHidden();
      await expect(panelOf(page).getByText(t.detail.eventEntered)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(rowOf(page, name)).toHaveCount(1);
      await expect(rowOf(page, name).getByRole('link', { name })).toBeFocused();
    },
  );
}
