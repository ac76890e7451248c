import type { Page } from '@playwright/test';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { expectSound } from './sound.ts';
import { again, expect, languages, test, words } from './support.ts';

/** The list without filters, and its options. */
async function listData(page: Page) {
  const { data } = await (await page.request.get('/data/programs.json')).json();
  return data;
}

/** A month with programs, and one of the next months without any. */
async function monthsOf(page: Page): Promise<{ full: string; empty: string; count: number }> {
  const { options } = await listData(page);
  const values: string[] = options.months.map(({ value }: { value: string }) => value);
  const counts = options.counts.when;
  const full = values.find((value) => counts[value] > 0) ?? '';
  return { full, empty: values.findLast((value) => !counts[value]) ?? '', count: counts[full] };
}

const showing = (count: number) => new RegExp(`(Showing|عرض) ${count} `);

for (const language of languages) {
  test(
    `a month with its Hijri months, nights and a budget narrow the list (${language})`,
    again(language),
    async ({ page }) => {
      const { list } = words(language, 'programs');
      const { full, count } = await monthsOf(page);
      await page.goto(`/programs?lang=${language}`);
      const when = page.getByLabel(list.when, { exact: true });
      const option = when.locator(`option[value="${full}"]`);
      await expect(option).toHaveText(/· \S.* 14\d\d$/);
      await expect(option).toHaveAttribute('label', new RegExp(`\\(${count}\\)$`));
      await when.selectOption(full);
      await expect(page).toHaveURL(new RegExp(`/programs\\?when=${full}$`));
      await expect(page.getByRole('status').filter({ hasText: showing(count) })).toBeVisible();
      await page.getByLabel(list.budget).selectOption('12000');
      await page.getByLabel(list.nights, { exact: true }).selectOption('4-6');
      await expect(page).toHaveURL(new RegExp(`when=${full}&nights=4-6&budget=12000$`));
      const chosen = page.getByRole('list', { name: list.chosen });
      await expect(chosen.getByRole('link')).toHaveCount(3);
      await expectSound(page, language);
      await chosen.getByRole('link').nth(1).press('Enter');
      await expect(page).toHaveURL(new RegExp(`when=${full}&budget=12000$`));
      await expect(chosen.getByRole('link')).toHaveCount(2);
      // The keyboard goes on from the result, which says how many programs follow once they have loaded.
      await expect(async () => {
        const count = await page.getByRole('article').count();
        await expect(page.locator('[tabindex="-1"]:focus')).toContainText(showing(count), { timeout: 1000 });
      }).toPass();
      await page.getByRole('button', { name: list.reset }).click();
      await expect(page).toHaveURL(/\/programs$/);
    },
  );

  test(`a list without programs proposes those that have some (${language})`, again(language), async ({ page }) => {
    const { list } = words(language, 'programs');
    const { empty } = await monthsOf(page);
    await page.goto(`/programs?when=${empty}&travellers=2&lang=${language}`);
    await expect(page.getByRole('heading', { name: list.emptyTitle })).toBeVisible();
    await expect(page.getByText(list.nearestTitle)).toBeVisible();
    await expectSound(page, language);
    const near = page.locator('main a[href^="/programs?when="][href$="travellers=2"]').last();
    const address = (await near.getAttribute('href')) ?? '';
    const { data } = await (await page.request.get(address.replace('/programs', '/data/programs.json'))).json();
    expect(data.matching).toBeGreaterThan(0);
    await near.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('article')).toHaveCount(data.matching);
    await page.goBack();
    await expect(page.getByRole('heading', { name: list.emptyTitle })).toBeVisible();
    await page.getByRole('link', { name: list.custom }).click();
    await expect(page).toHaveURL(/\/custom-journey$/);
    const { fields } = words(language, 'enquiries');
    await expect(page.getByRole('spinbutton', { name: new RegExp(`^${fields.adults}`) })).toHaveValue('2');
  });
}

test('a party has a budget of its own, and destinations say how many programs they have', async ({ page }) => {
  const { list } = words('en', 'programs');
  await page.goto('/programs?lang=en');
  await page.getByLabel(list.party).selectOption('2-1');
  await page.getByLabel(list.budgetOfParty).selectOption('20000');
  await expect(page).toHaveURL(/party=2-1&budget=20000$/);
  const { data } = await (await page.request.get('/data/programs.json?party=2-1&budget=20000')).json();
  await expect(page.getByRole('article')).toHaveCount(data.matching);
  const quick = page.getByRole('list', { name: list.quick });
  await quick.getByRole('link', { name: /^Europe/ }).click();
  await expect(page).toHaveURL(/destination=europe&party=2-1&budget=20000$/);
  await expect(page.getByRole('article')).toHaveCount(data.options.counts.destination.europe);
});

