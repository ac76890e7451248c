import { addProgram, newTripName, office, programsNamed, readProgram, test } from './office.ts';
import {
  cardOf,
  dialogOf,
  draftLine,
  draftOf,
  fieldOf,
  isSaved,
  openEditor,
  save,
  screen,
  texts,
} from './program-editor.ts';
import { axeFaults } from './settled.ts';
import { expectButtonBelow } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

/**
 * Runs in the page: fails each save while the tab says so. A route of the test would not see the save with which the
 * page is left.
 */
function failSaving(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (init?.method === 'PUT' && sessionStorage.getItem('fails')) return Promise.reject(new TypeError('offline'));
    return send(input, init);
  };
}

for (const language of languages) {
  const t = texts(language);
  const d = words(language, 'admin-drafts');

  test(
    `a new program saves itself as a draft, which a reload opens again (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      await page.goto(screen(language, '&add'));
      await fieldOf(page, t.fields.trip_name).fill(name);
      await isSaved(page);
      await expect(page).toHaveURL(/[?&]edit=/);
      await fieldOf(page, t.fields.city).fill('العلا');
      await fieldOf(page, t.fields.city).blur();
      await expect.poll(async () => (await draftOf(page)).content.city).toBe('العلا');
      await isSaved(page);
      await page.reload();
      await expect(fieldOf(page, t.fields.city)).toHaveValue('العلا');
      await expect(dialogOf(page).getByText(d.alert.draftNew)).toBeVisible();
      await page.setViewportSize({ width: 360, height: 800 });
      await expectButtonBelow(
        dialogOf(page).getByRole('alert').filter({ hasText: d.alert.draftNew }),
        d.alert.draftNew,
      );
      expect(await axeFaults(page)).toEqual([]);
      // Closing asks nothing: everything is in the draft, which visitors do not see.
      await dialogOf(page).getByRole('button', { name: t.editor.cancel }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(cardOf(page, name).getByText(t.state.draft, { exact: true })).toBeVisible();
      const [stored] = await programsNamed(request, name);
      expect((await page.request.get(`/api/programs/${stored?.id}`)).status()).toBe(404);
    },
  );

  test(
    `what was typed while the session had ended is saved after signing in (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null });
      await openEditor(page, language, name);
      await page.context().clearCookies();
      await fieldOf(page, t.fields.nights).fill('9');
      const { signIn, expired } = words(language, 'admin');
      await expect(page.getByText(expired.title)).toBeVisible();
      await page.getByLabel(signIn.password, { exact: true }).fill(office.password);
      await page.getByLabel(signIn.password, { exact: true }).press('Enter');
      await isSaved(page);
      await expect(fieldOf(page, t.fields.nights)).toHaveValue('9');
      expect((await draftOf(page, stored.id)).content.nights).toBe(9);
    },
  );

  test(
    `input that could not be saved is kept in the tab and comes back (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      await addProgram(request, { trip_name: name, translations: null });
      await page.addInitScript(failSaving);
      await openEditor(page, language, name);
      await page.evaluate(() => sessionStorage.setItem('fails', 'yes'));
      await fieldOf(page, t.fields.nights).fill('8');
      await expect(draftLine(page)).toContainText(d.line.offline);
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await dialogOf(page).getByRole('button', { name: d.alert.restore }).click();
      await expect(fieldOf(page, t.fields.nights)).toHaveValue('8');
      await page.evaluate(() => sessionStorage.removeItem('fails'));
      await dialogOf(page).getByRole('button', { name: d.line.tryAgain }).click();
      await isSaved(page);
    },
  );

  test(
    `two tabs overwrite nothing of one another (${language})`,
    again(language),
    async ({ page, request, context }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null });
      const other = await context.newPage();
      await openEditor(page, language, name);
      await openEditor(other, language, name);
      await fieldOf(other, t.fields.nights).fill('5');
      await isSaved(other);
      await other.close();
      await fieldOf(page, t.fields.nights).fill('7');
      const panel = dialogOf(page).getByRole('region', { name: t.conflict.title });
      await expect(panel.getByRole('radiogroup', { name: t.fields.nights })).toBeVisible();
      expect((await draftOf(page, stored.id)).content.nights).toBe(5);
      await dialogOf(page).getByRole('button', { name: d.line.keepChoices }).click();
      await isSaved(page);
      expect((await draftOf(page, stored.id)).content.nights).toBe(7);
      await save(page).click();
      await expect(dialogOf(page)).toBeHidden();
      expect(await readProgram(request, stored.id)).toMatchObject({ nights: 7, version: 2 });
    },
  );
}
