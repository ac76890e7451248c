import type { Page } from '@playwright/test';
import { addDays } from '#contracts/field-kit/calendar';
import { inDays } from '../support/bodies.ts';
import { addProgram, newTripName, test as officeTest } from './office.ts';
import { cardOf, screen, texts } from './program-editor.ts';
import { again, expect, languages, test, words } from './support.ts';

interface Listed {
  to_date: string;
  departures: { to_date: string }[] | null;
  cancellation: object | null;
  translations: { en: { trip_name: string } };
}

/** The last day of a program's last departure. */
const lastDayOf = ({ to_date, departures }: Listed): string =>
  departures
    ?.map((one) => one.to_date)
    .sort()
    .at(-1) ?? to_date;

/** Sets noon in Riyadh, only in the reader's browser. */
const setDay = (page: Page, day: string) => page.clock.setFixedTime(new Date(`${day}T12:00:00+03:00`));

for (const language of languages) {
  const { card, detail } = words(language, 'programs');
  const promiseText = detail.cancellation.replace('{{days}}', language === 'ar' ? '15 يومًا' : '15 days');

  test(
    `a page rendered before a program ended says later that it has ended (${language})`,
    again(language),
    async ({ page, request }) => {
      const { data } = await (await request.get('/api/programs?limit=1')).json();
      const [{ id }] = data;
      const to_date = lastDayOf(data[0]);
      const html = await (await request.get(`/program/${id}?lang=${language}`)).text();
      // Without the texts that the page contains for its scripts.
      const served = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect([served.includes(detail.bookFlight), served.includes(detail.endedText)]).toEqual([true, false]);

      await setDay(page, addDays(to_date, 1));
      await page.goto(`/program/${id}?lang=${language}`);
      const article = page.locator('main article').first();
      await expect(article.getByText(card.ended, { exact: true })).toBeVisible();
      await expect(article.getByRole('link', { name: detail.askNextDates })).toHaveAttribute(
        'href',
        `/custom-journey?program=${id}`,
      );
      for (const gone of [detail.request, detail.bookFlight, detail.bookHotel]) {
        await expect(page.getByRole('link', { name: gone })).toHaveCount(0);
      }
      await expect(page.getByText(promiseText)).toHaveCount(0);

      await setDay(page, to_date);
      await page.reload();
      await expect(article.getByRole('link', { name: detail.bookFlight })).toBeVisible();
      await expect(article.getByText(card.ended, { exact: true })).toHaveCount(0);
    },
  );

  test(
    `free cancellation is offered until fifteen days before departure (${language})`,
    again(language),
    async ({ page, request }) => {
      const { data } = await (await request.get('/api/programs?limit=100')).json();
      // One under the terms of the site.
      const { id, from_date } = data.find(({ cancellation }: Listed) => !cancellation);
      const promise = page.getByText(promiseText);
      await setDay(page, addDays(from_date, -15));
      await page.goto(`/program/${id}?lang=${language}`);
      await expect(promise).toBeVisible();
      await setDay(page, addDays(from_date, -14));
      await page.reload();
      await expect(page.getByText(detail.lateCancellation)).toBeVisible();
      await expect(promise).toHaveCount(0);
    },
  );
}

test('an ended program is last in every order, with a badge, and is not featured', async ({ page, request }) => {
  const { card, orders, list } = words('en', 'programs');
  const { data } = await (await request.get('/api/programs?limit=100')).json();
  const days: string[] = data.map(lastDayOf).sort();
  const first = data.find((program: Listed) => lastDayOf(program) === days[0]);
  await setDay(page, addDays(days[0] ?? '', 1));
  await page.goto('/programs?lang=en');
  for (const order of Object.values<string>(orders)) {
    await page.getByLabel(list.order).selectOption({ label: order });
    const cards = page.getByRole('article');
    await expect(cards.last(), order).toContainText(first.translations.en.trip_name);
    await expect(cards.last().getByText(card.ended, { exact: true })).toBeVisible();
    await expect(cards.last().getByText(card.featured, { exact: true })).toHaveCount(0);
    await expect(page.getByText(card.ended, { exact: true })).toHaveCount(1);
  }

  // All programs of the home page but the one that lasts longest have ended.
  const { data: shown } = await (await request.get('/data/featured.json')).json();
  const last = shown.map(lastDayOf).sort();
  await setDay(page, last.at(-1) ?? '');
  await page.goto('/?lang=en');
  const home = page.locator('#programs').getByRole('article');
  await page.locator('#programs').scrollIntoViewIfNeeded();
  await expect(home.getByText(card.ended, { exact: true })).toHaveCount(5);
  await expect(home.first().getByText(card.ended, { exact: true })).toHaveCount(0);
  for (const index of [1, 2, 3, 4, 5]) {
    await expect(home.nth(index).getByText(card.featured, { exact: true })).toHaveCount(0);
  }
});

officeTest(
  'pages rendered after a program has ended offer it to no search engine and no preview',
  async ({ request }) => {
    const { id } = await addProgram(request, {
      trip_name: newTripName('ar'),
      from_date: inDays(-9),
      to_date: inDays(-1),
    });
    await expect.poll(async () => (await request.get(`/program/${id}`)).status()).toBe(200);
    const html = await (await request.get(`/program/${id}?lang=en`)).text();
    const { detail } = words('en', 'programs');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main.includes(detail.askNextDates)).toBe(true);
    const parts = [`<meta name="description" content="${detail.ended}. `, 'schema.org/InStock', 'product:price'];
    expect(parts.map((part) => html.includes(part))).toEqual([true, false, false]);
  },
);

for (const language of languages) {
  const t = texts(language);

  officeTest(
    `staff see which programs have ended, and filter by it (${language})`,
    again(language),
    async ({ page, request }) => {
      const [over, current] = [newTripName(language), newTripName(language)];
      await addProgram(request, {
        trip_name: over,
        translations: null,
        featured: true,
        from_date: inDays(-9),
        to_date: inDays(-1),
      });
      await addProgram(request, { trip_name: current, translations: null, from_date: inDays(-9), to_date: inDays(0) });
      await page.goto(screen(language));
      await expect(cardOf(page, over).getByText(t.card.ended, { exact: true })).toBeVisible();
      await expect(cardOf(page, over).getByText(t.card.featured, { exact: true })).toHaveCount(0);
      await expect(cardOf(page, current).getByText(t.card.ended, { exact: true })).toHaveCount(0);

      const show = (text: string) => page.getByText(new RegExp(`^${text.replace('({{number}})', '\\(\\d+\\)')}$`));
      await show(t.filter.current).click();
      await expect(cardOf(page, over)).toHaveCount(0);
      await expect(cardOf(page, current)).toBeVisible();
      await show(t.filter.ended).click();
      await expect(cardOf(page, current)).toHaveCount(0);

      // The filter stays while a dialog is open, and over a reload.
      await cardOf(page, over).getByRole('button', { name: t.card.view }).click();
      const dialog = page.getByRole('dialog').filter({ hasText: over });
      await expect(dialog).toBeVisible();
      await page.reload();
      await dialog.getByRole('button', { name: t.close }).last().click();
      await expect(cardOf(page, over)).toBeVisible();
      await expect(cardOf(page, current)).toHaveCount(0);
    },
  );
}
