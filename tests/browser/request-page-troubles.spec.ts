import { hotelRequest } from '../support/bodies.ts';
import { mailedPath, send, texts } from './request-links.ts';
import { axeFaults, settle } from './settled.ts';
import { expectSound } from './sound.ts';
import { newCustomer } from './staff-requests.ts';
import { again, dayFromNow, expect, fillDay, formWords, languages, test, untilHydrated, words } from './support.ts';

/** What can go wrong on the page of a request: a lost link, a failing connection, two changes at once. */

for (const language of languages) {
  test.describe(`the page of a request (${language})`, () => {
    const t = texts(language);

    test(
      'offers a new link to who has lost it, and tells nobody whether there is such a request',
      again(language),
      async ({ page }) => {
        const who = newCustomer(language);
        const link = await send('/hotels', hotelRequest(who), language);
        await page.goto(`/request?lang=${language}#${link.reference}.${'x'.repeat(32)}`);
        await expect(page.getByRole('heading', { level: 1, name: t.invalid.title })).toBeVisible();
        await page.getByRole('button', { name: t.lost.send }).click();
        await expect(page.getByText(t.lost.referenceRequired)).toBeVisible();
        await expectSound(page, language);
        for (const reference of ['H-0000-0000', link.reference]) {
          await page.getByLabel(t.lost.reference, { exact: true }).fill(reference);
          await page.getByLabel(t.lost.phone, { exact: true }).fill(who.phone.slice(-4));
          await page.getByRole('button', { name: t.lost.send }).click();
          await expect(page.getByText(t.lost.sent)).toBeVisible();
          await settle(page);
          expect(await axeFaults(page)).toEqual([]);
          await page.getByRole('button', { name: t.lost.again }).click();
        }
        await page.goto(await mailedPath(who.email));
        await expect(page.getByRole('heading', { name: t.state.new.title })).toBeVisible();
      },
    );

    test(
      'loses nothing that was typed when the connection fails, and stores it once',
      again(language),
      async ({ page }) => {
        const link = await send('/hotels', hotelRequest(newCustomer(language)), language);
        await page.goto(link.path);
        const field = page.getByLabel(t.write.label, { exact: true });
        await field.fill('Please call me');
        // The message arrives, but its reply is lost.
        await page.route('**/api/request-page/entries', async (route) => {
          await route.fetch();
          await route.abort();
        });
        await page.getByRole('button', { name: t.write.send }).click();
        await expect(page.getByRole('alert').filter({ hasText: t.write.failed })).toBeVisible();
        await page.unroute('**/api/request-page/entries');
        await page.reload();
        await expect(field).toHaveValue('Please call me');
        await page.getByRole('button', { name: t.write.send }).click();
        await expect(page.getByText(t.write.sent)).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: 'Please call me' })).toHaveCount(1);

        await page.route('**/api/request-page', (route) => route.abort());
        await page.reload();
        await untilHydrated(page);
        await expect(page.getByRole('heading', { name: t.failure.title })).toBeVisible();
        await page.unroute('**/api/request-page');
        await page.getByRole('button', { name: words(language, 'common').tryAgain }).click();
        await expect(page.getByRole('heading', { name: t.state.new.title })).toBeVisible();
      },
    );

    test(
      'shows the newer state in a conflict and keeps the dates that were chosen',
      again(language),
      async ({ page }) => {
        const hotel = formWords(language, 'hotel-booking');
        const link = await send('/hotels', hotelRequest(newCustomer(language)), language);
        await page.goto(link.path);
        await page.getByRole('button', { name: t.dates.open }).click();
        await fillDay(page, hotel.fields.check_out, dayFromNow(16));
        const change = { check_in: dayFromNow(11), check_out: dayFromNow(13), version: 1 };
        const { reference, secret } = link;
        await page.request.post('/api/request-page/entries', {
          data: { reference, secret, action: 'change_hotel_dates', ...change },
          headers: { 'X-Client': 'web' },
        });
        await page.getByRole('button', { name: t.dates.save }).click();
        await expect(page.getByText(t.dates.conflict)).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: t.messages.dates_changed })).toBeVisible();
        await page.getByRole('button', { name: t.dates.save }).click();
        await expect(page.getByText(t.dates.sent)).toBeVisible();
      },
    );
  });
}