test('Back from a program shows the same filtered list', async ({ page }) => {
  const { full, count } = await monthsOf(page);
  await page.goto('/programs?lang=en');
  await page.getByLabel('When', { exact: true }).selectOption(full);
  await expect(page.getByRole('article')).toHaveCount(count);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/program\//);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`when=${full}$`));
  await expect(page.getByRole('article')).toHaveCount(count);
});

test('on a phone the further filters open by a line that counts them', async ({ page }) => {
  const { list } = words('en', 'programs');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/programs?budget=12000&travellers=2&lang=en');
  await expect(page.getByLabel(list.destination)).toBeVisible();
  await expect(page.getByLabel(list.budget)).toBeHidden();
  await page.getByText(list.moreChosen_other.replace('{{count}}', '2')).click();
  await expect(page.getByLabel(list.budget)).toHaveValue('12000');
  await expectSound(page, 'en');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByLabel(list.travellers).selectOption('any');
  await expect(page.getByText(list.moreChosen_one.replace('{{count}}', '1'))).toBeVisible();
});

test('a place or a past month that nothing has leads to the list without it', async ({ page, request }) => {
  await page.goto(`/programs?where=zz-nowhere&when=2020-01&nights=4-6&lang=en`);
  await expect(page).toHaveURL(/\/programs\?nights=4-6$/);
  const html = await (await request.get('/programs?nights=4-6&lang=en')).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/programs\?nights=4-6&amp;lang=en"\/>/);
  expect(await (await request.get('/programs?destination=europe&lang=en')).text()).not.toContain('noindex');
});

test('every filter says how many programs its options would show', async ({ page }) => {
  const { list } = words('en', 'programs');
  await page.goto('/programs?destination=europe&lang=en');
  for (const name of ['destination', 'when', 'nights', 'party', 'budget', 'travellers', 'where'] as const) {
    const other = page.locator(`select[name=${name}] option`).last();
    await expect(other, name).toHaveAttribute('label', /\(\d+\)$/);
  }
  const links = page.getByRole('list', { name: list.quick }).getByRole('link');
  await expect(links.first()).toContainText(/\d$/);
  const saudi = page.locator('select[name=destination] option[value=saudi]');
  const count = Number((await saudi.getAttribute('label'))?.match(/\((\d+)\)$/)?.[1]);
  await page.locator('select[name=destination]').selectOption('saudi');
  await expect(page.getByRole('article')).toHaveCount(count);
});

test('an unknown list says so and can be loaded again', async ({ page }) => {
  const { list } = words('en', 'programs');
  await page.route('**/data/programs.json?*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/programs?lang=en');
  await page.getByLabel(list.budget).selectOption('5000');
  await expect(page.getByText(list.error)).toBeVisible();
  await expect(page.getByLabel(list.budget)).toHaveValue('5000');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a button filters by departures, and links take filters away', async ({ page }) => {
    const { list } = words('en', 'programs');
    const { full, count } = await monthsOf(page);
    await page.goto('/programs?lang=en');
    await page.getByLabel('When', { exact: true }).selectOption(full);
    await page.getByRole('button', { name: list.apply }).click();
    await expect(page).toHaveURL(new RegExp(`where=all&when=${full}&nights=any`));
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page.getByLabel('When', { exact: true })).toHaveValue(full);
    await page.getByRole('list', { name: list.chosen }).getByRole('link').click();
    await expect(page).toHaveURL(/\/programs$/);
    await expect(page.getByRole('article')).toHaveCount(10);
  });
});

test('a season is an option with its days', async ({ page }) => {
  const { data: seasons } = await (await page.request.get('/data/seasons.json')).json();
  const season = seasons.find(({ to }: { to: string }) => to > addDays(riyadhDay(), 1));
  await page.goto('/programs?lang=en');
  const option = page.getByLabel('When', { exact: true }).locator(`option[value="${season.id}"]`);
  await expect(option).toHaveText(new RegExp(`^${season.names.en}, .*${season.to.slice(0, 4)}$`));
});

for (const language of languages) {
  test(`the filters take four rows of a tablet and two of a desktop window (${language})`, async ({ page }) => {
    await page.goto(`/programs?lang=${language}`);
    const fields = page.locator('main form').locator('select:visible');
    const rows = () =>
      fields.evaluateAll((all) => new Set(all.map((field) => Math.round(field.getBoundingClientRect().top))).size);
    for (const [width, most] of [
      [768, 4],
      [1024, 3],
      [1440, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(fields).toHaveCount(9);
      expect(await rows(), `at ${width} px`).toBeLessThanOrEqual(most);
    }
  });
}
