import type { Page } from '@playwright/test';
import { dayFromNow, expect, fillDay, formWords, languages, newName, test, words } from './support.ts';

const texts = (language: 'ar' | 'en') => formWords(language, 'flight-booking');

async function fill(
  page: Page,
  language: 'ar' | 'en',
  { departsIn = 20, returnsIn }: { departsIn?: number; returnsIn?: number } = {},
) {
  const { fields } = texts(language);
  const name = newName(language);
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await page.getByLabel(fields.phone, { exact: true }).fill('0501234567');
  await page.getByLabel(fields.email, { exact: true }).fill('sami@example.com');
  await page.getByLabel(fields.main_departure, { exact: true }).fill('Riyadh');
  await page.getByLabel(fields.main_arrival, { exact: true }).fill('Cairo');
  await page.keyboard.press('Tab');
  await fillDay(page, fields.from_date, dayFromNow(departsIn));
  if (returnsIn) await fillDay(page, fields.to_date, dayFromNow(returnsIn));
  return name;
}

for (const language of languages) {
  test(`says which fields are missing and goes to the first (${language})`, async ({ page }) => {
    const { submit, rules, fields } = texts(language);
    await page.goto(`/flight-booking?lang=${language}`);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(rules.required).first()).toBeVisible();
    await expect(page.getByLabel(fields.name, { exact: true })).toBeFocused();
    await expect(page.getByLabel(fields.name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });

  test(`keeps everything typed when sending fails, and sends once in the end (${language})`, async ({ page }) => {
    const { submit, notice } = texts(language);
    await page.goto(`/flight-booking?lang=${language}`);
    const name = await fill(page, language);
    // The request arrives, its answer does not: the worst kind of failure.
    const keys: (string | undefined)[] = [];
    await page.route('**/api/flight-requests', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: submit }).click();
    const failure = page.getByRole('alert').filter({ hasText: notice.failed });
    await expect(failure).toBeVisible();
    await failure.getByRole('button', { name: words(language, 'common').notice.close }).click();
    await expect(failure).toHaveCount(0);
    await expect(page.getByLabel(texts(language).fields.name, { exact: true })).toHaveValue(name);

    await page.unroute('**/api/flight-requests');
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await page.reload();
    await expect(page.getByLabel(texts(language).fields.name, { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(notice.sentTitle)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
}

test('every further flight starts where the main one arrives', async ({ page }) => {
  const { legs, fields } = texts('en');
  await page.goto('/flight-booking?lang=en');
  await page.getByLabel(fields.main_arrival, { exact: true }).fill('Cairo');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: legs.add }).click();
  const leg = page.getByRole('group', { name: legs.title.replace('{{number}}', '1') });
  const arrival = await page.getByLabel(fields.main_arrival, { exact: true }).first().inputValue();
  expect(arrival).toMatch(/^Cairo/);
  await expect(leg.getByLabel(fields.departure, { exact: true })).toHaveValue(arrival);
  await page.getByRole('button', { name: legs.remove.replace('{{number}}', '1') }).click();
  await expect(leg).toHaveCount(0);
});

test('a double click sends one request', async ({ page }) => {
  const { submit, notice } = texts('en');
  await page.goto('/flight-booking?lang=en');
  await fill(page, 'en', { returnsIn: 25 });
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.getByRole('button', { name: submit }).dblclick();
  await expect(page.getByText(notice.sentTitle)).toBeVisible();
  expect(posts).toBe(1);
});

test('the server’s word on a field is shown beside it', async ({ page }) => {
  await page.goto('/flight-booking?lang=en');
  await fill(page, 'en');
  await page.route('**/api/flight-requests', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), phone: '12' }) }),
  );
  await page.getByRole('button', { name: texts('en').submit }).click();
  await expect(page.getByText('Phone is not a valid phone number.').first()).toBeVisible();
  await expect(page.getByLabel(texts('en').fields.phone, { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

for (const language of languages) {
  test(`a typed day is taken with Enter, in words or figures, and sends nothing (${language})`, async ({ page }) => {
    const { fields, day } = texts(language);
    const hint = page.getByText(day.hijri.split('{{')[0].trim());
    await page.goto(`/flight-booking?lang=${language}`);
    await fillDay(page, fields.from_date, dayFromNow(20));
    await expect(hint).toBeVisible();
    const written = await page.getByLabel(fields.from_date, { exact: true }).inputValue();
    await page.getByLabel(fields.from_date, { exact: true }).fill('');
    await page.keyboard.press('Tab');
    await fillDay(page, fields.from_date, written);
    await expect(page.getByLabel(fields.from_date, { exact: true })).toHaveValue(written);
    await expect(hint).toBeVisible();
    await expect(page.getByText(texts(language).rules.required)).toHaveCount(0);
  });
}
