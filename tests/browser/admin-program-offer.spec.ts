import { newTripName, photoFile, programsNamed, test } from './office.ts';
import {
  beginProgram,
  cardOf,
  choosePhotos,
  dialogOf,
  save,
  saveAnyway,
  showSection,
  texts,
} from './program-editor.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, dayFromNow, expect, languages, words } from './support.ts';

for (const language of languages) {
  const t = texts(language);
  const offer = words(language, 'admin-offer');

  test(
    `a program gets prices and an itinerary in both languages, and is copied (${language})`,
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
      await adult.getByLabel(offer.prices.early).fill('4600');
      await save(page).click();
      await expect(dialog.getByText(t.rules.earlyAbove.text)).toBeVisible();
      await expect(adult.getByLabel(offer.prices.early)).toBeFocused();
      await adult.getByLabel(offer.prices.early).fill('4000');

      await saveAnyway(page, language);
      await expect(dialog).toBeHidden();

      const [stored] = await programsNamed(request, name);
      expect(stored?.price_sar).toBe(4000);
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
      const question = page.getByRole('dialog', { name: offer.copy.title });
      await question.getByRole('checkbox').uncheck();
      await question.getByRole('button', { name: offer.copy.confirm, exact: true }).click();
      await expect(dialogOf(page).locator('#program_trip_name')).toHaveValue(`${name} (نسخة)`);
      await expect(dialogOf(page).locator('#program_from_date')).toHaveValue('');
      await expect(dialogOf(page).locator('#program_itinerary_5_texts_ar_title')).toHaveValue('يوم 5');
    },
  );

  test(
    `a program gets terms, questions and a photo's texts in both languages (${language})`,
    again(language),
    async ({ page, request }) => {
      test.slow();
      const name = newTripName(language);
      const dialog = await beginProgram(page, language, name);
      await choosePhotos(dialog, [await photoFile('one.jpg', 500)]);
      await expect(dialog.getByText('1/5')).toBeVisible();

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
      await saveAnyway(page, language);
      await expect(dialog).toBeHidden();

      const [stored] = await programsNamed(request, name);
      expect(stored).toMatchObject({
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
    },
  );
}
