import { settle } from './settled.ts';
import { expectSoundInConsole, expectToFit } from './sound.ts';
import { addRequest, newCustomer, panelOf, queueTab, rowOf, texts } from './staff-requests.ts';
import { again, atDesk, expect, languages, test } from './support.ts';

/** The rows of the list of requests: what changes in one, and how many fit. */

test.use(atDesk);

for (const language of languages) {
  const t = texts(language);

  test(
    `a status changes in its row at once, and comes back if it cannot be saved (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      const held = Promise.withResolvers<void>();
      await page.route('**/api/hotels/*', async (route) => {
        await held.promise;
        await route.fulfill({ status: 503, json: {} });
      });
      await row.locator('[data-key=status]').click();
      await page.getByRole('menuitem', { name: t.status.done }).click();
      await expect(row.locator('[data-key=status]')).toContainText(t.status.done);
      held.resolve();
      await expect(page.getByText(t.detail.statusFailed)).toBeVisible();
      await expect(row.locator('[data-key=status]')).toContainText(t.status.new);
    },
  );

  test(
    `why a change failed can be read for twelve seconds (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      await page.clock.install();
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      await page.route('**/api/hotels/*', (route) => route.fulfill({ status: 503, json: {} }));
      await row.locator('[data-key=status]').click();
      await page.getByRole('menuitem', { name: t.status.done }).click();
      const notice = page.getByText(t.detail.statusFailed);
      await expect(notice).toBeVisible();
      // The pointer over a notice keeps it.
      await page.mouse.move(0, 0);
      await page.clock.fastForward(10_000);
      await expect(notice).toBeVisible();
      await page.clock.fastForward(4_000);
      await expect(notice).toHaveCount(0);
    },
  );

  test(`a row says in full how late an answer is (${language})`, again(language), async ({ page, request }) => {
    const customer = newCustomer(language);
    await addRequest(request, 'hotel', customer);
    const due_at = new Date(Date.now() - 45 * 60_000).toISOString();
    await page.route('**/api/requests/searches', async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = await response.json();
      await route.fulfill({ response, json: { data: data.map((one: object) => ({ ...one, due_at })), ...rest } });
    });
    await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
    const late = rowOf(page, customer.name).getByText(t.clock.lateBriefly.split('{{')[0] ?? '');
    await expect(late).toContainText('45');
    await expect(late).toBeInViewport({ ratio: 1 });
  });

  test(
    `an owner's long name of the other script keeps its beginning (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      const name = language === 'ar' ? 'Abdulrahman Alqahtani' : 'عبدالرحمن بن عبدالعزيز القحطاني';
      await page.route('**/api/requests/searches', async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = await response.json();
        const owner = { email: 'a@example.com', name };
        await route.fulfill({ response, json: { data: data.map((one: object) => ({ ...one, owner })), ...rest } });
      });
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const shown = rowOf(page, customer.name).getByText(name, { exact: true });
      await expect(shown).toBeVisible();
      const isFirstLetterShown = await shown.evaluate((element) => {
        const letter = document.createRange();
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
        letter.setStart(text, 0);
        letter.setEnd(text, 1);
        const [box, first] = [element.closest('td')?.getBoundingClientRect(), letter.getBoundingClientRect()];
        return box !== undefined && first.left >= box.left && first.right <= box.right;
      });
      expect(isFirstLetterShown).toBe(true);
    },
  );

  test(
    `thirteen requests fit a laptop's window and five a phone's, and the list stays usable beside the panel (${language})`,
    again(language),
    async ({ page, request }) => {
      test.slow();
      const customer = newCustomer(language);
      for (let count = 0; count < 14; count++) await addRequest(request, count % 2 ? 'hotel' : 'flight', customer);
      // The widest counts that the tabs of the queue have.
      const parts = ['unanswered', 'mine', 'in_progress', 'waiting_for_customer', 'done', 'all', 'late', 'due_soon'];
      const data = Object.fromEntries(parts.map((part) => [part, { count: 1000, more: true }]));
      await page.route('**/api/desk/counts*', (route) => route.fulfill({ json: { data } }));
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const rows = rowOf(page, customer.name);
      await expect(rows).toHaveCount(14);
      await expect(queueTab(page, language, 'all')).toContainText('999+');
      const bottom = async (index: number, list = rows) => {
        const box = await list.nth(index).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      expect(await bottom(12)).toBeLessThanOrEqual(900);
      expect((await rows.first().boundingBox())?.height).toBeLessThanOrEqual(53);

      await rows.nth(1).getByRole('link').first().click();
      const panel = panelOf(page);
      await expect(panel).toBeVisible();
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        await rows.nth(2).getByRole('link').first().click();
        await rows.nth(3).getByRole('link').first().click();
        await expect(panel.getByText(customer.name)).toBeVisible();
        const [list, side] = [await page.getByRole('table').first().boundingBox(), await panel.boundingBox()];
        const overlap =
          Math.min((list?.x ?? 0) + (list?.width ?? 0), (side?.x ?? 0) + (side?.width ?? 0)) -
          Math.max(list?.x ?? 0, side?.x ?? 0);
        expect(overlap).toBeLessThanOrEqual(0);
      }
      await expectSoundInConsole(page, language);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 740 });
      const cards = page.locator('main li').filter({ hasText: customer.name });
      await expect(cards).toHaveCount(14);
      expect(await bottom(4, cards)).toBeLessThanOrEqual(740);
      await expectToFit(page);
    },
  );
}
