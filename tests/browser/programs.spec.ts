import { expect, languages, test, words } from './support.ts';

for (const language of languages) {
  test(`a failed list says so and can be tried again (${language})`, async ({ page }) => {
    const { list } = words(language, 'programs');
    await page.route('**/api/programs*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(`/programs?lang=${language}`);
    await expect(page.getByText(list.error).first()).toBeVisible();
    await page.unroute('**/api/programs*');
    await page.getByRole('button', { name: words(language, 'common').tryAgain }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
  });

  test(`an unknown program says so and leads to the others (${language})`, async ({ page }) => {
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
  await page.getByLabel(list.destination).selectOption('oceania');
  await expect(page.getByText(list.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: list.reset }).click();
  await expect(page.getByText('Showing 10 of 10 programs')).toBeVisible();
});
