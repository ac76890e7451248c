import { addProgram, newTripName, test } from './office.ts';
import { screen, texts } from './program-editor.ts';
import { axeFaults } from './settled.ts';
import { again, expect, languages, words } from './support.ts';

const none = { text: null, place: null, stay: null, transfer: null };

for (const language of languages) {
  const t = texts(language);
  const offer = words(language, 'admin-offer');

  test(
    `staff read all parts of a program, in both languages (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const english = { trip_name: `${name} in English`, not_included: 'Flights', meeting_point: 'Hotel lobby' };
      const stored = await addProgram(request, {
        ...{ trip_name: name, not_included: 'الطيران', meeting_point: 'بهو الفندق', country: 'SA' },
        translations: { en: english },
        itinerary: [
          { texts: { ar: { title: 'الوصول', ...none }, en: { title: 'Arrival', ...none } }, meals: ['dinner'] },
        ],
        cancellation: [{ days_before: 20, refund_percent: 90 }],
        questions: [
          { texts: { ar: { question: 'هل؟', answer: 'نعم' }, en: { question: 'Is it?', answer: 'It is.' } } },
        ],
        prices: {
          lines: [
            { item: 'adult', price_sar: 5000 },
            { item: 'child', price_sar: 3000 },
          ],
        },
      });
      await page.goto(screen(language, `&view=${stored.id}`));
      const view = page.getByRole('dialog');
      const fold = (title: string) =>
        view.locator('details').filter({ has: page.locator('summary', { hasText: title }) });
      // Closed at first: together they would be a wall.
      await expect(fold(t.fields.not_included).getByRole('listitem')).toBeHidden();
      await view.getByText(t.editor.english, { exact: true }).click();
      for (const [title, text] of [
        [t.fields.not_included, 'Flights'],
        [offer.sections.know, 'Hotel lobby'],
        [offer.prices.title, offer.prices.items.child],
        [t.fields.cancellation, '90%'],
        [t.fields.questions, 'It is.'],
        [t.fields.itinerary, 'Arrival'],
      ] as const) {
        await fold(title).first().locator('summary').first().click();
        await expect(fold(title).first()).toContainText(text);
      }
      await view.getByText(t.editor.arabic, { exact: true }).click();
      await expect(fold(t.fields.not_included)).toContainText('الطيران');
      await expect(fold(t.fields.itinerary).first()).toContainText('الوصول');
      expect(await axeFaults(page)).toEqual([]);
    },
  );
}
