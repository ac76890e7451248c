import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readListQuery } from '#contracts/website/list-choices';
import { expectSound } from './sound.ts';
import { again, expect, goWithin, holdScripts, languages, test, untilTakenOver, words } from './support.ts';

/** Texts for a problem without a detail. */
const refusals = {
  401: { en: 'Authentication failed', ar: 'تعذّر التحقق من هويتك' },
  403: {
    en: "You don't have permission to access this resource",
    ar: 'ليست لديك صلاحية الوصول إلى هذا المحتوى',
  },
  404: { en: 'HTTP 404: Not Found', ar: 'خطأ HTTP 404: غير موجود' },
  429: { en: 'HTTP 429: Too Many Requests', ar: 'خطأ HTTP 429: طلبات كثيرة' },
  500: { en: 'HTTP 500: Internal Server Error', ar: 'خطأ HTTP 500: خطأ في الخادم' },
};

for (const language of languages) {
  test(
    `a list or a program that fails gives the reason by its status (${language})`,
    again(language),
    async ({ page }) => {
      const { list, detail } = words(language, 'programs');
      const { network } = words(language, 'common').errors;
      await page.goto(`/privacy?lang=${language}`);
      const failing = '0199b0aa-0000-7000-8000-00000000';
      for (const [status, said] of Object.entries(refusals)) {
        await page.route('**/data/programs**', (route) => route.fulfill({ status: Number(status), json: {} }));
        await goWithin(page, '/programs');
        const failure = page.getByRole('alert').filter({ hasText: list.error });
        await expect(failure.getByText(said[language])).toBeVisible();
        await expect(failure.getByText(network)).toHaveCount(0);
        await goWithin(page, `/program/${failing}0${status}`);
        // A missing program is not a failure.
        const missing = page.getByRole('heading', { level: 1, name: detail.notFound });
        await expect(status === '404' ? missing : page.getByText(said[language])).toBeVisible();
        await page.unroute('**/data/programs**');
        await page.goto(`/privacy?lang=${language}`);
      }
      await page.route('**/data/programs**', (route) =>
        route.fulfill({ status: 503, json: { detail: 'Resting until noon.' } }),
      );
      await goWithin(page, '/programs');
      await expect(page.getByText('Resting until noon.')).toBeVisible();
      await page.route('**/data/programs**', (route) => route.abort());
      await goWithin(page, `/program/${failing}0000`);
      await expect(page.getByText(network)).toBeVisible();
    },
  );

  test(
    `a card shows place, dates and duration, with a label of whole words (${language})`,
    again(language),
    async ({ page, request }) => {
      const { data } = await (await request.get('/api/programs?limit=100')).json();
      await page.goto(`/programs?lang=${language}`);
      for (const program of data) {
        const texts = language === 'en' ? program.translations.en : program;
        const card = page.getByRole('article').filter({ hasText: texts.trip_name });
        await expect(card.getByRole('listitem')).toHaveCount(3);
        await expect(card.getByRole('listitem').first()).toHaveText(texts.city);
        await expect(card.getByRole('listitem').last()).toContainText(program.to_date.slice(0, 4));
        const label = (await card.getByRole('paragraph').first().innerText()).replace('…', '');
        expect(texts.accommodation).toMatch(new RegExp(`^${label}(?=[^\\p{L}\\p{N}]|$)`, 'u'));
      }
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = page.getByRole('article').evaluateAll((cards) =>
          cards
            .map((card) => card.querySelector('p') as HTMLElement)
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
        expect(await cut, `at ${width} px`).toEqual([]);
      }
    },
  );

  test(`a list that fails says so and can be retried (${language})`, again(language), async ({ page }) => {
    const { list } = words(language, 'programs');
    await page.goto(`/privacy?lang=${language}`);
    await page.route('**/data/programs*', (route) => route.fulfill({ status: 400, json: {} }));
    await goWithin(page, '/programs');
    await expect(page.getByText(list.error).first()).toBeVisible();
    await page.unroute('**/data/programs*');
    await page.getByRole('button', { name: words(language, 'common').tryAgain }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
  });

  test(`an unknown program says so and links to the others (${language})`, again(language), async ({ page }) => {
    const { detail, list } = words(language, 'programs');
    await page.goto(`/program/0199b0aa-0000-7000-8000-000000000000?lang=${language}`);
    await expect(page.getByText(detail.notFound).first()).toBeVisible();
    await page.getByRole('link', { name: detail.viewPrograms }).click();
    await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
  });
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

/** Counts links in each row, from the first in the page's order. */
const linksByRow = (links: Locator) =>
  links.evaluateAll((all) => {
    const rows = Map.groupBy(all, (link) => Math.round(link.getBoundingClientRect().top));
    return [...rows.values()].map((row) => row.length);
  });

/** The choices of drop-downs that are wider than their fields. */
const cutChoices = (page: Page) =>
  page.locator('select').evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).flatMap((select) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const place = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      canvas.font = font;
      const texts = [...select.options].map(({ text }) => text);
      return texts.filter((text) => canvas.measureText(text).width > place + 0.5);
    }),
  );

/** Publishes pages of the list, made from the existing programs. */
async function publishPages(page: Page, request: APIRequestContext, pages: number) {
  const { data } = await (await request.get('/data/programs.json')).json();
  const extent = { pages, total: 500, matching: pages * 24 };
  await page.route('**/data/programs.json?*', (route) => {
    const query = readListQuery(new URL(route.request().url()).searchParams);
    return route.fulfill({ json: { data: { ...data, query, ...extent } } });
  });
  await page.route('**/data/programs.json', (route) => route.fulfill({ json: { data: { ...data, ...extent } } }));
}

