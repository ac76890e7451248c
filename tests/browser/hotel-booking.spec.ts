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

const texts = (language: Language) => formWords(language, 'hotel-booking');

async function fillHotel(page: Page, language: Language) {
  const { fields } = texts(language);
  const name = await fillContact(page, language);
  await page.getByLabel(fields.destination, { exact: true }).fill('Makkah');
  await fillDay(page, fields.check_in, dayFromNow(20));
  await fillDay(page, fields.check_out, dayFromNow(23));
  return name;
}

for (const language of languages) {
  test(`a hotel request is sent once and confirmed (${language})`, again(language), async ({ page }) => {
    const { fields, submit, rules, notice, sent, nights_few, nights_other } = texts(language);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await page.goto(`/hotel-booking?lang=${language}`);

    // With nothing filled in: the rule above, an issue beside each missing field, the first in focus.
    await page.getByRole('button', { name: submit }).click();
    const summary = page.getByRole('alert').filter({ hasText: rules.required });
    await expect(summary.getByRole('button')).toHaveCount(6);
    // The stay comes first, the contact details last.
    await expect(summary.getByRole('button').last()).toHaveText(rules.missing.email);
    await expect(field(fields.destination)).toBeFocused();
    await expect(field(fields.check_out)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(fields.email)).toHaveAccessibleDescription(rules.missing.email);

    const name = await fillHotel(page, language);
    await expect(summary).toHaveCount(0);
    const nights = (language === 'ar' ? nights_few : nights_other).replace('{{count}}', '3');
    await expect(page.getByText(nights, { exact: true })).toBeVisible();

    // Moves the check-in after the check-out.
    await fillDay(page, fields.check_in, dayFromNow(24));
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(rules.check_out_not_after_check_in).first()).toBeVisible();
    await expect(field(fields.check_out)).toBeFocused();
    await fillDay(page, fields.check_out, dayFromNow(30));

    const posts = recordPosts(page);
    await page.getByRole('button', { name: submit }).dblclick();
    const confirmation = page.getByRole('alert').filter({ hasText: notice.sentTitle });
    await expect(confirmation.getByText(notice.sent, { exact: true })).toBeVisible();
    await expect(page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toMatchObject({ name, check_out: dayFromNow(30), adults: 1 });

    // The next request starts from the defaults, after a reload too.
    await page.getByRole('button', { name: sent.another }).click();
    await expect(field(fields.name)).toHaveValue('');
    await page.reload();
    await expect(field(fields.name)).toHaveValue('');
  });

  test(
    `a failed hotel request is kept, explained and sent with the same key (${language})`,
    again(language),
    async ({ page, context }) => {
      const { fields, submit, submitting, notice, offline, failure, sent } = texts(language);
      const { errors } = words(language, 'common');
      await page.goto(`/hotel-booking?lang=${language}`);
      const name = await fillHotel(page, language);
      const posts = recordPosts(page);
      const send = page.getByRole('button', { name: submit });
      const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
      const answer = (status: number, code: string, more: object = {}, headers = {}) =>
        page.route('**/api/hotels', (route) => route.fulfill({ status, headers, json: { code, status, ...more } }), {
          times: 1,
        });

      const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
      const serverError = { status: 500, json: { code: 'internal_error' } };
      await page.route('**/api/hotels', (route) => answered.then(() => route.fulfill(serverError)), { times: 1 });
      await send.click();
      await expect(page.getByRole('button', { name: submitting })).toBeDisabled();
      letAnswer();
      await expect(alert(notice.failedTitle).getByText(notice.failed, { exact: true })).toBeVisible();
      await expect(alert(errors.server)).toContainText(failure.text);
      await expect(alert(errors.server).getByRole('link')).toHaveCount(2);
      await expect(send).toBeFocused();

      await answer(429, 'too_many_requests', {}, { 'Retry-After': '240' });
      await send.click();
      const wait = language === 'ar' ? errors.minutes_few : errors.minutes_other;
      await expect(alert(errors.tooMany.replace('{{wait}}', wait.replace('{{count}}', '4')))).toBeVisible();

      const message = 'This number is not assigned';
      await answer(422, 'validation_failed', { errors: [{ field: 'phone', code: 'invalid_phone', message }] });
      await send.click();
      await expect(page.getByLabel(fields.phone, { exact: true })).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.getByLabel(fields.phone, { exact: true })).toBeFocused();

      await context.setOffline(true);
      const status = page.getByRole('status').filter({ hasText: offline.title });
      await expect(status).toContainText(offline.text);
      await send.click();
      await expect(status).toContainText(offline.unsent);
      await context.setOffline(false);
      await expect(page.getByRole('status').filter({ hasText: offline.back })).toBeVisible();
      await expect(page.getByLabel(fields.name, { exact: true })).toHaveValue(name);
      await page.getByRole('button', { name: offline.send }).click();
      await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();

      const keys = new Set(posts.map(({ key }) => key));
      expect(posts).toHaveLength(5);
      expect(keys.size).toBe(1);
    },
  );
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a form filled in and submitted before hydration is sent, and replaces the draft (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    const draft = { name: 'An older name', email: 'noura@example.com', destination: 'Jeddah', adults: 3 };
    await page.addInitScript((kept) => sessionStorage.setItem('draft:hotel-request', kept), JSON.stringify(draft));
    await page.emulateMedia({ reducedMotion });
    const letScriptsCome = await holdScripts(page);
    await page.goto('/hotel-booking?lang=en', { waitUntil: 'commit' });
    const { fields } = texts('en');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    // The form looks the same as after hydration.
    await expect(page.getByRole('button', { name: texts('en').submit })).toHaveCSS('border-top-left-radius', '999px');
    await field(fields.name).fill('Noura');
    await field(fields.phone).fill('0501234567');
    await field(fields.check_in).fill(dayFromNow(20));
    await field(fields.check_out).fill(dayFromNow(22));
    await page.getByLabel(new RegExp(`^${fields.children}`)).fill('٢');
    await field(fields.phone).press('Enter');

    const posts = recordPosts(page);
    letScriptsCome();
    await expect(page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    expect(posts.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...draft,
        name: 'Noura',
        phone: '0501234567',
        check_in: dayFromNow(20),
        check_out: dayFromNow(22),
        children: 2,
      }),
    ]);
  });
}
