import { CountedActions } from './counted-actions.ts';
import { test } from './office.ts';
import { answer, chatText, editorOf, numbered, requestForDeparture } from './quote-editor.ts';
import { addDeparture, addQuotedRequest, sendQuote } from './quotes.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, expect, languages, words } from './support.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of languages) {
  const t = texts(language);
  const of = words(language, 'admin-quotes');
  const { sale } = words(language, 'admin');

  test.describe(`quotes (${language})`, again(language), () => {
    test('a quote for a departure is sent in a few actions, and its acceptance takes seats', async ({
      page,
      context,
      request,
    }) => {
      const { customer, seatsLeft } = await requestForDeparture(request, language);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      const staff = new CountedActions();
      const editor = editorOf(page, of, customer.name);
      await staff.click(row.getByRole('button', { name: t.more, exact: true }));
      await staff.click(page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: t.quote }));
      await expect(editor).toContainText('9,000');
      await expect(editor.locator('#quote_seats')).toHaveValue('2');
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      const text = await chatText(context, () => staff.click(editor.getByRole('button', { name: of.send.whatsapp })));
      // The menu, its entry, WhatsApp: the rest is filled in.
      expect(staff.count, staff.done.join('\n')).toBe(3);
      expect(text).toContain('9,000');
      await expect(editor).toBeHidden();
      await expect(row).toContainText(sale.offered);
      await expect(row).toContainText(t.status.in_progress);

      await answer(request, text, { action: 'accept', name: 'Noura' });
      expect(await seatsLeft()).toBe(6);
      await page.reload();
      await expect(row).toContainText(sale.won);
      await row.getByRole('link', { name: customer.name }).click();
      const panel = panelOf(page);
      const events = panel.getByRole('region', { name: t.detail.timeline });
      await expect(events).toContainText(numbered(of.events.quote_accepted, { name: '\u2068Noura\u2069', number: 1 }));
      await expect(events).toContainText(numbered(of.events.quote_seen, { number: 1 }));
      const offers = panel.getByRole('region', { name: of.section.title });
      await expect(offers).toContainText(of.states.accepted);
      await expectSoundInConsole(page, language);

      // The customer does not travel after all: others can have the seats.
      await panel.getByRole('button', { name: of.sale.reopen }).click();
      await panel.getByRole('button', { name: of.sale.lost, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: of.sale.lostTitle });
      await dialog.getByRole('textbox').fill('Ill');
      await dialog.getByRole('button', { name: of.sale.lostConfirm }).click();
      const returned = language === 'ar' ? of.events.seatsReturned_two : of.events.seatsReturned_other;
      await expect(events).toContainText(numbered(returned, { count: 2, number: 1 }));
      expect(await seatsLeft()).toBe(8);
    });

    test('a program found by its name brings its lines to a request of any kind', async ({
      page,
      context,
      request,
    }) => {
      const { name, seatsLeft } = await addDeparture(request, language, 8, { price_sar: 4500 });
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', { ...customer, language, adults: 3 });
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      const editor = editorOf(page, of, customer.name);
      const staff = new CountedActions();
      await staff.click(row.getByRole('button', { name: t.more, exact: true }));
      await staff.click(page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: t.quote }));
      await staff.type(editor.getByLabel(of.fields.program, { exact: true }), name);
      await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveCount(1);
      await staff.press(page, 'Enter');
      await expect(editor).toContainText('13,500');
      await staff.click(editor.getByLabel(of.fields.departure));
      // The days that were typed with the program are its first departure.
      await staff.click(page.locator('.ant-select-dropdown:visible .ant-select-item-option').last());
      await expect(editor.locator('#quote_seats')).toHaveValue('3');
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      const text = await chatText(context, () => staff.click(editor.getByRole('button', { name: of.send.whatsapp })));
      expect(staff.count, staff.done.join('\n')).toBeLessThanOrEqual(8);
      expect(text).toContain('13,500');
      await answer(request, text, { action: 'accept', name: 'Noura' });
      expect(await seatsLeft()).toBe(5);
    });

    test('the party changes the lines, and a draft keeps the chosen program', async ({ page, request }) => {
      const { name } = await addDeparture(request, language, 8, { price_sar: 4500 });
      const customer = newCustomer(language);
      const { id } = await addRequest(request, 'message', { ...customer, language });
      // Enter before the programs have arrived keeps what was typed.
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/api/programs/current?*', async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(`/admin/requests?lang=${language}&open=message.${id}`);
      const make = panelOf(page).getByRole('button', { name: of.section.make, exact: true });
      const editor = editorOf(page, of, customer.name);
      const picker = editor.getByLabel(of.fields.program, { exact: true });
      await make.click();
      await picker.fill(name);
      await page.keyboard.press('Enter');
      await expect(picker).toHaveValue(name);
      arrive();
      await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await editor.getByLabel(of.fields.adults).fill('4');
      await page.keyboard.press('Tab');
      await expect(editor).toContainText('18,000');
      await page.reload();
      await make.click();
      await expect(editor.getByRole('button', { name: of.beginAgain })).toBeVisible();
      await expect(editor).toContainText(name);
      await editor.getByLabel(of.fields.adults).fill('2');
      await page.keyboard.press('Tab');
      await expect(editor).toContainText('9,000');
      await editor.getByRole('button', { name: of.beginAgain }).click();
      await expect(editor).not.toContainText('9,000');
      await expect(editor.getByLabel(of.fields.adults)).toHaveCount(0);
    });

    test('what is missing is named at its field, and a draft outlives a reload', async ({ page, context, request }) => {
      const customer = newCustomer(language);
      const { id } = await addRequest(request, 'message', { ...customer, language });
      await page.goto(`/admin/requests?lang=${language}&open=message.${id}`);
      await expect(panelOf(page).getByRole('region', { name: of.section.title })).toBeVisible();
      await page.keyboard.press('o');
      const editor = editorOf(page, of, customer.name);
      await editor.getByRole('button', { name: of.send.whatsapp }).click();
      await expect(editor.locator('#quote_lines_0_text_ar')).toBeFocused();
      await expect(editor.getByText(of.notSent)).toBeVisible();
      await editor.locator('#quote_lines_0_text_ar').fill('تأشيرة');
      await editor.locator('#quote_lines_0_price_sar').fill('300');
      await page.reload();
      await panelOf(page).getByRole('button', { name: of.section.make, exact: true }).click();
      await expect(editor).toContainText('300');
      await expect(editor.getByRole('button', { name: of.beginAgain })).toBeVisible();
      const text = await chatText(context, () => editor.getByRole('button', { name: of.send.whatsapp }).click());

      await answer(request, text, { action: 'decline', reason: 'Too late' });
      await page.reload();
      const panel = panelOf(page);
      await expect(panel.getByRole('region', { name: t.detail.timeline })).toContainText('Too late');
      await expect(panel.getByRole('region', { name: of.section.title })).toContainText(of.states.declined);
    });

    test('staff say that a sale was lost, and why', async ({ page, request }) => {
      const customer = newCustomer(language);
      const { id } = await addRequest(request, 'hotel', { ...customer, language });
      await page.goto(`/admin/requests?lang=${language}&open=hotel.${id}`);
      const panel = panelOf(page);
      // Above a panel that covers the list, and so holds the focus.
      await page.setViewportSize({ width: 1024, height: 800 });
      await panel.getByRole('button', { name: of.sale.lost, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: of.sale.lostTitle });
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await dialog.getByRole('button', { name: of.sale.lostConfirm }).click();
      await expect(dialog.getByText(of.sale.reasonRequired)).toBeVisible();
      await dialog.getByRole('button', { name: of.sale.usual.price, exact: true }).click();
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await page.keyboard.type(': found it cheaper');
      await dialog.getByRole('button', { name: of.sale.lostConfirm }).click();
      await expect(panel.getByRole('region', { name: of.section.title })).toContainText(
        `${of.sale.usual.price}: found it cheaper`,
      );
      // Beside the panel again.
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(rowOf(page, customer.name)).toContainText(sale.lost);
    });

    test('a lost sale withdraws the offer, unless the customer has just accepted it', async ({ page, request }) => {
      const asked = [await addQuotedRequest(request, language), await addQuotedRequest(request, language)] as const;
      const offers = [await sendQuote(request, asked[0]), await sendQuote(request, asked[1])] as const;
      const note = async ({ type, id }: { type: string; id: string }, meanwhile = async () => {}) => {
        await page.goto(`/admin/requests?lang=${language}&open=${type}.${id}`);
        await panelOf(page).getByRole('button', { name: of.sale.lost, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: of.sale.lostTitle });
        await expect(dialog.getByRole('checkbox', { name: of.sale.withdraw_one })).toBeChecked();
        await dialog.getByRole('button', { name: of.sale.usual.noAnswer, exact: true }).click();
        await meanwhile();
        await dialog.getByRole('button', { name: of.sale.lostConfirm }).click();
        await expect(dialog).toBeHidden();
      };
      const section = panelOf(page).getByRole('region', { name: of.section.title });
      await note(asked[0]);
      await expect(section).toContainText(of.states.withdrawn);
      const { reference, secret } = offers[0];
      const opened = { action: 'open', reference, secret };
      expect((await request.post('/api/quotes', { data: opened })).status()).toBe(404);

      await note(asked[1], () =>
        answer(request, `/offer#${offers[1].reference}.${offers[1].secret}`, { action: 'accept', name: 'Noura' }),
      );
      await expect(section).toContainText(of.states.accepted);
      await expect(page.locator('.ant-notification').getByText(of.sale.failed)).toBeVisible();
      await expect(panelOf(page).getByRole('button', { name: of.sale.reopen })).toBeVisible();
    });
  });
}
