import { programOf } from '#contracts/api/program-edge';
import { consoleRoutes } from '#contracts/website/console-screens';
import { wholeList } from '#contracts/website/program-list';
import { flightRequest } from '../support/bodies.ts';
import { expectSound, expectToFit } from './sound.ts';
import { again, expect, goWithin, languages, signedIn, test, words } from './support.ts';

const contentScreens = ['/', '/programs', '/program/{program}', '/privacy', '/terms', '/nothing/here', '/admin/login'];
const forms = ['/contact', '/custom-journey', '/flight-booking', '/hotel-booking'];
/** One address of each of the console's screens. */
const staffScreens = [
  ...new Map(consoleRoutes.filter((row) => 'staffOnly' in row).map(({ screen, path }) => [screen, path])).values(),
  '/admin/nothing',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Many screens in one tab, because opening a tab costs more than a screen.
test.describe.configure({ timeout: 180_000 });

const listOf = (programs: readonly unknown[]) => ({
  data: { query: wholeList, total: programs.length, pages: 1, programs },
});

for (const language of languages) {
  test(`the content screens fit every width and pass axe (${language})`, async ({ page, request }) => {
    const { data } = await (await request.get('/api/programs?limit=1')).json();
    for (const screen of contentScreens) {
      await test.step(screen, async () => {
        await page.goto(`${screen.replace('{program}', data[0].id)}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectSound(page, language);
      });
    }
  });

  test(
    `the forms, empty and with issues, fit every width and pass axe (${language})`,
    again(language),
    async ({ page }) => {
      for (const form of forms) {
        await test.step(form, async () => {
          await page.goto(`${form}?lang=${language}`);
          await expectSound(page, language);
          await page.locator('button[type="submit"]').click();
          await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
          await expectSound(page, language);
        });
      }
    },
  );

  test(
    `every state of the program screens in ${language} fits every width and passes axe`,
    again(language),
    async ({ page }) => {
      const { list, detail } = words(language, 'programs');
      await page.goto(`/privacy?lang=${language}`);

      // Loading: the reply is held back.
      const answers: (() => void)[] = [];
      await page.route('**/data/programs*', (route) => answers.push(() => void route.fulfill({ json: listOf([]) })));
      await goWithin(page, '/programs');
      await expect(page.getByText(list.loading)).toBeAttached();
      await expectSound(page, language);
      for (const answer of answers) answer();
      await expect(page.getByText(list.noneTitle)).toBeVisible();
      await expectSound(page, language);

      await page.unrouteAll();
      await page.route('**/data/programs/**', (route) => route.fulfill({ status: 400, json: {} }));
      await goWithin(page, '/program/failing');
      await expect(page.getByRole('heading', { level: 1, name: detail.error })).toBeVisible();
      await expectSound(page, language);
      await page.unrouteAll();
      await goWithin(page, '/program/0199b0aa-0000-7000-8000-000000000000');
      await expect(page.getByRole('heading', { level: 1, name: detail.notFound })).toBeVisible();
      await goWithin(page, '/program');
      await expect(page.getByRole('heading', { level: 1, name: detail.noId })).toBeVisible();
      await expectSound(page, language);
    },
  );

  test(`the longest texts of staff in ${language} fit every width`, async ({ page, request }) => {
    const { data } = await (await request.get('/api/programs?limit=1')).json();
    const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
    const long = `${'مغامرة طويلة في ربوع الجنوب والشمال '.repeat(4)}${word}`;
    const wordy = {
      trip_name: long,
      city: long,
      description: long,
      accommodation: long,
      offer_includes: `${long}\n${word}`,
    };
    const programs = [
      { ...data[0], ...wordy, id: 'wordy', price_sar: 1_234_567.5, translations: { en: null } },
      {
        ...data[0],
        id: 'bare',
        price_sar: 0,
        nights: 0,
        photos: [],
        description: null,
        accommodation: null,
        offer_includes: null,
      },
    ];
    await page.goto(`/privacy?lang=${language}`);
    await page.route('**/data/programs.json', (route) => route.fulfill({ json: listOf(programs.map(programOf)) }));
    await page.route('**/data/programs/*', (route) => {
      const id = route.request().url().split('/').at(-1)?.replace('.json', '');
      return route.fulfill({ json: { data: programs.map(programOf).find((program) => program.id === id) } });
    });
    await goWithin(page, '/programs');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectToFit(page);
    for (const { id } of programs) {
      await goWithin(page, `/program/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: id === 'wordy' ? word : undefined })).toBeVisible();
      await expectToFit(page);
    }
  });
}

test.describe('for staff', () => {
  test.use(signedIn);

  for (const language of languages) {
    test(
      `the console's screens fit every width and pass axe (${language})`,
      again(language),
      async ({ page, request }) => {
        await request.post('/api/flight-requests', { data: flightRequest() });
        for (const screen of staffScreens) {
          await test.step(screen, async () => {
            await page.goto(`${screen}?lang=${language}`);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            await expectSound(page, language);
          });
        }
      },
    );
  }
});

test('a form’s issues are visible below the header on a phone', async ({ page, request }) => {
  const { data } = await (await request.get('/api/programs?limit=1')).json();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const form of [...forms, `/custom-journey?program=${data[0].id}`]) {
    await page.goto(form);
    await page.locator('button[type="submit"]').click();
    const field = page.locator('[aria-invalid="true"]').first();
    await expect(field).toBeFocused();
    const header = await page.locator('body header').first().boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    const summary = await page.getByRole('alert').boundingBox();
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
    expect(y, form).toBeGreaterThan(bottom);
    expect(y + height, form).toBeLessThan(740);
    // A field far below hides the summary, but it is never half behind the header.
    const isInView = (summary?.y ?? 0) >= bottom;
    const isFar = y + height - (summary?.y ?? 0) > 740 - bottom;
    expect(isInView || isFar, form).toBe(true);
  }
});

test('an unknown address returns 404 with the not-found page', async ({ page }) => {
  const response = await page.goto('/nothing/here?lang=en');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: words('en', 'common').notFound.home }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
