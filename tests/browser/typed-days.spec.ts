import type { Page } from '@playwright/test';
import {
  again,
  dayFromNow,
  expect,
  fillContact,
  formWords,
  holdScripts,
  type Language,
  languages,
  recordPosts,
  test,
  untilHydrated,
  words,
} from './support.ts';

const flight = (language: Language) => formWords(language, 'flight-booking');
const hotel = (language: Language) => formWords(language, 'hotel-booking');
const unreadable = (language: Language, field: string) =>
  words(language, 'common').day.unreadable.replace('{{field}}', field);

/** A day of next year, so that it is in the future whenever the test runs. */
const year = new Date().getUTCFullYear() + 1;

const arabicFigures = (text: string) => text.replace(/\d/g, (figure) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(figure)));

/** The first of February, in the formats that people use. */
const forms = [
  `1/2/${year}`,
  `01/02/${year}`,
  `${year}-02-01`,
  `${year}/02/01`,
  `1-2-${year}`,
  `1.2.${year}`,
  `1 Feb ${year}`,
  `1 February ${year}`,
  `1/2/${year % 100}`,
  `1 فبراير ${year}`,
  arabicFigures(`1/2/${year}`),
];

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));

async function openFlight(page: Page, language: Language) {
  const { fields } = flight(language);
  await page.goto(`/flight-booking?lang=${language}`);
  await untilHydrated(page);
  await fillContact(page, language);
  await page.getByLabel(fields.main_departure, { exact: true }).fill('Riyadh');
  await page.getByLabel(fields.main_arrival, { exact: true }).fill('Cairo');
}

for (const language of languages) {
  test(
    `a day can be typed in every usual format, and the shown day is sent (${language})`,
    again(language),
    async ({ page }) => {
      const { fields, submit, notice } = flight(language);
      await openFlight(page, language);
      const departure = field(page, fields.from_date);
      const month = language === 'ar' ? 'فبراير' : 'February';
      for (const [index, form] of forms.entries()) {
        await departure.fill(form);
        await expect(departure).toHaveValue(form);
        // Leaves the field by key, by a click elsewhere, or not at all.
        if (index % 3 === 0) await departure.press('Tab');
        else if (index % 3 === 1) await page.getByRole('heading', { level: 1 }).click();
        else await departure.press('Enter');
        await expect(departure, form).toHaveValue(`1 ${month} ${year}`);
      }
      const posts = recordPosts(page);
      await departure.fill(`2/2/${year}`);
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByText(notice.sentTitle)).toBeVisible();
      expect(posts[0]?.body).toMatchObject({ from_date: `${year}-02-02`, to_date: '' });
    },
  );

  test(`an invalid return day stays, is reported and not sent (${language})`, again(language), async ({ page }) => {
    const { fields, rules, submit, notice } = flight(language);
    await openFlight(page, language);
    const posts = recordPosts(page);
    const comeBack = field(page, fields.to_date);
    await field(page, fields.from_date).fill(`20/12/${year}`);
    for (const wrong of [`18/12/${year}`, `20/12/${year}`]) {
      await comeBack.fill(wrong);
      await comeBack.press('Tab');
      await expect(comeBack).toHaveAccessibleDescription(new RegExp(rules.return_not_after_departure));
      await page.getByRole('button', { name: submit }).click();
      const summary = page.getByRole('alert').filter({ hasText: rules.return_not_after_departure });
      await expect(summary.first()).toBeVisible();
      await expect(comeBack).toBeFocused();
      await expect(comeBack).toHaveAttribute('aria-invalid', 'true');
      await expect(comeBack).toHaveValue(new RegExp(`^${wrong.slice(0, 2)} .* ${year}$`));
    }
    await comeBack.fill('');
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(notice.sentTitle)).toBeVisible();
    expect(posts.map(({ body }) => [body.from_date, body.to_date])).toEqual([[`${year}-12-20`, '']]);
  });

  test(
    `text that is not a day stays and is reported, and so is a past day (${language})`,
    again(language),
    async ({ page }) => {
      const { fields, rules, submit } = flight(language);
      await openFlight(page, language);
      const posts = recordPosts(page);
      const departure = field(page, fields.from_date);
      const message = unreadable(language, fields.from_date);
      for (const wrong of [`12/25/${year}`, '31/2/27', 'soon']) {
        await departure.fill(wrong);
        await departure.press('Tab');
        await expect(departure).toHaveValue(wrong);
        await expect(departure).toHaveAccessibleDescription(new RegExp(message.replaceAll('/', '.')));
        await page.getByRole('button', { name: submit }).click();
        await expect(page.getByRole('alert').getByRole('button', { name: message })).toBeVisible();
        await expect(departure).toBeFocused();
        await expect(departure).toHaveValue(wrong);
      }
      await page.reload();
      await expect(departure).toHaveValue('soon');

      // Replaces a day that was there before.
      await departure.fill(`1/2/${year}`);
      await departure.press('Tab');
      await departure.fill('1/2/2021');
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByRole('alert').getByText(rules.departure_in_past).first()).toBeVisible();
      await expect(departure).toHaveValue(/^1 .* 2021$/);
      expect(posts).toEqual([]);
    },
  );

  test(`an invalid check-out is never replaced by another day (${language})`, again(language), async ({ page }) => {
    const { fields, rules, submit } = hotel(language);
    await page.goto(`/hotel-booking?lang=${language}`);
    await untilHydrated(page);
    const posts = recordPosts(page);
    const checkOut = field(page, fields.check_out);
    await field(page, fields.check_in).fill(dayFromNow(20));
    await checkOut.fill(dayFromNow(23));
    await checkOut.press('Tab');
    await checkOut.fill(dayFromNow(19));
    await page.getByRole('heading', { level: 1 }).click();
    await expect(checkOut).toHaveAccessibleDescription(new RegExp(rules.check_out_not_after_check_in));
    await fillContact(page, language);
    await page.getByLabel(fields.destination, { exact: true }).fill('Makkah');
    await page.getByRole('button', { name: submit }).click();
    await expect(checkOut).toBeFocused();
    await expect(checkOut).toHaveValue(new RegExp(`^${Number(dayFromNow(19).slice(-2))} `));
    await field(page, fields.check_in).fill('1/1/2021');
    await field(page, fields.check_in).press('Tab');
    const past = rules.day_in_past.replace('{{field}}', fields.check_in);
    await expect(field(page, fields.check_in)).toHaveAccessibleDescription(new RegExp(past));
    expect(posts).toEqual([]);
  });
}

