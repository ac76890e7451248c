import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, texts } from './staff-requests.ts';
import { again, expect, languages, signedIn, test, words } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

for (const language of languages) {
  const t = texts(language);

  test(
    `what a customer typed is corrected in the panel, unless a colleague was faster (${language})`,
    again(language),
    async ({ page, request }) => {
      const form = words(language, 'enquiries');
      const [customer, other] = [newCustomer(language), newCustomer(language)];
      const { id } = await addRequest(request, 'flight', { ...customer, language });
      await page.goto(`/admin/requests?q=${customer.phone}&open=flight.${id}&lang=${language}`);
      const panel = panelOf(page);
      await panel.getByRole('button', { name: t.correct.open }).click();
      const dialog = page.getByRole('dialog').filter({ hasText: t.correct.hint });
      await expect(dialog.getByLabel(form.fields.name)).toHaveValue(customer.name);
      const phone = dialog.getByLabel(form.fields.phone);
      const save = dialog.getByRole('button', { name: t.correct.save });
      await phone.fill('12');
      await save.click();
      await expect(phone).toBeFocused();
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await phone.fill(other.phone);
      await dialog.getByLabel(form.fields.email).fill(other.email);
      await save.click();
      await expect(page.getByText(t.correct.saved)).toBeVisible();
      await expect(panel.getByText(other.email)).toBeVisible();
      await expect(panel.getByText(customer.email)).toHaveCount(0);
      const names = [form.fields.phone, form.fields.email].join(form.counts.separator);
      await expect(panel.getByText(t.detail.eventCorrected.replace('{{fields}}', names))).toBeVisible();

      // A colleague's change of something else is kept.
      await panel.getByRole('button', { name: t.correct.open }).click();
      await request.patch(`/api/flight-requests/${id}`, { data: { status: 'in_progress' } });
      await dialog.getByLabel(form.fields.name).fill(other.name);
      await save.click();
      await expect(dialog).toHaveCount(0);
      await expect(panel.getByText(other.name)).toBeVisible();

      await panel.getByRole('button', { name: t.correct.open }).click();
      const { data } = await (await request.get(`/api/flight-requests/${id}`)).json();
      const theirs = { ...data, name: newCustomer(language).name, notes: 'Window seats', legs: [] };
      expect((await request.put(`/api/requests/flight/${id}`, { data: theirs })).status()).toBe(200);
      const name = dialog.getByLabel(form.fields.name);
      await name.fill(customer.name);
      await save.click();
      await expect(name).toBeFocused();
      await expect(name).toHaveValue(customer.name);
      const { name: me } = (await (await request.get('/api/session')).json()).data.staff;
      const clash = t.correct.conflictBy
        .replace('{{name}}', `\u2068${me}\u2069`)
        .replace('{{field}}', form.fields.name);
      await expect(dialog.getByText(clash).first()).toBeVisible();
      await expect(dialog.getByLabel(form.fields.notes)).toHaveValue('Window seats');
      await save.click();
      await expect(dialog).toHaveCount(0);
      await expect(panel.getByText(customer.name)).toBeVisible();
    },
  );
}
