import type { Page } from '@playwright/test';
import { addProgram, newTripName, office, programsNamed, readProgram, test } from './office.ts';
import { cardOf, choose, dialogOf, fieldOf, openEditor, save, screen, texts } from './program-editor.ts';
import { axeFaults } from './settled.ts';
import { again, dayFromNow, expect, fillDay, languages, words } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const status = (page: Page) => dialogOf(page).locator('[data-draft]');
const isSaved = (page: Page) => expect(status(page)).toHaveAttribute('data-draft', 'saved');

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
      await expect(status(page)).toContainText(d.line.offline);
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

  test(
    `a publication is planned with a note and cancelled without loss (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null });
      await openEditor(page, language, name);
      await fieldOf(page, t.fields.nights).fill('6');
      await choose(page, language, 'publish');
      const dialog = page.getByRole('dialog', { name: d.publish.title });
      await expect(dialog.getByText(d.publish.warnings.photos)).toBeVisible();
      await dialog.getByRole('radio', { name: d.publish.later }).check();
      await fillDay(page, d.publish.day, dayFromNow(9));
      await dialog.getByLabel(d.publish.note).fill('Winter');
      expect(await axeFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: d.publish.confirmLater }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(cardOf(page, name).getByText(t.state.planned, { exact: true })).toBeVisible();
      expect(await readProgram(request, stored.id)).toMatchObject({ nights: stored.nights });

      await cardOf(page, name).getByRole('button', { name: t.card.edit }).click();
      await page.getByRole('button', { name: d.planned.cancel }).click();
      await expect(fieldOf(page, t.fields.nights)).toHaveValue('6');
      expect(await readProgram(request, stored.id)).toMatchObject({ publication: { planned_at: null } });
    },
  );

  test(
    `a plan has an end, which is shown and cancelled with it (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null });
      await openEditor(page, language, name);
      await fieldOf(page, t.fields.nights).fill('6');
      await choose(page, language, 'publish');
      const dialog = page.getByRole('dialog', { name: d.publish.title });
      await expect(dialog.getByRole('radio', { name: d.until.now })).toBeChecked();
      await dialog.getByRole('radio', { name: d.publish.later }).check();
      await fillDay(page, d.publish.day, dayFromNow(9));
      await dialog.getByRole('radio', { name: d.until.later }).check();
      await fillDay(page, d.until.day, dayFromNow(9));
      await dialog.getByLabel(d.until.time).fill('08:59');
      const plan = dialog.getByRole('button', { name: d.publish.confirmLater });
      await plan.click();
      await expect(dialog.getByText(d.until.past)).toBeVisible();
      await expect(dialog.getByText(d.publish.past)).toBeHidden();
      expect(await axeFaults(page)).toEqual([]);
      await fillDay(page, d.until.day, dayFromNow(12));
      await expect(dialog.getByText(d.until.past)).toBeHidden();
      await plan.click();
      await expect(dialogOf(page)).toBeHidden();
      const begins = (text: string) => text.split('{{')[0] ?? '';
      await expect(cardOf(page, name).getByText(begins(t.state.from))).toBeVisible();
      await expect(cardOf(page, name).getByText(begins(t.state.until))).toBeVisible();

      await cardOf(page, name).getByRole('button', { name: t.card.edit }).click();
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toContainText(begins(d.planned.goesOnline));
      await expect(alert).toContainText(begins(d.planned.goesOffline));
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: d.planned.cancel }).click();
      await expect(fieldOf(page, t.fields.nights)).toHaveValue('6');
      const ended = { planned_at: null, planned_until: null, unpublish_at: null };
      expect(await readProgram(request, stored.id)).toMatchObject({ publication: ended });
    },
  );

  test(
    `what is published with an end says so in the editor, which cancels it (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newTripName(language);
      const stored = await addProgram(request, { trip_name: name, translations: null });
      await openEditor(page, language, name);
      await fieldOf(page, t.fields.nights).fill('6');
      await choose(page, language, 'publish');
      const dialog = page.getByRole('dialog', { name: d.publish.title });
      await dialog.getByRole('radio', { name: d.until.later }).check();
      await fillDay(page, d.until.day, dayFromNow(12));
      await dialog.getByRole('button', { name: d.publish.confirmNow }).click();
      await expect(page.getByText(d.until.done.split('{{')[0] ?? '')).toBeVisible();
      expect(await readProgram(request, stored.id)).toMatchObject({
        ...{ version: 2, nights: 6 },
        publication: { unpublish_at: expect.any(String) },
      });

      await openEditor(page, language, name);
      const alert = dialogOf(page)
        .getByRole('alert')
        .filter({ hasText: d.planned.goesOffline.split('{{')[0] ?? '' });
      await alert.getByRole('button', { name: d.menu.keep }).click();
      await expect(alert).toBeHidden();
      expect(await readProgram(request, stored.id)).toMatchObject({ publication: { unpublish_at: null } });
    },
  );

  test(`a program leaves the site and comes back (${language})`, again(language), async ({ page, request }) => {
    const name = newTripName(language);
    const stored = await addProgram(request, { trip_name: name, translations: null });
    await openEditor(page, language, name);
    await choose(page, language, 'archive');
    await page.getByRole('button', { name: d.archive.confirmNow, exact: true }).click();
    await expect(page.getByText(d.archive.done)).toBeVisible();
    expect((await page.request.get(`/api/programs/${stored.id}`)).status()).toBe(404);
    await choose(page, language, 'restore');
    await expect(page.getByText(d.archive.restored)).toBeVisible();
    expect((await page.request.get(`/api/programs/${stored.id}`)).status()).toBe(200);
  });

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

  test(`a preview shows the draft to whoever has its link, until it is ended (${language})`, async ({
    page,
    request,
    browser,
  }) => {
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
  });

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

/** The draft on the server. */
async function draftOf(page: Page, id = new URL(page.url()).searchParams.get('edit')) {
  const reply = await page.request.get(`/api/programs/${id}/draft`);
  return (await reply.json()).data ?? {};
}
