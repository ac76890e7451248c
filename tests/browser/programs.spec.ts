import { again, expect, goWithin, holdScripts, languages, test, untilHydrated, words } from './support.ts';

for (const language of languages) {
  test(
    `a card shows place, dates and duration, under the first part of its accommodation (${language})`,
    again(language),
    async ({ page, request }) => {
      const { data } = await (await request.get('/api/programs?limit=100')).json();
      await page.goto(`/programs?lang=${language}`);
      await expect(page.getByText(words(language, 'programs').price.note)).toBeVisible();
      for (const program of data) {
        const texts = language === 'en' ? program.translations.en : program;
        const card = page.getByRole('article').filter({ hasText: texts.trip_name });
        await expect(card.getByRole('listitem')).toHaveCount(3);
        await expect(card.getByRole('listitem').first()).toHaveText(texts.city);
        await expect(card.getByRole('listitem').last()).toContainText(program.to_date.slice(0, 4));
        await expect(card.getByRole('paragraph').first()).toHaveText(texts.accommodation.split(/[,،]/)[0]);
      }
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = page.getByRole('article').evaluateAll((cards) =>
          cards
            .map((card) => card.querySelector('p') as HTMLElement)
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
            .map(({ textContent }) => textContent),
        );
        expect(await cut, `at ${width} px`).toEqual([]);
      }
    },
  );
}

test('filters narrow the list, count it and can be shared', async ({ page }) => {
  const { list } = words('en', 'programs');
  await page.goto('/programs?lang=en');
  await expect(page.getByText('Showing 10 of 10 programs')).toBeVisible();
  await page.getByLabel(list.destination).selectOption('europe');
  await expect(page.getByText(/Showing [1-9] of 10 programs/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Showing [1-9] of 10 programs/)).toBeVisible();
  const drawing = Promise.withResolvers<void>();
  await page.route('**/empty-*.svg', (route) => drawing.promise.then(() => route.continue()));
  await page.getByLabel(list.destination).selectOption('oceania');
  await expect(page.getByText(list.emptyTitle)).toBeVisible();
  // A button that moves while the drawing loads would be missed.
  const reset = page.getByRole('button', { name: list.reset });
  const place = await reset.boundingBox();
  drawing.resolve();
  await expect(page.locator('main section img')).toHaveJSProperty('complete', true);
  expect(await reset.boundingBox()).toEqual(place);
  await reset.click();
  await expect(page.getByText('Showing 10 of 10 programs')).toBeVisible();
  await page.getByLabel(list.order).selectOption('dearest');
  await expect(page.getByRole('article').first()).toContainText('12,900 SR');
});

test('a filter chosen while React takes the page over is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const chooseOnceBegun = () => {
      const root = document.getElementById('root') ?? {};
      const hasBegun = Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      if (!hasBegun) return void setTimeout(chooseOnceBegun);
      document.documentElement.dataset.chosenEarly = `${'clicksBeforeHydration' in window}`;
      const select = document.querySelector<HTMLSelectElement>('select[name="destination"]');
      if (!select) return;
      select.value = 'oceania';
      // React hydrates the page during the first event. A browser sends both in one task.
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    document.addEventListener('DOMContentLoaded', chooseOnceBegun);
  });
  const slowly = await page.context().newCDPSession(page);
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { list } = words('en', 'programs');
  await page.goto('/programs?lang=en');
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-chosen-early', 'true');
  await expect(page).toHaveURL(/destination=oceania/);
  await expect(page.getByText(list.emptyTitle)).toBeVisible();
  await expect(page.getByLabel(list.destination)).toHaveValue('oceania');
});

test('a single program fills the row of the home page on a phone', async ({ page, request }) => {
  const { data } = await (await request.get('/data/featured.json')).json();
  await page.route('**/data/featured.json', (route) => route.fulfill({ json: { data: data.slice(0, 1) } }));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/privacy?lang=ar');
  await goWithin(page, '/');
  const card = page.locator('#programs').getByRole('article');
  await expect(card).toHaveCount(1);
  expect(await card.evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(325);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the list can be filtered and sorted, and shows its end (${language})`, again(language), async ({ page }) => {
      const { list, orders } = words(language, 'programs');
      await page.goto(`/programs?lang=${language}`);
      await page.getByLabel(list.destination).selectOption('europe');
      await page.getByLabel(list.order).selectOption({ label: orders.dearest });
      await page.getByRole('button', { name: list.apply }).click();
      await expect(page).toHaveURL(/destination=europe&type=all&.*&order=dearest$/);
      const count = await page.getByRole('article').count();
      expect(count).toBeLessThan(10);
      await expect(page.getByLabel(list.order)).toHaveValue('dearest');
      await page.getByRole('button', { name: list.reset }).click();
      await expect(page).toHaveURL(/\/programs\?order=dearest$/);
      await expect(page.getByRole('article')).toHaveCount(10);
      const beyond = await page.goto(`/programs?page=2&lang=${language}`);
      expect(beyond?.status()).toBe(200);
      await expect(page).toHaveURL(`/programs?lang=${language}`);
      await expect(page.getByRole('article')).toHaveCount(10);
    });
  }
});

test('a page of the list has its own address for search engines, in both languages', async ({ request }) => {
  const html = await (await request.get('/programs?order=cheapest&destination=europe&utm_source=x&lang=en')).text();
  const origin = html.match(/data-origin="([^"]+)"/)?.[1];
  const address = `${origin}/programs?destination=europe&amp;order=cheapest`;
  expect(html).toContain(`<link rel="canonical" href="${address}&amp;lang=en"/>`);
  expect(html).toContain(`<link rel="alternate" hrefLang="ar" href="${address}"/>`);
});

test('a filter chosen before hydration applies', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/programs?lang=en', { waitUntil: 'commit' });
  await page.getByLabel(words('en', 'programs').list.destination).selectOption('europe');
  release();
  await expect(page).toHaveURL(/destination=europe/);
  await expect(page.getByText(/Showing [1-9] of 10 programs/)).toBeVisible();
});

test('a program links to every form, an expert and similar programs, and can be shared', async ({ page, request }) => {
  const { detail } = words('en', 'programs');
  const { data } = await (await request.get('/api/programs?limit=1')).json();
  const [{ id, translations }] = data;
  await page.goto(`/program/${id}?lang=en`);
  for (const [name, path] of [
    [detail.bookFlight, 'flight-booking'],
    [detail.bookHotel, 'hotel-booking'],
  ]) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', `/${path}?program=${id}`);
  }
  // The program has departures: its form asks for the next one, with the usual party.
  const { requestOf } = words('en', 'offer');
  const form = page.getByRole('link', { name: new RegExp(requestOf.replace('{{days}}', '')) }).first();
  await expect(form).toHaveAttribute('href', `/custom-journey?program=${id}&departure=${id}&adults=2`);
  const chat = await page.getByRole('link', { name: detail.contactExpert }).first().getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toContain(
    `${translations.en.trip_name}": ${new URL(page.url()).origin}/program/${id}`,
  );
  await expect(page.getByRole('region', { name: detail.similar }).getByRole('article')).toHaveCount(3);

  // Without the system's share sheet the address is copied, and a message says so.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  await page.getByRole('button', { name: detail.share }).click();
  await expect(page.getByText(detail.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/program/${id}?lang=en`);
});
