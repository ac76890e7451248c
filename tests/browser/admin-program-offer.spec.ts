import type { Page } from '@playwright/test';
import { addProgram, newTripName, photoFile, programsNamed, readProgram, test } from './office.ts';
import { beginProgram, cardOf, choosePhotos, dialogOf, openEditor, save, screen, texts } from './program-editor.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, dayFromNow, expect, type Language, languages, words } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Shows a section of the editor. The checks of layout leave a narrow window, in which a list takes the tabs' place. */
async function showSection(page: Page, name: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialogOf(page)
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click();
}
const departuresOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/programs/${id}/departures`)).json()).data;
/** Counts in a text with one form for one, as a language has it. */
const countOne = (text: Record<string, unknown>, key: string) => String(text[`${key}_one`]).replace('{{count}}', '1');

for (const language of languages) {
  const t = texts(language);
  const offer = words(language, 'admin-offer');

  test(
    `a program gets prices, an itinerary in both languages and terms, and is copied (${language})`,
    again(language),
    async ({ page, request }) => {
      test.slow();
      const name = newTripName(language);
      const dialog = await beginProgram(page, language, name);
      await choosePhotos(dialog, [await photoFile('one.jpg', 500)]);
      await expect(dialog.getByText('1/5')).toBeVisible();

      await showSection(page, offer.sections.departures);
      for (const [item, price] of [
        [offer.prices.items.child, '3000'],
        [offer.prices.items.infant, '0'],
      ] as const) {
        await dialog.getByRole('button', { name: item, exact: true }).click();
        await dialog.getByRole('group', { name: item }).getByLabel(offer.prices.price, { exact: true }).fill(price);
      }
      const adult = dialog.getByRole('group', { name: offer.prices.items.adult, exact: true });
      await expect(adult.getByLabel(offer.prices.price, { exact: true })).toHaveValue('4,500.5');
      await adult.getByLabel(offer.prices.early).fill('4000');
      await expectSoundInConsole(page, language);

      await showSection(page, offer.sections.itinerary);
      for (let day = 1; day <= 5; day++) {
        await dialog.getByRole('button', { name: offer.itinerary.add.replace('{{number}}', `${day}`) }).click();
        const field = (texts: 'ar' | 'en') => dialog.locator(`#program_itinerary_${day - 1}_texts_${texts}_title`);
        await expect(field('ar')).toBeFocused();
        await field('ar').fill(`يوم ${day}`);
        if (day !== 5) await field('en').fill(`Day ${day}`);
      }
      await expectSoundInConsole(page, language);
      const named = (key: 'later' | 'copy' | 'remove', number: number) =>
        dialog.getByRole('button', { name: offer.itinerary[key].replace('{{number}}', `${number}`) });
      await named('later', 1).click();
      await named('remove', 3).click();
      await dialog.getByRole('button', { name: offer.undo }).click();
      await named('copy', 5).click();
      const titles = async () =>
        dialog
          .locator('[id^=program_itinerary_][id$=_ar_title]')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      await expect.poll(titles).toEqual(['يوم 2', 'يوم 1', 'يوم 3', 'يوم 4', 'يوم 5', 'يوم 5']);

      // An issue shows its section.
      await save(page).click();
      await expect(dialog.getByText(t.rules.earlyUntil.text)).toBeVisible();
      const until = dialog.locator('#program_prices_early_until');
      await expect(until).toBeFocused();
      await until.fill(dayFromNow(20));
      await until.press('Enter');

      await showSection(page, offer.sections.know);
      await dialog.getByLabel(t.fields.know_visa, { exact: true }).fill('لا تلزم');
      await dialog.getByRole('button', { name: offer.know.ownTerms }).click();
      await dialog.getByLabel(offer.know.daysBefore).fill('14');
      await dialog.getByLabel(offer.know.refund).fill('100');
      await expectSoundInConsole(page, language);
      await showSection(page, offer.sections.questions);
      for (const number of [1, 2]) {
        await dialog.getByRole('button', { name: offer.questions.add.replace('{{number}}', `${number}`) }).click();
        const field = (texts: 'ar' | 'en', name: 'question' | 'answer') =>
          dialog.locator(`#program_questions_${number - 1}_texts_${texts}_${name}`);
        await expect(field('ar', 'question')).toBeFocused();
        await field('ar', 'question').fill(`سؤال ${number}`);
        await field('en', 'question').fill(`Question ${number}`);
        await field('ar', 'answer').fill(`جواب ${number}\nوبقيته`);
      }
      // Folded, a card is named in the reader's language.
      const question = language === 'en' ? 'Question 1' : 'سؤال 1';
      await expect(dialog.locator('summary', { hasText: question })).toBeVisible();
      await dialog.getByRole('button', { name: offer.questions.later.replace('{{number}}', '1') }).click();
      await expectSoundInConsole(page, language);
      await showSection(page, offer.sections.photos);
      await dialog.getByLabel(offer.photos.texts.caption, { exact: true }).fill('الغروب');
      await dialog.getByRole('button', { name: offer.photos.focus.split('{{')[0] }).press('ArrowLeft');
      await expectSoundInConsole(page, language);
      await save(page).click();
      await expect(dialog).toBeHidden();

      const [stored] = await programsNamed(request, name);
      expect(stored).toMatchObject({
        price_sar: 4000,
        know_visa: 'لا تلزم',
        cancellation: [{ days_before: 14, refund_percent: 100 }],
        questions: [2, 1].map((number) => ({
          texts: {
            ar: { question: `سؤال ${number}`, answer: `جواب ${number}\nوبقيته` },
            en: { question: `Question ${number}`, answer: null },
          },
        })),
        photo_details: [{ texts: { ar: { caption: 'الغروب' } }, focus: { x: 0.45, y: 0.5 } }],
      });
      expect(stored?.prices).toMatchObject({
        lines: [
          { item: 'adult', price_sar: 4500.5, early_sar: 4000 },
          { item: 'child', price_sar: 3000, from_age: 2, to_age: 11 },
          { item: 'infant', price_sar: 0 },
        ],
      });
      expect(stored?.itinerary).toHaveLength(6);

      await cardOf(page, name)
        .getByRole('button', { name: t.card.copyNamed.replace('{{name}}', name) })
        .click();
      await expect(dialogOf(page).getByText(offer.copied)).toBeVisible();
      await expect(dialogOf(page).locator('#program_trip_name')).toHaveValue(`${name} (نسخة)`);
      await expect(dialogOf(page).locator('#program_from_date')).toHaveValue('');
      await expect(dialogOf(page).locator('#program_itinerary_5_texts_ar_title')).toHaveValue('يوم 5');
    },
  );

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
      await paste.getByLabel(d.pasteLabel).fill(`${dayFromNow(200)}\t\t4\t12\n1/1/2020\t\t3`);
      await expect(paste.getByText(d.rules.past)).toBeVisible();
      await expect(paste.getByText(countOne(d, 'faultyRows'))).toBeVisible();
      await expectSoundInConsole(page, language);
      await paste.locator('button[type=submit]').click();
      await expect(paste).toBeHidden();
      const all = await departuresOf(page, stored.id);
      expect(all.at(-1)).toMatchObject({ nights: 4, capacity: 12 });
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

  test(`a departure is added before the list has come, with the program’s nights (${language})`, async ({
    page,
    request,
  }) => {
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
  });

  test(`a departure that a colleague changed meanwhile shows both versions (${language})`, async ({
    page,
    request,
  }) => {
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
  });
}

const isoFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
