import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { flightRequest } from '../support/bodies.ts';
import { expect, languages, signIn, test, words } from './support.ts';

const widths = [360, 768, 1440];
const publicScreens = [
  '/',
  '/programs',
  '/program/{program}',
  '/contact',
  '/custom-journey',
  '/flight-booking',
  '/privacy',
  '/terms',
  '/nothing/here',
  '/admin/login',
];
const staffScreens = ['/admin/requests/flights', '/admin/requests/flights?open={request}', '/admin/nothing'];

/** Elements that stick out of the page to either side; what scrolls within itself or is hidden may. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const clipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      const { position, visibility } = getComputedStyle(element);
      const shown = own > 1 && visibility !== 'hidden' && position !== 'fixed';
      return shown && (right > width + 1 || left < -1) && !clipped(element);
    });
    return {
      scrolls: document.documentElement.scrollWidth > width,
      elements: wide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`),
    };
  });

async function expectSound(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The layout follows the new width a moment later.
    await expect.poll(() => overflowing(page), { message: `at ${width} px` }).toEqual({ scrolls: false, elements: [] });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`);
    expect(found, `at ${width} px`).toEqual([]);
  }
}

for (const language of languages) {
  for (const screen of publicScreens) {
    test(`${screen} in ${language} fits every width and passes axe`, async ({ page, request }) => {
      const { data } = await (await request.get('/api/programs?limit=1')).json();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${screen.replace('{program}', data[0].id)}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectSound(page);
    });
  }

  for (const screen of staffScreens) {
    test(`${screen} in ${language} fits every width and passes axe`, async ({ page, request }) => {
      const { data } = await (await request.post('/api/flight-requests', { data: flightRequest() })).json();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/admin/login?lang=${language}`);
      await signIn(page, language);
      await expect(page.getByRole('heading', { name: words(language, 'admin').requests.title.flight })).toBeVisible();
      await page.goto(screen.replace('{request}', data.id));
      const shown = screen.includes('?open') ? page.getByText(data.reference) : page.getByRole('heading', { level: 1 });
      await expect(shown.first()).toBeVisible();
      await expectSound(page);
    });
  }
}

test('an unknown address answers 404 with the not-found page', async ({ page }) => {
  const response = await page.goto('/nothing/here?lang=en');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(words('en', 'common').notFound.title)).toBeVisible();
});
