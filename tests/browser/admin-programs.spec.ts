import type { Locator, Page } from '@playwright/test';
import { program as programBody } from '../support/bodies.ts';
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
import { expectSound } from './sound.ts';
import { dayFromNow, expect, fillDay, type Language, languages, words } from './support.ts';

// One after the other, in one process: they share a stack.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const texts = (language: Language) => words(language, 'admin-programs');
const screen = (language: Language, query = '') => `/admin/programs/upload?lang=${language}${query}`;

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const save = (page: Page) => dialogOf(page).locator('button[type="submit"]');

async function openEditor(page: Page, language: Language, name: string) {
  await page.goto(screen(language));
  await cardOf(page, name)
    .getByRole('button', { name: texts(language).card.edit })
    .click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Everything that a program must have but its photos. */
async function fillProgram(page: Page, language: Language, name: string) {
  const { fields } = texts(language);
  const dialog = dialogOf(page);
  await dialog.getByLabel(fields.trip_name, { exact: true }).fill(name);
  await fillDay(page, fields.from_date, dayFromNow(40));
  await fillDay(page, fields.to_date, dayFromNow(43));
  await dialog.getByLabel(fields.nights, { exact: true }).fill('3');
  await dialog.getByLabel(fields.city, { exact: true }).fill('العلا');
  await dialog.getByLabel(fields.price_sar, { exact: true }).fill('4500.5');
}

const choosePhotos = async (dialog: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  dialog.locator('input[type="file"]').setInputFiles(files);

for (const language of languages) {
  const t = texts(language);

  test(`what is missing is told in order, beside its field too, which takes the focus (${language})`, async ({
    page,
  }) => {
    await page.goto(screen(language));
    await page.getByRole('button', { name: t.add }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByText(t.editor.hint)).toBeVisible();
    const { fields, rules } = t;
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    const expectNotice = async (rule: { title: string; text: string }) => {
      await save(page).click();
      const notice = page.locator('.ant-notification-notice').filter({ hasText: rule.title });
      await expect(notice.getByText(rule.text)).toBeVisible();
      await expect(dialog.getByText(rule.text).first()).toBeVisible();
    };

    await expectNotice(rules.tripName);
    await expect(field(fields.trip_name)).toBeFocused();
    await field(fields.trip_name).fill(newTripName(language));
    await expectNotice(rules.dates);
    await fillDay(page, fields.from_date, dayFromNow(40));
    await fillDay(page, fields.to_date, dayFromNow(39));
    await expectNotice(rules.nights);
    await expect(field(fields.nights)).toBeFocused();
    await field(fields.nights).fill('٣');
    await expectNotice(rules.city);
    await field(fields.city).fill('العلا');
    await expectNotice(rules.price);
    await field(fields.price_sar).fill('4500.5');
    await expectNotice(rules.photos);
    await expect(dialog.locator('input[type="file"]')).toBeFocused();
    await choosePhotos(dialog, [await photoFile('one.jpg', 400)]);
    await expectNotice(rules.dateOrder);
  });

  test(`a program is added at the top, with those of the files that are photos, in their order (${language})`, async ({
    page,
    request,
  }) => {
    const name = newTripName(language);
    await page.goto(screen(language));
    await page.getByRole('button', { name: t.add }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByText(t.photos.none)).toBeVisible();
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
    await save(page).click();

    await expect(page.getByText(t.notice.added)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t.add })).toBeFocused();
    const card = page.getByRole('article').first();
    await expect(card).toContainText(name);
    await expect(card).toContainText('SAR 4,500.50');
    await expect(card).toContainText(language === 'en' ? '3 night(s)' : '3 ليالٍ');
    // Checked by the server and shown without a reload; the camera's photo was made smaller and is the cover.
    await expect(card.locator('img')).toBeVisible();
    const [saved] = await programsNamed(request, name);
    expect(saved).toMatchObject({ nights: 3, price_sar: 4500.5, city: 'العلا' });
    await expect.poll(() => photoWidths(request, saved?.id ?? '')).toEqual([1600, 640]);
  });

  test(`a program is viewed, edited and its photos reordered and removed, on saving only (${language})`, async ({
    page,
    request,
  }) => {
    const name = newTripName(language);
    const stored = await addProgram(request, { trip_name: name, translations: null }, [500, 600, 700]);
    await page.goto(screen(language));
    const card = cardOf(page, name);
    await card.getByRole('button', { name: t.card.view }).click();
    const view = page.getByRole('dialog').filter({ hasText: name });
    await expect(view.getByRole('heading', { name: t.view.offerIncludes })).toBeVisible();
    await expect(view.locator('[aria-pressed="false"]')).toHaveCount(2);
    await view.getByRole('button', { name: t.close }).last().click();
    await expect(card.getByRole('button', { name: t.card.view })).toBeFocused();

    const dialog = await openEditor(page, language, name);
    const remove = (number: number) =>
      dialog.getByRole('button', { name: t.photos.remove.replace('{{number}}', `${number}`) });
    await remove(1).click();
    await page.goBack();
    await expect(page.getByText(t.editor.discardText)).toBeVisible();
    await page.getByRole('button', { name: t.editor.discard, exact: true }).click();
    await expect(dialog).toBeHidden();
    expect((await readProgram(request, stored.id)).photos).toEqual(stored.photos);

    await openEditor(page, language, name);
    await remove(2).click();
    const cover = dialog.getByRole('button', { name: t.photos.item.replace('{{number}}', '1'), exact: true });
    const moved = t.photos.drag.over.replace('{{number}}', '1').replace('{{place}}', '2').replace('{{count}}', '2');
    const moveToSecond = async () => {
      await cover.press('Space');
      // The photo hears the arrows a moment after it was picked up.
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
    expect((await request.get(stored.photos[1] ?? '')).status()).toBe(404);
  });

  test(`photos that fail to upload stay chosen, and a retry adds no second program (${language})`, async ({
    page,
    request,
  }) => {
    const name = newTripName(language);
    await page.goto(screen(language, '&add'));
    const dialog = dialogOf(page);
    await fillProgram(page, language, name);
    await choosePhotos(dialog, [await photoFile('first.jpg', 500), await photoFile('second.jpg', 600)]);
    await expect(dialog.getByText('2/5')).toBeVisible();
    const refuse = { status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'SlowDown' };
    await page.route('**/_storage/**', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(refuse) : route.continue(),
    );
    await save(page).click();
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
  });

  test(`the list and a program in ${language} fit every width and pass axe`, async ({ page, request }) => {
    const long = `${newTripName(language)} ${'قرى عسير المعلقة بين الضباب والمدرجات '.repeat(2)}`.trim();
    const stored = await addProgram(request, { trip_name: long, translations: null }, [500, 600]);
    await page.goto(screen(language));
    await expect(cardOf(page, long)).toBeVisible();
    await expectSound(page, language);
    await page.goto(screen(language, `&view=${stored.id}`));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, language);
  });

  test(`the form in ${language}, with faults and with a conflict, fits every width and passes axe`, async ({
    page,
    request,
  }) => {
    const long = `${newTripName(language)} ${'قرى عسير المعلقة بين الضباب والمدرجات '.repeat(2)}`.trim();
    const stored = await addProgram(request, { trip_name: long, translations: null }, [500]);
    await page.goto(screen(language, '&add'));
    await save(page).click();
    await expect(dialogOf(page).getByText(t.rules.photos.text)).toBeVisible();
    await page.locator('.ant-notification-notice-close').click();
    await expectSound(page, language);

    await page.goto(screen(language, `&edit=${stored.id}`));
    const dialog = dialogOf(page);
    await dialog.getByLabel(t.fields.nights, { exact: true }).fill('8');
    await request.put(`/api/programs/${stored.id}`, {
      data: programBody({ trip_name: long, nights: 5, price_sar: 9 }),
    });
    await choosePhotos(dialog, [await photoFile('a photo with quite a long name, straight from the camera.jpg', 500)]);
    await save(page).click();
    await expect(dialog.getByText(t.conflict.title)).toBeVisible();
    await expectSound(page, language);
  });
}

