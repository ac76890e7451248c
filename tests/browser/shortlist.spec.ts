import type { Page } from '@playwright/test';
import { expectSound } from './sound.ts';
import { again, expect, languages, test, words } from './support.ts';

async function programIds(page: Page): Promise<string[]> {
  const { data } = await (await page.request.get('/data/programs.json')).json();
  return data.programs.map(({ id }: { id: string }) => id);
}

const keep = (page: Page, lists: Record<string, string[]>) =>
  page.addInitScript((kept) => {
    for (const [name, ids] of Object.entries(kept)) localStorage.setItem(name, ids.join(','));
  }, lists);

for (const language of languages) {
  test(`a visitor keeps a favourite, also for other tabs (${language})`, again(language), async ({ page, context }) => {
    const { favourites, kept } = words(language, 'shortlist');
    await page.goto(`/programs?lang=${language}`);
    const card = page.getByRole('article').first();
    const heart = card.getByRole('button', { name: favourites.toggle });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const title = await card.getByRole('link').textContent();
    const other = await context.newPage();
    await other.goto(`/favourites?lang=${language}`);
    await expect(other.getByRole('article')).toHaveCount(1);
    await expect(other.getByRole('heading', { name: `${title}` })).toBeVisible();
    await other.getByRole('button', { name: favourites.toggle }).click();
    await expect(other.getByRole('heading', { name: favourites.emptyTitle })).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('navigation', { name: kept })).toBeHidden();
  });

  test(`programs stand side by side (${language})`, again(language), async ({ page }) => {
    const { compared } = words(language, 'shortlist');
    const ids = await programIds(page);
    await page.goto(`/compare?lang=${language}#${ids.slice(0, 3).join(',')}`);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    for (const row of [compared.rows.price, compared.rows.included, compared.rows.cancellation]) {
      await expect(page.getByRole('rowheader', { name: row, exact: true })).toBeVisible();
    }
    await expectSound(page, language);
    await page.getByRole('button', { name: compared.remove }).first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`#${ids[1]},${ids[2]}$`));
  });

  test(`a link shows the favourites of somebody else (${language})`, again(language), async ({ page }) => {
    const { favourites } = words(language, 'shortlist');
    const ids = await programIds(page);
    await page.goto(`/favourites?lang=${language}#${ids[1]},no-such-program,${ids[0]}`);
    await expect(page.getByRole('heading', { level: 1, name: favourites.sharedTitle })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectSound(page, language);
    await page.getByRole('button', { name: favourites.save, exact: true }).click();
    await expect(page.getByText(favourites.saved)).toBeVisible();
    await page.goto(`/favourites?lang=${language}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectSound(page, language);
  });
}

test('a fourth program is not compared, and the visitor is told so', async ({ page }) => {
  const { compared, full } = words('en', 'shortlist');
  const ids = await programIds(page);
  await keep(page, { compared: ids.slice(0, 3) });
  await page.goto('/programs?lang=en');
  await page.getByRole('article').nth(4).getByRole('button', { name: compared.toggle }).click();
  await expect(page.getByText(full)).toBeVisible();
  await page.getByRole('link', { name: compared.link_other.replace('{{count}}', '3') }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('the list ends with the programs seen last', async ({ page }) => {
  const { recentlySeen, favourites } = words('en', 'shortlist');
  const [first = ''] = await programIds(page);
  await page.goto(`/program/${first}?lang=en`);
  await page.getByRole('button', { name: favourites.toggle }).click();
  await expect(page.getByRole('link', { name: favourites.link_one.replace('{{count}}', '1') })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto('/programs?lang=en');
  const seen = page.getByRole('region', { name: recentlySeen });
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.getByRole('article')).toContainText(`${title}`);
});

test('without storage the marks last as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/programs?lang=en');
  const heart = page.getByRole('button', { name: words('en', 'shortlist').favourites.toggle }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('favourites that cannot be loaded can be loaded again', async ({ page }) => {
  const { failed } = words('en', 'shortlist');
  const ids = await programIds(page);
  await page.route('**/data/programs/*.json', (route) => route.fulfill({ status: 400 }));
  await page.goto(`/favourites?lang=en#${ids[0]}`);
  await expect(page.getByText(failed)).toBeVisible();
  await page.unroute('**/data/programs/*.json');
  await page.getByRole('button', { name: words('en', 'common').tryAgain }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('programs have no buttons that would do nothing', async ({ page }) => {
    await page.goto('/programs?lang=en');
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    await page.goto('/favourites?lang=en');
    // No locator finds texts in this element.
    expect(await page.locator('noscript').innerText()).toBe(words('en', 'shortlist').scripts);
    await expect(page.locator('[aria-busy]')).toBeHidden();
  });
});
