import type { Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { addProgram, newTripName, readProgram, test } from './office.ts';
import { cardOf, choose, dialogOf, fieldOf, openEditor, save, screen, texts } from './program-editor.ts';
import { axeFaults } from './settled.ts';
import { again, dayFromNow, expect, fillDay, languages, words } from './support.ts';

/** Has the server say of a draft that its plan was stopped when it was due: the job runs once a minute. */
async function refuse(page: Page, id: string, issues: { field: string; code: string }[]) {
  const refused = { planned_at: '2026-11-24T06:00:00.000Z', issues };
  await page.route(/\/api\/programs\/(drafts|[^/]+\/draft)$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    const mark = (draft: { program_id: string } | null) => (draft?.program_id === id ? { ...draft, refused } : draft);
    return route.fulfill({ response, json: { data: Array.isArray(data) ? data.map(mark) : mark(data) } });
  });
}

for (const language of languages) {
  const t = texts(language);
  const d = words(language, 'admin-drafts');
  const offer = words(language, 'admin-offer');

  test(
    `what stops a publication stands apart from what warns, and leads to its field (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const { id } = await addProgram(request, { trip_name: name, translations: null, price_sar: 0 });
      await openEditor(page, language, name);
      await fieldOf(page, t.fields.nights).fill('6');
      await choose(page, language, 'publish');
      const dialog = page.getByRole('dialog', { name: d.publish.title });
      const stops = dialog.getByRole('alert').filter({ hasText: d.publish.stops });
      await expect(stops.getByRole('listitem')).toHaveText([t.rules.priceOfZero.text]);
      const warns = dialog.getByRole('alert').filter({ hasText: d.publish.checks });
      await expect(warns).toContainText(d.publish.warnings.photos);
      await expect(dialog.getByRole('button', { name: d.publish.confirmNow })).toBeDisabled();
      expect(await axeFaults(page)).toEqual([]);
      // By then it has left. Days that were published before only warn.
      await dialog.getByRole('radio', { name: d.publish.later }).check();
      await fillDay(page, d.publish.day, dayFromNow(99));
      await expect(warns).toContainText(d.publish.warnings.past);
      await expect(stops.getByRole('listitem')).toHaveCount(1);
      await stops.getByRole('button').click();
      await expect(dialog).toBeHidden();
      await expect(fieldOf(page, t.fields.price_sar)).toBeFocused();
      await expect(dialogOf(page).getByText(t.rules.priceOfZero.text).first()).toBeVisible();

      // The save publishes too.
      await save(page).click();
      await expect(fieldOf(page, t.fields.price_sar)).toBeFocused();
      expect(await readProgram(request, id)).toMatchObject({ version: 1 });
      await fieldOf(page, t.fields.price_sar).fill('4500');
      await choose(page, language, 'publish');
      await expect(stops).toHaveCount(0);
      await dialog.getByRole('button', { name: d.publish.confirmNow }).click();
      await expect(dialogOf(page)).toBeHidden();
      expect(await readProgram(request, id)).toMatchObject({ version: 2, price_sar: 4500, nights: 6 });
    },
  );

  test(
    `the first day of a program and a departure cannot be moved into the past (${language})`,
    again(language),
    async ({ page, request }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const name = newTripName(language);
      await addProgram(request, { trip_name: name, translations: null });
      const editor = await openEditor(page, language, name);
      await fillDay(page, t.fields.from_date, dayFromNow(-2));
      await save(page).click();
      await expect(editor.getByText(t.rules.pastDay.text)).toBeVisible();
      await fillDay(page, t.fields.from_date, dayFromNow(30));
      await editor.getByRole('tab', { name: new RegExp(`^${offer.sections.departures}`) }).click();
      await editor.getByRole('button', { name: offer.departures.editNamed.split('{{')[0] }).click();
      const form = page.getByRole('dialog', { name: offer.departures.editTitle });
      await expect(form.getByText(offer.departures.deadlineHint)).toBeVisible();
      await form.locator('#departure_from_date').fill(dayFromNow(-1));
      await form.locator('#departure_from_date').press('Enter');
      await form.locator('button[type=submit]').click();
      await expect(form.getByText(offer.departures.rules.past)).toBeVisible();
    },
  );

  test(
    `a plan that was stopped says why, on the card and in the form (${language})`,
    again(language),
    async ({ page, request }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const name = newTripName(language);
      const { id } = await addProgram(request, { trip_name: name, translations: null });
      const departure = { id: uuid(), from_date: isoFromNow(60), nights: 3 };
      const prices = { lines: [{ item: 'adult', price_sar: 0 }] };
      await request.post(`/api/programs/${id}/departures`, { data: { departures: [{ ...departure, prices }] } });
      const { typed: _, ...content } = await readProgram(request, id);
      await request.put(`/api/programs/${id}/draft`, { data: { content, rev: 0, based_on: 1 } });
      await refuse(page, id, [{ field: `departures.${departure.id}.prices`, code: 'price_of_zero' }]);
      await page.goto(screen(language));
      await expect(cardOf(page, name).getByRole('alert')).toContainText(t.rules.departurePrice.text);
      await expect(cardOf(page, name).getByRole('alert')).toContainText(t.refused.text);
      expect(await axeFaults(page)).toEqual([]);
      await cardOf(page, name).getByRole('button', { name: t.card.edit }).click();
      const alert = dialogOf(page).getByRole('alert').filter({ hasText: t.refused.text });
      await alert.getByRole('button', { name: t.rules.departurePrice.text }).click();
      // The departure itself, once the list has loaded.
      await expect(page.locator(`[data-departure="${departure.id}"] button`).first()).toBeFocused();
      expect(await axeFaults(page)).toEqual([]);
    },
  );
}

test('the programs are at the address without “upload” too', async ({ page }) => {
  const reply = await page.goto('/admin/programs?lang=en');
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: texts('en').title })).toBeVisible();
  const entry = page.getByRole('link', { name: words('en', 'admin').layout.programs });
  await expect(entry.first()).toHaveAttribute('aria-current', 'page');
});

const isoFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
