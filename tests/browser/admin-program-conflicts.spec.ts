import { program as programBody } from '../support/bodies.ts';
import { addProgram, newTripName, office, photoFile, photoWidths, programsNamed, readProgram, test } from './office.ts';
import { beginProgram, choosePhotos, fieldOf, openEditor, save, saveAnyway, texts } from './program-editor.ts';
import { again, expect, languages, words } from './support.ts';

for (const language of languages) {
  const t = texts(language);

  test(
    `a save whose reply is lost can be repeated without adding a second program (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const dialog = await beginProgram(page, language, name);
      await choosePhotos(dialog, [await photoFile('one.jpg', 500)]);
      await page.route('**/api/programs/*/publications', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await saveAnyway(page, language);
      await expect(page.getByText(t.notice.saveFailed).first()).toBeVisible();
      await expect(fieldOf(page, t.fields.trip_name)).toHaveValue(name);
      await page.unrouteAll();
      await fieldOf(page, t.fields.nights).fill('4');
      await saveAnyway(page, language);
      await expect(page.getByText(t.notice.added)).toBeVisible();
      expect(await programsNamed(request, name)).toMatchObject([{ nights: 4 }]);
    },
  );

  test(
    `a save that would replace what a colleague has planned says so, and keeps the form (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const { id } = await addProgram(request, { trip_name: name, translations: null });
      const dialog = await openEditor(page, language, name);
      const content = programBody({ trip_name: name, nights: 5 });
      await request.put(`/api/programs/${id}/draft`, { data: { content, rev: 0, based_on: 1 } });
      const plan = { rev: 1, note: null, publish_at: new Date(Date.now() + 3_600_000).toISOString() };
      await request.post(`/api/programs/${id}/publications`, { data: plan });
      await fieldOf(page, t.fields.nights).fill('7');
      await save(page).click();
      await expect(page.getByText(t.notice.saveFailed).first()).toBeVisible();
      const asked = { data: content, headers: { 'Accept-Language': language } };
      const { code, detail } = await (await request.put(`/api/programs/${id}`, asked)).json();
      expect(code).toBe('publication_planned');
      await expect(dialog.getByRole('alert').filter({ hasText: detail }).first()).toBeVisible();
      await expect(fieldOf(page, t.fields.nights)).toHaveValue('7');
      expect(await readProgram(request, id)).toMatchObject({ version: 1, publication: { planned_version: 2 } });
    },
  );

  test(
    `the later of two saves is refused, shows the differences and saves the choices (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null }, [500]);
      const dialog = await openEditor(page, language, name);
      await fieldOf(page, t.fields.nights).fill('7');
      await fieldOf(page, t.fields.accommodation).fill('Tents under the rocks');
      const [photo] = stored.photo_records;
      await request.delete(`/api/programs/${stored.id}/photos/${photo?.id}`);
      const theirs = { trip_name: name, translations: null, nights: 5, price_sar: 5000, city: 'تبوك' };
      await request.put(`/api/programs/${stored.id}`, { data: programBody(theirs) });
      await save(page).click();

      const panel = dialog.getByRole('region', { name: t.conflict.title });
      await expect(panel).toBeFocused();
      const choices = (field: string) => panel.getByRole('radiogroup', { name: field });
      await expect(panel.getByRole('radiogroup')).toHaveCount(3);
      await expect(choices(t.fields.nights).getByRole('radio', { name: new RegExp(t.conflict.mine) })).toBeChecked();
      await expect(choices(t.fields.city).getByRole('radio', { name: new RegExp(t.conflict.theirs) })).toBeChecked();
      await choices(t.fields.city)
        .getByRole('radio', { name: new RegExp(t.conflict.mine) })
        .check();
      await expect(dialog.getByRole('textbox', { name: new RegExp(`${t.fields.city}$`) })).toHaveValue('العلا');
      await expect(dialog.getByText('0/5')).toBeVisible();
      await save(page).click();
      await expect(dialog).toBeHidden();
      const merged = { nights: 7, price_sar: 5000, city: 'العلا', accommodation: 'Tents under the rocks', photos: [] };
      expect(await readProgram(request, stored.id)).toMatchObject(merged);
    },
  );

  test(
    `a save continues after signing in again when the session has ended (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null });
      const dialog = await openEditor(page, language, name);
      await fieldOf(page, t.fields.nights).fill('6');
      await choosePhotos(dialog, [await photoFile('one.jpg', 500)]);
      // The draft would otherwise be the first to find that the session has ended.
      await expect(dialog.locator('[data-draft="saved"]')).toBeVisible();
      await page.context().clearCookies();
      await save(page).click();
      const { signIn, expired } = words(language, 'admin');
      await expect(page.getByText(expired.title)).toBeVisible();
      const password = page.getByLabel(signIn.password, { exact: true });
      await expect(password).toBeFocused();
      await password.fill(office.password);
      await page.getByRole('button', { name: signIn.submit, exact: true }).click();
      await expect(page.getByText(t.notice.updated)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await readProgram(request, stored.id)).toMatchObject({ nights: 6 });
      await expect.poll(() => photoWidths(request, stored.id)).toEqual([500]);
    },
  );

  test(
    `a program that was deleted meanwhile can be saved as a new one (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null }, [500]);
      const dialog = await openEditor(page, language, name);
      await fieldOf(page, t.fields.nights).fill('8');
      await request.delete(`/api/programs/${stored.id}`);
      await save(page).click();
      await expect(dialog.getByText(t.editor.gone)).toBeVisible();
      await dialog.getByRole('button', { name: t.editor.saveAsNew }).click();
      await choosePhotos(dialog, [await photoFile('one.jpg', 500)]);
      await expect(dialog.getByText('1/5')).toBeVisible();
      await saveAnyway(page, language);
      await expect(page.getByText(t.notice.added)).toBeVisible();
      expect(await programsNamed(request, name)).toMatchObject([{ nights: 8 }]);
    },
  );
}
