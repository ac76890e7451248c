import { termsAtStart } from '#contracts/site-defaults/terms';
import { paths } from '#contracts/website/paths';
import { again, expect, holdScripts, languages, test, untilHydrated, words } from './support.ts';

const screens = [
  paths.home,
  paths.programs,
  `${paths.programs}?destination=europe`,
  `${paths.programs}?order=cheapest&utm_source=x`,
  `${paths.programs}?page=2`,
  '/program/{program}',
  '/program/unknown',
  '/program',
  paths.contact,
  paths.customJourney,
  paths.flightBooking,
  `${paths.hotelBooking}?program={program}`,
  paths.privacy,
  paths.terms,
  '/nothing/here',
];

for (const language of languages) {
  // A difference between the served page and the one rendered in the browser is an error on the page, which fails the
  // test.
  test(`every page is hydrated as it was served (${language})`, again(language), async ({ page, request }) => {
    const { data } = await (await request.get('/api/programs?limit=1')).json();
    await page.goto(`/terms?lang=${language}`);
    for (const screen of screens) {
      await page.goto(screen.replace('{program}', data[0].id));
      await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
      await untilHydrated(page);
    }
  });
}

test('no file is requested twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
});

test('a page just served fetches no data again', async ({ page, request }) => {
  const { data } = await (await request.get('/api/programs?limit=1')).json();
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  for (const path of [paths.home, paths.programs, paths.program(data[0].id)]) {
    await page.goto(path);
    await untilHydrated(page);
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(
      `links lead from the home page to a program and the terms (${language})`,
      again(language),
      async ({ page }) => {
        const common = words(language, 'common');
        await page.goto(`/?lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.getByRole('contentinfo').getByRole('link', { name: common.nav.programs }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, 'programs').list.title);
        const card = page.getByRole('article').first();
        const title = await card.getByRole('heading').innerText();
        await card.getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page.goto('/terms');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(termsAtStart.title[language]);

        // A form would reload the page and send nothing.
        const { submit, withoutScripts, whatsapp } = words(language, 'enquiries');
        await page.goto('/hotel-booking');
        // `getByText` leaves out what is inside <noscript>.
        await expect(page.locator('p').filter({ hasText: withoutScripts.title })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: whatsapp }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: submit })).toHaveCount(0);
      },
    );
  }
});

test('an unknown program answers 404 in the right language', async ({ page }) => {
  const response = await page.goto('/program/unknown?lang=en');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain(words('en', 'programs').detail.notFound);
});

test('a page scrolls before the rest of it has arrived, so that no scrollbar moves it later', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.indexOf('>', html.indexOf('<body')) + 1;
    expect(body).toBeGreaterThan(0);
    await route.fulfill({ response, body: html.slice(0, body) });
  });
  await page.goto('/contact');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(0);
});

test.describe('before hydration', () => {
  // Under reduced motion the elements are the same: hydration must remount nothing.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a form keeps the input and the focus during hydration, and is then sent', async ({ page }) => {
    const { fields } = words('ar', 'enquiries');
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const name = page.getByLabel(fields.name, { exact: true });
    await name.pressSequentially('Sami');
    await name.evaluate((field) => Object.assign(field, { isFirst: true }));
    await page.locator('button[type="submit"]').click();
    release();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expect(name).toHaveValue('Sami');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    expect(await name.evaluate((field) => 'isFirst' in field)).toBe(true);
  });

  test('an empty form says what is missing, and keeps saying it', async ({ page }) => {
    const { fields, rules } = words('ar', 'enquiries');
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const name = page.getByLabel(fields.name, { exact: true });
    const email = page.getByLabel(fields.email, { exact: true });
    const missing = page.getByText(rules.missing.email, { exact: true });
    await page.locator('button[type="submit"]').click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(missing).toBeVisible();
    await name.fill('Sami');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    release();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('noura@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(missing).toHaveCount(0);
  });

  test('a form opened from a program has its title from the start', async ({ page, request }) => {
    const { data } = await (await request.get('/api/programs?limit=1')).json();
    const title = words('en', 'custom-journey').request.title;
    const release = await holdScripts(page);
    await page.goto(`${paths.customJourney}?program=${data[0].id}&lang=en`, { waitUntil: 'commit' });
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    release();
    await untilHydrated(page);
    await expect(page).toHaveTitle(new RegExp(`^${title} .*\\|`));
  });

  test('a click on a control that needs scripts is replayed after hydration', async ({ page }) => {
    const { chat } = words('en', 'common');
    const { story } = words('en', 'home');
    const release = await holdScripts(page);
    await page.goto('/?lang=en', { waitUntil: 'commit' });
    const dismiss = page.getByRole('button', { name: chat.dismiss });
    await dismiss.click();
    await page.getByRole('link', { name: story.watch }).click();
    await expect(page).toHaveURL(/lang=en$/);
    release();
    await expect(page.getByRole('dialog', { name: story.film })).toBeVisible();
    await expect(dismiss).toHaveCount(0);
  });

  test('the other language can be chosen without losing input', async ({ page }) => {
    const name = (language: 'ar' | 'en') => page.getByLabel(words(language, 'enquiries').fields.name, { exact: true });
    const release = await holdScripts(page);
    await page.goto('/contact?lang=en', { waitUntil: 'commit' });
    await name('en').fill('Sami');
    await page.getByRole('link', { name: 'العربية' }).first().click();
    release();
    await expect(name('ar')).toHaveValue('Sami');
  });

  test('a reader who has moved on by keyboard keeps the focus', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/programs', { waitUntil: 'commit' });
    await page.getByRole('link', { name: words('ar', 'common').skipToContent }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: words('ar', 'programs').list.backHome });
    await expect(link).toBeFocused();
    release();
    await untilHydrated(page);
    await expect(link).toBeFocused();
  });

  test('a menu opened before hydration stays open and can be closed', async ({ page }) => {
    const { nav } = words('en', 'common');
    await page.setViewportSize({ width: 360, height: 700 });
    const release = await holdScripts(page);
    await page.goto('/?lang=en', { waitUntil: 'commit' });
    await page.getByRole('button', { name: nav.openMenu }).click();
    release();
    await page.getByRole('button', { name: nav.closeMenu }).click();
    await expect(page.getByRole('navigation', { name: nav.label }).getByRole('link')).toHaveCount(0);
  });

  test('the menu opens, and its links work', async ({ page }) => {
    const { nav } = words('en', 'common');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto('/?lang=en');
    await page.getByRole('button', { name: nav.openMenu }).click();
    await page.getByRole('link', { name: nav.flightBooking }).first().click();
    await expect(page).toHaveURL(/\/flight-booking$/);
  });
});

test('a program’s page describes itself to search engines and link previews in each language', async ({ request }) => {
  const newest = async () => (await (await request.get('/api/programs?limit=1')).json()).data[0];
  // The pictures are drawn soon after a publication.
  await expect.poll(async () => (await newest()).link_pictures).toBeTruthy();
  const program = await newest();
  for (const [language, name] of [
    ['ar', program.trip_name],
    ['en', program.translations.en.trip_name],
  ]) {
    const html = await (await request.get(`/program/${program.id}?lang=${language}`)).text();
    const meta = (property: string) => html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1];
    expect(meta('og:title')).toBe(name);
    expect(meta('og:image')).toMatch(new RegExp(`^http.*${program.link_pictures[language]}$`));
    expect([meta('product:price:amount'), meta('product:price:currency')]).toEqual([String(program.price_sar), 'SAR']);
    expect(html).toContain('"@type":"TouristTrip"');
  }
});
