import type { APIRequestContext, Page } from '@playwright/test';
import { customRequest, inDays } from '../support/bodies.ts';
import { addOffered, line, setDeparture } from './offered-program.ts';
import { test } from './office.ts';
import { texts } from './request-links.ts';
import { expectSound } from './sound.ts';
import { newCustomer, panelOf, rowOf } from './staff-requests.ts';
import { again, expect, type Language, languages, words } from './support.ts';

type Offered = Awaited<ReturnType<typeof addOffered>>;

const riyals = (amount: string, language: Language) => (language === 'ar' ? `${amount} ر.س` : `${amount} SR`);

/** Sends a request for the waiting list of the program's departure that is sold out; returns the address of its page. */
async function waitFor(api: APIRequestContext, { id, ids }: Offered, language: Language, who: object): Promise<string> {
  const asked = { program_id: id, departure_id: ids.full, waiting_list: true, trip_start_date: inDays(60) };
  const data = customRequest({ ...who, ...asked, number_of_days: 4, adults: 2, children: 0 });
  const reply = await api.post('/api/customs', { data, headers: { 'Accept-Language': language } });
  expect(reply.status()).toBe(201);
  const { reference, secret } = (await reply.json()).data;
  return `/request?lang=${language}#${reference}.${secret}`;
}

const choices = (page: Page, language: Language) =>
  page.getByRole('radiogroup', { name: texts(language).dates.departure });

for (const language of languages) {
  const t = texts(language);
  const admin = { ...words(language, 'admin'), ...words(language, 'admin-customer') };

  test(
    `a customer chooses another departure of the program, and an offer begins with it (${language})`,
    again(language),
    async ({ page, request }) => {
      test.slow();
      const program = await addOffered(request);
      const who = newCustomer(language);
      await page.goto(await waitFor(request, program, language, who));
      await page.getByRole('button', { name: t.dates.open }).click();
      const group = choices(page, language);
      await expect(group.getByRole('radio')).toHaveCount(3);
      await expect(group.locator(`[data-departure="${program.ids.full}"]`)).toHaveCount(0);
      await expect(group.locator(`[data-departure="${program.id}"]`)).toContainText(riyals('2,000', language));
      await expect(group.locator(`[data-departure="${program.id}"]`)).toContainText('3');
      await page.getByRole('button', { name: t.dates.save }).click();
      await expect(page.getByText(t.dates.choose).first()).toBeVisible();
      await expectSound(page, language);
      const days = await group.locator(`[data-departure="${program.id}"] strong`).first().innerText();
      await group.locator(`[data-departure="${program.id}"]`).click();
      // What was chosen stays when the page is loaded again.
      await page.reload();
      await page.getByRole('button', { name: t.dates.open }).click();
      await expect(choices(page, language).getByRole('radio', { checked: true })).toHaveValue(program.id);
      await page.getByRole('button', { name: t.dates.save }).click();
      await expect(page.getByText(t.dates.sent)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: t.messages.dates_changed })).toContainText(days);

      // The same browser is signed in as staff.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/admin/requests?lang=${language}&unanswered=true`);
      const row = rowOf(page, who.name);
      const [chose = ''] = admin.customer.choseDeparture.split('{{');
      const tag = await row.getByText(chose).innerText();
      await row.getByRole('link', { name: who.name }).click();
      const panel = panelOf(page);
      await expect(panel.getByText(admin.eventDeparture).first()).toBeVisible();
      await expect(panel.getByText(days).first()).toBeVisible();
      await panel.getByRole('button', { name: words(language, 'admin-quotes').section.make, exact: true }).click();
      await expect(page.locator('.ant-modal').getByText(tag.replace(chose, '')).first()).toBeVisible();
    },
  );

  test(
    `a departure that was sold meanwhile is said, and days of one’s own take its place (${language})`,
    again(language),
    async ({ page, request }) => {
      test.slow();
      const program = await addOffered(request);
      const who = newCustomer(language);
      await page.goto(await waitFor(request, program, language, who));
      await page.getByRole('button', { name: t.dates.open }).click();
      const group = choices(page, language);
      await group.locator(`[data-departure="${program.id}"]`).click();
      const prices = { lines: [line('adult', 1000)], early_until: null, deposit_sar: null };
      await setDeparture(request, program.id, { ...program.limited, seats_left: 0, prices, version: 2 });
      await page.getByRole('button', { name: t.dates.save }).click();
      await expect(page.getByText(t.dates.departureGone).first()).toBeVisible();
      await group.getByRole('radio', { name: new RegExp(t.dates.free) }).click();
      const { stepper, fields } = words(language, 'enquiries');
      await page.getByRole('button', { name: stepper.more.replace('{{field}}', fields.number_of_days) }).click();
      await page.getByRole('button', { name: t.dates.save }).click();
      await expect(page.getByText(t.dates.sent)).toBeVisible();
      const entry = page.getByRole('listitem').filter({ hasText: t.messages.dates_changed });
      await expect(entry).toContainText(t.messages.ownDays);
      await expectSound(page, language);

      // Staff see no departure that the customer no longer wants, and an offer begins without one.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/admin/requests?lang=${language}&unanswered=true`);
      await rowOf(page, who.name).getByRole('link', { name: who.name }).click();
      const panel = panelOf(page);
      await expect(panel.getByText(words(language, 'admin-customer').ownDays).first()).toBeVisible();
      const { departure } = words(language, 'enquiries').asked.fields;
      await expect(panel.getByRole('rowheader', { name: departure, exact: true })).toHaveCount(0);
      await expect(panel.getByText(words(language, 'enquiries').asked.staff.waiting_list, { exact: true })).toHaveCount(
        0,
      );
      await panel.getByRole('button', { name: words(language, 'admin-quotes').section.make, exact: true }).click();
      const quotes = words(language, 'admin-quotes');
      const seats = page.locator('.ant-modal .ant-form-item').filter({ hasText: quotes.fields.departure });
      await expect(seats).toContainText(quotes.seats.none);
    },
  );

  test(
    `days that staff correct take a request off its departure, and the timeline says so (${language})`,
    again(language),
    async ({ page, request }) => {
      const program = await addOffered(request);
      const who = newCustomer(language);
      await waitFor(request, program, language, who);
      await page.goto(`/admin/requests?lang=${language}#q=${who.phone}`);
      await rowOf(page, who.name).getByRole('link', { name: who.name }).click();
      const panel = panelOf(page);
      const { asked } = words(language, 'enquiries');
      const departure = panel.getByRole('rowheader', { name: asked.fields.departure, exact: true });
      await expect(departure).toBeVisible();
      const { correct } = words(language, 'admin-requests');
      await panel.getByRole('button', { name: correct.open }).click();
      const dialog = page.getByRole('dialog').filter({ hasText: correct.hint });
      const days = words(language, 'custom-journey').fields.number_of_days;
      await dialog.getByRole('spinbutton', { name: days }).fill('9');
      await dialog.getByRole('button', { name: correct.save }).click();
      await expect(dialog).toHaveCount(0);
      const events = panel.getByRole('region', { name: admin.detail.timeline });
      await expect(events).toContainText(admin.ownDays);
      await expect(departure).toHaveCount(0);
    },
  );
}
