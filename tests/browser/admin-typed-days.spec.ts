import { addProgram, newTripName, readProgram, test } from './office.ts';
import { fieldOf, openEditor, save, screen, texts } from './program-editor.ts';
import { again, expect, formWords, goWithin, languages, words } from './support.ts';

/** Next year, so that the day is in the future whenever the test runs. */
const year = new Date().getUTCFullYear() + 1;
const inMonthsOf = (language: string, english: string, arabic: string) => (language === 'ar' ? arabic : english);

for (const language of languages) {
  test(
    `a program’s days are saved as shown, or not at all (${language})`,
    again(language),
    async ({ page, request }) => {
      const t = texts(language);
      const name = newTripName(language);
      const stored = await addProgram(request, {
        trip_name: name,
        from_date: `${year}-01-05`,
        to_date: `${year}-01-09`,
        translations: null,
      });
      const dialog = await openEditor(page, language, name);
      const to = fieldOf(page, t.fields.to_date);
      await to.fill('soon');
      await to.press('Tab');
      await expect(to).toHaveValue('soon');
      await save(page).click();
      await expect(to).toHaveAccessibleDescription(new RegExp(t.rules.dateForm.text));
      await expect(to).toBeFocused();
      await expect(to).toHaveValue('soon');
      await to.fill(`4/1/${year}`);
      await save(page).click();
      await expect(to).toHaveAccessibleDescription(new RegExp(t.rules.dateOrder.text));
      await expect(to).toHaveValue(new RegExp(`^4 .* ${year}$`));
      expect((await readProgram(request, stored.id)).to_date).toBe(`${year}-01-09`);

      await to.fill(`31 January ${year}`);
      await to.press('Tab');
      await expect(to).toHaveValue(inMonthsOf(language, `31 Jan ${year}`, `31 يناير ${year}`));
      await save(page).click();
      await expect(dialog).toBeHidden();
      expect((await readProgram(request, stored.id)).to_date).toBe(`${year}-01-31`);

      // In the list, too, no month is written as a number.
      await page.goto(screen(language));
      const card = page.getByRole('article').filter({ hasText: name });
      await expect(card).toContainText(inMonthsOf(language, `5 Jan ${year}`, `5 يناير ${year}`));
      await expect(card).toContainText(inMonthsOf(language, 'SAR ', 'ر.س'));
    },
  );

  test(
    `the overview’s days apply once they are a valid period; until then the input stays (${language})`,
    again(language),
    async ({ page }) => {
      const t = words(language, 'admin-overview');
      const { order } = words(language, 'admin').dayRange;
      const unreadable = words(language, 'common').day.unreadable.replace('{{field}}', t.period.to);
      await page.goto(`/admin?lang=${language}`);
      const from = page.getByLabel(t.period.from, { exact: true });
      const to = page.getByLabel(t.period.to, { exact: true });
      await to.fill('soon');
      await to.press('Tab');
      await expect(to).toHaveValue('soon');
      await expect(to).toHaveAccessibleDescription(unreadable);
      expect(page.url()).not.toContain('to=');
      await to.fill('10/1/2026');
      await to.press('Enter');
      await expect(to).toHaveAccessibleDescription(order);
      expect(page.url()).not.toContain('to=');
      await from.fill('1/1/2026');
      await from.press('Enter');
      await expect(page).toHaveURL(/from=2026-01-01/);
      await expect(page).toHaveURL(/to=2026-01-10/);
      await expect(to).toHaveAccessibleDescription('');
      await from.fill('never');
      await from.press('Tab');
      await page.getByRole('button', { name: t.period.reset }).click();
      await expect(from).toHaveValue(/^1 .* \d{4}$/);
      await expect(page).not.toHaveURL(/from=/);
    },
  );
}

test('the list’s days apply once they can be read, and clearing one removes it', async ({ page }) => {
  const t = words('en', 'admin').requests;
  await page.goto('/admin/requests?from=2026-01-01&lang=en');
  await page.getByRole('button', { name: t.filters, exact: true }).click();
  const from = page.getByLabel(t.filterFrom, { exact: true });
  await expect(from).toHaveValue('1 Jan 2026');
  await from.fill('32/1/2026');
  await from.press('Tab');
  await expect(from).toHaveValue('32/1/2026');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/from=2026-01-01/);
  await from.fill('٣١/١/٢٠٢٦');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveURL(/from=2026-01-31/);
  await expect(from).toHaveValue('31 Jan 2026');
  await from.fill('');
  await from.press('Tab');
  await expect(page).not.toHaveURL(/from=/);
  await expect(from).toHaveValue('');
});

