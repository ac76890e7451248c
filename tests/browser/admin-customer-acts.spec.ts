import { hotelRequest, inDays } from '../support/bodies.ts';
import { send } from './request-links.ts';
import { newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, atDesk, expect, languages, test, words } from './support.ts';

test.use(atDesk);

/** The time between two calls that share which request is open. */
const poll = 15_000;

for (const language of languages) {
  const admin = { ...texts(language), ...words(language, 'admin-customer') };

  test(
    `what a customer does shows in the open panel and in the list after one poll (${language})`,
    again(language),
    async ({ page, request }) => {
      const who = newCustomer(language);
      const { id, reference, secret } = await send('/hotels', hotelRequest(who), language);
      const act = async (data: object) => {
        const reply = await request.post('/api/request-page/entries', { data: { reference, secret, ...data } });
        expect(reply.status()).toBe(201);
        await Promise.all([page.waitForResponse('**/api/desk/presence'), page.clock.runFor(poll)]);
      };
      await page.clock.install();
      const badges = page.waitForResponse('**/api/overview/new');
      await page.goto(`/admin/requests?open=hotel.${id}&lang=${language}#q=${who.phone}`);
      await badges;
      const panel = panelOf(page);
      const note = panel.locator('textarea#note');
      await note.fill('Asks for a cot');
      const row = rowOf(page, who.name);
      await expect(row).toBeVisible();
      const newest = panel.getByRole('region', { name: admin.detail.timeline }).getByRole('listitem').first();
      // From here on time passes in steps, so that no slower poll is due.
      await page.clock.pauseAt(Date.now() + 1000);

      await act({ action: 'write', text: 'Is breakfast included?' });
      await expect(newest).toContainText('Is breakfast included?');
      await expect(page.getByRole('button', { name: admin.customerNews })).toBeVisible();
      await expect(note).toHaveValue('Asks for a cot');
      await expect(note).toBeFocused();

      const dates = { check_in: inDays(41), check_out: inDays(44) };
      await act({ action: 'change_hotel_dates', version: 1, ...dates });
      await expect(newest).toContainText(admin.eventDates);
      await expect(panel.getByText(admin.customer.changedDates, { exact: true }).first()).toBeVisible();

      await act({ action: 'cancel', version: 2, reason: 'We stay at home' });
      await expect(newest).toContainText('We stay at home');
      await expect(panel.getByText(admin.customer.cancelled, { exact: true }).first()).toBeVisible();
      await expect(row.getByText(admin.status.done)).toBeVisible();
      await expect(note).toHaveValue('Asks for a cot');

      await page.clock.resume();
      await panel.getByRole('button', { name: admin.detail.close, exact: true }).click();
      await expect(row.getByText(admin.customer.cancelled)).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      await act({ action: 'write', text: 'We come after all' });
      await expect(row.getByText(admin.customer.wrote)).toBeVisible();
    },
  );
}
