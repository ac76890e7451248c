import { addProgram, newTripName, office, test as officeTest } from './office.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, entryOf, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, expect, languages, signedIn, test, words } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

for (const language of languages) {
  const t = words(language, 'admin-deleted');
  const admin = texts(language);
  const named = (text: string, name: string) => text.replace('{{name}}', name);

  test(
    `a deleted request is listed as deleted, and is restored or removed for good (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { id } = await addRequest(request, 'message', customer);
      const list = `/admin/requests?q=${customer.phone}&lang=${language}`;
      await page.goto(list);
      await (await entryOf(rowOf(page, customer.name), admin.more, admin.requests.delete)).click();
      await expect(page.getByText(named(admin.requests.deleteText, customer.name))).toBeVisible();
      await page.getByRole('button', { name: admin.requests.deleteConfirm, exact: true }).last().click();
      await expect(rowOf(page, customer.name)).toHaveCount(0);

      await page.getByRole('link', { name: admin.layout.deleted }).click();
      const card = page.locator('main li').filter({ hasText: customer.name });
      await expect(card).toContainText('30');
      await expectSoundInConsole(page, language);
      // Checking every width has left the page at a phone's width.
      await page.setViewportSize({ width: 1440, height: 900 });
      await card.getByRole('button', { name: named(t.restoreNamed, customer.name) }).click();
      await expect(page.getByText(t.restoredRequest)).toBeVisible();
      await expect(card).toHaveCount(0);
      await page.getByRole('link', { name: admin.layout.messages }).click();
      await expect(page.getByText(customer.name).first()).toBeVisible();
      await page.goto(`/admin/requests?open=message.${id}&lang=${language}`);
      await expect(panelOf(page).getByText(customer.name).first()).toBeVisible();

      await request.delete(`/api/messages/${id}`);
      await page.goto(`/admin/deleted?lang=${language}`);
      await card.getByRole('button', { name: named(t.removeNamed, customer.name) }).click();
      await page.getByRole('button', { name: t.remove, exact: true }).last().click();
      await expect(page.getByText(t.removed, { exact: true })).toBeVisible();
      await expect(card).toHaveCount(0);
    },
  );

  test(
    `a deleted request for a program is no journey to plan (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const [program] = (await (await request.get('/api/programs')).json()).data;
      const { id } = await addRequest(request, 'custom', { ...customer, program_id: program.id });
      await request.delete(`/api/customs/${id}`);
      await page.goto(`/admin/deleted?lang=${language}`);
      const card = page.locator('main li').filter({ hasText: customer.name });
      await expect(card.getByText(admin.requestType.program, { exact: true })).toBeVisible();
    },
  );

  officeTest.describe(`a deleted program (${language})`, again(language), () => {
    officeTest.use({ storageState: office.state });

    officeTest('leaves the site and returns when restored', async ({ page, request }) => {
      const name = newTripName(language);
      const { id } = await addProgram(request, { trip_name: name, translations: null });
      await request.delete(`/api/programs/${id}`);
      expect((await page.goto(`/program/${id}?lang=${language}`))?.status()).toBe(404);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/admin/deleted?list=programs&lang=${language}`);
      const card = page.locator('main li').filter({ hasText: name });
      await expect(card).toBeVisible();
      await expectSoundInConsole(page, language);
      await card.getByRole('button', { name: named(t.restoreNamed, name) }).click();
      await expect(page.getByText(t.restoredProgram)).toBeVisible();
      await page.goto(`/program/${id}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });

  test(`the deleted records have empty and failed states (${language})`, again(language), async ({ page }) => {
    await page.route('**/api/deleted*', (route) => route.fulfill({ json: { data: [] } }));
    await page.goto(`/admin/deleted?lang=${language}`);
    await expect(page.getByText(t.emptyTitle.enquiries)).toBeVisible();
    await page.unrouteAll();
    await page.route('**/api/deleted*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.reload();
    await expect(page.getByText(t.errorTitle)).toBeVisible();
    await expectSoundInConsole(page, language);
    await page.unrouteAll();
    const retry = page.getByRole('button', { name: admin.requests.tryAgain });
    await expect(retry).toHaveClass(/ant-btn-primary/);
    await retry.click();
    await expect(page.getByText(t.errorTitle)).toHaveCount(0);
  });
}
