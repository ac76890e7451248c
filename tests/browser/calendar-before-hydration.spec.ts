import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contracts/field-kit/language';
import { paths } from '#contracts/website/paths';
import { again, expect, formWords, holdScripts, languages, test, untilHydrated } from './support.ts';

/** The calendar of a day's field that answers until a page's scripts have run, and what becomes of taps on it. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page's own: antd's are inside the form. */
const early = (page: Page) => page.locator('body > .ant-picker-dropdown');
const antds = (page: Page) => page.locator('form .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');
const { fields } = formWords('ar', 'flight-booking');
const from = (page: Page) => page.getByLabel(fields.from_date, { exact: true });
const to = (page: Page) => page.getByLabel(new RegExp(`^${fields.to_date}`));
const day = (calendar: Locator, title: string) => calendar.locator(`td[title="${title}"]`);
const lastDay = (calendar: Locator) => calendar.locator('.ant-picker-cell-in-view').last();
const month = (calendar: Locator) => calendar.locator('.ant-picker-header-view').innerText();

/** The texts of a calendar, and where its parts are, from the focused field. */
const look = (calendar: Locator) =>
  calendar.evaluate((element) => ({
    text: (element as HTMLElement).innerText.split(/\s+/),
    places: [...element.querySelectorAll('td, th, button, .ant-picker-footer')].map((part) => {
      const { left, top } = document.activeElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x - left, y - top, width, height];
    }),
    chosen: [...element.querySelectorAll('td')].map(({ title, className }) =>
      [title, ...['in-view', 'today', 'disabled'].filter((name) => className.includes(`-cell-${name}`))].join(),
    ),
  }));

/** Opens the calendar before the page's scripts run, and expects that antd's looks the same when they have run. */
async function expectSameCalendar(page: Page, path: string, field: string, language: Language = 'ar') {
  const release = await holdScripts(page);
  await page.goto(`${path}?lang=${language}`, { waitUntil: 'commit' });
  const input = page.locator(`form input[id$="_${field}"]`);
  await input.click();
  const before = await look(early(page));
  expect(before.chosen.length).toBe(42);
  release();
  await expect(early(page)).toHaveCount(0);
  await expect(input).toBeFocused();
  // Until antd has placed its calendar, whose places it rounds.
  await expect(async () => {
    const after = await look(antds(page));
    expect({ ...before, places: [] }).toEqual({ ...after, places: [] });
    const moved = before.places.flatMap((place, part) =>
      place.map((edge, index) => Math.abs(edge - (after.places[part]?.[index] ?? Number.NaN))),
    );
    expect(Math.max(...moved)).toBeLessThan(3);
  }).toPass();
}

for (const language of languages) {
  for (const [width, path, field] of [
    [360, paths.flightBooking, 'from_date'],
    [360, paths.customJourney, 'start_date'],
    [1440, paths.flightBooking, 'to_date'],
    [1440, paths.hotelBooking, 'check_out'],
  ] as const) {
    test(
      `shows at once like antd’s, which takes its place: ${path}, ${width} px (${language})`,
      again(language),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await expectSameCalendar(page, path, field, language);
      },
    );
  }
}

for (const [timezoneId, instant] of [
  ['Europe/London', '2026-11-30T22:30:00Z'],
  ['Pacific/Auckland', '2026-11-30T12:00:00Z'],
] as const) {
  test.describe(`where the day is not Riyadh’s: ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('shows like antd’s', async ({ page }) => {
      await page.clock.setFixedTime(instant);
      await expectSameCalendar(page, paths.flightBooking, 'from_date');
    });
  });
}

for (const hasTouch of [false, true]) {
  test(`keeps a day that is chosen in it (touch: ${hasTouch})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), hasTouch });
    const page = await context.newPage();
    const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
    const release = await holdScripts(page);
    await page.goto(paths.flightBooking, { waitUntil: 'commit' });
    await press(from(page));
    const start = (await lastDay(early(page)).getAttribute('title')) ?? '';
    await press(lastDay(early(page)));
    await expect(early(page)).toHaveCount(0);
    const shown = await from(page).inputValue();
    expect(shown).toMatch(/^\d+ \S+ \d{4}$/);

    await press(to(page));
    await expect(day(early(page), start)).toHaveClass(/disabled/);
    await early(page).locator('.ant-picker-header-next-btn').click();
    await press(lastDay(early(page)));
    const end = await to(page).inputValue();

    release();
    await untilHydrated(page);
    await expect(from(page)).toHaveValue(shown);
    await expect(to(page)).toHaveValue(end);
    await expect(antds(page)).toHaveCount(0);
    // The form holds the days too: antd's calendar knows the chosen one.
    await press(from(page));
    await expect(day(antds(page), start)).toHaveClass(/selected/);
    await context.close();
  });
}

test('antd’s calendar shows the month to which it was turned', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.flightBooking, { waitUntil: 'commit' });
  await from(page).click();
  const first = await month(early(page));
  await expect(early(page).locator('.ant-picker-header-prev-btn')).toBeDisabled();
  for (const step of ['super-next', 'next', 'next', 'prev']) {
    await early(page).locator(`.ant-picker-header-${step}-btn`).click();
  }
  const turned = await month(early(page));
  expect(turned).not.toBe(first);
  release();
  await expect(early(page)).toHaveCount(0);
  expect(await month(antds(page))).toBe(turned);
});

test('asks antd’s calendar for the list of months', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.flightBooking, { waitUntil: 'commit' });
  await from(page).click();
  await early(page).locator('.ant-picker-month-btn').click();
  release();
  await expect(antds(page).locator('.ant-picker-month-panel')).toBeVisible();
});

test('hands on a day that is chosen while antd’s calendar opens', async ({ page }) => {
  await page.addInitScript(() => {
    // As if antd's calendar still moved.
    const moving = new EventTarget() as unknown as Animation;
    Element.prototype.getAnimations = () => ('isStill' in window ? [] : [moving]);
  });
  const release = await holdScripts(page);
  await page.goto(paths.flightBooking, { waitUntil: 'commit' });
  await from(page).click();
  await expect(early(page)).toBeVisible();
  release();
  await expect(day(antds(page), (await lastDay(early(page)).getAttribute('title')) ?? '')).toBeAttached();
  await lastDay(early(page)).click();
  await expect(antds(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isStill: true }));
  await expect(from(page)).toHaveValue(/^\d+ \S+ \d{4}$/);
  await expect(early(page)).toHaveCount(0);
});

for (const [way, leave] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['leaving the field', (page: Page) => to(page).focus()],
] as const) {
  test(`closes with ${way}, and antd’s does not open`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.flightBooking, { waitUntil: 'commit' });
    await from(page).click();
    await expect(early(page)).toBeVisible();
    await leave(page);
    await expect(early(page)).toHaveCount(0);
    release();
    await untilHydrated(page);
    // A calendar that opens does so after the last of the clicks has been repeated.
    await page.waitForTimeout(500);
    await expect(antds(page)).toHaveCount(0);
  });
}

test('gives way to what is typed', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.flightBooking, { waitUntil: 'commit' });
  await from(page).click();
  await from(page).pressSequentially('1/2/2090');
  await expect(early(page)).toHaveCount(0);
  release();
  await untilHydrated(page);
  await from(page).blur();
  await expect(from(page)).toHaveValue('1 فبراير 2090');
});
