import { again, expect, goWithin, languages, test, untilHydrated, words } from './support.ts';

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
    },
  );

  test(
    `a list or a program that the network loses says the catalogue’s sentence (${language})`,
    again(language),
    async ({ page }) => {
      const { list } = words(language, 'programs');
      const { network } = words(language, 'common').errors;
      await page.goto(`/privacy?lang=${language}`);
      await page.route('**/data/programs**', (route) => route.abort());
      await goWithin(page, '/programs');
      await expect(page.getByRole('alert').filter({ hasText: list.error }).getByText(network)).toBeVisible();
      await goWithin(page, '/program/0199b0aa-0000-7000-8000-000000000000');
      await expect(page.getByText(network)).toBeVisible();
      if (language === 'ar') return;
      expect(network).toMatch(
        /^Network error: Unable to reach the API\. Please check your internet connection and ensure the API server is running\.$/,
      );
    },
  );

  test(`a list that fails says so and can be retried (${language})`, again(language), async ({ page }) => {
    const { list } = words(language, 'programs');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/privacy?lang=${language}`);
    await page.route('**/data/programs*', (route) => route.fulfill({ status: 400, json: {} }));
    await goWithin(page, '/programs');
    await expect(page.getByText(list.error).first()).toBeVisible();
    await page.unroute('**/data/programs*');
    const retry = page.getByRole('button', { name: words(language, 'common').tryAgain });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await retry.click();
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

test('a list on its way replaces the former visibly, and one that fails leaves the filters (ar)', async ({ page }) => {
  const { list } = words('ar', 'programs');
  await page.goto('/programs?lang=ar');
  await untilHydrated(page);
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
  await destination.selectOption('all');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(former).toHaveCount(0);
});
