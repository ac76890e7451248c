import type { Page } from '@playwright/test';
import {
  again,
  dayFromNow,
  expect,
  fillContact,
  fillDay,
  formWords,
  holdScripts,
  type Language,
  languages,
  recordPosts,
  test,
  words,
} from './support.ts';

const texts = (language: Language) => formWords(language, 'flight-booking');

async function fillFlight(page: Page, language: Language, { returnsIn }: { returnsIn?: number } = {}) {
  const { fields } = texts(language);
  const name = await fillContact(page, language);
  await page.getByLabel(fields.main_departure, { exact: true }).fill('Riyadh');
  await page.getByLabel(fields.main_arrival, { exact: true }).fill('Cairo');
  await fillDay(page, fields.from_date, dayFromNow(20));
  if (returnsIn) await fillDay(page, fields.to_date, dayFromNow(returnsIn));
  return name;
}

test('a tap for another flight shows its frame before the scripts, and then its fields', async ({ page }) => {
  const { legs } = words('en', 'flight-booking');
  const second = page.getByRole('heading', { name: legs.title.replace('{{number}}', '2') });
  const release = await holdScripts(page);
  await page.goto('/flight-booking?lang=en', { waitUntil: 'commit' });
  await expect(second).toHaveCount(0);
  await page.getByRole('button', { name: legs.add }).click();
  await expect(second).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: legs.remove.replace('{{number}}', '2') })).toBeVisible();
  await expect(second).toHaveCount(1);
});

/** A draft that was typed days ago into a tab that has stayed open. */
const keepDraft = (page: Page, values: object) =>
  page.addInitScript((draft) => {
    if (!sessionStorage.length) sessionStorage.setItem('draft:flight-request', draft);
  }, JSON.stringify(values));

for (const language of languages) {
  test(`reports the first issue in the product's order (${language})`, again(language), async ({ page }) => {
    const { submit, rules, fields } = texts(language);
    const past = { from_date: dayFromNow(-3), to_date: dayFromNow(-4) };
    await keepDraft(page, { adults: 0, ...past });
    await page.goto(`/flight-booking?lang=${language}`);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const rule = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).first();
    const send = () => page.getByRole('button', { name: submit }).click();

    await expect(field(fields.from_date)).not.toHaveValue('');
    await send();
    await expect(rule(rules.passenger_required)).toBeVisible();
    // The summary lists it once, above the rest.
    const summary = page.getByRole('alert');
    await expect(summary.getByText(rules.passenger_required, { exact: true })).toHaveCount(1);
    await expect(summary.getByRole('button').first()).toHaveText(rules.passenger_required);
    await expect(summary.getByRole('listitem')).toHaveCount(7);
    await page.getByLabel(new RegExp(`^${fields.adults}`)).fill('1');
    await send();
    await expect(rule(rules.required)).toBeVisible();
    // The trip comes first, the contact details last.
    await expect(field(fields.main_departure)).toBeFocused();
    await expect(field(fields.main_departure)).toHaveAttribute('aria-invalid', 'true');
    await expect(summary.getByRole('listitem').last()).toHaveText(rules.missing.email);
    await fillContact(page, language);
    await field(fields.main_departure).fill('Riyadh');
    await field(fields.main_arrival).fill('Cairo');
    await send();
    await expect(rule(rules.departure_in_past)).toBeVisible();
    await expect(field(fields.from_date)).toBeFocused();
    await fillDay(page, fields.from_date, dayFromNow(20));
    await send();
    await expect(rule(rules.return_not_after_departure)).toBeVisible();
  });

  test(
    `issues of further flights name their flight, once each, and lead to their fields (${language})`,
    again(language),
    async ({ page }) => {
      const { submit, rules, fields, legs } = texts(language);
      await page.goto(`/flight-booking?lang=${language}`);
      await fillFlight(page, language);
      const add = page.getByRole('button', { name: legs.add });
      await add.click();
      await add.click();
      const leg = (number: number) =>
        page.getByRole('group', { name: legs.title.replace('{{number}}', String(number)), exact: true });
      await leg(3).getByLabel(fields.departure, { exact: true }).fill('');
      await leg(3).getByLabel(fields.date, { exact: true }).fill(dayFromNow(-2));
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: submit }).click();

      const { arrival, departure, date } = rules.missing;
      const past = rules.day_in_past.replace('{{field}}', fields.date);
      const issues: [number, string, string][] = [
        [2, fields.arrival, arrival],
        [2, fields.date, date],
        [3, fields.departure, departure],
        [3, fields.arrival, arrival],
        [3, fields.date, past],
      ];
      const told = issues.map(([number, , text]) => `${legs.title.replace('{{number}}', String(number))}: ${text}`);
      const summary = page.getByRole('alert').filter({ hasText: rules.required });
      await expect(summary.getByRole('listitem')).toHaveText(told);
      for (const [index, [number, label]] of issues.entries()) {
        await summary.getByRole('button', { name: told[index] ?? '', exact: true }).click();
        await expect(leg(number).getByLabel(label, { exact: true })).toBeFocused();
        await page.keyboard.press('Escape');
      }
    },
  );

  test(
    `keeps the input when a reply is lost, and sends once in the end (${language})`,
    again(language),
    async ({ page }) => {
      const { submit, notice, fields, offline } = texts(language);
      await page.goto(`/flight-booking?lang=${language}`);
      const name = await fillFlight(page, language);
      const posts = recordPosts(page);
      // The request arrives but its reply does not: the hardest failure.
      await page.route(
        '**/api/flight-requests',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await page.getByRole('button', { name: submit }).click();
      const failure = page.getByRole('alert').filter({ hasText: notice.failed });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: offline.lost })).toBeVisible();
      await failure.getByRole('button', { name: words(language, 'common').notice.close }).click();
      await expect(failure).toHaveCount(0);

      await page.reload();
      await expect(page.getByLabel(fields.name, { exact: true })).toHaveValue(name);
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByText(notice.sentTitle)).toBeVisible();
      expect(posts.map(({ key }) => key)).toEqual([expect.stringMatching(/^\d+(-\d+){3}$/), posts[0]?.key]);
    },
  );

  test(
    `Enter accepts a typed day, in words or digits, without submitting (${language})`,
    again(language),
    async ({ page }) => {
      const { fields, day, rules } = texts(language);
      const hint = page.getByText(day.hijri.split('{{')[0].trim());
      const field = page.getByLabel(fields.from_date, { exact: true });
      await page.goto(`/flight-booking?lang=${language}`);
      await fillDay(page, fields.from_date, dayFromNow(20));
      await expect(hint).toBeVisible();
      const written = await field.inputValue();
      await field.fill('');
      await page.keyboard.press('Tab');
      await fillDay(page, fields.from_date, written);
      await expect(field).toHaveValue(written);
      await expect(hint).toBeVisible();
      await expect(page.getByText(rules.required)).toHaveCount(0);
      await field.press('ArrowDown');
      await expect(field).not.toHaveValue(written);
      await field.press('ArrowUp');
      await expect(field).toHaveValue(written);
    },
  );
}

