import { addProgram, newTripName, test } from './office.ts';
import { choose, dialogOf, fieldOf, isSaved, openEditor, texts } from './program-editor.ts';
import { axeFaults } from './settled.ts';
import { again, expect, languages, words } from './support.ts';

for (const language of languages) {
  const t = texts(language);
  const d = words(language, 'admin-drafts');

  test(
    `a preview shows the draft to whoever has its link, until it is ended (${language})`,
    again(language),
    async ({ page, request, browser }) => {
      const name = newTripName(language);
      await addProgram(request, { trip_name: name, translations: null });
      await openEditor(page, language, name);
      await fieldOf(page, t.fields.city).fill('تيماء');
      await isSaved(page);
      await choose(page, language, 'share');
      const dialog = page.getByRole('dialog', { name: d.share.title });
      await dialog.getByRole('button', { name: d.share.make }).click();
      const link = await dialog.getByLabel(d.share.link).inputValue();
      const visitor = await (await browser.newContext({ storageState: undefined })).newPage();
      const { preview: p } = words(language, 'programs');
      await visitor.goto(link.replace('/preview', `/preview?lang=${language}`));
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(visitor.getByText('تيماء').first()).toBeVisible();
      await expect(visitor.getByText(p.bar.title)).toBeVisible();
      await expect(visitor.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
      expect(await axeFaults(visitor)).toEqual([]);
      await dialog.getByRole('button', { name: d.share.endAll }).click();
      await expect(page.getByText(d.share.ended)).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { name: p.ended.title })).toBeVisible();
      await visitor.context().close();
    },
  );

  test(`the preview beside the form follows each save (${language})`, again(language), async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const name = newTripName(language);
    await addProgram(request, { trip_name: name, translations: null });
    await openEditor(page, language, name);
    await choose(page, language, 'preview');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
    await fieldOf(page, t.fields.city).fill('نيوم');
    await expect(frame.getByText('نيوم').first()).toBeVisible();
    // Escape closes the preview first, then the form.
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(fieldOf(page, t.fields.city)).toHaveValue('نيوم');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
}
