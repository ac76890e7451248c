import { message } from '../support/bodies.ts';
import { test } from './office.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, queueTab, rowOf } from './staff-requests.ts';
import { again, choose, expect, languages, newName, words } from './support.ts';

/** The words for a wait that has just begun. */
const spans = { ar: /^الانتظار: (دقيقة|دقيقتان|\d+ دقائق)$/, en: /^Waiting \d minutes?$/ };

for (const language of languages) {
  const [t, admin] = [words(language, 'admin-requests'), words(language, 'admin')];

  test.describe(`the queue in ${language}`, again(language), () => {
    test('staff take what waits, and see it among their own', async ({ page, request }) => {
      const name = newName(language);
      expect((await request.post('/api/messages', { data: message({ name }) })).ok()).toBe(true);
      await page.goto(`/admin/messages?lang=${language}`);
      await queueTab(page, language, 'unanswered').click();
      await expect(page).toHaveURL(/tab=unanswered/);
      const row = page.getByRole('row').filter({ hasText: name });
      // An event gives a request its place.
      await expect(async () => {
        await page.reload();
        await expect(row).toBeVisible({ timeout: 10_000 });
      }).toPass();
      await expect(row.getByText(new RegExp(`^${t.clock.dueBriefly.split('{{')[0]}`))).toBeVisible();
      await expect(row.getByText(spans[language])).toBeVisible();
      await row.getByRole('button', { name: t.more }).click();
      await page.getByRole('menuitem', { name: t.owner.take }).click();
      await expect(row.getByText(t.owner.nobody)).toHaveCount(0);
      await queueTab(page, language, 'mine').click();
      await expect(row).toBeVisible();
      await page.getByRole('searchbox').fill(name);
      await expect(row).toBeVisible();
      const part = queueTab(page, language, 'mine');
      await expect(part).toContainText(/\d/);
      const before = await part.innerText();
      await row.getByRole('button', { name: t.more }).click();
      await page.getByRole('menuitem', { name: t.owner.handBack }).click();
      // The count follows at once, not when it is next read.
      await expect(part).not.toHaveText(before);
      await expect(page.getByRole('button', { name: admin.requests.refresh })).toBeVisible();
      await expectSoundInConsole(page, language);
    });

    test('a search and filters look in the part that is chosen, and further on request', async ({ page, request }) => {
      const customer = newCustomer(language);
      const { id } = await addRequest(request, 'hotel', customer);
      const note = await request.patch(`/api/hotels/${id}`, { data: { contacted: 'whatsapp', status: 'in_progress' } });
      expect(note.ok()).toBe(true);
      await page.goto(`/admin/requests?tab=unanswered&lang=${language}`);
      await page.getByRole('searchbox').fill(customer.phone);
      await expect(page).toHaveURL(/tab=unanswered.*#q=/);
      await expect(page.getByText(admin.requests.noMatchTitle)).toBeVisible();
      await queueTab(page, language, 'waiting_for_customer').click();
      await expect(rowOf(page, customer.name)).toBeVisible();
      await expect(page).toHaveURL(/tab=waiting_for_customer.*#q=/);
      await page.reload();
      await expect(rowOf(page, customer.name)).toBeVisible();

      await page.goto(`/admin/requests?tab=unanswered&due=late&lang=${language}#q=${customer.phone}`);
      const views = words(language, 'admin-views').filters;
      const chip = page.getByRole('button', { name: views.remove.replace('{{filter}}', views.due.late) });
      await expect(chip).toBeVisible();
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1280, height: 800 });
      await chip.click();
      await page.getByRole('button', { name: t.queue.everywhere }).click();
      await expect(rowOf(page, customer.name)).toBeVisible();
      await expect(page).not.toHaveURL(/tab=/);
    });

    const counts = { unanswered: 12, mine: 0, in_progress: 7, waiting_for_customer: 3, done: 999, all: 1000 };
    const data = Object.fromEntries(
      Object.entries({ ...counts, late: 0, due_soon: 0 }).map(([part, count]) => [part, { count, more: false }]),
    );

    test('its parts take one line beside an open request', async ({ page, request }) => {
      const customer = newCustomer(language);
      const { type, id } = await addRequest(request, 'hotel', customer);
      await page.route('**/api/desk/counts*', (route) => route.fulfill({ json: { data } }));
      await page.goto(`/admin/requests?tab=unanswered&open=${type}.${id}&lang=${language}`);
      await expect(panelOf(page)).toContainText(customer.name);
      const links = page.getByRole('navigation', { name: t.queue.label }).getByRole('link');
      const chosen = page.locator('.ant-select').filter({ hasText: t.queue.tabs.unanswered });
      for (const width of [1280, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(links).toHaveCount(0);
        await expect(chosen.getByText('(12)', { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(links).toHaveCount(6);
      const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });

    test('its parts stand in their order with their counts, and a phone has them in a drop-down', async ({ page }) => {
      const parts = ['unanswered', 'mine', 'in_progress', 'waiting_for_customer', 'done', 'all'] as const;
      await page.route('**/api/desk/counts*', (route) => route.fulfill({ json: { data } }));
      await page.goto(`/admin/requests?tab=in_progress&lang=${language}`);
      const links = page.getByRole('navigation', { name: t.queue.label }).getByRole('link');
      const named = parts.map((part) => `${t.queue.tabs[part]} ${part === 'all' ? '999+' : counts[part]}`);
      await expect(links).toHaveText(named);
      await expect(queueTab(page, language, 'in_progress')).toHaveAttribute('aria-current', 'page');
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
      }
      await queueTab(page, language, 'unanswered').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/tab=mine/);
      await expect(queueTab(page, language, 'mine')).toBeFocused();

      await page.setViewportSize({ width: 360, height: 740 });
      await expect(links).toHaveCount(0);
      await choose(page, page.getByRole('combobox', { name: t.queue.label }), `${t.queue.tabs.done} (999)`);
      await expect(page).toHaveURL(/tab=done/);
      await choose(page, page.getByRole('combobox', { name: t.queue.label }), t.queue.tabs.waiting_for_customer);
      await expect(page.locator('.ant-select').getByText('(3)', { exact: true })).toBeInViewport({ ratio: 1 });
    });
  });
}
