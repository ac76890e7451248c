import { addProgram, newTripName, test } from './office.ts';
import { expectSound } from './sound.ts';
import { again, expect, holdScripts, languages, words } from './support.ts';

const texts = (number: number) => ({
  ar: { question: `سؤال ${number}`, answer: `جواب ${number}\nسطر ثانٍ` },
  en: { question: `Question ${number}`, answer: `Answer ${number}\nA second line` },
});

for (const language of languages) {
  const { questions } = words(language, 'offer');
  const [first, second] = [texts(1)[language], texts(2)[language]];

  test(
    `the questions of a program open without scripts, and all are open in print (${language})`,
    again(language),
    async ({ page, request }) => {
      const stored = await addProgram(request, {
        trip_name: newTripName(language),
        questions: [1, 2].map((number) => ({ texts: texts(number) })),
      });
      await expect.poll(async () => (await request.get(`/program/${stored.id}`)).status()).toBe(200);
      const release = await holdScripts(page);
      await page.goto(`/program/${stored.id}?lang=${language}`);
      const section = page.locator('section').filter({ has: page.getByRole('heading', { name: questions }) });
      const answer = (text: string) => section.getByText(text.split('\n')[0] ?? '');
      await expect(answer(first.answer)).toBeHidden();
      await section.getByText(first.question).click();
      await expect(answer(first.answer)).toBeVisible();
      await expect(answer(second.answer)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(answer(second.answer)).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      release();
      await expectSound(page, language);

      await page.goto(`/program/${stored.id}/brochure?lang=${language}`);
      for (const { question, answer: text } of [first, second]) {
        await expect(page.getByText(question)).toBeVisible();
        await expect(page.getByText(text.split('\n')[1] ?? '').first()).toBeVisible();
      }
    },
  );
}