test('a list that is empty says what to do; one that cannot be loaded, how to try again', async ({ page }) => {
  const t = texts('en');
  let answer = () => {};
  await page.route('**/api/programs?*', (route) => {
    answer = () => void route.fulfill({ json: { data: [] } });
  });
  await page.goto(screen('en'));
  await expect(page.getByRole('list', { name: t.loading }).getByRole('listitem')).toHaveCount(6);
  answer();
  await expect(page.getByText('No programs yet. Click "Add Program" to create one.')).toBeVisible();

  await page.unrouteAll();
  await page.route('**/api/programs?*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.reload();
  await expect(page.getByText('Failed to load programs')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: t.tryAgain }).click();
  await expect(page.getByText('Failed to load programs')).toBeHidden();
});

test('some photos fail: the program and the others are kept, and the notice names those that failed', async ({
  page,
  request,
}) => {
  const t = texts('en');
  const name = newTripName('en');
  await addProgram(request, { trip_name: name, translations: null });
  const dialog = await openEditor(page, 'en', name);
  await choosePhotos(dialog, [await photoFile('one.jpg', 500), await photoFile('two.jpg', 600)]);
  await expect(dialog.getByText('2/5')).toBeVisible();
  await page.route('**/api/programs/photos', (route) =>
    route.request().postDataJSON().file_name === 'two.jpg' ? route.abort() : route.continue(),
  );
  await save(page).click();
  await expect(page.getByText('Some photos failed to upload')).toBeVisible();
  await expect(page.getByText('Failed: two.jpg')).toBeVisible();
  await expect(page.getByText('Program updated successfully')).toBeVisible();
  await page.unrouteAll();
  await save(page).click();
  await expect(dialog).toBeHidden();
  const [saved] = await programsNamed(request, name);
  await expect.poll(() => photoWidths(request, saved?.id ?? '')).toEqual([500, 600]);
  await expect(cardOf(page, name)).toContainText(t.card.photos_other.replace('{{count}}', '2'));
});

