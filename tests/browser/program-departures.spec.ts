import type { Page } from '@playwright/test';
import { addDays } from '#contracts/field-kit/calendar';
import { inDays } from '../support/bodies.ts';
import { addOffered, line, newId, setDeparture } from './offered-program.ts';
import { test } from './office.ts';
import { fillContactOf } from './program-forms.ts';
import { expectToFit } from './sound.ts';
import { again, expect, holdScripts, type Language, languages, recordPosts, untilHydrated, words } from './support.ts';

const chooser = (page: Page, language: Language) => page.getByRole('form', { name: words(language, 'offer').chooser });

for (const language of languages) {
  const offer = words(language, 'offer');
  const enquiries = words(language, 'enquiries');
  const riyals = (amount: string) => (language === 'ar' ? `${amount} ر.س` : `${amount} SR`);

  test(
    `a visitor chooses departure and party, and the request says what was seen (${language})`,
    again(language),
    async ({ page, request }) => {
      const { id } = await addOffered(request);
      await page.goto(`/program/${id}?lang=${language}`);
      const form = chooser(page, language);
      await untilHydrated(page);
      await expect(form.locator('[data-total]')).toContainText(riyals('2,000'));
      await form.locator('select[name=adults]').selectOption('3');
      await form.locator('select[name=children]').selectOption('2');
      await form.getByLabel(offer.party.ageOfChild.replace('{{number}}', '2')).selectOption('14');
      await form.locator('select[name=room]').selectOption('single');
      // Four pay as adults, one as a child, and the three adults have rooms of their own.
      await expect(form.locator('[data-total]')).toContainText(riyals('5,350'));
      await expectToFit(page);
      await form.getByRole('button', { name: offer.request }).click();

      await expect(page).toHaveURL(new RegExp(`program=${id}&departure=${id}&adults=3&age=2&age=14&room=single`));
      const section = page.locator('[data-asked-dates]');
      await expect(section.locator('[data-total]')).toContainText(riyals('5,350'));
      await section.locator('select[name=room]').selectOption('double');
      await expect(section.locator('[data-total]')).toContainText(riyals('4,600'));
      // A reload keeps what was chosen.
      await page.reload();
      await expect(section.locator('[data-total]')).toContainText(riyals('4,600'));
      await fillContactOf(page, language);
      const posts = recordPosts(page);
      await page.getByRole('button', { name: enquiries.submit }).click();
      const receipt = page.locator('[data-receipt]');
      await expect(receipt).toContainText(riyals('4,600'));
      await expect(receipt).toContainText(enquiries.asked.fields.departure);
      expect(posts[0]?.body).toMatchObject({
        ...{ program_id: id, departure_id: id, adults: 3, children: 2, child_ages: [2, 14], room: 'double' },
        ...{ seen_total_sar: 4600, waiting_list: false },
      });
    },
  );

  test(
    `a party chosen before the scripts run is added up once they do (${language})`,
    again(language),
    async ({ page, request }) => {
      const { id } = await addOffered(request);
      const release = await holdScripts(page);
      await page.goto(`/program/${id}?lang=${language}`);
      const form = chooser(page, language);
      await form.locator('select[name=adults]').selectOption('3');
      await form.locator('select[name=children]').selectOption('1');
      await form.locator('select[name=room]').selectOption('single');
      release();
      await untilHydrated(page);
      await expect(form.locator('[data-total]')).toContainText(riyals('4,350'));
      await expect(form.locator('select[name=age]')).toHaveCount(1);
    },
  );

  test(
    `a departure that is sold out takes requests for its waiting list with one tap (${language})`,
    again(language),
    async ({ page, request }) => {
      const { id, ids } = await addOffered(request);
      await page.goto(`/program/${id}?lang=${language}`);
      const row = page.locator(`[data-departure="${ids.full}"]`);
      await expect(row).toContainText(offer.availability.waiting_list);
      await row.getByRole('link').click();
      await expect(page.getByRole('heading', { name: offer.waitingList })).toBeVisible();
      await expect(page.getByText(offer.waitingListText)).toBeVisible();
      // A deposit would hold nothing yet.
      const deposit = page.getByText(offer.total.deposit.replace('{{amount}}', riyals('400').replace(' ', '\u00a0')));
      await expect(deposit).toHaveCount(0);
      await page.locator('[data-asked-dates] select[name=departure]').selectOption(id);
      await expect(deposit).toBeVisible();
      await page.locator('[data-asked-dates] select[name=departure]').selectOption(ids.full);
      await fillContactOf(page, language);
      const posts = recordPosts(page);
      await page.getByRole('button', { name: enquiries.submit }).click();
      await expect(page.locator('[data-receipt]')).toContainText(enquiries.asked.visitor.waiting_list);
      expect(posts[0]?.body).toMatchObject({ departure_id: ids.full, waiting_list: true });
    },
  );

  test(
    `a price that has changed since the page was opened is said, not hidden (${language})`,
    again(language),
    async ({ page, request }) => {
      const { id, limited } = await addOffered(request);
      await page.goto(`/custom-journey?program=${id}&departure=${id}&adults=2&lang=${language}`);
      await expect(page.locator('[data-total]')).toContainText(riyals('2,000'));
      const prices = { lines: [line('adult', 1100)], early_until: null, deposit_sar: null };
      await setDeparture(request, id, { ...limited, prices, version: 2 });
      await fillContactOf(page, language);
      await page.getByRole('button', { name: enquiries.submit }).click();
      const said = enquiries.asked.visitor.price_changed;
      await expect(page.locator('[data-receipt]')).toContainText(
        said.replace('{{seen}}', riyals('2,000')).replace('{{now}}', riyals('2,200')),
      );
      // The page of the request says the same.
      await page.locator('[data-receipt] a[href*="/request#"]').click();
      const asked = page.getByRole('region', { name: words(language, 'request-page').asked.title });
      await expect(asked).toContainText(enquiries.asked.fields.seen_total);
      await expect(asked).toContainText(said.replace('{{seen}}', riyals('2,000')).replace('{{now}}', riyals('2,200')));
    },
  );

  test(
    `the places of a departure keep their line in each window, also beside an early price (${language})`,
    again(language),
    async ({ page, request }) => {
      const { id, limited } = await addOffered(request);
      const lines = [{ ...line('adult', 1200), early_sar: 1000 }];
      const prices = { lines, early_until: inDays(20), deposit_sar: null };
      await setDeparture(request, id, { ...limited, seats_left: 8, minimum: 6, prices, version: 2 });
      await page.goto(`/program/${id}?lang=${language}`);
      const row = page.locator(`[data-departure="${id}"]`);
      await expect(row).toContainText(riyals('1,200'));
      const linesOfState = () =>
        row.locator('[data-state]').evaluate((state) => {
          const range = document.createRange();
          range.selectNodeContents(state);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
      for (const width of [360, 640, 768, 1440]) {
        await page.setViewportSize({ width, height: 780 });
        expect(await linesOfState(), `at ${width} px`).toBe(1);
      }
    },
  );

  test(
    `a departure that is gone is replaced by the next one, and the form says so (${language})`,
    again(language),
    async ({ page, request }) => {
      const { id } = await addOffered(request);
      await page.goto(`/custom-journey?program=${id}&departure=${newId()}&adults=4&lang=${language}`);
      await expect(page.getByText(offer.replaced)).toBeVisible();
      await expect(page.locator('[data-total]')).toContainText(riyals('4,000'));
    },
  );

  test(
    `departures are in the calendar, on paper and on a phone’s bar too (${language})`,
    again(language),
    async ({ page, request }) => {
      const { id } = await addOffered(request);
      await page.goto(`/program/${id}?lang=${language}`);
      // The code of the calendar's file loads after this click, the first action.
      const downloads = page.waitForEvent('download');
      await page.locator(`[data-departure="${id}"]`).getByRole('button').click();
      const file = await (await downloads).createReadStream();
      const text = (await file.toArray()).join('');
      expect(text).toContain(`DTSTART;VALUE=DATE:${inDays(40).replaceAll('-', '')}\r\n`);
      expect(text).toContain(`DTEND;VALUE=DATE:${addDays(inDays(43), 1).replaceAll('-', '')}\r\n`);

      await page.setViewportSize({ width: 360, height: 780 });
      const bar = page.locator('[data-booking-bar]');
      await expect(bar.getByRole('link', { name: offer.request })).toHaveAttribute(
        'href',
        new RegExp(`departure=${id}`),
      );
      await expectToFit(page);

      const brochure = words(language, 'brochure');
      const served = await request.get(`/program/${id}/brochure?lang=${language}`);
      expect([served.status(), (await served.text()).includes('noindex')]).toEqual([200, true]);
      await page.goto(`/program/${id}/brochure?lang=${language}`);
      await expect(page.getByRole('img', { name: brochure.code })).toBeVisible();
      await expect(page.getByRole('button', { name: brochure.print })).toBeVisible();
      await expectToFit(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: brochure.print })).toBeHidden();
      await expect(page.getByRole('heading', { name: offer.departures })).toBeVisible();
    },
  );
}