test('a leg’s day is checked like the others', async ({ page }) => {
  const { fields, legs, submit } = flight('en');
  await openFlight(page, 'en');
  const posts = recordPosts(page);
  await field(page, fields.from_date).fill(dayFromNow(20));
  await page.getByRole('button', { name: legs.add }).click();
  const leg = page.getByRole('group').filter({ has: page.getByLabel(fields.arrival, { exact: true }) });
  await leg.getByLabel(fields.arrival, { exact: true }).fill('Luxor');
  const day = leg.getByLabel(fields.date, { exact: true });
  await day.fill('the day after');
  await page.getByRole('button', { name: submit }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveValue('the day after');
  const leg2 = legs.title.replace('{{number}}', '2');
  await expect(day).toHaveAccessibleDescription(`${leg2}: ${unreadable('en', fields.date)}`);
  expect(posts).toEqual([]);
});

test('a custom journey’s start is checked like the others', async ({ page }) => {
  const { fields, submit } = formWords('en', 'custom-journey');
  await page.goto('/custom-journey?lang=en');
  await untilHydrated(page);
  const posts = recordPosts(page);
  const start = field(page, fields.trip_start_date);
  await start.fill('next summer');
  await page.getByRole('button', { name: submit }).click();
  await expect(start).toBeFocused();
  await expect(start).toHaveValue('next summer');
  await expect(start).toHaveAccessibleDescription(new RegExp(unreadable('en', fields.trip_start_date)));
  expect(posts).toEqual([]);
});

test('a day typed before or during hydration stays as typed', async ({ page }) => {
  const { fields } = flight('en');
  const letScriptsCome = await holdScripts(page);
  await page.goto('/flight-booking?lang=en', { waitUntil: 'commit' });
  const [departure, comeBack] = [field(page, fields.from_date), field(page, fields.to_date)];
  await departure.fill(`12/25/${year}`);
  await comeBack.pressSequentially('20/12/20');
  letScriptsCome();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(departure).toHaveValue(`12/25/${year}`);
  await comeBack.pressSequentially(String(year % 100));
  await expect(comeBack).toHaveValue(`20/12/${year}`);
  await comeBack.press('Tab');
  await expect(comeBack).toHaveValue(`20 December ${year}`);
});