test('places are found by code or name and chosen by keyboard', async ({ page }) => {
  const { fields } = texts('en');
  await page.goto('/flight-booking?lang=en');
  const departure = page.getByRole('combobox', { name: fields.main_departure, exact: true });
  await departure.click();
  await expect(page.getByRole('option')).toHaveCount(16);
  await departure.fill('الرياض');
  await departure.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Riyadh (RUH)');
  await departure.press('Enter');
  await expect(departure).toHaveValue('Riyadh (RUH)');
  await expect(page.getByRole('option')).toHaveCount(0);
  const arrival = page.getByRole('combobox', { name: fields.main_arrival, exact: true });
  await arrival.fill('cai');
  await page.getByRole('option', { name: 'Cairo (CAI)' }).click();
  await expect(arrival).toHaveValue('Cairo (CAI)');
  await arrival.fill('Anywhere quiet');
  await arrival.press('Escape');
  await expect(arrival).toHaveValue('Anywhere quiet');
});

test('the first leg starts where the main flight arrives, and makes the request multi-destination', async ({
  page,
}) => {
  const { legs, fields, submit, notice } = texts('en');
  await page.goto('/flight-booking?program=no-such-thing&lang=en');
  await fillFlight(page, 'en', { returnsIn: 25 });
  const add = page.getByRole('button', { name: legs.add });
  const leg = page.getByRole('group', { name: legs.title.replace('{{number}}', '2') });
  await add.click();
  await expect(leg.getByLabel(fields.departure, { exact: true })).toHaveValue('Cairo');
  await page.getByRole('button', { name: legs.remove.replace('{{number}}', '2') }).click();
  await expect(leg).toHaveCount(0);
  await add.click();
  await leg.getByLabel(fields.arrival, { exact: true }).fill('Luxor');
  await leg.getByLabel(fields.date, { exact: true }).fill(dayFromNow(22));
  await leg.getByLabel(fields.date, { exact: true }).press('Enter');
  const posts = recordPosts(page);
  await page.getByRole('button', { name: submit }).dblclick();
  await expect(page.getByText(notice.sentTitle)).toBeVisible();
  await expect(page.getByText(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.body).toMatchObject({
    is_multi_destination: true,
    legs: [{ departure: 'Cairo', arrival: 'Luxor', date: dayFromNow(22) }],
    travel_class: 'economy',
    adults: 1,
    infants: 0,
  });
});

test('the server’s issue of a field is shown beside it', async ({ page }) => {
  await page.goto('/flight-booking?lang=en');
  await fillFlight(page, 'en');
  await page.route('**/api/flight-requests', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), phone: '12' }) }),
  );
  await page.getByRole('button', { name: texts('en').submit }).click();
  await expect(page.getByText(texts('en').rules.invalid_phone).first()).toBeVisible();
  await expect(page.getByLabel(texts('en').fields.phone, { exact: true })).toHaveAttribute('aria-invalid', 'true');
});
