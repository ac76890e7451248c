import type { Route } from '@playwright/test';
import { flightRequest } from '../support/bodies.ts';
import { mailedPath, send, texts } from './request-links.ts';
import { expectSound } from './sound.ts';
import { newCustomer, panelOf, rowOf } from './staff-requests.ts';
import {
  again,
  dayFromNow,
  expect,
  fillContact,
  fillDay,
  formWords,
  languages,
  signedIn,
  test,
  words,
} from './support.ts';

/** The page of a request: what its customer reads and does there, and what staff see of it. */

/** Lets a change reach the server, and the gateway lose the reply. */
async function loseReply(route: Route): Promise<void> {
  if (route.request().method() !== 'PATCH') return route.fallback();
  await route.fetch();
  await route.fulfill({ status: 504, json: {} });
}

for (const language of languages) {
  test.describe(`the page of a request (${language})`, again(language), () => {
    const t = texts(language);

    test('takes a customer from the form to the answer, other dates and the cancellation', async ({
      page,
      browser,
    }) => {
      // Two people on many screens.
      test.slow();
      const flight = formWords(language, 'flight-booking');
      const admin = { ...words(language, 'admin'), ...words(language, 'admin-customer') };
      await page.goto(`/flight-booking?lang=${language}`);
      const name = await fillContact(page, language);
      const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
      await page.getByLabel(flight.fields.email, { exact: true }).fill(email);
      await page.getByLabel(flight.fields.main_departure, { exact: true }).fill('Riyadh');
      await page.getByLabel(flight.fields.main_arrival, { exact: true }).fill('Istanbul');
      await fillDay(page, flight.fields.from_date, dayFromNow(20));
      await page.getByRole('button', { name: flight.submit }).click();

      // The receipt leads there, also after a reload, and no entry of the history has the secret.
      const follow = page.locator('main').getByRole('link', { name: flight.sent.follow });
      await expect(follow).toHaveAttribute('href', /^\/request#F-.{9}\.[\w-]{32}$/);
      const secret = (await follow.getAttribute('href'))?.split('.')[1] ?? '';
      await page.reload();
      await follow.click();
      await expect(page.getByRole('heading', { level: 1, name: t.heading.flight })).toBeVisible();
      await expect(page).toHaveURL(/\/request$/);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(secret);
      await page.goBack();
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(secret);

      // The link of the mail leads to the page too.
      await page.goto(await mailedPath(email));
      await expect(page.getByRole('heading', { name: t.state.new.title })).toBeVisible();
      await expect(page).toHaveURL(/\/request$/);
      await page.getByLabel(t.write.label, { exact: true }).fill('Is the hotel near the Haram?');
      await page.getByRole('button', { name: t.write.send }).click();
      await expect(page.getByText(t.write.sent)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Is the hotel near the Haram?' })).toBeVisible();

      // Staff, in another browser.
      const office = await browser.newContext(signedIn);
      const desk = await office.newPage();
      await desk.goto(`/admin/requests?lang=${language}&unanswered=true`);
      const row = rowOf(desk, name);
      await expect(row.getByText(admin.customer.wrote)).toBeVisible();
      await row.getByRole('link', { name }).click();
      const panel = panelOf(desk);
      await panel.getByRole('button', { name: admin.answerNow, exact: true }).click();
      await expect(panel.getByText(admin.readByCustomer)).toBeVisible();
      await panel.getByLabel(admin.answer, { exact: true }).last().fill('Five minutes on foot.');
      // The answer arrives, but the reply is lost: sending it again adds nothing.
      await desk.route('**/api/flight-requests/*', loseReply);
      await panel.getByRole('button', { name: admin.sendAnswer }).click();
      await expect(desk.getByText(admin.answerFailed)).toBeVisible();
      await desk.unroute('**/api/flight-requests/*', loseReply);
      await panel.getByRole('button', { name: admin.sendAnswer }).click();
      await expect(panel.getByText(admin.title)).toBeHidden();
      await expect(desk.getByText(admin.answerFailed)).toBeHidden();
      // A new request is in progress from then on.
      const { eventStatus } = admin.detail;
      const begun = eventStatus.replace('{{from}}', admin.status.new).replace('{{to}}', admin.status.in_progress);
      await expect(panel.getByText(begun)).toBeVisible();

      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: 'Five minutes on foot.' })).toHaveCount(1);
      await page.getByRole('button', { name: t.dates.open }).click();
      await fillDay(page, flight.fields.from_date, dayFromNow(30));
      await page.getByRole('button', { name: t.dates.save }).click();
      await expect(page.getByText(t.dates.sent)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: t.messages.dates_changed })).toBeVisible();

      await page.getByRole('button', { name: t.cancel.open }).click();
      await page.getByLabel(new RegExp(t.cancel.reason)).fill('We stay at home');
      await page.getByRole('button', { name: t.cancel.confirm }).click();
      await expect(page.getByRole('heading', { name: t.state.cancelled.title })).toBeVisible();
      await expect(page.getByRole('button', { name: t.cancel.open })).toBeHidden();

      await desk.goto(`/admin/requests?lang=${language}`);
      await expect(rowOf(desk, name).getByText(admin.customer.cancelled)).toBeVisible();
      await office.close();
    });

    test('fits every window in each of its states, and has no fault known to axe', async ({ page }) => {
      test.slow();
      const who = newCustomer(language);
      const legs = [{ departure: 'Istanbul (IST)', arrival: 'Izmir', date: dayFromNow(22) }];
      const notes = `${'Long '.repeat(80)}\n${'w'.repeat(200)}`;
      const link = await send('/flight-requests', flightRequest({ ...who, legs, notes }), language);
      await page.goto(link.path);
      await expect(page.getByRole('heading', { name: t.state.new.title })).toBeVisible();
      await expectSound(page, language);
      await page.getByRole('button', { name: t.dates.open }).click();
      await expect(page.getByRole('button', { name: t.dates.save })).toBeVisible();
      await expectSound(page, language);
      await page.getByRole('button', { name: t.dates.keep }).click();
      await page.getByRole('button', { name: t.cancel.open }).click();
      await page.getByRole('button', { name: t.cancel.confirm }).click();
      await expect(page.getByRole('heading', { name: t.state.cancelled.title })).toBeVisible();
      await expectSound(page, language);
    });
  });
}

test('is kept out of caches, referrers and search engines', async ({ request }) => {
  for (const path of ['/request', '/request/', '/request?lang=en', '/testimonial', '/offer']) {
    const reply = await request.get(path);
    expect(reply.status()).toBe(200);
    const headers = reply.headers();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(await reply.text()).toMatch(/<meta name="robots" content="noindex"/);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/request');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /request');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /testimonial');
});
