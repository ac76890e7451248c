import { addProgram, newTripName, test } from './office.ts';
import { dialogOf, fieldOf, openEditor, save, texts } from './program-editor.ts';
import { again, expect, languages } from './support.ts';

/** Returns palms of four bytes each. */
const palms = (count: number) => '🌴'.repeat(count);
const day = { texts: { ar: { title: 'يوم', text: palms(3000) }, en: null }, meals: [] };

for (const language of languages) {
  const t = texts(language);

  test(
    `texts that are too long together say so at the longest one, in the draft and when it is saved (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const itinerary = Array.from({ length: 20 }, () => day);
      await addProgram(request, { trip_name: name, translations: null, itinerary });
      await openEditor(page, language, name);
      const description = fieldOf(page, t.fields.description);
      await description.fill(palms(4900));
      await description.blur();
      const dialog = dialogOf(page);
      await expect(dialog.locator('[data-draft="failed"]')).toBeVisible();
      await expect(dialog.getByText(t.rules.textsTogether.text)).toBeVisible();
      await expect(description).toHaveAttribute('aria-invalid', 'true');
      await save(page).click();
      await expect(page.getByText(t.rules.textsTogether.title)).toBeVisible();
      await expect(description).toBeFocused();
      await description.fill('مختصر');
      await description.blur();
      await expect(dialog.locator('[data-draft="saved"]')).toBeVisible();
      await expect(dialog.getByText(t.rules.textsTogether.text)).toBeHidden();
    },
  );
}
