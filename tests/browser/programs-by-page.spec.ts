import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readListQuery } from '#contracts/website/list-choices';
import { expectSound } from './sound.ts';
import { again, expect, goWithin, languages, test, words } from './support.ts';

/** Counts links in each row, from the first in the page's order. */
const linksByRow = (links: Locator) =>
  links.evaluateAll((all) => {
    const rows = Map.groupBy(all, (link) => Math.round(link.getBoundingClientRect().top));
    return [...rows.values()].map((row) => row.length);
  });

/** The choices of the drop-downs that are shown that are wider than their fields. */
const cutChoices = (page: Page) =>
  page.locator('select').evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).flatMap((select) => {
      if (!select.checkVisibility()) return [];
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
  test(
    `the pages of a long list are links, by keyboard too (${language})`,
    again(language),
    async ({ page, request }) => {
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
      await expect(page.getByRole('status').filter({ hasText: '10' }).filter({ hasText: '168' })).toBeInViewport();
      const pageOf = list.pageOf.replace('{{number}}', '4').replace('{{total}}', '7');
      await expect(page.getByText(pageOf, { exact: true })).toBeInViewport();
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
    },
  );
}

test('a long list is counted with separators of thousands', async ({ page, request }) => {
  await publishPages(page, request, 60);
  await page.goto('/privacy?lang=en');
  await goWithin(page, '/programs?page=60');
  await expect(page.getByText('Showing 10 of 1,440 programs', { exact: true })).toBeVisible();
  await expect(page.getByText('Page 60 of 60', { exact: true })).toBeVisible();
});
