import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { flightRequest, hotelRequest, message } from '../support/bodies.ts';
import { test } from './office.ts';
import { expectSoundInConsole, expectToFit } from './sound.ts';
import { again, expect, fillDay, type Language, languages, newName, words } from './support.ts';

const texts = (language: Language) => ({ ...words(language, 'admin-overview'), admin: words(language, 'admin') });

const longSurnames = { ar: 'بنت محمد بن عبدالعزيز آل الشيخ', en: 'González Fernández de la Vega y Castellanos' };

// Sequential, because they count what arrives.
test.describe.configure({ mode: 'default' });
for (const language of languages) {
  const t = texts(language);

  test(
    `the overview counts a period, draws its days and opens the newest requests (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = `${newName(language)} ${longSurnames[language]}`;
      const today = riyadhDay();
      await request.post('/api/flight-requests', { data: flightRequest() });
      await request.post('/api/hotels', { data: hotelRequest() });
      await request.post('/api/messages', { data: message({ name }) });
      const cards = page.getByRole('list', { name: t.cards.label });
      const read = async () => (await (await request.get('/api/overview')).json()).data;
      let data = await read();
      // Other tests send requests too.
      await expect(async () => {
        data = await read();
        await page.goto(`/admin?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
        for (const [type, { count }] of Object.entries<{ count: number }>(data.counts)) {
          const card = cards.getByRole('listitem').filter({ hasText: t.cards[type] });
          await expect(card).toContainText(String(count), { timeout: 3000 });
        }
      }).toPass();
      await expect(page.locator('canvas')).toBeVisible();
      await page.getByText(t.chart.asTable).click();
      const days = page.getByRole('region', { name: t.chart.table }).getByRole('row');
      await expect(days).toHaveCount(data.series.length + 1);
      const { flight, hotel, custom, message: messages } = data.series.at(-1);
      const numbers = [flight, hotel, custom, messages, flight + hotel + custom + messages];
      await expect(days.last().getByRole('cell')).toHaveText(numbers.map(String));
      // After scrolling, the header covers the page, as it should.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);

      // On a phone days are picked, not typed.
      await page.setViewportSize({ width: 1440, height: 800 });
      await fillDay(page, t.period.from, today);
      await expect(page).toHaveURL(new RegExp(`from=${today}`));
      await expect(days).toHaveCount(2);
      await page.getByRole('button', { name: t.period.reset }).click();
      await expect(page).not.toHaveURL(/from=/);
      await expect(page.getByRole('button', { name: t.period.reset })).toBeDisabled();

      const recent = page.getByRole('region', { name: t.recent.title });
      await expect(recent.getByRole('listitem')).toHaveCount(3);
      await expect(recent.getByRole('listitem').first()).toContainText(t.admin.requestType.message);
      await recent.getByRole('link', { name }).click();
      await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
      await page.goBack();
      await recent.getByRole('link', { name: t.recent.viewAll }).click();
      await expect(page).toHaveURL(/\/admin\/requests$/);
    },
  );

  test(
    `an overview that fails can be retried; a period without requests says so (${language})`,
    again(language),
    async ({ page }) => {
      const longAgo = `from=${addDays(riyadhDay(), -400)}&to=${addDays(riyadhDay(), -380)}`;
      await page.route('**/api/overview?*', (route) => route.fulfill({ status: 403, json: {} }));
      await page.goto(`/admin?${longAgo}&lang=${language}`);
      await expect(page.getByRole('heading', { name: t.failed })).toBeVisible();
      await expect(page.getByText(words(language, 'common').errors.forbidden)).toBeVisible();
      await expectToFit(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: t.admin.requests.tryAgain }).click();
      await expect(page.getByText(t.empty)).toHaveCount(2);
      // The header stays at the window's top, over what has scrolled there.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectToFit(page);
    },
  );

  test(
    `a new request shows in title, menu and list without a reload or moving a row (${language})`,
    again(language),
    async ({ page, request }) => {
      const { arrivals_one: arrived } = words(language, 'admin-requests');
      const [known, fresh] = [newName(language), newName(language)];
      await request.post('/api/hotels', { data: hotelRequest({ name: known }) });
      await page.clock.install();
      await page.goto(`/admin/requests/hotels?lang=${language}`);
      const rows = page.getByRole('row');
      await expect(rows.filter({ hasText: known })).toBeVisible();
      await expect(page).toHaveTitle(/^\(\d+\+?[ )]/);
      const count = async () => Number((await page.title()).match(/\d+/)?.[0]);
      const before = { count: await count(), rows: await rows.count() };

      await request.post('/api/hotels', { data: hotelRequest({ name: fresh }) });
      await page.clock.runFor(31_000);
      await expect.poll(count).toBe(before.count + 1);
      await expect(page.locator('[data-new="all"]')).toHaveText(String(before.count + 1));
      const note = page.getByRole('button', { name: arrived.replace('{{number}}', '1') });
      await expect(note).toBeVisible();
      await expect(rows).toHaveCount(before.rows);
      await note.click();
      await expect(rows.filter({ hasText: fresh })).toBeVisible();
      await expect(note).toHaveCount(0);
    },
  );

  test(`a phone shows what needs doing before the period (${language})`, again(language), async ({ page }) => {
    const [due, period] = [page.getByRole('heading', { name: t.upcoming.title }), page.getByRole('search')];
    const topOf = async (part: typeof due) => (await part.boundingBox())?.y ?? Number.NaN;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/admin?lang=${language}`);
    await expect(due).toBeVisible();
    await expect(period.getByLabel(t.period.from)).toBeVisible();
    expect(await topOf(due)).toBeLessThan(await topOf(period));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await topOf(period)) < (await topOf(due))).toBe(true);
  });

  test(
    `the menu stays collapsed or expanded, and is a drawer on phones (${language})`,
    again(language),
    async ({ page, request }) => {
      const { layout } = t.admin;
      await request.post('/api/messages', { data: message({ name: newName(language) }) });
      const overview = page.getByRole('link', { name: layout.overview });
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(`/admin/programs/upload?lang=${language}`);
      await page.getByRole('button', { name: layout.collapse }).click();
      await page.reload();
      await expect(page.getByRole('button', { name: layout.expand })).toBeVisible();
      await expect(page.getByRole('link', { name: layout.programs })).toHaveAttribute('aria-current', 'page');
      const colours = ['[data-new="all"] .anticon', 'li:has(a[href="/admin/team"]) .anticon'].map((icon) =>
        page.locator(icon).evaluate((found) => getComputedStyle(found).color),
      );
      const [withCount, without] = await Promise.all(colours);
      expect(withCount).toBe(without);

      await page.setViewportSize({ width: 360, height: 800 });
      await expect(overview).toHaveCount(0);
      await page.getByRole('button', { name: layout.openMenu }).click();
      await overview.click();
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      await expect(overview).toHaveCount(0);
      await expectSoundInConsole(page, language);
    },
  );
}
