import { addProgram, newTripName, readProgram, test } from './office.ts';
import { choose, dialogOf, draftOf, fieldOf, openEditor, save, texts } from './program-editor.ts';
import { axeFaults } from './settled.ts';
import { again, expect, languages, words } from './support.ts';

for (const language of languages) {
  const t = texts(language);
  const d = words(language, 'admin-drafts');

  test(
    `the history says what changed, and restores a version as a draft only (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null, nights: 3 });
      await openEditor(page, language, name);
      await fieldOf(page, t.fields.nights).fill('4');
      await save(page).click();
      await expect(dialogOf(page)).toBeHidden();
      await openEditor(page, language, name);
      await choose(page, language, 'history');
      const drawer = page.getByRole('dialog', { name: d.history.title });
      await drawer.getByRole('button', { name: d.history.show }).click();
      await expect(drawer.getByRole('listitem').filter({ hasText: t.fields.nights }).last()).toContainText(/3.*4/s);
      expect(await axeFaults(page)).toEqual([]);
      await expect(drawer.getByText(d.history.first)).toBeVisible();
      await drawer.getByRole('button', { name: d.history.restore }).click();
      await page.getByRole('button', { name: d.history.restoreConfirm, exact: true }).last().click();
      await expect(fieldOf(page, t.fields.nights)).toHaveValue('3');
      await expect.poll(async () => (await draftOf(page, stored.id)).content?.nights).toBe(3);
      expect(await readProgram(request, stored.id)).toMatchObject({ nights: 4, version: 2 });

      // As after more than fifty publications.
      await page.route(`**/api/programs/${stored.id}/versions`, async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ response: reply, json: { data: (await reply.json()).data.slice(0, 1) } });
      });
      await choose(page, language, 'history');
      await expect(drawer.getByText(d.history.oldest)).toBeVisible();
      await expect(drawer.getByText(d.history.first)).toBeHidden();
    },
  );
}
