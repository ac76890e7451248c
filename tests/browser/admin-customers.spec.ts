import type { APIRequestContext, Page } from '@playwright/test';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { addColleague, again, atDesk, expect, type Language, languages, newName, test, words } from './support.ts';

/** A customer's card, which follows from the requests: found, kept, merged. */

test.use(atDesk);

const international = (phone: string) => `+966${phone.slice(1)}`;
const grouped = (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`;

interface Found {
  id: string;
  revision: number;
}

/** Waits until the card has followed from the request. */
async function cardOf(request: APIRequestContext, q: string): Promise<Found> {
  let found: Found | undefined;
  await expect(async () => {
    const reply = await request.post('/api/customers/searches', { data: { q } });
    [found] = (await reply.json()).data.customers;
    expect(found).toBeTruthy();
  }).toPass();
  return found as Found;
}

async function search(page: Page, language: Language, text: string) {
  const t = words(language, 'admin-customers');
  await page.getByRole('searchbox', { name: t.search }).fill(text);
}

for (const language of languages) {
  const t = words(language, 'admin-customers');
  const { requests } = texts(language);

  test(
    `a customer is found by part of the name, the number and the address, and the card opens by key (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      await addRequest(request, 'message', customer);
      await cardOf(request, customer.phone);
      await page.goto(`/admin/customers?lang=${language}`);
      const row = rowOf(page, customer.name);
      for (const text of [
        customer.name.slice(-9),
        customer.phone.slice(0, 3) + customer.phone.slice(3).replace(/\d/g, (one) => '٠١٢٣٤٥٦٧٨٩'[Number(one)] ?? ''),
        grouped(customer.phone),
        customer.email,
      ]) {
        await search(page, language, text);
        await expect(row).toHaveCount(1);
        await expect(page.getByRole('row')).toHaveCount(2);
      }
      expect(new URL(page.url()).search).not.toContain(customer.email.slice(0, 8));
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(53);
      await row.getByRole('link').press('Enter');
      const panel = panelOf(page);
      await expect(panel.getByRole('link', { name: requests.chat })).toHaveAttribute(
        'href',
        new RegExp(`^https://wa.me/966${customer.phone.slice(1)}`),
      );
      await expect(panel.getByRole('region', { name: t.list.title }).getByRole('listitem')).toHaveCount(2);
      await expectSoundInConsole(page, language);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.locator('[data-row]').first()).toBeFocused();

      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('listitem').getByRole('link', { name: customer.name }).click();
      await expect(panel).toBeVisible();
    },
  );

  test(
    `note and next contact are kept, and a colleague's change loses nothing (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      await addRequest(request, 'message', customer);
      const { id, revision } = await cardOf(request, customer.phone);
      await page.goto(`/admin/customers?lang=${language}#${id}`);
      const panel = panelOf(page);
      const note = panel.getByLabel(t.keep.note, { exact: true });
      const save = panel.getByRole('button', { name: t.keep.save, exact: true });
      await panel.getByLabel(t.keep.what, { exact: true }).fill('Visa');
      await save.click();
      await expect(panel.getByText(t.keep.whatNeedsDay)).toBeVisible();
      await panel.getByRole('button', { name: t.keep.tomorrow, exact: true }).click();
      await note.fill('Mine');

      const theirs = { note: 'Theirs', next_contact: null, language: 'en', revision };
      const change = { data: theirs };
      expect((await request.put(`/api/customers/${id}`, change)).status()).toBe(200);
      await save.click();
      const conflict = panel.getByRole('region').filter({ hasText: t.keep.conflict.theirs }).last();
      await expect(conflict).toBeFocused();
      await expect(conflict).toContainText('Mine');
      await expect(conflict).toContainText('Theirs');
      await expect(note).toHaveValue('Mine');
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });

      // Closing the card keeps what was typed.
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await search(page, language, customer.phone);
      const row = rowOf(page, customer.name);
      await row.getByRole('link').click();
      await expect(note).toHaveValue('Mine');
      await save.click();
      await expect(page.getByText(t.keep.saved)).toBeVisible();
      await expect(row).toContainText('Visa');
      const kept = (await (await request.get(`/api/customers/${id}`)).json()).data.customer;
      expect(kept).toMatchObject({
        note: 'Mine',
        next_contact: { what: 'Visa' },
        language: 'en',
        language_chosen: true,
      });

      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t.due, exact: true }).click();
      await expect(row).toHaveCount(0);
    },
  );

  test(
    `two numbers of one person become one card, and two again (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const other = { ...newCustomer(language), name: newName(language), email: customer.email };
      await addRequest(request, 'message', other);
      const { id: otherId } = await cardOf(request, other.phone);
      const { reference } = await addRequest(request, 'hotel', customer);
      await cardOf(request, customer.phone);

      // The request's panel leads to the card.
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      await rowOf(page, customer.name).getByRole('link').first().click();
      await panelOf(page).getByText(reference).waitFor();
      await panelOf(page)
        .getByRole('link', { name: words(language, 'admin-customer').card, exact: true })
        .click();
      const panel = panelOf(page);
      const same = panel.getByRole('region', { name: t.same.title_one.replace('{{count}}', '1') });
      await expect(same).toContainText(other.name);
      await expectSoundInConsole(page, language);
      await same.getByRole('button', { name: t.same.merge }).click();
      const merged = panel.getByRole('region', { name: t.merged.title });
      await expect(merged).toContainText(other.name);
      await expect(same).toHaveCount(0);
      await page.getByRole('button', { name: t.same.undo }).click();
      await expect(merged).toHaveCount(0);
      await same.getByRole('button', { name: t.same.merge }).click();
      await expect(merged).toContainText(other.name);
      const list = panel.getByRole('region', { name: t.list.title }).getByRole('listitem');
      await expect(list).toHaveCount(2);

      // The other card's address leads to this one.
      await page.goto(`/admin/customers?lang=${language}#${otherId}`);
      await expect(panel.getByRole('dialog').or(panel).first()).toContainText(customer.name);
      await merged.getByRole('button', { name: t.merged.split }).click();
      await expect(page.getByText(t.merged.done)).toBeVisible();
      const again = (await (await request.get(`/api/customers/${otherId}`)).json()).data;
      expect(again.customer.phone).toBe(international(other.phone));
    },
  );

  test(
    `cards that share no address are merged once staff find the other one (${language})`,
    again(language),
    async ({ page, request }) => {
      const [customer, other] = [newCustomer(language), { ...newCustomer(language), name: newName(language) }];
      await addRequest(request, 'message', other);
      await addRequest(request, 'hotel', customer);
      await cardOf(request, other.phone);
      const { id } = await cardOf(request, customer.phone);
      await page.goto(`/admin/customers?lang=${language}#${id}`);
      const panel = panelOf(page);
      await panel.getByRole('combobox', { name: t.same.search }).fill(other.phone);
      await page.locator('.ant-select-dropdown:visible').getByText(other.name).click();
      await expect(panel.getByRole('region', { name: t.merged.title })).toContainText(other.name);
      await expect(panel.getByRole('region', { name: t.list.title }).getByRole('listitem')).toHaveCount(2);
    },
  );
}

