import type { Page } from '@playwright/test';
import { CountedActions } from './counted-actions.ts';
import { settle } from './settled.ts';
import { expectSound, expectToFit } from './sound.ts';
import { addRequest, entryOf, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { addColleague, again, expect, languages, newName, signedIn, test, words } from './support.ts';

/** What staff do with one request, and what it costs them. */

test.use({
  ...signedIn,
  contextOptions: { reducedMotion: 'reduce' },
  extraHTTPHeaders: { 'X-Client': 'web' },
  viewport: { width: 1440, height: 900 },
});

const stay = (page: Page) => page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));

for (const language of languages) {
  const t = texts(language);

  test(
    `a new request is answered on WhatsApp in two actions, which can be undone (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { id } = await addRequest(request, 'hotel', customer);
      await stay(page);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      const staff = new CountedActions();
      await staff.click(row.getByRole('button', { name: t.requests.chat }));
      await staff.click(page.getByRole('dialog').getByRole('link', { name: t.reply.open }));
      await expect(row).toContainText(t.status.in_progress);
      await expect(row).toContainText(t.contact.channels.whatsapp);
      expect(staff.count, staff.done.join('\n')).toBe(2);

      const notice = page.locator('.ant-notification').filter({ hasText: t.contact.recorded.whatsapp });
      await notice.getByRole('button', { name: t.contact.undo }).click();
      await expect(row).toContainText(t.status.new);
      await expect(row).toContainText(t.contact.none);
      const stored = async () => (await (await request.get(`/api/hotels/${id}`)).json()).data.status;
      await expect.poll(stored).toBe('new');

      // After the undoing, the same contact counts at once; how it went is one tap.
      await row.getByRole('button', { name: t.requests.chat }).click();
      await page.getByRole('dialog').getByRole('link', { name: t.reply.open }).click();
      await notice.getByRole('button', { name: t.contact.outcomes.no_answer }).click();
      await expect(row).toContainText(t.contact.outcomes.no_answer);
      await expect(row).toContainText(t.status.in_progress);
    },
  );

  test(
    `two colleagues who answer a new request at the same moment learn of each other (${language})`,
    again(language),
    async ({ page, request, playwright }) => {
      const customer = newCustomer(language);
      const { id } = await addRequest(request, 'hotel', customer);
      await stay(page);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      await row.getByRole('button', { name: t.requests.chat }).click();
      const open = page.getByRole('dialog').getByRole('link', { name: t.reply.open });
      await expect(open).toBeVisible();

      const colleague = newName(language);
      const api = await playwright.request.newContext({
        ...{ baseURL: process.env.SITE_URL, extraHTTPHeaders: { 'X-Client': 'web' } },
      });
      await api.post('/api/session', { data: await addColleague('agent', colleague) });
      const first = { contacted: 'phone', status: 'in_progress', version: 1 };
      expect((await api.patch(`/api/hotels/${id}`, { data: first })).status()).toBe(200);
      await open.click();

      await expect(page.getByText(t.contact.meanwhile.replace('{{name}}', `\u2068${colleague}\u2069`))).toBeVisible();
      await expect(page.getByText(t.detail.conflictTitle)).toHaveCount(0);
      // Undoing one's own contact leaves the colleague's, and the status that came with it.
      const notice = page.locator('.ant-notification').filter({ hasText: t.contact.recorded.whatsapp });
      await notice.getByRole('button', { name: t.contact.undo }).click();
      await expect(page.getByText(t.contact.undone)).toBeVisible();
      await expect(row).toContainText(t.contact.channels.phone);
      await expect(row).toContainText(t.status.in_progress);
      await api.dispose();
    },
  );

  test(`a promised call is the next action of its row (${language})`, again(language), async ({ page, request }) => {
    const customer = newCustomer(language);
    await addRequest(request, 'message', customer);
    await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    const row = rowOf(page, customer.name);
    await (await entryOf(row, t.more, t.requests.call)).click();
    const notice = page.locator('.ant-notification').filter({ hasText: t.contact.recorded.phone });
    await notice.getByRole('button', { name: t.contact.outcomes.call_back }).click();
    await notice.getByRole('button', { name: t.contact.times.inAnHour.split('{{')[0] }).click();
    await expect(row.getByRole('link', { name: t.requests.call })).toBeVisible();
    await expect(row).toContainText(t.contact.callBack);
    await expect(panelOf(page)).toHaveCount(0);
  });

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
    `thirteen requests fit a laptop's window and five a phone's, and the list stays usable beside the panel (${language})`,
    again(language),
    async ({ page, request }) => {
      test.slow();
      const customer = newCustomer(language);
      for (let count = 0; count < 14; count++) await addRequest(request, count % 2 ? 'hotel' : 'flight', customer);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const rows = rowOf(page, customer.name);
      await expect(rows).toHaveCount(14);
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
      await expectSound(page, language);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 740 });
      const cards = page.locator('main li').filter({ hasText: customer.name });
      await expect(cards).toHaveCount(14);
      expect(await bottom(4, cards)).toBeLessThanOrEqual(740);
      await expectToFit(page);
    },
  );

  test(
    `keys move through the list and act on it, in an Arabic layout too (${language})`,
    again(language),
    async ({ page, request }) => {
      const [keys, desk] = [words(language, 'admin-keys'), words(language, 'admin-requests')];
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      await addRequest(request, 'hotel', customer);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const rows = rowOf(page, customer.name);
      await expect(rows).toHaveCount(2);
      // Playwright names a key by its place; the letter is the layout's.
      await page.keyboard.press('KeyJ');
      await page.keyboard.press('KeyJ');
      await expect(rows.nth(1).getByRole('link')).toBeFocused();
      await page.keyboard.press('KeyK');
      await expect(rows.nth(0).getByRole('link')).toBeFocused();
      await page.keyboard.press('KeyS');
      await expect(page.getByRole('menuitem', { name: t.status.new })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(rows.nth(0).locator('[data-key=status]')).toBeFocused();
      // Once the colleagues have loaded.
      await expect(rows.nth(0).locator('[data-key=owner]')).toBeVisible();
      await page.keyboard.press('KeyA');
      await expect(page.getByRole('menuitem', { name: desk.owner.take })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(rows.nth(0).locator('[data-key=owner]')).not.toContainText(desk.owner.nobody);
      await page.keyboard.press('KeyW');
      await expect(page.getByRole('dialog', { name: t.reply.title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: t.reply.title })).toBeHidden();
      await page.keyboard.press('KeyN');
      const note = panelOf(page).getByLabel(t.detail.note, { exact: true });
      await expect(note).toBeFocused();
      // In a field, they are letters.
      await page.keyboard.press('KeyJ');
      await expect(note).not.toHaveValue('');
      await note.fill('');
      // The panel says who has the request.
      await expect(panelOf(page).locator('[data-key=owner]')).not.toContainText(desk.owner.nobody);
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
      await page.keyboard.press('Slash');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('Shift+Slash');
      const help = page.getByRole('dialog', { name: keys.title });
      await expect(help).toBeVisible();
      await help.getByRole('switch').click();
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('KeyW');
      await expect(page.getByRole('dialog', { name: t.reply.title })).toHaveCount(0);
    },
  );

  test(
    `a customer is found from any screen by one key and the number (${language})`,
    again(language),
    async ({ page, request }) => {
      const keys = words(language, 'admin-keys');
      const customer = newCustomer(language);
      const { reference } = await addRequest(request, 'custom', customer);
      await page.goto(`/admin/team?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const staff = new CountedActions();
      await staff.press(page, 'Control+KeyK');
      const field = page.getByRole('combobox', { name: keys.label });
      await expect(field).toBeFocused();
      await page.keyboard.type(customer.phone);
      const found = page.getByRole('dialog').locator('.ant-select-item-option').filter({ hasText: reference });
      await expect(found).toBeVisible();
      expect(staff.count).toBe(1);
      await expectSound(page, language);
      await page.keyboard.press('Enter');
      await expect(panelOf(page).getByText(reference)).toBeVisible();

      await page.keyboard.press('Control+KeyK');
      await page.keyboard.type(t.layout.team);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/team/);
    },
  );

  test(
    `the palette begins an offer for the open request, or for one that it asks for (${language})`,
    again(language),
    async ({ page, request }) => {
      const [keys, quotes] = [words(language, 'admin-keys'), words(language, 'admin-quotes')];
      const customer = newCustomer(language);
      const { reference } = await addRequest(request, 'hotel', customer);
      const editor = page.getByRole('dialog', {
        name: quotes.title.replace('{{name}}', `\u2068${customer.name}\u2069`),
      });
      await page.goto(`/admin/team?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.keyboard.press('Control+KeyK');
      await expect(page.getByRole('combobox', { name: keys.label })).toBeFocused();
      await page.keyboard.type(keys.actions.offer);
      await page.getByRole('dialog').locator('.ant-select-item-option').filter({ hasText: keys.actions.offer }).click();
      await expect(page.getByText(keys.offer.ask)).toBeVisible();
      await expect(page.getByRole('combobox', { name: keys.offer.label })).toBeFocused();
      await page.keyboard.type(customer.phone);
      await expect(page.getByRole('dialog').locator('.ant-select-item-option')).toContainText([reference]);
      await page.keyboard.press('Enter');
      await expect(editor).toBeVisible();
      await expect(page).not.toHaveURL(/offer/);

      await page.goto(page.url());
      await expect(panelOf(page).getByText(reference)).toBeVisible();
      await expect(editor).toHaveCount(0);
      await page.keyboard.press('Control+KeyK');
      await expect(page.getByRole('combobox', { name: keys.label })).toBeFocused();
      await page.keyboard.type(keys.actions.offer);
      await page.keyboard.press('Enter');
      await expect(editor).toBeVisible();
    },
  );
}
