import {
  addProgram,
  newTripName,
  photoFile,
  photoWidths,
  programsNamed,
  readProgram,
  test,
  textFile,
} from './office.ts';
import {
  beginProgram,
  cardOf,
  choose,
  choosePhotos,
  dialogOf,
  fillProgram,
  openEditor,
  photoField,
  save,
  saveAnyway,
  screen,
  texts,
} from './program-editor.ts';
import { again, expect, languages, words } from './support.ts';

/** Runs in the page: the fifth photo is prepared only once the test says so. */
function holdFifthPhoto(): void {
  const open = window.createImageBitmap;
  let opened = 0;
  window.createImageBitmap = async (image: ImageBitmapSource) => {
    opened += 1;
    if (opened === 5) await new Promise((go) => window.addEventListener('let-fifth-photo-go', go, { once: true }));
    return open(image);
  };
}

for (const language of languages) {
  const t = texts(language);

  test(
    `a program is added at the top, with the chosen photos in their order (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const before = newTripName(language);
      await addProgram(request, { trip_name: before, translations: null });
      await page.goto(screen(language));
      await page.getByRole('button', { name: t.add }).click();
      const dialog = dialogOf(page);
      await expect(dialog.getByText(t.photos.none)).toBeVisible();
      const uploads: string[] = [];
      page.on('request', (sent) => sent.url().endsWith('/api/programs/photos') && uploads.push(sent.method()));
      await fillProgram(page, language, name);
      await choosePhotos(dialog, [
        await photoFile('small.png', 640, 'png'),
        textFile('notes.jpg'),
        { name: 'phone.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic') },
        await photoFile('camera.jpg', 3600),
      ]);
      await expect(page.getByText(t.photos.refused.notImage.replace('{{name}}', 'notes.jpg'))).toBeVisible();
      await expect(page.getByText(t.photos.refused.heic.replace('{{name}}', 'phone.heic'))).toBeVisible();
      await expect(dialog.getByText('2/5')).toBeVisible();
      await dialog.getByRole('button', { name: t.photos.earlier.replace('{{number}}', '2') }).click();
      await saveAnyway(page, language);

      await expect(page.getByText(t.notice.added)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: t.add })).toBeFocused();
      const cards = await page.getByRole('article').allTextContents();
      const placeOf = (text: string) => cards.findIndex((card) => card.includes(text));
      expect(placeOf(name)).toBeLessThan(placeOf(before));
      const card = cardOf(page, name);
      await expect(card).toContainText(language === 'en' ? 'SAR 4,500.50' : '4,500.50 ر.س');
      await expect(card).toContainText(language === 'en' ? '3 night(s)' : '3 ليالٍ');
      // The server has checked the photos, and they show without a reload; the camera's photo was scaled down and is
      // the cover.
      await expect(card.locator('img')).toBeVisible();
      const [saved] = await programsNamed(request, name);
      expect(saved).toMatchObject({ nights: 3, price_sar: 4500.5, city: 'العلا' });
      // The refused photo has not been uploaded.
      expect(uploads).toEqual(['POST', 'POST']);
      await expect.poll(() => photoWidths(request, saved?.id ?? '')).toEqual([1600, 640]);
    },
  );

  test(
    `photos that fail to upload stay chosen, and a retry adds no second program (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const dialog = await beginProgram(page, language, name);
      const refuse = { status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'SlowDown' };
      await page.route('**/_storage/**', (route) =>
        route.request().method() === 'PUT' ? route.fulfill(refuse) : route.continue(),
      );
      await choosePhotos(dialog, [await photoFile('first.jpg', 500), await photoFile('second.jpg', 600)]);
      await expect(dialog.getByText('2/5')).toBeVisible();
      await expect(dialog.getByText(t.photos.failed, { exact: true })).toHaveCount(2);
      await saveAnyway(page, language);
      await expect(page.getByText(t.notice.allFailed)).toBeVisible();
      await expect(page.getByText(t.notice.allFailedText)).toBeVisible();
      await expect(dialog.getByText(t.photos.failed, { exact: true })).toHaveCount(2);

      await page.unroute('**/_storage/**');
      await dialog.getByRole('button', { name: t.photos.retryName.replace('{{name}}', 'second.jpg') }).click();
      await expect(dialog.getByText(t.photos.failed, { exact: true })).toHaveCount(1);
      await expect(dialog.getByText(t.photos.existing, { exact: true })).toHaveCount(1);
      await save(page).click();
      await expect(dialog).toBeHidden();
      const saved = await programsNamed(request, name);
      expect(saved).toHaveLength(1);
      await expect.poll(() => photoWidths(request, saved[0]?.id ?? '')).toEqual([500, 600]);
    },
  );

  test(
    `failed photos are named in a notice; the program and the other photos are kept (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      await addProgram(request, { trip_name: name, translations: null });
      const dialog = await openEditor(page, language, name);
      await page.route('**/api/programs/photos', (route) =>
        route.request().postDataJSON().file_name === 'two.jpg' ? route.abort() : route.continue(),
      );
      await choosePhotos(dialog, [await photoFile('one.jpg', 500), await photoFile('two.jpg', 600)]);
      await expect(dialog.getByText(t.photos.failed, { exact: true })).toHaveCount(1);
      await save(page).click();
      await expect(page.getByText(t.notice.someFailed)).toBeVisible();
      await expect(page.getByText(t.notice.failedNames.replace('{{names}}', 'two.jpg'))).toBeVisible();
      await expect(page.getByText(t.notice.updated)).toBeVisible();
      await page.unrouteAll();
      await save(page).click();
      await expect(dialog).toBeHidden();
      const [saved] = await programsNamed(request, name);
      await expect.poll(() => photoWidths(request, saved?.id ?? '')).toEqual([500, 600]);
      await expect(cardOf(page, name)).toContainText(
        language === 'ar' ? t.card.photos_two : t.card.photos_other.replace('{{count}}', '2'),
      );
    },
  );

  test(
    `of more than five files, five are taken and a notice says so; a running upload can be cancelled (${language})`,
    again(language),
    async ({ page }) => {
      const dialog = await beginProgram(page, language, newTripName(language));
      const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${letter}.jpg`);
      await page.route('**/_storage/**', (route) => {
        if (route.request().method() !== 'PUT') return route.continue();
      });
      await choosePhotos(dialog, await Promise.all(names.map((name) => photoFile(name, 400))));
      await expect(page.getByText(t.photos.limitTitle)).toBeVisible();
      // Nothing floats over the photos.
      await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
      await expect(page.getByText(t.photos.limitText)).toBeVisible();
      await expect(page.getByText(t.photos.leftOut.replace('{{names}}', 'f.jpg'))).toBeVisible();
      await expect(dialog.getByText('5/5')).toBeVisible();
      await expect(photoField(dialog)).toBeDisabled();
      for (const name of names.slice(0, 5)) {
        await dialog.getByRole('button', { name: t.photos.cancel.replace('{{name}}', name) }).click();
      }
      await expect(dialog.getByText(t.photos.cancelled, { exact: true })).toHaveCount(5);
      await expect(page.getByText(t.notice.allFailed)).toBeHidden();
    },
  );

  test(
    `photos that arrive at once make no room for a sixth of the same selection (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      await addProgram(request, { trip_name: name, translations: null });
      await page.addInitScript(holdFifthPhoto);
      const dialog = await openEditor(page, language, name);
      const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${letter}.jpg`);
      await choosePhotos(dialog, await Promise.all(names.map((file) => photoFile(file, 400))));
      await expect(dialog.getByText(t.photos.existing, { exact: true })).toHaveCount(4);
      await page.evaluate(() => window.dispatchEvent(new Event('let-fifth-photo-go')));
      await expect(page.getByText(t.photos.leftOut.replace('{{names}}', 'f.jpg'))).toBeVisible();
      await expect(dialog.getByText(t.photos.existing, { exact: true })).toHaveCount(5);
    },
  );

  test(
    `the history says which photo a day has, and what stays visible of it (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const { id } = await addProgram(request, { trip_name: name, translations: null });
      const image = await photoFile('cover.jpg', 600);
      const added = await request.post('/api/programs/photos', { multipart: { program_id: id, image } });
      const [{ id: photo }] = (await added.json()).data;
      const data = {
        ...(await readProgram(request, id)),
        itinerary: [{ texts: { ar: { title: 'الوصول' }, en: null }, meals: [], photo }],
        photo_details: [{ id: photo, texts: { ar: {}, en: null }, focus: { x: 0.2, y: 0.7 } }],
      };
      expect((await request.put(`/api/programs/${id}`, { data })).status()).toBe(200);
      await openEditor(page, language, name);
      await choose(page, language, 'history');
      const { history } = words(language, 'admin-drafts');
      const drawer = page.getByRole('dialog', { name: history.title });
      await drawer.getByRole('button', { name: history.show }).click();
      const change = (field: string) => drawer.getByRole('listitem').filter({ hasText: field }).last();
      const first = t.photos.item.replace('{{number}}', '1');
      await expect(change(t.fields.itinerary)).toContainText(`الوصول · ${first}`);
      const { focus } = words(language, 'admin-offer').words;
      const said = focus.replace('{{across}}', '20').replace('{{down}}', '70');
      await expect(change(t.fields.photo_details)).toContainText(`${first}: ${said}`);
    },
  );
}

test('a rejected photo shows the reason on the card and in the form, in both languages', async ({ page, request }) => {
  const name = newTripName('en');
  const { id } = await addProgram(request, { trip_name: name, translations: null });
  const whole = await photoFile('broken.jpg', 500);
  const broken = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
  await request.post('/api/programs/photos', { multipart: { program_id: id, image: broken } });
  for (const language of languages) {
    const { failures } = texts(language).photos;
    await page.goto(screen(language));
    await expect(cardOf(page, name)).toContainText(failures.damaged);
    await cardOf(page, name)
      .getByRole('button', { name: texts(language).card.edit })
      .click();
    await expect(dialogOf(page)).toContainText(failures.damaged);
  }
});