test('viewers read a card and change nothing', async ({ page, request }) => {
  const t = words('en', 'admin-customers');
  const customer = newCustomer('en');
  await addRequest(request, 'message', customer);
  const { id, revision } = await cardOf(request, customer.phone);
  const change = { note: 'Likes the sea', next_contact: null, language: null, revision };
  expect((await request.put(`/api/customers/${id}`, { data: change })).status()).toBe(200);
  await page.context().clearCookies();
  const account = await addColleague('viewer');
  expect((await page.request.post('/api/session', { data: account })).status()).toBe(201);
  await page.goto(`/admin/customers?lang=en#${id}`);
  const panel = panelOf(page);
  await expect(panel.getByRole('region', { name: t.keep.title })).toContainText('Likes the sea');
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(panel.getByRole('link', { name: texts('en').requests.chat })).toHaveCount(0);
  await expect(panel.getByRole('region', { name: t.privacy.title })).toHaveCount(0);
});

test('says so if the list cannot be read, or a customer is gone', async ({ page }) => {
  const t = words('en', 'admin-customers');
  await page.route('**/api/customers/searches', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/admin/customers?lang=en#${'0'.repeat(32)}`);
  await expect(panelOf(page).getByText(t.card.notFoundTitle)).toBeVisible();
  await panelOf(page).getByRole('button', { name: t.card.close, exact: true }).last().click();
  await expect(page.getByRole('heading', { name: t.errorTitle })).toBeVisible();
});
