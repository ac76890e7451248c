import { readFile } from 'node:fs/promises';
import { expectToFit } from './sound.ts';
import { addRequest, newCustomer, rowOf, texts } from './staff-requests.ts';
import { addColleague, again, choose, expect, languages, newName, signedIn, test, words } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

const t = texts('ar');

test('staff change three requests at once by keyboard, and the one that a colleague changed stays selected', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const customer = newCustomer('ar');
  const long = `${customer.name} ${'بن عبد الرحمن '.repeat(4)}`.trim();
  for (const name of [customer.name, long]) await addRequest(request, 'hotel', { ...customer, name });
  const { id } = await addRequest(request, 'hotel', customer);
  await page.goto(`/admin/requests/hotels?q=${encodeURIComponent(customer.phone)}&lang=ar`);
  const rows = rowOf(page, customer.name);
  await expect(rows).toHaveCount(3);
  const bar = page.getByRole('group', { name: t.selection.group });
  await expect(bar.getByRole('status')).toHaveText('');
  const all = page.getByRole('checkbox', { name: t.selection.all });
  const box = await all.locator('xpath=ancestor::label').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // Beside the checkbox too, a click selects and opens nothing.
  await rows
    .first()
    .getByRole('cell')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await rows.first().getByRole('checkbox').click();
  await expect(page).not.toHaveURL(/open=/);
  await expect(bar.getByRole('status')).toHaveText(t.selection.count_one);
  await all.focus();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText(t.selection.count_few.replace('{{count}}', '3'));
  await expectToFit(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await request.patch(`/api/hotels/${id}`, { data: { status: 'in_progress', version: 1 } });
  await rows.first().getByRole('checkbox').press('Enter');
  await expect(bar.getByRole('combobox', { name: t.selection.changeTo })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: t.status.done }).waitFor({ state: 'attached' });
  await page.locator('.ant-select-item-option').filter({ hasText: t.status.done }).click();
  const message = page.getByRole('alert').filter({ hasText: t.selection.notChanged_one });
  await expect(message).toContainText(t.selection.changed_two.replace('{{status}}', t.status.done));
  await expect(message).toContainText(t.selection.conflict_one);
  const [, change = ''] = t.detail.conflictStatus.split('{{name}}');
  const moved = change.replace('{{from}}', t.status.new).replace('{{to}}', t.status.in_progress);
  await expect(message).toContainText(moved);
  await expect(bar.getByRole('status')).toHaveText(t.selection.count_one);
  // The newer state is shown, so that a second attempt succeeds.
  await expect(rows.filter({ has: page.getByRole('checkbox', { checked: true }) })).toHaveCount(1);
  await expect(rows.filter({ has: page.getByRole('checkbox', { checked: true }) })).toContainText(t.status.in_progress);
  await expect(rows.getByText(t.status.done)).toHaveCount(2);

  await bar.getByRole('button', { name: t.selection.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.requests.deleteConfirm, exact: true }).click();
  await expect(page.getByText(t.selection.deleted_one)).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await all.check();
  await page.getByRole('searchbox').fill(customer.name);
  await expect(bar.getByRole('status')).toHaveText('');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

for (const language of languages) {
  test(
    `staff give selected requests to a colleague, export and merge them (${language})`,
    again(language),
    async ({ page, request }) => {
      const t = texts(language);
      const { relations } = words(language, 'admin-customer');
      await page.setViewportSize({ width: 1440, height: 900 });
      const [customer, colleague] = [newCustomer(language), newName(language)];
      await addColleague('agent', colleague);
      const older = await addRequest(request, 'hotel', customer);
      const newer = await addRequest(request, 'message', customer);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const rows = rowOf(page, customer.name);
      const all = page.getByRole('checkbox', { name: t.selection.all });
      const bar = page.getByRole('group', { name: t.selection.group });

      await all.check();
      await choose(page, bar.getByRole('combobox', { name: t.selection.giveTo }), colleague);
      await expect(rows.filter({ hasText: colleague })).toHaveCount(2);
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

      // One of three rows of the customer stays out of the file.
      await addRequest(request, 'hotel', customer);
      await page.reload();
      await expect(rows).toHaveCount(3);
      for (const index of [1, 2]) await rows.nth(index).getByRole('checkbox').check();
      const saved = page.waitForEvent('download');
      await bar.getByRole('button', { name: t.selection.export }).click();
      const file = await readFile(await (await saved).path(), 'utf8');
      expect([older, newer].map(({ reference }) => file.includes(reference))).toEqual([true, true]);
      expect(file.trim().split('\r\n')).toHaveLength(3);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(language, 'admin-export').close })
        .last()
        .click();
      const exportsOf = async () =>
        (
          await (await request.post('/api/activity/searches', { data: { group: 'reading', limit: 5 } })).json()
        ).data.map(({ filter }: { filter: { selected: number } | null }) => filter?.selected);
      await expect.poll(exportsOf).toContain(2);

      await expectToFit(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await bar.getByRole('button', { name: t.selection.merge }).click();
      const dialog = page.getByRole('dialog', { name: relations.mergeTwo });
      await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(older.reference));
      await dialog.getByRole('button', { name: relations.mergeNow, exact: true }).click();
      const merged = relations.merged.replace('{{reference}}', newer.reference).replace('{{into}}', older.reference);
      await expect(page.getByText(merged)).toBeVisible();
      await expect(rows.filter({ hasText: older.reference })).toHaveCount(1);
      await expect(bar.getByRole('status')).toHaveText('');
    },
  );
}
