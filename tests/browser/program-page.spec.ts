import type { Locator, Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { inDays } from '../support/bodies.ts';
import { addProgram, newTripName, test as officeTest } from './office.ts';
import { samplePath } from './sample-path.ts';
import { expectToFit } from './sound.ts';
import { again, expect, languages, test, untilHydrated, words } from './support.ts';

/** Expects that a part is open while the page is printed, and closed afterwards. */
async function expectToOpenForPrint(page: Page, part: Locator) {
  let place = 0;
  await expect(async () => {
    // The code of the part loads after the reader's first action on the working page.
    place = 10 - place;
    await page.mouse.move(place, place);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(part).toHaveAttribute('open', '', { timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(part).not.toHaveAttribute('open', '');
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

for (const language of languages) {
  const { detail, price } = words(language, 'programs');
  const offer = words(language, 'offer');

  test(
    `the departures stay in the page when their code takes them over (${language})`,
    again(language),
    async ({ page, request }) => {
      await page.goto(await samplePath(request, language));
      await untilHydrated(page);
      const departures = page.locator('[data-departure]');
      const count = await departures.count();
      expect(count).toBeGreaterThan(0);
      await page.evaluate((before) => {
        const note = () => {
          if (document.querySelectorAll('[data-departure]').length < before) document.body.dataset.emptied = '';
        };
        new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
      }, count);
      // The reader's first action.
      await page.mouse.move(10, 10);
      await expect(page.locator('[data-works]').filter({ has: departures })).toBeAttached();
      await expect(page.locator('[data-emptied]')).toHaveCount(0);
    },
  );

  test.describe(`on a phone (${language})`, () => {
    test.use({ viewport: { width: 360, height: 780 } });

    test('the booking bar stays until the end of the program', again(language), async ({ page, request }) => {
      await page.goto(await samplePath(request, language));
      const bar = page.locator('[data-booking-bar]');
      const similar = page.getByRole('region', { name: detail.similar });
      await similar.scrollIntoViewIfNeeded();
      await expect(bar.getByRole('link', { name: offer.request })).toBeInViewport({ ratio: 1 });
      await expectToFit(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      // The bar ends above the footer and covers none of its links.
      const bottom = await bar.evaluate((one) => one.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(await topOf(page.getByRole('contentinfo')));
    });
  });

  test(
    `a printed program contains only its content, from the title on (${language})`,
    again(language),
    async ({ page, request }) => {
      await page.goto(await samplePath(request, language));
      await expect(page.locator('main dl').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      // A4 between margins of a centimetre.
      await page.setViewportSize({ width: 718, height: 1047 });
      const title = page.getByRole('heading', { level: 1 });
      expect(await topOf(title)).toBeLessThan(40);
      for (const frame of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
        await expect(page.getByRole(frame)).toHaveCount(0);
      }
      for (const name of [
        detail.back,
        detail.request,
        offer.request,
        detail.brochure,
        detail.contactExpert,
        detail.bookFlight,
      ]) {
        await expect(page.getByRole('link', { name })).toHaveCount(0);
      }
      await expect(page.getByText(price.perPerson).first()).toBeVisible();
      await expect(page.getByText(price.withVat)).toBeVisible();
      await expect(page.getByRole('heading', { name: detail.includes, exact: true })).toBeVisible();
      const pdf = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
      // All days are open on paper.
      await expectToOpenForPrint(page, page.locator('[data-day]').last());
    },
  );
}

for (const language of languages) {
  test(
    `a brochure takes three sheets, of which none is empty (${language})`,
    again(language),
    async ({ page, request }) => {
      await page.goto((await samplePath(request, language)).replace(/(\?|$)/, '/brochure$1'));
      await expect(page.getByRole('img', { name: words(language, 'brochure').code })).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sheets = pdf.match(/\/MediaBox\s*\[[^\]]+\]/g) ?? [];
      expect(sheets).toHaveLength(3);
      // An empty one would have the size of the browser's own default.
      expect(new Set(sheets).size).toBe(1);
    },
  );
}

officeTest('a rating that staff hide is on no page', async ({ page, request }) => {
  const { card } = words('en', 'programs');
  const name = newTripName('en');
  const { id } = await addProgram(request, { trip_name: name, translations: null, rating: 4.1, rating_hidden: true });
  await expect.poll(async () => (await request.get(`/program/${id}`)).status()).toBe(200);
  await page.goto(`/program/${id}?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main header').getByText(card.rating)).toHaveCount(0);
  await page.goto('/programs?lang=en');
  const listed = page.getByRole('article').filter({ hasText: name });
  await expect(listed).toBeVisible();
  await expect(listed.getByText(card.rating)).toHaveCount(0);
});

for (const language of languages) {
  const { price } = words(language, 'programs');
  const { total } = words(language, 'offer');

  officeTest(
    `a price outside of VAT does not say that VAT is in it (${language})`,
    again(language),
    async ({ page, request }) => {
      const lines = [{ item: 'adult', price_sar: 9000, vat: 'outside' }];
      const abroad = { prices: { lines, early_until: null, deposit_sar: null } };
      const { id } = await addProgram(request, { trip_name: newTripName(language), ...abroad });
      await page.goto(`/program/${id}?lang=${language}`);
      await expect(page.getByText(total.noVat).first()).toBeVisible();
      await expect(page.getByText(price.withVat)).toHaveCount(0);
    },
  );
}

officeTest('all departures are on paper, though the later ones are folded on the screen', async ({ page, request }) => {
  const { pricesNote, pricesNoteNoVat } = words('ar', 'offer');
  const lines = [{ item: 'adult', price_sar: 9000, vat: 'outside' }];
  const abroad = { prices: { lines, early_until: null, deposit_sar: null } };
  const { id } = await addProgram(request, { trip_name: newTripName('ar'), ...abroad });
  const departures = [50, 60, 70, 80, 90].map((from) => ({ id: uuid(), from_date: inDays(from), nights: 2 }));
  expect((await request.post(`/api/programs/${id}/departures`, { data: { departures } })).status()).toBe(201);
  await expect.poll(async () => (await request.get(`/program/${id}`)).text()).toContain('<details');
  await page.goto(`/program/${id}?lang=ar`);
  // The prices are outside of VAT.
  await expect(page.getByText(pricesNoteNoVat)).toBeVisible();
  await expect(page.getByText(pricesNote)).toHaveCount(0);
  const later = page.locator('#departures details');
  await expect(later).not.toHaveAttribute('open', '');
  await expectToOpenForPrint(page, later);
});