test('a day typed while an earlier one is still being applied stays', async ({ page }) => {
  const t = words('en', 'admin').requests;
  await page.goto('/admin/requests?from=2026-01-01&lang=en');
  await page.getByRole('button', { name: t.filters, exact: true }).click();
  const from = page.getByLabel(t.filterFrom, { exact: true });
  await from.fill('31/1/2026');
  // In one task with the end of the first entry, so that the list has not been drawn for it yet.
  await from.evaluate((field: HTMLInputElement) => {
    field.blur();
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2/2/2026');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page).toHaveURL(/from=2026-01-31/);
  await expect(from).toHaveValue('2/2/2026');
  await from.press('Tab');
  await expect(page).toHaveURL(/from=2026-02-02/);
});

test('a day stays as long as it is typed, whatever the list applies meanwhile', async ({ page }) => {
  const t = words('en', 'admin').requests;
  await page.goto('/admin/requests?from=2026-01-01&lang=en');
  await page.getByRole('button', { name: t.filters, exact: true }).click();
  const from = page.getByLabel(t.filterFrom, { exact: true });
  await from.fill('2/2/2026');
  const listed = page.waitForRequest(/from=2026-03-03/);
  await goWithin(page, '/admin/requests?from=2026-03-03');
  await listed;
  await expect(from).toHaveValue('2/2/2026');
  await from.press('Tab');
  await expect(page).toHaveURL(/from=2026-02-02/);
  await expect(from).toHaveValue('2 Feb 2026');
});

test('a cleared day stays cleared while the list is drawn without it', async ({ page }) => {
  const t = words('en', 'admin').requests;
  await page.goto('/admin/requests?from=2026-01-01&lang=en');
  await page.getByRole('button', { name: t.filters, exact: true }).click();
  const from = page.getByLabel(t.filterFrom, { exact: true });
  await expect(from).toHaveValue('1 Jan 2026');
  await from.fill('');
  // Before the router draws the list for the new address.
  const shown = await from.evaluate(async (field: HTMLInputElement) => {
    field.blur();
    await Promise.resolve();
    return field.value;
  });
  expect(shown).toBe('');
  await expect(page).not.toHaveURL(/from=/);
  await expect(from).toHaveValue('');
});

test('a new request by staff keeps an invalid day and does not send it', async ({ page }) => {
  const { entry } = words('en', 'admin-requests');
  const { fields, rules } = formWords('en', 'flight-booking');
  await page.goto('/admin/requests/flights?lang=en');
  await page.getByRole('button', { name: entry.new, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: entry.title });
  const field = (label: string) => dialog.getByLabel(new RegExp(`^${label}`));
  await field(fields.name).fill('Noura');
  await field(fields.phone).fill('0501234567');
  await field(fields.main_departure).fill('Riyadh');
  await field(fields.main_arrival).fill('Cairo');
  await field(fields.from_date).fill(`20/12/${year}`);
  await field(fields.to_date).fill(`18.12.${year}`);
  await field(fields.to_date).press('Tab');
  await expect(field(fields.to_date)).toHaveAccessibleDescription(new RegExp(rules.return_not_after_departure));
  const posts: unknown[] = [];
  await page.route('**/api/requests', async (route) => {
    if (route.request().method() === 'POST') posts.push(route.request().postDataJSON());
    await route.continue();
  });
  await dialog.getByRole('button', { name: entry.save }).click();
  await expect(field(fields.to_date)).toBeFocused();
  await expect(field(fields.to_date)).toHaveValue(`18 December ${year}`);
  expect(posts).toEqual([]);
  await field(fields.to_date).fill(`28.12.${year}`);
  await dialog.getByRole('button', { name: entry.save }).click();
  await expect(dialog).toBeHidden();
  expect(posts).toMatchObject([{ from_date: `${year}-12-20`, to_date: `${year}-12-28` }]);
});