for (const language of languages) {
  test(`the pages of a long list are links, by keyboard too (${language})`, async ({ page, request }) => {
    const { list } = words(language, 'programs');
    await publishPages(page, request, 7);
    await page.goto(`/privacy?lang=${language}`);
    await goWithin(page, '/programs?order=cheapest&page=3');
    const pages = page.getByRole('navigation', { name: list.pages });
    const numbered = (number: number) =>
      pages.getByRole('link', { name: list.page.replace('{{number}}', `${number}`), exact: true });
    await expect(numbered(3)).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: list.previous })).toHaveAttribute('rel', 'prev');
    await expectSound(page, language);
    await pages.getByRole('link', { name: list.next }).press('Enter');
    await expect(page).toHaveURL(/\/programs\?order=cheapest&page=4$/);
    await expect(page).toHaveTitle(new RegExp(list.titleOfPage.replace('{{number}}', '4')));
    // The new page is scrolled to its top.
    await expect(page.getByRole('status').filter({ hasText: '73–82' }).filter({ hasText: '168' })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const rows = () => linksByRow(pages.getByRole('link'));
      await expect.poll(rows, { message: `at ${width} px` }).toEqual(width < 640 ? [2, 5] : [7]);
      if (width >= 360) expect(await cutChoices(page), `at ${width} px`).toEqual([]);
    }
    // Another order starts at the first page.
    await page.getByLabel(list.order).selectOption('newest');
    await expect(page).toHaveURL(/\/programs$/);
  });
}

test('a list on its way replaces the former visibly, and one that fails leaves the filters (ar)', async ({ page }) => {
  const { list, destinations } = words('ar', 'programs');
  await page.goto('/programs?lang=ar');
  await untilTakenOver(page);
  const europe = Promise.withResolvers<void>();
  await page.route('**/data/programs.json?*', async (route) => {
    await europe.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  const destination = page.getByLabel(list.destination);
  await destination.selectOption('europe');
  const status = page.getByRole('status').filter({ hasText: list.loading });
  await expect(status).toBeVisible();
  const former = page.locator('[aria-busy=true]').filter({ has: page.getByRole('article') });
  await expect(former).toHaveCSS('opacity', '0.55');
  europe.resolve();
  await expect(page.getByText(list.error)).toBeVisible();
  await destination.selectOption({ label: destinations.all });
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(former).toHaveCount(0);
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
    test(`the list can be filtered and sorted, and shows its end (${language})`, async ({ page }) => {
      const { list, orders } = words(language, 'programs');
      await page.goto(`/programs?lang=${language}`);
      await page.getByLabel(list.destination).selectOption('europe');
      await page.getByLabel(list.order).selectOption({ label: orders.dearest });
      await page.getByRole('button', { name: list.apply }).click();
      await expect(page).toHaveURL(/destination=europe&type=all&order=dearest$/);
      const count = await page.getByRole('article').count();
      expect(count).toBeLessThan(10);
      await expect(page.getByLabel(list.order)).toHaveValue('dearest');
      await page.getByRole('button', { name: list.reset }).click();
      await expect(page).toHaveURL(/\/programs\?order=dearest$/);
      await expect(page.getByRole('article')).toHaveCount(10);
      const beyond = await page.goto(`/programs?page=2&lang=${language}`);
      expect(beyond?.status()).toBe(404);
      await page.getByRole('link', { name: list.firstPage }).click();
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
  for (const [name, form] of [
    [detail.request, 'custom-journey'],
    [detail.bookFlight, 'flight-booking'],
    [detail.bookHotel, 'hotel-booking'],
  ]) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', `/${form}?program=${id}`);
  }
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

test('photos open full-window, move by keyboard and return the focus (ar)', async ({ page, request }) => {
  const { detail } = words('ar', 'programs');
  const { data } = await (await request.get('/api/programs?limit=1')).json();
  await page.goto(`/program/${data[0].id}?lang=ar`);
  const enlarge = page.getByRole('link', { name: detail.enlarge });
  await untilTakenOver(page);
  await enlarge.press('Enter');
  const photos = page.getByRole('dialog');
  await expect(photos.getByRole('button', { name: detail.previousPhoto })).toBeHidden();
  // Left means forward in Arabic.
  await page.keyboard.press('ArrowLeft');
  await expect(photos.getByRole('button', { name: detail.previousPhoto })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await expect(enlarge).toBeFocused();
  const second = page.getByRole('button', { name: detail.showPhoto.replace('{{number}}', '2') });
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 });

  test('photos load in the newest format, no larger than displayed', async ({ page, request }) => {
    const { data } = await (await request.get('/api/programs?limit=10')).json();
    const { id, photos } = data.find((program: { photos: string[] }) => program.photos.length > 1);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const load = (path: string) => expect.poll(() => loaded).toContain(path);
    const file = (photo: string, width: number) => photo.replace('.jpg', `-${width}.avif`);
    await page.goto(`/program/${id}?lang=en`);
    await load(file(photos[0], 800));
    await page.getByRole('button', { name: 'Show photo 2' }).scrollIntoViewIfNeeded();
    // For the cover's thumbnail, a browser may use the cover's larger file, which it has already loaded.
    await load(file(photos[1], 320));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(loaded.filter((path) => /^\/photos\/.*(-1600\.avif|\.webp|\.jpg)$/.test(path))).toEqual([]);
  });
});