test('the first tap of a finger, which stays for a moment, is not lost', async ({ browser, request }) => {
  const { id } = await addOffered(request);
  // So high that nothing scrolls: the tap is the reader's first action.
  const viewport = { width: 390, height: 6000 };
  const context = await browser.newContext({ baseURL: process.env.OFFICE_URL, viewport, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`/program/${id}?lang=en`);
  await untilHydrated(page);
  const download = page.waitForEvent('download');
  const button = page.locator(`[data-departure="${id}"]`).getByRole('button');
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no button.');
  const finger = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  // Long enough for the code of the part to arrive under the finger, too short for a long press.
  await page.waitForTimeout(400);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await download;
  await context.close();
});

test('without scripts the page has the total of two adults, and its form leads to the enquiry form', async ({
  browser,
  request,
}) => {
  const { id } = await addOffered(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.OFFICE_URL });
  const page = await context.newPage();
  await expect.poll(async () => (await request.get(`/program/${id}`)).text()).toContain('data-total');
  await page.goto(`/program/${id}?lang=en`);
  const form = chooser(page, 'en');
  await expect(form.locator('[data-total]')).toContainText('2,000 SR');
  await form.locator('select[name=adults]').selectOption('4');
  await form.getByRole('button', { name: words('en', 'offer').request }).click();
  await expect(page).toHaveURL(new RegExp(`/custom-journey\\?program=${id}&lang=en&departure=${id}&adults=4`));
  await context.close();
});

test('an unknown program has no brochure', async ({ request }) => {
  expect((await request.get(`/program/${newId()}/brochure`)).status()).toBe(404);
});
