import { v7 as uuid } from 'uuid';
import { addProgram, newTripName, programsNamed, readProgram, test } from './office.ts';
import { cardOf, dialogOf, saveAnyway, screen, showSection, texts } from './program-editor.ts';
import { axeFaults } from './settled.ts';
import { again, expect, languages, words } from './support.ts';

const isoFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const language of languages) {
  const t = texts(language);
  const offer = words(language, 'admin-offer');

  test(
    `a copy has the photos and the coming departures, and is a draft (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const original = await addProgram(request, { trip_name: name, translations: null }, [600, 500]);
      const departure = { id: uuid(), from_date: isoFromNow(60), nights: 3, capacity: 20, seats_left: 4 };
      await request.post(`/api/programs/${original.id}/departures`, { data: { departures: [departure] } });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(screen(language));
      await cardOf(page, name)
        .getByRole('button', { name: t.card.copyNamed.replace('{{name}}', name) })
        .click();
      const question = page.getByRole('dialog', { name: offer.copy.title });
      await expect(question.getByText(name)).toBeVisible();
      // The typed days became a departure beside the added one.
      await expect(question.getByRole('checkbox', { name: counted(language, offer.copy, 2) })).toBeChecked();
      expect(await axeFaults(page)).toEqual([]);
      await question.getByRole('button', { name: offer.copy.confirm, exact: true }).click();

      const dialog = dialogOf(page);
      await expect(dialog.locator('#program_trip_name')).toHaveValue(`${name} (نسخة)`);
      await expect(dialog.getByText(t.photos.existing, { exact: true })).toHaveCount(2);
      await showSection(page, offer.sections.departures);
      await expect(dialog.locator('[data-departure]')).toHaveCount(2);
      const [copy] = await programsNamed(request, `${name} (نسخة)`);
      expect(copy).toMatchObject({ version: 0, publication: { state: 'draft' } });
      expect(copy?.departures).toMatchObject([{}, { from_date: departure.from_date, capacity: 20, seats_left: 20 }]);

      // The original's photos are gone; the copy keeps its own.
      for (const { id } of original.photo_records) await request.delete(`/api/programs/${original.id}/photos/${id}`);
      await saveAnyway(page, language);
      await expect(dialog).toBeHidden();
      const published = await readProgram(request, copy?.id ?? '');
      expect(published).toMatchObject({ version: 1, publication: { state: 'published' } });
      expect(published.photos).toHaveLength(2);
      for (const photo of published.photos) expect((await request.get(photo)).status()).toBe(200);
    },
  );
}

/** The sentence for a number, as i18next chooses it. */
function counted(language: 'ar' | 'en', texts: object, count: number): string {
  const form = new Intl.PluralRules(language).select(count);
  return (texts as Record<string, string>)[`departures_${form}`]?.replace('{{count}}', `${count}`) ?? '';
}
