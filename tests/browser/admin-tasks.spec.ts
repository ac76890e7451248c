import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { test } from './office.ts';
import { addQuotedRequest, newId, sendQuote } from './quotes.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

for (const language of languages) {
  const t = words(language, 'admin-tasks');
  const { upcoming } = words(language, 'admin-overview');

  test.describe(`the list of tasks in ${language}`, again(language), () => {
    test('opens from the number of tasks due today, and is worked through there', async ({ page, request }) => {
      const asked = await addQuotedRequest(request, language);
      const { me } = (await (await request.get('/api/desk')).json()).data;
      const add = async (text: string, due_at: string) => {
        const data = { id: newId(), text, due_at, to: me };
        expect((await request.post(`/api/requests/${asked.type}/${asked.id}/tasks`, { data })).ok()).toBe(true);
      };
      const [due, later] = [`${asked.who.name} visa`, `${asked.who.name} tickets`];
      await add(due, '2001-01-02T07:00:00Z');
      await add(later, '2099-01-01T07:00:00Z');

      await page.goto(`/admin?lang=${language}`);
      await page.getByRole('link', { name: upcoming.tasks }).click();
      await expect(page).toHaveURL(/\/admin\/tasks\?due=today$/);
      await expect(page.getByRole('checkbox', { name: due })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: later })).toBeHidden();
      await page.getByRole('button', { name: t.due }).click();
      await expect(page.getByRole('checkbox', { name: later })).toBeVisible();
      await expectSoundInConsole(page, language);

      await page.getByRole('checkbox', { name: due }).click();
      const notice = page.getByRole('status').filter({ hasText: due });
      await expect(page.getByRole('checkbox', { name: due })).toBeHidden();
      await notice.getByRole('button', { name: t.undo }).click();
      await expect(page.getByRole('checkbox', { name: due })).toBeVisible();
      await page.getByRole('button', { name: t.mine }).click();
      await expect(page).toHaveURL(/mine=true$/);
      await page.getByRole('checkbox', { name: due }).click();
      await expect(page.getByRole('checkbox', { name: due })).toBeHidden();
      await page.getByRole('link', { name: asked.who.name }).first().click();
      await expect(page.getByRole('dialog').getByText(asked.who.name).first()).toBeVisible();
    });

    test('says that there are none, or that they could not be loaded', async ({ page }) => {
      await page.route('**/api/desk/tasks*', (route) => route.fulfill({ status: 403, json: {} }));
      await page.goto(`/admin/tasks?lang=${language}&mine=true`);
      const alert = page.getByRole('alert').filter({ hasText: t.errorTitle });
      await expect(alert).toBeVisible();
      await page.unroute('**/api/desk/tasks*');
      await page.route('**/api/desk/tasks*', (route) => route.fulfill({ json: { data: { tasks: [], more: false } } }));
      await alert.getByRole('button').click();
      await expect(page.getByText(t.noMatchTitle)).toBeVisible();
      await page.getByRole('button', { name: t.all }).click();
      await expect(page.getByText(t.emptyTitle)).toBeVisible();
      await expectSoundInConsole(page, language);
    });

    test('the list of offers that end soon has the requests that the overview counts', async ({ page, request }) => {
      const [soon, later] = [await addQuotedRequest(request, language), await addQuotedRequest(request, language)];
      await sendQuote(request, soon, { content: { valid_until: addDays(riyadhDay(), 2) } });
      await sendQuote(request, later, { content: { valid_until: addDays(riyadhDay(), 3) } });
      await page.goto(`/admin?lang=${language}`);
      await page.getByRole('link', { name: upcoming.offers }).click();
      await expect(page.locator('[data-row]').filter({ hasText: soon.who.name })).toBeVisible();
      await expect(page.locator('[data-row]').filter({ hasText: later.who.name })).toHaveCount(0);
    });
  });
}
