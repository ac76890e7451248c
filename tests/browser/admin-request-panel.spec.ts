import { deliver } from '../support/deliver.ts';
import { bounceOf } from '../support/mail-reports.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, entryOf, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, choose, expect, type Language, languages, signedIn, test, words } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

for (const language of languages) {
  const t = texts(language);

  test(
    `an undelivered confirmation is reported beside the address (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { id, type } = await addRequest(request, 'message', customer);
      await page.goto(`/admin/messages?open=message.${id}&lang=${language}`);
      const panel = panelOf(page);
      await expect(panel.getByText(customer.email)).toBeVisible();
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await deliver(
        process.env.STACK_DATA_DIR ?? '',
        'recordMailProblem',
        bounceOf({ type, id, email: customer.email }),
      );
      await page.reload();
      await expect(panel.getByText(words(language, 'admin-customer').mail.bounced)).toBeVisible();
      await expect(panel.getByRole('alert')).not.toHaveCSS('border-top-left-radius', '0px');
      const close = await panel.getByRole('button', { name: t.detail.close }).boundingBox();
      expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expectSoundInConsole(page, language);
    },
  );

  test(
    `the note stays in view, and the neighbours of a request are one click away (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const older = await addRequest(request, 'message', customer);
      const newer = await addRequest(request, 'message', customer);
      await page.goto(`/admin/messages?q=${customer.phone}&open=message.${newer.id}&lang=${language}`);
      const panel = panelOf(page);
      const note = panel.getByLabel(t.detail.note, { exact: true });
      await expect(note).toBeInViewport({ ratio: 1 });
      await panel.getByRole('heading', { name: t.related.title }).scrollIntoViewIfNeeded();
      await expect(note).toBeInViewport({ ratio: 1 });

      const next = panel.getByRole('link', { name: t.detail.next });
      await next.click();
      await expect(panel.getByText(older.reference)).toBeVisible();
      await expect(next).toHaveCount(0);
      await panel.getByRole('link', { name: t.detail.previous }).click();
      await expect(panel.getByText(newer.reference)).toBeVisible();
    },
  );

  test(
    `a WhatsApp reply starts with a template in the customer's language and is recorded (${language})`,
    again(language),
    async ({ page, context, request }) => {
      const theirs: Language = language === 'ar' ? 'en' : 'ar';
      const replies = words(theirs, 'admin-replies');
      const customer = newCustomer(language);
      const { reference } = await addRequest(request, 'hotel', { ...customer, language: theirs });
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await page.goto(`/admin/requests/hotels?q=${encodeURIComponent(customer.phone)}&lang=${language}`);
      const row = rowOf(page, customer.name);
      const opener = row.getByRole('button', { name: t.requests.chat });
      const dialog = page.getByRole('dialog', { name: t.reply.title });
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await opener.click();
      const text = dialog.getByRole('textbox', { name: t.reply.text });
      await expect(text).toHaveValue(new RegExp(customer.name));
      await expect(text).toHaveValue(new RegExp(reference));
      await dialog.getByText(t.reply.templates.offer).click();
      await expect(text).toHaveValue(new RegExp(replies.hotel.offer.slice(0, 30)));
      // WhatsApp would take it, but nobody reads it.
      await text.fill('x'.repeat(2001));
      await expect(text).toHaveValue('x'.repeat(2001));
      await expect(dialog.getByRole('link', { name: t.reply.open })).toHaveCount(0);
      await text.fill('My own words & more?');
      // Choosing another template and back keeps the edited text.
      await dialog.getByText(t.reply.templates.thanks).click();
      await dialog.getByText(t.reply.templates.offer).click();
      await expect(text).toHaveValue('My own words & more?');
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });

      const chat = context.waitForEvent('page');
      await dialog.getByRole('link', { name: t.reply.open }).click();
      const { pathname, searchParams } = new URL((await chat).url());
      expect(pathname).toBe(`/966${customer.phone.slice(1)}`);
      expect(searchParams.get('text')).toBe('My own words & more?');
      await expect(dialog).toBeHidden();

      // Calls and e-mails are recorded too. The links must not open anything here.
      await page.evaluate(() => Object.assign(window, { open: () => null }));
      for (const [channel, way] of [
        ['phone', t.requests.call],
        ['email', t.requests.email],
      ] as const) {
        await (await entryOf(row, t.more, way)).click();
        await expect(page.getByText(t.contact.recorded[channel])).toBeVisible();
      }
      await row.getByRole('link', { name: customer.name }).click();
      for (const event of [t.detail.eventWhatsApp, t.detail.eventCall, t.detail.eventEmail]) {
        await expect(panelOf(page).getByText(event)).toBeVisible();
      }
    },
  );

  test(
    `the panel shows every field and links to the customer's earlier requests (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const before = await addRequest(request, 'message', { ...customer, message: 'Do you book ferries?' });
      const { data: programs } = await (await request.get('/api/programs?limit=1')).json();
      const asked = await addRequest(request, 'custom', {
        ...customer,
        number_of_days: 9,
        hotel_level: 'luxury',
        trip_type: 'family',
        special_destination: 'Farasan',
        travel_expert_help: 'Step-free rooms\nand a boat',
        infants: 1,
        program_id: programs[0].id,
      });
      const list = Promise.withResolvers<void>();
      await page.route(/\/api\/customs(\?|$)/, async (route) => {
        await list.promise;
        await route.continue();
      });
      const tripName = language === 'ar' ? programs[0].trip_name : programs[0].translations.en.trip_name;
      await page.goto(`/admin/requests/custom?open=${asked.id}&lang=${language}`);
      const panel = panelOf(page);
      const people = { en: ['9 days', '2 adults, 1 infant'], ar: ['9 أيام', 'بالغان، رضيع واحد'] }[language];
      const { options } = words(language, 'enquiries');
      const shown = [...people, options.hotel_level.luxury, options.trip_type.family, 'Farasan', asked.reference];
      for (const text of [...shown, customer.email, t.detail.eventEntered])
        await expect(panel.getByText(text)).toBeVisible();
      await expect(panel.getByText('Step-free rooms\nand a boat')).toBeVisible();
      // A list that loads after the panel still appears.
      list.resolve();
      await expect(page.locator(`[data-row="${asked.id}"]`)).toBeVisible();
      await expectSoundInConsole(page, language);
      await expect(panel.getByRole('link', { name: tripName })).toBeVisible();

      await panel.getByRole('link', { name: 'Do you book ferries?' }).click();
      await expect(page).toHaveURL(new RegExp(`open=message.${before.id}`));
      await expect(panel.getByText(before.reference)).toBeVisible();
      await expect(panel.getByRole('link', { name: `${tripName} ${people[0]}` })).toBeVisible();
      await page.goBack();
      await expect(panel.getByText(asked.reference)).toBeVisible();
    },
  );

  test(
    `an e-mail address breaks only after its @, dots and hyphens (${language})`,
    again(language),
    async ({ page, request }) => {
      const email = 'abdulrahman.alghamdi.travel.department@very-long-company-name.example.com';
      const { id } = await addRequest(request, 'hotel', { ...newCustomer(language), email });
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(`/admin/requests/hotels?open=${id}&lang=${language}`);
      const lines = await panelOf(page)
        .getByText(email)
        .evaluate((address) => {
          const walker = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const byTop = new Map<number, string>();
          for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
            for (let index = 0; index < text.length; index += 1) {
              range.setStart(text, index);
              range.setEnd(text, index + 1);
              const top = Math.round(range.getBoundingClientRect().top);
              byTop.set(top, (byTop.get(top) ?? '') + text.data[index]);
            }
          }
          return [...byTop.values()];
        });
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join('')).toBe(email);
      for (const line of lines.slice(0, -1)) expect(line).toMatch(/[@.-]$/);
    },
  );

  test(
    `the second of two concurrent changes is reported and loses no input (${language})`,
    again(language),
    async ({ page, request }) => {
      const { id } = await addRequest(request, 'hotel', newCustomer(language));
      await page.goto(`/admin/requests/hotels?open=${id}&lang=${language}`);
      const panel = panelOf(page);
      const note = panel.getByLabel(t.detail.note);
      await note.fill('اتفقنا على فندق قريب من الحرم');
      await request.patch(`/api/hotels/${id}`, { data: { status: 'in_progress', note: 'كلّمته قبل قليل' } });
      const status = panel.getByRole('combobox', { name: t.detail.statusFor });
      await choose(page, status, t.status.done);
      const { name } = (await (await request.get('/api/session')).json()).data.staff;
      const notice = page.getByRole('alert').filter({ hasText: t.detail.conflictTitle });
      await expect(notice).toContainText(
        t.detail.conflictStatus
          .replace('{{name}}', name)
          .replace('{{from}}', t.status.new)
          .replace('{{to}}', t.status.in_progress),
      );
      await expect(status).toBeFocused();
      await expect(panel.getByText('كلّمته قبل قليل')).toBeVisible();
      await expect(panel.locator('.ant-select').getByText(t.status.in_progress)).toBeVisible();
      await expect(note).toHaveValue('اتفقنا على فندق قريب من الحرم');

      // Another screen and back: the note is still there.
      await panel.getByRole('button', { name: t.detail.close }).click();
      await page.getByRole('link', { name: t.layout.custom }).click();
      await page.goBack();
      await rowOf(page, '').locator(`[data-row="${id}"]`).click();
      await expect(note).toHaveValue('اتفقنا على فندق قريب من الحرم');
      await note.fill('x'.repeat(2001));
      await panel.getByRole('button', { name: t.detail.addNote }).click();
      await expect(panel.getByText(t.detail.noteTooLong)).toBeVisible();
      await expect(note).toHaveValue('x'.repeat(2001));
      await note.fill('اتفقنا على فندق قريب من الحرم');
      await panel.getByRole('button', { name: t.detail.addNote }).click();
      // In the history: the field is emptied shortly afterwards.
      await expect(panel.getByRole('paragraph').filter({ hasText: 'اتفقنا على فندق قريب من الحرم' })).toBeVisible();
    },
  );
}
