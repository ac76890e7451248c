import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, texts } from './staff-requests.ts';
import { addColleague, again, atDesk, expect, languages, newName, test, words } from './support.ts';

test.use(atDesk);

for (const language of languages) {
  const t = texts(language);
  const { relations } = words(language, 'admin-customer');
  const named = (text: string, reference: string) => text.replace('{{reference}}', `\u2066${reference}\u2069`);
  const plain = (text: string, reference: string, into = '') =>
    text.replace('{{reference}}', reference).replace('{{into}}', into);

  test(
    `staff merge two requests of a customer, undo it, and take one out (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const whole = await addRequest(request, 'flight', customer);
      const part = await addRequest(request, 'hotel', customer);
      const panel = panelOf(page);
      const notice = page.locator('.ant-notification-notice').filter({
        hasText: plain(relations.merged, part.reference, whole.reference),
      });
      const merge = async () => {
        await panel.getByRole('button', { name: plain(relations.more, part.reference) }).click();
        await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: relations.merge }).click();
        await expect(notice).toHaveCount(1);
      };

      await page.goto(`/admin/requests?open=flight.${whole.id}&lang=${language}#q=${customer.phone}`);
      await merge();
      await expect(panel.getByRole('heading', { name: relations.mergedHere })).toHaveCount(1);
      await notice.getByRole('button', { name: relations.undo }).click();
      await expect(panel.getByRole('heading', { name: relations.mergedHere })).toHaveCount(0);
      const mergedRow = page
        .getByRole('row')
        .filter({ has: page.getByTitle(named(t.requests.mergedInto, whole.reference)) });
      await expect(mergedRow).toHaveCount(0);

      await merge();
      await expect(mergedRow).toHaveCount(1);
      // The events of both, those of the merged one with its reference.
      await expect(panel.locator('.ant-timeline')).toContainText(named(relations.events.took_in, part.reference));
      await expect(
        panel
          .locator('.ant-timeline-item')
          .filter({ hasText: `${part.reference} ·` })
          .first(),
      ).toBeVisible();
      const note = await request.patch(`/api/hotels/${part.id}`, { data: { note: 'Too late' } });
      expect([note.status(), (await note.json()).code]).toEqual([409, 'request_merged']);
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });

      await panel.getByRole('link', { name: part.reference }).first().click();
      await expect(panel.getByRole('alert')).toContainText(relations.mergedInto);
      await expect(panel.getByRole('textbox')).toHaveCount(0);
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await panel.getByRole('button', { name: relations.takeOut, exact: true }).click();
      await expect(mergedRow).toHaveCount(0);
      await expect(panel.getByRole('combobox').first()).toBeVisible();
    },
  );

  test(
    `of two colleagues who merge the same request the second reads who was faster (${language})`,
    again(language),
    async ({ page, request, browser }) => {
      const customer = newCustomer(language);
      const whole = await addRequest(request, 'flight', customer);
      const other = await addRequest(request, 'custom', customer);
      const part = await addRequest(request, 'hotel', customer);
      const name = newName(language);
      const account = await addColleague('agent', name);
      const { storageState: _, ...desk } = atDesk;
      const colleague = await browser.newContext({ ...desk, baseURL: process.env.SITE_URL ?? '' });
      expect((await colleague.request.post('/api/session', { data: account })).status()).toBe(201);

      await page.goto(`/admin/requests?open=flight.${whole.id}&lang=${language}#q=${customer.phone}`);
      const panel = panelOf(page);
      await panel.getByRole('button', { name: plain(relations.more, part.reference) }).click();
      const entry = page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: relations.merge });
      await expect(entry).toBeVisible();
      const into = { type: 'custom', id: other.id };
      const merged = { data: { into, version: 1 } };
      expect((await colleague.request.put(`/api/requests/hotel/${part.id}/merged-into`, merged)).status()).toBe(200);
      await entry.click();
      const notice = page.locator('.ant-notification-notice').filter({ hasText: relations.notMerged });
      await expect(notice).toContainText(name);
      await expect(notice).toContainText(other.reference);
      // The row shows where it is now, and the request that did not get it is as before.
      const title = page.getByTitle(named(t.requests.mergedInto, other.reference));
      await expect(page.getByRole('row').filter({ has: title })).toHaveCount(1);
      const { data } = await (await request.get(`/api/flight-requests/${whole.id}`)).json();
      expect(data.merged).toEqual([]);
      await colleague.close();
    },
  );

  test(
    `staff link a family's requests, and make a new request of one (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const own = await addRequest(request, 'message', customer);
      const family = await addRequest(request, 'flight', newCustomer(language));
      const panel = panelOf(page);
      await page.goto(`/admin/requests?open=message.${own.id}&lang=${language}#q=${customer.phone}`);
      await panel.getByRole('button', { name: relations.linkAnother }).click();
      const field = panel.getByLabel(relations.reference);
      await field.fill('F-0000-0000');
      await field.press('Enter');
      await expect(panel.getByRole('alert')).toHaveText(relations.missing);
      await field.fill(family.reference.toLowerCase());
      await field.press('Enter');
      const related = panel.getByRole('region', { name: t.related.title });
      await expect(related.getByText(t.related.linked, { exact: true })).toBeVisible();

      await related.getByRole('button', { name: relations.split }).click();
      const dialog = page
        .getByRole('dialog')
        .filter({ has: page.locator('form[id]') })
        .last();
      await expect(dialog.locator('#staff-entry_name')).toHaveValue(customer.name);
      await dialog.locator('#staff-entry_message').fill('And a hotel, please');
      await dialog.getByRole('button', { name: t.entry.save }).click();
      await expect(panel.locator('.ant-timeline')).toContainText(named(relations.events.split_from, own.reference));

      await page.goto(`/admin/requests?open=message.${own.id}&lang=${language}#q=${customer.phone}`);
      await expect(related.getByText(t.related.linked, { exact: true })).toHaveCount(2);
      await panel.getByRole('button', { name: plain(relations.more, family.reference) }).click();
      await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: relations.unlink }).click();
      await expect(related.getByText(t.related.linked, { exact: true })).toHaveCount(1);
      const reply = await request.get(`/api/flight-requests/${family.id}`);
      expect((await reply.json()).data.linked).toEqual([]);
    },
  );
}
