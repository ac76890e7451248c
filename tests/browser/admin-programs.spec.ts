import { addProgram, newTripName, photoFile, photoWidths, programsNamed, readProgram, test } from './office.ts';
import { cardOf, choosePhotos, openEditor, save, screen, texts } from './program-editor.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

for (const language of languages) {
  const t = texts(language);

  test(
    `a program is viewed and edited; its photos are reordered and removed only on saving (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null }, [500, 600, 700]);
      await page.goto(screen(language));
      const card = cardOf(page, name);
      await card.getByRole('button', { name: t.card.view }).click();
      const view = page.getByRole('dialog').filter({ hasText: name });
      await expect(view.getByRole('heading', { name: t.view.offerIncludes })).toBeVisible();
      const photoName = (number: number) => t.view.photo.replace('{{number}}', `${number}`).replace('{{count}}', '3');
      await expect(view.getByRole('button', { name: photoName(3) })).toBeVisible();
      // The photos open large, one after the other; Escape closes the picture but not the dialog.
      await view.getByRole('button', { name: photoName(2) }).click();
      const large = page.locator('.ant-image-preview').getByRole('img', { name: photoName(3) });
      await page.getByRole('button', { name: t.view.nextPhoto }).click();
      await expect(large).toBeVisible();
      await expect(page.getByRole('button', { name: t.view.nextPhoto })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(view.getByRole('button', { name: photoName(2) })).toBeFocused();
      await view.getByRole('button', { name: t.close }).last().click();
      await expect(card.getByRole('button', { name: t.card.view })).toBeFocused();

      const dialog = await openEditor(page, language, name);
      const remove = (number: number) =>
        dialog.getByRole('button', { name: t.photos.remove.replace('{{number}}', `${number}`) });
      await remove(2).click();
      await expect(dialog.getByText('2/5')).toBeVisible();
      // The draft keeps it: there is nothing to ask about.
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect((await readProgram(request, stored.id)).photos).toEqual(stored.photos);

      await openEditor(page, language, name);
      await expect(dialog.getByText('2/5')).toBeVisible();
      const cover = dialog.getByRole('button', { name: t.photos.item.replace('{{number}}', '1'), exact: true });
      const moved = t.photos.drag.over.replace('{{number}}', '1').replace('{{place}}', '2').replace('{{count}}', '2');
      const moveToSecond = async () => {
        await cover.press('Space');
        // The drag starts listening to the arrow keys shortly after the photo was picked up.
        await expect(async () => {
          await cover.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
          await expect(dialog.getByText(moved)).toBeAttached({ timeout: 1000 });
        }).toPass();
      };
      await moveToSecond();
      await page.keyboard.press('Escape');
      await expect(dialog.getByText(t.photos.drag.cancelled)).toBeAttached();
      await moveToSecond();
      await page.keyboard.press('Space');
      await choosePhotos(dialog, [await photoFile('added.webp', 800, 'webp')]);
      await expect(dialog.getByText('3/5')).toBeVisible();
      const english = t.editor.inEnglish.replace('{{field}}', t.fields.trip_name);
      const englishName = newTripName('en');
      await dialog.getByLabel(english, { exact: true }).fill(englishName);
      await save(page).click();

      await expect(page.getByText(t.notice.updated)).toBeVisible();
      await expect(card.or(cardOf(page, englishName)).getByRole('button', { name: t.card.edit })).toBeFocused();
      await expect.poll(() => photoWidths(request, stored.id)).toEqual([700, 500, 800]);
      expect((await readProgram(request, stored.id)).translations).toMatchObject({
        en: { trip_name: englishName },
      });
      // The version before names it still.
      expect((await request.get(stored.photos[1] ?? '')).status()).toBe(200);
    },
  );

  test(
    `the list and a program in ${language} fit every width and pass axe`,
    again(language),
    async ({ page, request }) => {
      const long = `${newTripName(language)} ${'قرى عسير المعلقة بين الضباب والمدرجات '.repeat(2)}`.trim();
      const stored = await addProgram(request, { trip_name: long, translations: null }, [500, 600]);
      await page.goto(screen(language));
      await expect(cardOf(page, long)).toBeVisible();
      await expectSoundInConsole(page, language);
      await page.goto(screen(language, `&view=${stored.id}`));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSoundInConsole(page, language);
    },
  );

  test(
    `an empty list says what to do; a list that fails to load can be retried (${language})`,
    again(language),
    async ({ page }) => {
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/programs/current?*', async (route) => {
        await answered;
        await route.fulfill({ json: { data: [] } });
      });
      await page.goto(screen(language));
      await expect(page.getByRole('list', { name: t.loading }).getByRole('listitem')).toHaveCount(6);
      answer();
      await expect(page.getByText(t.empty)).toBeVisible();

      await page.unrouteAll();
      await page.route('**/api/programs/current?*', (route) => route.fulfill({ status: 400, json: {} }));
      await page.reload();
      await expect(page.getByText(t.loadFailed)).toBeVisible();
      await page.unrouteAll();
      const retry = page.getByRole('button', { name: words(language, 'admin').requests.tryAgain });
      await expect(retry).toHaveClass(/ant-btn-primary/);
      await retry.click();
      await expect(page.getByText(t.loadFailed)).toBeHidden();
    },
  );

  test(
    `the first programs of a long list are shown and edited while the others load (${language})`,
    again(language),
    async ({ page, request }) => {
      const [older, newer] = [newTripName(language), newTripName(language)];
      const first = await addProgram(request, { trip_name: older, translations: null });
      const second = await addProgram(request, { trip_name: newer, translations: null });
      const stored = async (id: string) => (await (await request.get(`/api/programs/${id}/current`)).json()).data;
      const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      let isFailing = true;
      await page.route('**/api/programs/current?*', async (route) => {
        if (!route.request().url().includes('cursor')) {
          return route.fulfill({ json: { data: [await stored(second.id)], next_cursor: second.id } });
        }
        ask();
        await answered;
        // A retry of the client would take seconds.
        await (isFailing
          ? route.fulfill({ status: 400, json: {} })
          : route.fulfill({ json: { data: [await stored(first.id)] } }));
      });
      await page.goto(screen(language));
      await asked;
      await expect(cardOf(page, newer)).toBeVisible();
      await expect(page.getByText(t.filter.all.replace('{{number}}', '1+'))).toBeVisible();
      await expect(page.getByText(t.loadingRest_one.replace('{{count}}', '1'))).toBeVisible();
      answer();
      await expect(page.getByText(t.restFailed)).toBeVisible();
      await expect(cardOf(page, newer)).toBeVisible();
      await expectSoundInConsole(page, language);
      isFailing = false;
      await page.getByRole('button', { name: words(language, 'admin').requests.tryAgain }).click();
      await expect(cardOf(page, older)).toBeVisible();
      await expect(page.getByText(t.filter.all.replace('{{number}}', '2'), { exact: true })).toBeVisible();
    },
  );

  test(
    `a program is deleted after a confirmation; a failure says so (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null });
      await page.goto(screen(language));
      const ask = async () => {
        await cardOf(page, name).getByRole('button', { name: t.card.delete }).click();
        await page
          .getByRole('dialog', { name: t.delete.title })
          .getByRole('button', { name: t.delete.confirm, exact: true })
          .click();
      };
      await page.route(`**/api/programs/${stored.id}`, (route) => route.abort());
      await ask();
      await expect(page.getByText(t.delete.failed)).toBeVisible();
      await page.unrouteAll();
      await ask();
      await expect(page.getByText(t.delete.done)).toBeVisible();
      await expect(cardOf(page, name)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await programsNamed(request, name)).toEqual([]);
    },
  );
}
