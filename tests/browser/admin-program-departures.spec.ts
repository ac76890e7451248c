import type { Page } from '@playwright/test';
import { addProgram, newTripName, readProgram, test } from './office.ts';
import { openEditor, screen, showSection } from './program-editor.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, dayFromNow, expect, type Language, languages, words } from './support.ts';

const departuresOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/programs/${id}/departures`)).json()).data;
/** Counts in a text with one form for one, as a language has it. */
const countOne = (text: Record<string, unknown>, key: string) => String(text[`${key}_one`]).replace('{{count}}', '1');

for (const language of languages) {
  const offer = words(language, 'admin-offer');

  test(
    `departures are added one by one, by a pattern and by pasting, changed and removed (${language})`,
    again(language),
    async ({ page, request }) => {
      test.slow();
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null }, [500]);
      const editor = await openEditor(page, language, name);
      await showSection(page, offer.sections.departures);
      await expect(editor.getByText(offer.departures.onlyTyped)).toBeVisible();
      const { departures: d } = offer;
      const dialog = (title: string) => page.getByRole('dialog', { name: title });

      await editor.getByRole('button', { name: d.add }).click();
      await dialog(d.addTitle).locator('button[type=submit]').click();
      await expect(dialog(d.addTitle).getByText(d.rules.day)).toBeVisible();
      await dialog(d.addTitle).locator('#departure_from_date').fill(dayFromNow(60));
      await dialog(d.addTitle).locator('#departure_from_date').press('Enter');
      await dialog(d.addTitle).locator('#departure_capacity').fill('18');
      await expectSoundInConsole(page, language);
      await dialog(d.addTitle).locator('button[type=submit]').click();
      await expect(dialog(d.addTitle)).toBeHidden();
      await expect(editor.getByText(d.savedAtOnce)).toBeVisible();
      expect(await departuresOf(page, stored.id)).toMatchObject([{}, { capacity: 18, seats_left: 18 }]);

      await editor.getByRole('button', { name: d.pattern }).click();
      const pattern = dialog(d.pattern);
      await pattern.locator('#pattern_not_0_from').fill('40/1/2027');
      await pattern.locator('button[type=submit]').click();
      await expect(pattern.getByText(d.rules.weekdays)).toBeVisible();
      await expect(pattern.getByText(d.rules.day)).toHaveCount(3);
      await pattern.locator('#pattern_not_0_from').fill('');
      await pattern.getByRole('checkbox').nth(4).check();
      for (const [id, day] of [
        ['from', dayFromNow(100)],
        ['to', dayFromNow(120)],
      ] as const) {
        await pattern.locator(`#pattern_${id}`).fill(day);
        await pattern.locator(`#pattern_${id}`).press('Enter');
      }
      const days = pattern.getByRole('region', { name: d.preview }).getByRole('checkbox');
      await expect(days).toHaveCount(3);
      await days.first().uncheck();
      await expectSoundInConsole(page, language);
      await pattern.locator('button[type=submit]').click();
      await expect(pattern).toBeHidden();
      expect(await departuresOf(page, stored.id)).toHaveLength(4);

      await editor.getByRole('button', { name: d.paste }).click();
      const paste = dialog(d.paste);
      const untilStatus = '\t'.repeat(7);
      const full = words(language, 'offer').availability.sold_out;
      await paste
        .getByLabel(d.pasteLabel)
        .fill(`${dayFromNow(200)}\t\t4\t12${untilStatus}${full}\n1/1/2020\t\t3\t${untilStatus}?`);
      await expect(paste.getByText(d.rules.past)).toBeVisible();
      await expect(paste.getByText(d.rules.status)).toBeVisible();
      await expect(paste.getByText(countOne(d, 'faultyRows'))).toBeVisible();
      await expectSoundInConsole(page, language);
      await paste.locator('button[type=submit]').click();
      await expect(paste).toBeHidden();
      const all = await departuresOf(page, stored.id);
      expect(all.at(-1)).toMatchObject({ nights: 4, capacity: 12, seats_left: 0 });
      await expectSoundInConsole(page, language);

      await showSection(page, offer.sections.basics);
      await expect(editor.getByText(d.datesHidden)).toBeVisible();
      await expect(editor.locator('#program_from_date')).toHaveCount(0);
      for (const one of all.slice(0, -1)) await request.delete(`/api/programs/${stored.id}/departures/${one.id}`);
      await page.goto(screen(language, `&edit=${stored.id}`));
      await showSection(page, offer.sections.departures);
      await editor.getByRole('button', { name: d.removeNamed.split('{{')[0] }).click();
      await expect(page.getByText(d.removeLast)).toBeVisible();
      await page.getByRole('button', { name: d.removeConfirm, exact: true }).last().click();
      await expect(editor.getByText(d.onRequestText)).toBeVisible();
      expect((await readProgram(request, stored.id)).departures).toEqual([]);
    },
  );

  test(
    `a departure is added before the list has come, with the program’s nights (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      await addProgram(request, { trip_name: name, translations: null, nights: 3 });
      const editor = await openEditor(page, language, name);
      const held = Promise.withResolvers<void>();
      await page.route('**/departures', (route) => held.promise.then(() => route.continue()));
      await showSection(page, offer.sections.departures);
      await editor.getByRole('button', { name: offer.departures.add }).click();
      const form = page.getByRole('dialog', { name: offer.departures.addTitle });
      await expect(form.locator('#departure_nights')).toHaveValue('3');
      held.resolve();
      await form.locator('#departure_from_date').fill(dayFromNow(60));
      await form.locator('#departure_from_date').press('Enter');
      await form.locator('button[type=submit]').click();
      await expect(form).toBeHidden();
    },
  );

  test(
    `a departure that a colleague changed meanwhile shows both versions (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null }, [500]);
      const id = `${stored.id.slice(0, -1)}${stored.id.endsWith('0') ? '1' : '0'}`;
      const departure = { from_date: isoFromNow(60), nights: 3, capacity: 18, seats_left: 9 };
      await request.post(`/api/programs/${stored.id}/departures`, { data: { departures: [{ ...departure, id }] } });
      const editor = await openEditor(page, language, name);
      await showSection(page, offer.sections.departures);
      await editor
        .getByRole('button', { name: offer.departures.editNamed.split('{{')[0] })
        .last()
        .click();
      const form = page.getByRole('dialog', { name: offer.departures.editTitle });
      await form.locator('#departure_seats_left').fill('5');
      const url = `/api/programs/${stored.id}/departures/${id}`;
      await request.put(url, { data: { ...departure, seats_left: 2, version: 1 } });
      await form.locator('button[type=submit]').click();
      await expect(form.getByText(offer.departures.conflict)).toBeVisible();
      await expectSoundInConsole(page, language as Language);
      await form.getByRole('button', { name: offer.departures.keepMine }).click();
      await expect(form).toBeHidden();
      expect(await departuresOf(page, stored.id)).toMatchObject([{}, { seats_left: 5, version: 3 }]);
    },
  );
}

const isoFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
