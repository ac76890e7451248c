import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, atDesk, choose, expect, languages, test, words } from './support.ts';

test.use(atDesk);

for (const language of languages) {
  const t = texts(language);
  const { tags: said, tasks } = words(language, 'admin-customer');
  const { upcoming } = words(language, 'admin-overview');

  test(
    `staff tag a request, keep what a colleague adds meanwhile, and find it by its tag (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { type, id } = await addRequest(request, 'hotel', customer);
      const other = await addRequest(request, 'flight', { ...customer, email: null });
      const mark = crypto.randomUUID().slice(0, 6);
      const [vip, family, visa] = [`VIP ${mark}`, `عائلة ${mark}`, `Visa ${mark}`];
      const path = `/api/requests/${type}/${id}/tags`;
      const inUse = await request.put(`/api/requests/flight/${other.id}/tags`, { data: { tags: [visa], from: [] } });
      expect(inUse.status()).toBe(200);

      await page.goto(`/admin/requests?open=${type}.${id}&lang=${language}#q=${customer.phone}`);
      const field = panelOf(page).getByRole('combobox', { name: said.label });
      await field.fill(vip);
      await field.press('Enter');
      await expect(rowOf(page, customer.name).filter({ hasText: vip })).toHaveCount(1);

      // The panel has not heard of the colleague's tag.
      await expect(async () => {
        expect((await request.put(path, { data: { tags: [vip, family], from: [vip] } })).status()).toBe(200);
      }).toPass();
      await field.fill(visa);
      await page.locator('.ant-select-item-option:visible', { hasText: visa }).click();
      await expect(panelOf(page).locator('.ant-select-selection-item')).toHaveText([vip, family, visa]);
      // A row has room for one.
      await expect(rowOf(page, customer.name).filter({ hasText: vip })).toContainText('+2');
      await page.keyboard.press('Escape');

      await field.fill('a'.repeat(31));
      await field.press('Enter');
      await expect(panelOf(page).getByRole('alert')).toHaveText(said.long.replace('{{limit}}', '30'));
      // Closes the list of tags.
      await field.blur();
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });

      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      await expect(rowOf(page, customer.name)).toHaveCount(2);
      await page.getByRole('button', { name: t.requests.filters }).click();
      const filter = page.getByRole('combobox', { name: t.requests.filterTag });
      await filter.fill(vip);
      await choose(page, filter, vip);
      await expect(rowOf(page, customer.name)).toHaveCount(1);
      await expect(page).toHaveURL(({ hash }) => new URLSearchParams(hash.slice(1)).get('tag') === vip);
      await page.reload();
      await expect(rowOf(page, customer.name)).toHaveCount(1);
    },
  );

  test(
    `staff add a task, see it in the list and on the overview, and do it (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { type, id } = await addRequest(request, 'hotel', customer);
      const task = `Call the hotel ${crypto.randomUUID().slice(0, 6)}`;
      // The list of colleagues who may have the task comes late.
      const { promise: filled, resolve: isFilled } = Promise.withResolvers<void>();
      await page.route('**/api/desk', (route) => filled.then(() => route.continue()));
      await page.goto(`/admin/requests?open=${type}.${id}&lang=${language}#q=${customer.phone}`);
      const panel = panelOf(page);
      await panel.getByRole('button', { name: tasks.add }).click();
      const save = panel.getByRole('button', { name: tasks.save });
      await save.click();
      await expect(panel.getByText(tasks.textRequired)).toBeVisible();
      await panel.getByLabel(tasks.text).fill(task);
      isFilled();
      await expect(panel.getByText(tasks.toRequired)).toBeHidden();
      // The earliest of all tasks, so that the overview names it.
      await panel.getByLabel(tasks.when).fill('2001-01-01T10:00');
      await save.click();
      const box = panel.getByRole('checkbox', { name: task });
      await expect(box).toBeVisible();
      await expect(panel.getByText(tasks.late.split('{{')[0]?.trim() ?? '')).toBeVisible();
      const row = rowOf(page, customer.name);
      await expect(row).toContainText(task);
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });

      await page.goto(`/admin?lang=${language}`);
      await expect(page.getByText(upcoming.tasks)).toBeVisible();
      await page.getByRole('link', { name: task }).click();
      await box.check();
      await expect(panel.getByText(tasks.doneBy.split(/ ?\{\{name/)[0] ?? '')).toBeVisible();
      await page.reload();
      await expect(box).toBeChecked();
      const { data } = await (await request.get('/api/overview/upcoming')).json();
      expect(data.due.map(({ text }: { text: string }) => text)).not.toContain(task);
    },
  );
}
