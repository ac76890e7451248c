import type { Page } from '@playwright/test';
import { addProgram, newTripName, test } from './office.ts';
import { dialogOf, screen, showSection } from './program-editor.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, dayFromNow, expect, languages, words } from './support.ts';

/** What is typed in the dialogs of departures is there again after a reload, and gone once the dialog is closed. */
for (const language of languages) {
  const { departures: d, sections } = words(language, 'admin-offer');
  const kept = d.kept.split('{{')[0] ?? '';
  const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

  test(
    `a departure that is being typed outlives a reload (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const { id } = await addProgram(request, { trip_name: name, translations: null }, [500]);
      await page.goto(screen(language, `&edit=${id}`));
      await showSection(page, sections.departures);
      await page.getByRole('button', { name: d.add }).click();
      const form = dialog(page, d.addTitle);
      await form.locator('#departure_from_date').fill(dayFromNow(60));
      await form.locator('#departure_from_date').press('Enter');
      await form.locator('#departure_capacity').fill('18');
      await form.locator('#departure_notes_ar').fill('يوافق الإجازة');
      await page.reload();
      await expect(form.locator('#departure_capacity')).toHaveValue('18');
      await expect(form.locator('#departure_notes_ar')).toHaveValue('يوافق الإجازة');
      await expect(form.getByText(kept)).toBeVisible();
      await expectSoundInConsole(page, language);
      await form.getByRole('button', { name: d.beginAgain }).click();
      await expect(form.locator('#departure_capacity')).toHaveValue('');
      await expect(form.getByText(kept)).toBeHidden();
      await form.locator('#departure_capacity').fill('7');
      await page.reload();
      await expect(form.locator('#departure_capacity')).toHaveValue('7');
      await form.locator('#departure_from_date').fill(dayFromNow(60));
      await form.locator('#departure_from_date').press('Enter');
      await form.locator('button[type=submit]').click();
      await expect(form).toBeHidden();
      // What was saved does not come back.
      await page.reload();
      await showSection(page, sections.departures);
      await expect(page.getByRole('button', { name: d.editNamed.split('{{')[0] })).toHaveCount(2);
      await expect(form).toBeHidden();
      await expect(dialogOf(page)).toHaveCount(1);
    },
  );

  test(`a pattern and pasted rows outlive a reload (${language})`, again(language), async ({ page, request }) => {
    const name = newTripName(language);
    const { id } = await addProgram(request, { trip_name: name, translations: null }, [500]);
    await page.goto(screen(language, `&edit=${id}`));
    await showSection(page, sections.departures);
    await page.getByRole('button', { name: d.pattern }).click();
    const pattern = dialog(page, d.pattern);
    await pattern.getByRole('checkbox').nth(4).check();
    for (const [field, day] of [
      ['from', dayFromNow(100)],
      ['to', dayFromNow(120)],
    ] as const) {
      await pattern.locator(`#pattern_${field}`).fill(day);
      await pattern.locator(`#pattern_${field}`).press('Enter');
    }
    const days = pattern.getByRole('region', { name: d.preview }).getByRole('checkbox');
    await expect(days).toHaveCount(3);
    await days.first().uncheck();
    await page.reload();
    await expect(days).toHaveCount(3);
    await expect(days.first()).not.toBeChecked();
    await expect(days.last()).toBeChecked();
    await pattern.getByRole('button', { name: words(language, 'admin-programs').editor.cancel }).click();
    await expect(pattern).toBeHidden();

    await page.getByRole('button', { name: d.paste }).click();
    const paste = dialog(page, d.paste);
    await paste.getByLabel(d.pasteLabel).fill(`${dayFromNow(200)}\t\t4\t12`);
    await page.reload();
    await expect(paste.getByLabel(d.pasteLabel)).toHaveValue(`${dayFromNow(200)}\t\t4\t12`);
    await expect(paste.getByText(kept)).toBeVisible();
    await paste.getByRole('button', { name: d.beginAgain }).click();
    await expect(paste.getByLabel(d.pasteLabel)).toHaveValue('');
  });

  test(
    `a change that a colleague overtook before the reload shows both versions (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null }, [500]);
      const url = `/api/programs/${stored.id}/departures/${stored.id}`;
      const departure = { from_date: isoFromNow(60), nights: 3, capacity: 18, seats_left: 9 };
      expect((await request.put(url, { data: { ...departure, version: 1 } })).status()).toBe(200);
      await page.goto(screen(language, `&edit=${stored.id}`));
      await showSection(page, sections.departures);
      await page.getByRole('button', { name: d.editNamed.split('{{')[0] }).click();
      const form = dialog(page, d.editTitle);
      await form.locator('#departure_seats_left').fill('5');
      await request.put(url, { data: { ...departure, seats_left: 2, version: 2 } });
      await page.reload();
      await expect(form.locator('#departure_seats_left')).toHaveValue('5');
      await form.locator('button[type=submit]').click();
      await expect(form.getByText(d.conflict)).toBeVisible();
    },
  );
}

const isoFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
