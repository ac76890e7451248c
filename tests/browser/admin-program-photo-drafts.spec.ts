import { addProgram, newTripName, photoFile, readProgram, test } from './office.ts';
import { choose, choosePhotos, dialogOf, openEditor, save, texts } from './program-editor.ts';
import { again, expect, languages, words } from './support.ts';

for (const language of languages) {
  const t = texts(language);
  const d = words(language, 'admin-drafts');

  test(
    `photos are part of the draft: the preview has them, visitors see them once it is published (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const { id, photos } = await addProgram(request, { trip_name: name, translations: null }, [500]);
      const [cover = ''] = photos;
      const seen = async () => (await (await request.get(`/api/programs/${id}`)).json()).data.photos;
      const dialog = await openEditor(page, language, name);
      await choosePhotos(dialog, [await photoFile('new.jpg', 700)]);
      await expect(dialog.getByText(t.photos.existing, { exact: true })).toHaveCount(2);
      await dialog.getByRole('button', { name: t.photos.remove.replace('{{number}}', '1') }).click();
      await page.setViewportSize({ width: 1440, height: 900 });
      await choose(page, language, 'preview');
      const preview = page.frameLocator(`iframe[title="${d.preview.title}"]`);
      await expect(preview.locator(`img[src*="${id}"]`).first()).toBeVisible();
      await expect(preview.locator(`img[src="${cover}"]`)).toHaveCount(0);
      expect(await seen()).toEqual([cover]);

      await save(page).click();
      await expect(dialogOf(page)).toBeHidden();
      const { photos: published } = await readProgram(request, id);
      expect([published.length, published.includes(cover)]).toEqual([1, false]);

      // The version before has its photo still.
      await openEditor(page, language, name);
      await choose(page, language, 'history');
      const drawer = page.getByRole('dialog', { name: d.history.title });
      await drawer.getByRole('button', { name: d.history.show }).click();
      const change = drawer.getByRole('listitem').filter({ hasText: t.fields.photos }).last();
      const photo = (number: number) => t.photos.item.replace('{{number}}', `${number}`);
      await expect(change).toContainText(new RegExp(`${photo(1)}.*${photo(2)}`, 's'));
      await expect(drawer.getByText(d.history.photoOrder)).toHaveCount(0);
      await drawer.getByRole('button', { name: d.history.restore }).last().click();
      await page.getByRole('button', { name: d.history.restoreConfirm }).last().click();
      await expect(
        dialogOf(page)
          .locator(`img[src*="${cover.replace('.jpg', '')}"]`)
          .first(),
      ).toBeVisible();
      expect(await seen()).toEqual(published);
      await save(page).click();
      await expect(dialogOf(page)).toBeHidden();
      expect((await readProgram(request, id)).photos).toEqual([cover]);
    },
  );
}
