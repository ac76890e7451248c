import type { Locator } from '@playwright/test';
import { again, expect, languages, test, untilHydrated, words } from './support.ts';

for (const language of languages) {
  test(
    `the header’s logo and button align with the edges of the content (${language})`,
    again(language),
    async ({ page }) => {
      for (const width of [1280, 1344, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/programs?lang=${language}`);
        const edges = (locator: Locator) =>
          locator.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            const { paddingLeft, paddingRight } = getComputedStyle(element);
            return element.matches('section')
              ? [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)]
              : [left, right];
          });
        const content = await edges(page.locator('section.page'));
        const { brand, nav } = words(language, 'common');
        const logo = await edges(page.getByRole('banner').getByRole('link', { name: brand.home }));
        const button = await edges(page.getByRole('banner').getByRole('link', { name: nav.contactAlways }));
        const outer = language === 'en' ? [logo[0], button[1]] : [button[0], logo[1]];
        expect(outer, `at ${width} px`).toEqual(content);
      }
    },
  );
}

test('the menu of small screens opens and closes, and links to the forms', async ({ page }) => {
  const { nav } = words('ar', 'common');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const flights = page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.flightBooking });
  await page.getByRole('button', { name: nav.openMenu }).click();
  await expect(flights).toBeVisible();
  await page.getByRole('button', { name: nav.closeMenu }).click();
  await expect(flights).toBeHidden();
  await page.getByRole('button', { name: nav.openMenu }).click();
  await flights.click();
  await expect(page).toHaveURL(/\/flight-booking$/);
  await expect(flights).toBeHidden();
});

test('the map of another site loads only on demand', async ({ page }) => {
  const { footer } = words('ar', 'common');
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'map' });
  });
  await page.goto('/');
  // Before hydration the link leads to the other site.
  await untilHydrated(page);
  const show = page.getByRole('link', { name: footer.showMap });
  await show.scrollIntoViewIfNeeded();
  await expect(show).toBeVisible();
  expect(asked).toEqual([]);
  await show.click();
  await expect(page.getByTitle(footer.map)).toBeFocused();
  await expect.poll(() => asked.length).toBe(1);
});

test('a dismissed greeting stays hidden for the session', async ({ page }) => {
  const { chat } = words('ar', 'common');
  const greeting = page.getByRole('complementary', { name: chat.greetingLabel });
  await page.goto('/');
  await expect(greeting).toBeVisible();
  await page.getByRole('button', { name: chat.dismiss }).click();
  await expect(greeting).toHaveCount(0);
  await page.goto('/terms');
  await page.goto('/');
  await expect(page.getByRole('link', { name: chat.open })).toBeVisible();
  await expect(greeting).toBeHidden();
  await untilHydrated(page);
  await expect(greeting).toHaveCount(0);
});

/** Runs in the page: scrolls it to its end, and returns what the floating chat button covers on the way. */
function coveredByChat(label: string): string[] {
  const content = 'article, h1, h2, h3, p, li, dt, dd, summary, input, label, a, button';
  const covered = new Set<string>();
  for (let top = 0; top < document.body.scrollHeight; top += 60) {
    window.scrollTo({ top, behavior: 'instant' });
    const button = document.querySelector(`aside[aria-label="${label}"] a`);
    const box = button?.checkVisibility() && button.getBoundingClientRect();
    if (!box) continue;
    const across = [box.left, (box.left + box.right) / 2, box.right - 1];
    const down = [box.top, (box.top + box.bottom) / 2, box.bottom - 1];
    for (const element of across.flatMap((x) => down.flatMap((y) => document.elementsFromPoint(x, y)))) {
      if (element.closest('main') && element.matches(content)) {
        covered.add(`${element.tagName} ${element.textContent?.trim().slice(0, 30)}, scrolled by ${top}`);
      }
    }
  }
  window.scrollTo({ top: 600, behavior: 'instant' });
  return [...covered];
}

for (const language of languages) {
  test(`the floating chat button covers nothing at any height (${language})`, again(language), async ({ page }) => {
    const { chat } = words(language, 'common');
    await page.addInitScript(() => sessionStorage.setItem('chat-greeting-dismissed', 'true'));
    // A list of few programs and an empty one: their titles are in the middle of the window.
    for (const screen of ['/', '/programs', '/programs?destination=oceania', '/contact', '/terms', '/nothing']) {
      await page.goto(`${screen}${screen.includes('?') ? '&' : '?'}lang=${language}`);
      for (const width of [360, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(coveredByChat, chat.label), `${screen} at ${width} px`).toEqual([]);
        // The header has the chat where the button does not follow the reader.
        const inHeader = page.getByRole('banner').getByRole('link', { name: chat.open });
        if (width < 1024) await expect(inHeader).toBeInViewport();
      }
    }
  });
}

test('every link of the footer leads to an existing page and anchor', async ({ page }) => {
  await page.goto('/?lang=en');
  const links = page.getByRole('contentinfo').locator('a[href^="/"]');
  const addresses = [
    ...new Set(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))),
  ];
  const expected = ['/#about', '/programs', '/#testimonials', '/contact', '/custom-journey', '/flight-booking'];
  expect(addresses).toEqual(expect.arrayContaining([...expected, '/hotel-booking', '/privacy', '/terms']));
  const [here, ...others] = addresses;
  expect(here).toBe('/');
  for (const address of others) {
    await page.locator(`footer a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const [, anchor] = address.split('#');
    // The address changes before the screen. Until then the next click would go where its link stood on the last screen.
    const arrival = anchor ? page.locator(`#${anchor}`) : page.getByRole('heading', { level: 1 });
    await expect(arrival, address).toBeFocused();
    await expect(arrival, address).toBeInViewport();
    await expect(page.getByText(words('en', 'common').notFound.title), address).toHaveCount(0);
  }
});
