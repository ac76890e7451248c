import type { Locator, Page } from '@playwright/test';
import { settle } from './settled.ts';
import { dayFromNow, expect, fillDay, type Language, words } from './support.ts';

export const texts = (language: Language) => words(language, 'admin-programs');
export const screen = (language: Language, query = '') => `/admin/programs/upload?lang=${language}${query}`;

export const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });
export const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
export const save = (page: Page) => dialogOf(page).locator('button[type="submit"]');

/** Saves and publishes, though something warns, such as missing English. */
export async function saveAnyway(page: Page, language: Language) {
  await save(page).click();
  const { publish } = words(language, 'admin-drafts');
  const dialog = page.getByRole('dialog', { name: publish.title });
  await dialog.getByRole('button', { name: publish.confirmNow }).click();
}

/** The line that says where the form stands to its draft. */
export const draftLine = (page: Page) => dialogOf(page).locator('[data-draft]');
export const isSaved = (page: Page) => expect(draftLine(page)).toHaveAttribute('data-draft', 'saved');

/** The draft on the server: that of the open program by default. */
export async function draftOf(page: Page, id = new URL(page.url()).searchParams.get('edit')) {
  const reply = await page.request.get(`/api/programs/${id}/draft`);
  return (await reply.json()).data ?? {};
}

/** Returns a form field by its label, which may also be the beginning of other labels. */
export const fieldOf = (page: Page, label: string) => dialogOf(page).getByLabel(label, { exact: true });

/** Chooses an entry of the menu beside the save button. */
export async function choose(page: Page, language: Language, entry: keyof ReturnType<typeof menuOf>) {
  const menu = menuOf(language);
  await dialogOf(page).getByRole('button', { name: menu.label }).click();
  // The menu takes its place only when its entries are known.
  await settle(page);
  await page.getByRole('menuitem', { name: menu[entry], exact: true }).click();
}

const menuOf = (language: Language) => words(language, 'admin-drafts').menu;

export async function openEditor(page: Page, language: Language, name: string) {
  await page.goto(screen(language));
  await cardOf(page, name)
    .getByRole('button', { name: texts(language).card.edit })
    .click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Fills in everything that a program must have, except photos. */
export async function fillProgram(page: Page, language: Language, name: string) {
  const { fields } = texts(language);
  await fieldOf(page, fields.trip_name).fill(name);
  await fillDay(page, fields.from_date, dayFromNow(40));
  await fillDay(page, fields.to_date, dayFromNow(43));
  await fieldOf(page, fields.nights).fill('3');
  await fieldOf(page, fields.city).fill('العلا');
  await fieldOf(page, fields.price_sar).fill('4500.5');
}

/** Opens the form of a new program and fills in everything except photos. */
export async function beginProgram(page: Page, language: Language, name: string) {
  await page.goto(screen(language, '&add'));
  await fillProgram(page, language, name);
  return dialogOf(page);
}

/** The visible file field: antd's zone has a hidden input of its own. */
export const photoField = (dialog: Locator) => dialog.locator('#program_photos');

export const choosePhotos = async (dialog: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  photoField(dialog).setInputFiles(files);

/** Shows a section of the editor. The checks of layout leave a narrow window, in which a list takes the tabs' place. */
export async function showSection(page: Page, name: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialogOf(page)
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click();
}
