import type { Page } from '@playwright/test';
import { CountedActions } from './counted-actions.ts';
import { addRequest, entryOf, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { addColleague, again, atDesk, expect, languages, newName, test } from './support.ts';

/** Staff contact a customer from the list, and what is noted of it. */

test.use(atDesk);

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

  test(
    `a contact can be undone for eight seconds, and its outcome noted for longer (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      await stay(page);
      await page.clock.install();
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      await row.getByRole('button', { name: t.requests.chat }).click();
      await page.getByRole('dialog').getByRole('link', { name: t.reply.open }).click();
      const notice = page.locator('.ant-notification').filter({ hasText: t.contact.recorded.whatsapp });
      const undo = notice.getByRole('button', { name: t.contact.undo });
      await expect(undo).toBeVisible();
      // The pointer over a notice keeps it.
      await page.mouse.move(0, 0);
      await page.clock.fastForward(8000);
      await expect(undo).toHaveCount(0);
      await notice.getByRole('button', { name: t.contact.outcomes.reached }).click();
      await expect(row).toContainText(t.contact.outcomes.reached);
    },
  );

  test(
    `number, address and reference are copied at one press (${language})`,
    again(language),
    async ({ page, context, request }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const customer = newCustomer(language);
      const { id, reference } = await addRequest(request, 'hotel', customer);
      await page.goto(`/admin/requests?lang=${language}&open=hotel.${id}`);
      const panel = panelOf(page);
      const phone = `+966${customer.phone.slice(1)}`;
      for (const [name, text] of Object.entries({ phone, email: customer.email, reference })) {
        await panel.getByRole('button', { name: t.copy[name as keyof typeof t.copy] }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      }
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
}
