import type { APIRequestContext, Page } from '@playwright/test';
import { addProgram, newTripName, readProgram, test } from './office.ts';
import { cardOf, choose, dialogOf, fieldOf, openEditor, texts } from './program-editor.ts';
import { axeFaults } from './settled.ts';
import { again, dayFromNow, expect, fillDay, type Language, languages, words } from './support.ts';

/** Changes the nights of a new program to 6, and opens the dialog that publishes. */
async function changeAndPublish(page: Page, request: APIRequestContext, language: Language) {
  const name = newTripName(language);
  const stored = await addProgram(request, { trip_name: name, translations: null });
  await openEditor(page, language, name);
  await fieldOf(page, texts(language).fields.nights).fill('6');
  await choose(page, language, 'publish');
  return { name, stored, dialog: page.getByRole('dialog', { name: words(language, 'admin-drafts').publish.title }) };
}

for (const language of languages) {
  const t = texts(language);
  const d = words(language, 'admin-drafts');

  test(
    `a publication is planned with a note and cancelled without loss (${language})`,
    again(language),
    async ({ page, request }) => {
      const { name, stored, dialog } = await changeAndPublish(page, request, language);
      await expect(dialog.getByText(d.publish.warnings.photos)).toBeVisible();
      await dialog.getByRole('radio', { name: d.publish.later }).check();
      await fillDay(page, d.publish.day, dayFromNow(9));
      await dialog.getByLabel(d.publish.note).fill('Winter');
      expect(await axeFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: d.publish.confirmLater }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(cardOf(page, name).getByText(t.state.planned, { exact: true })).toBeVisible();
      expect(await readProgram(request, stored.id)).toMatchObject({ nights: stored.nights });

      await cardOf(page, name).getByRole('button', { name: t.card.edit }).click();
      await page.getByRole('button', { name: d.planned.cancel }).click();
      await expect(fieldOf(page, t.fields.nights)).toHaveValue('6');
      expect(await readProgram(request, stored.id)).toMatchObject({ publication: { planned_at: null } });
    },
  );

  test(
    `a plan has an end, which is shown and cancelled with it (${language})`,
    again(language),
    async ({ page, request }) => {
      const { name, stored, dialog } = await changeAndPublish(page, request, language);
      await expect(dialog.getByRole('radio', { name: d.until.now })).toBeChecked();
      await dialog.getByRole('radio', { name: d.publish.later }).check();
      await fillDay(page, d.publish.day, dayFromNow(9));
      await dialog.getByRole('radio', { name: d.until.later }).check();
      await fillDay(page, d.until.day, dayFromNow(9));
      await dialog.getByLabel(d.until.time).fill('08:59');
      const plan = dialog.getByRole('button', { name: d.publish.confirmLater });
      await plan.click();
      await expect(dialog.getByText(d.until.past)).toBeVisible();
      await expect(dialog.getByText(d.publish.past)).toBeHidden();
      expect(await axeFaults(page)).toEqual([]);
      await fillDay(page, d.until.day, dayFromNow(12));
      await expect(dialog.getByText(d.until.past)).toBeHidden();
      await plan.click();
      await expect(dialogOf(page)).toBeHidden();
      const begins = (text: string) => text.split('{{')[0] ?? '';
      await expect(cardOf(page, name).getByText(begins(t.state.from))).toBeVisible();
      await expect(cardOf(page, name).getByText(begins(t.state.until))).toBeVisible();

      await cardOf(page, name).getByRole('button', { name: t.card.edit }).click();
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toContainText(begins(d.planned.goesOnline));
      await expect(alert).toContainText(begins(d.planned.goesOffline));
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: d.planned.cancel }).click();
      await expect(fieldOf(page, t.fields.nights)).toHaveValue('6');
      const ended = { planned_at: null, planned_until: null, unpublish_at: null };
      expect(await readProgram(request, stored.id)).toMatchObject({ publication: ended });
    },
  );

  test(
    `what is published with an end says so in the editor, which cancels it (${language})`,
    again(language),
    async ({ page, request }) => {
      const { name, stored, dialog } = await changeAndPublish(page, request, language);
      await dialog.getByRole('radio', { name: d.until.later }).check();
      await fillDay(page, d.until.day, dayFromNow(12));
      await dialog.getByRole('button', { name: d.publish.confirmNow }).click();
      await expect(page.getByText(d.until.done.split('{{')[0] ?? '')).toBeVisible();
      expect(await readProgram(request, stored.id)).toMatchObject({
        ...{ version: 2, nights: 6 },
        publication: { unpublish_at: expect.any(String) },
      });

      await openEditor(page, language, name);
      const alert = dialogOf(page)
        .getByRole('alert')
        .filter({ hasText: d.planned.goesOffline.split('{{')[0] ?? '' });
      await alert.getByRole('button', { name: d.menu.keep }).click();
      await expect(alert).toBeHidden();
      expect(await readProgram(request, stored.id)).toMatchObject({ publication: { unpublish_at: null } });
    },
  );

  test(`a program leaves the site and comes back (${language})`, again(language), async ({ page, request }) => {
    const name = newTripName(language);
    const stored = await addProgram(request, { trip_name: name, translations: null });
    await openEditor(page, language, name);
    await choose(page, language, 'archive');
    await page.getByRole('button', { name: d.archive.confirmNow, exact: true }).click();
    await expect(page.getByText(d.archive.done)).toBeVisible();
    expect((await page.request.get(`/api/programs/${stored.id}`)).status()).toBe(404);
    await choose(page, language, 'restore');
    await expect(page.getByText(d.archive.restored)).toBeVisible();
    expect((await page.request.get(`/api/programs/${stored.id}`)).status()).toBe(200);
  });
}
