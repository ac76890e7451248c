import { fieldNames, textNames } from '#contracts/api/program-fields';
import { program as programBody } from '../support/bodies.ts';
import { addProgram, newTripName, photoFile, test } from './office.ts';
import { choosePhotos, dialogOf, fieldOf, openEditor, photoField, save, screen, texts } from './program-editor.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, choose, dayFromNow, expect, fillDay, languages } from './support.ts';

test('every field of a program has a control, every text one in each language', async ({ page }) => {
  await page.goto(screen('en', '&add'));
  for (const name of [...fieldNames, ...textNames.map((text) => `${text}_en`)]) {
    await expect(dialogOf(page).locator(`#program_${name}`), name).toHaveCount(1);
  }
});

for (const language of languages) {
  const t = texts(language);

  test(
    `missing values are reported in order and beside their fields, which take the focus (${language})`,
    again(language),
    async ({ page }) => {
      await page.goto(screen(language));
      await page.getByRole('button', { name: t.add }).click();
      const dialog = dialogOf(page);
      await expect(dialog.getByText(t.editor.hint)).toBeVisible();
      const { fields, rules } = t;
      const field = (label: string) => fieldOf(page, label);
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
      await save(page).click();
      const needed = dialog.getByRole('alert').filter({ hasText: rules.photos.title });
      await expect(needed.getByText(rules.photos.text)).toBeVisible();
      await expect(photoField(dialog)).toBeFocused();
      // Nothing floats over the photos, and the notice goes with the first one.
      await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
      await choosePhotos(dialog, [await photoFile('one.jpg', 400)]);
      await expect(dialog.getByText('1/5')).toBeVisible();
      await expect(needed).toHaveCount(0);
      await expectNotice(rules.dateOrder);
      await fillDay(page, fields.to_date, dayFromNow(43));
      await field(fields.city).fill('ع'.repeat(81));
      await expectNotice(rules.textLength);
      await expect(field(fields.city)).toHaveValue('ع'.repeat(81));
    },
  );

  test(`a city that belongs to no region warns (${language})`, again(language), async ({ page }) => {
    const { fields, editor, options } = t;
    await page.goto(screen(language, '&add'));
    const warning = dialogOf(page).getByText(editor.cityOfNoRegion);
    await fieldOf(page, fields.city).fill('طوكيو');
    await expect(warning).toBeVisible();
    await fieldOf(page, fields.city).fill('العلا');
    await expect(warning).toHaveCount(0);
    await fieldOf(page, fields.city).fill('لندن');
    await dialogOf(page).getByRole('button', { name: editor.chooseRegion }).click();
    await expect(fieldOf(page, fields.region)).toBeFocused();
    await choose(page, fieldOf(page, fields.region), options.region.europe);
    await expect(warning).toHaveCount(0);
  });

  test(`nights follow the dates until staff change them (${language})`, again(language), async ({ page, request }) => {
    const { fields } = t;
    await page.goto(screen(language, '&add'));
    const nights = fieldOf(page, fields.nights);
    await expect(photoField(dialogOf(page))).toHaveAttribute('required');
    await fillDay(page, fields.from_date, dayFromNow(40));
    await expect(nights).toHaveValue('');
    await fillDay(page, fields.to_date, dayFromNow(45));
    await expect(nights).toHaveValue('5');
    await fillDay(page, fields.to_date, dayFromNow(47));
    await expect(nights).toHaveValue('7');
    await nights.fill('4');
    await fillDay(page, fields.to_date, dayFromNow(50));
    await expect(nights).toHaveValue('4');

    // A program whose nights differ from its dates keeps them, and needs no further photo.
    const stored = await addProgram(request, { trip_name: newTripName(language), nights: 2, translations: null });
    await page.goto(screen(language, `&edit=${stored.id}`));
    await expect(nights).toHaveValue('2');
    await expect(photoField(dialogOf(page))).not.toHaveAttribute('required');
    await fillDay(page, fields.to_date, dayFromNow(50));
    await expect(nights).toHaveValue('2');
  });

  test(
    `the form in ${language}, with issues and with a conflict, fits every width and passes axe`,
    again(language),
    async ({ page, request }) => {
      // Axe and three widths, twice.
      test.setTimeout(120_000);
      const long = `${newTripName(language)} ${'قرى عسير المعلقة بين الضباب والمدرجات '.repeat(2)}`.trim();
      const stored = await addProgram(request, { trip_name: long, translations: null }, [500]);
      await page.goto(screen(language, '&add'));
      await fieldOf(page, t.fields.city).fill('طوكيو');
      await expect(dialogOf(page).getByText(t.editor.cityOfNoRegion)).toBeVisible();
      await save(page).click();
      await expect(dialogOf(page).getByText(t.rules.photos.text)).toBeVisible();
      await page.locator('.ant-notification-notice-close').click();
      // The photos stand with what is required.
      const photos = await photoField(dialogOf(page)).boundingBox();
      const description = await fieldOf(page, t.fields.description).boundingBox();
      expect(photos?.y).toBeLessThan(description?.y ?? 0);
      await expectSoundInConsole(page, language);

      await page.goto(screen(language, `&edit=${stored.id}`));
      const dialog = dialogOf(page);
      await dialog.getByLabel(t.fields.nights, { exact: true }).fill('8');
      await request.put(`/api/programs/${stored.id}`, {
        data: programBody({ trip_name: long, nights: 5, price_sar: 9 }),
      });
      await choosePhotos(dialog, [
        await photoFile('a photo with quite a long name, straight from the camera.jpg', 500),
      ]);
      await save(page).click();
      await expect(dialog.getByText(t.conflict.title)).toBeVisible();
      await expectSoundInConsole(page, language);
    },
  );
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the success notice appears only after the button no longer says that it is saving', async ({
    page,
    request,
  }) => {
    const t = texts('en');
    const name = newTripName('en');
    await addProgram(request, { trip_name: name, translations: null });
    const dialog = await openEditor(page, 'en', name);
    await choosePhotos(dialog, [await photoFile('one.jpg', 500)]);
    await expect(dialog.getByText('1/5')).toBeVisible();
    // Records all texts of the button from the moment of success until the dialog has faded out.
    await page.evaluate((success) => {
      const said: (string | null)[] = [];
      Object.assign(window, { said });
      const look = () => {
        const button = document.querySelector('[role="dialog"] button[type="submit"]');
        if (button && document.body.textContent?.includes(success)) said.push(button.textContent);
        requestAnimationFrame(look);
      };
      look();
    }, t.notice.updated);
    await save(page).click();
    await expect(page.getByText(t.notice.updated)).toBeVisible();
    await expect(dialog).toBeHidden();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(said)).toEqual(new Set([t.editor.saveChanges]));
  });
});

test('under reduced motion a dialog has its full size from the first frame', async ({ page }) => {
  await page.goto(screen('en'));
  const add = page.getByRole('button', { name: texts('en').add });
  await expect(add).toBeVisible();
  await page.evaluate(() => {
    const widths: number[] = [];
    Object.assign(window, { widths });
    const look = () => {
      const dialog = document.querySelector('[role="dialog"]');
      if (dialog) widths.push(dialog.getBoundingClientRect().width);
      requestAnimationFrame(look);
    };
    look();
  });
  await add.click();
  const widths = () => page.evaluate(() => (window as unknown as { widths: number[] }).widths);
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(20);
  expect(new Set(await widths())).toEqual(new Set([960]));
});