test('more than five files: five are taken and the notice says so; an upload under way can be given up', async ({
  page,
}) => {
  const t = texts('en');
  await page.goto(screen('en', '&add'));
  const dialog = dialogOf(page);
  await fillProgram(page, 'en', newTripName('en'));
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${letter}.jpg`);
  await choosePhotos(dialog, await Promise.all(names.map((name) => photoFile(name, 400))));
  await expect(page.getByText('Maximum photos reached')).toBeVisible();
  await expect(page.getByText('You can only upload up to 5 photos.')).toBeVisible();
  await expect(page.getByText('Not added: f.jpg')).toBeVisible();
  await expect(dialog.getByText('5/5')).toBeVisible();
  await expect(dialog.locator('input[type="file"]')).toBeDisabled();
  await page.route('**/_storage/**', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
  });
  await save(page).click();
  await expect(save(page)).toHaveText('Saving...');
  for (const name of names.slice(0, 5)) {
    await dialog.getByRole('button', { name: t.photos.cancel.replace('{{name}}', name) }).click();
  }
  await expect(dialog.getByText(t.photos.cancelled, { exact: true })).toHaveCount(5);
  await expect(save(page)).toHaveText('Save Changes');
  await expect(page.getByText('Photo upload failed')).toBeHidden();
});

test('a save whose answer is lost is repeated without adding a second program', async ({ page, request }) => {
  const name = newTripName('en');
  await page.goto(screen('en', '&add'));
  const dialog = dialogOf(page);
  await fillProgram(page, 'en', name);
  await choosePhotos(dialog, [await photoFile('one.jpg', 500)]);
  await page.route('**/api/programs', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(page.getByText('Failed to save program. Please try again.').first()).toBeVisible();
  await expect(dialog.getByLabel('Trip name', { exact: true })).toHaveValue(name);
  await page.unrouteAll();
  await dialog.getByLabel('How many nights', { exact: true }).fill('4');
  await save(page).click();
  await expect(page.getByText('Program added successfully')).toBeVisible();
  expect(await programsNamed(request, name)).toMatchObject([{ nights: 4 }]);
});

test('the later of two saves is refused, shows what differs and saves what is chosen', async ({ page, request }) => {
  const t = texts('en');
  const name = newTripName('en');
  const stored = await addProgram(request, { trip_name: name, translations: null }, [500]);
  const dialog = await openEditor(page, 'en', name);
  await dialog.getByLabel('How many nights', { exact: true }).fill('7');
  await dialog.getByLabel('Accommodation details', { exact: true }).fill('Tents under the rocks');
  const [photo] = stored.photo_records;
  await request.delete(`/api/programs/${stored.id}/photos/${photo?.id}`);
  const theirs = { trip_name: name, translations: null, nights: 5, price_sar: 5000, city: 'تبوك' };
  await request.put(`/api/programs/${stored.id}`, { data: programBody(theirs) });
  await save(page).click();

  const panel = dialog.getByRole('region', { name: t.conflict.title });
  await expect(panel).toBeFocused();
  const choices = (field: string) => panel.getByRole('radiogroup', { name: field });
  await expect(panel.getByRole('radiogroup')).toHaveCount(3);
  await expect(choices('How many nights').getByRole('radio', { name: /Mine/ })).toBeChecked();
  await expect(choices('City name').getByRole('radio', { name: /Theirs/ })).toBeChecked();
  await choices('City name').getByRole('radio', { name: /Mine/ }).check();
  await expect(dialog.getByRole('textbox', { name: /City name$/ })).toHaveValue('العلا');
  await expect(dialog.getByText('0/5')).toBeVisible();
  await save(page).click();
  await expect(dialog).toBeHidden();
  const merged = { nights: 7, price_sar: 5000, city: 'العلا', accommodation: 'Tents under the rocks', photos: [] };
  expect(await readProgram(request, stored.id)).toMatchObject(merged);
});

test('a session that ends while saving: signing in again goes on with the save', async ({ page, request, office }) => {
  const name = newTripName('en');
  const stored = await addProgram(request, { trip_name: name, translations: null });
  const dialog = await openEditor(page, 'en', name);
  await dialog.getByLabel('How many nights', { exact: true }).fill('6');
  await choosePhotos(dialog, [await photoFile('one.jpg', 500)]);
  await page.context().clearCookies();
  await save(page).click();
  const { signIn, expired } = words('en', 'admin');
  await expect(page.getByText(expired.title)).toBeVisible();
  await page.getByLabel(signIn.password, { exact: true }).fill(office.password);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
  await expect(page.getByText('Program updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await readProgram(request, stored.id)).toMatchObject({ nights: 6 });
  await expect.poll(() => photoWidths(request, stored.id)).toEqual([500]);
});

test('a program is deleted after a confirmation; a failure says so', async ({ page, request }) => {
  const t = texts('en');
  const name = newTripName('en');
  const stored = await addProgram(request, { trip_name: name, translations: null });
  await page.goto(screen('en'));
  const ask = async () => {
    await cardOf(page, name).getByRole('button', { name: t.card.delete }).click();
    await page
      .getByRole('dialog', { name: 'Delete this program?' })
      .getByRole('button', { name: t.delete.confirm, exact: true })
      .click();
  };
  await page.route(`**/api/programs/${stored.id}`, (route) => route.abort());
  await ask();
  await expect(page.getByText('Failed to delete program')).toBeVisible();
  await page.unrouteAll();
  await ask();
  await expect(page.getByText('Program deleted')).toBeVisible();
  await expect(cardOf(page, name)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await programsNamed(request, name)).toEqual([]);
});

test('a program that somebody deleted meanwhile can be saved as a new one', async ({ page, request }) => {
  const t = texts('en');
  const name = newTripName('en');
  const stored = await addProgram(request, { trip_name: name, translations: null }, [500]);
  const dialog = await openEditor(page, 'en', name);
  await dialog.getByLabel('How many nights', { exact: true }).fill('8');
  await request.delete(`/api/programs/${stored.id}`);
  await save(page).click();
  await expect(dialog.getByText(t.editor.gone)).toBeVisible();
  await dialog.getByRole('button', { name: t.editor.saveAsNew }).click();
  await choosePhotos(dialog, [await photoFile('one.jpg', 500)]);
  await expect(dialog.getByText('1/5')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Program added successfully')).toBeVisible();
  expect(await programsNamed(request, name)).toMatchObject([{ nights: 8 }]);
});

test('a photo that the server refuses is told with the reason, on the card and in the form, in both languages', async ({
  page,
  request,
}, testInfo) => {
  const name = newTripName('en');
  const { id } = await addProgram(request, { trip_name: name, translations: null });
  const whole = await photoFile('broken.jpg', 500);
  const broken = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
  await request.post('/api/programs/photos', { multipart: { program_id: id, image: broken } });
  for (const language of languages) {
    const { failures } = texts(language).photos;
    await page.goto(screen(language));
    await expect(cardOf(page, name)).toContainText(failures.damaged);
    await page.screenshot({ path: testInfo.outputPath(`refused-${language}.png`) });
    await cardOf(page, name)
      .getByRole('button', { name: texts(language).card.edit })
      .click();
    await expect(dialogOf(page)).toContainText(failures.damaged);
  }
});
