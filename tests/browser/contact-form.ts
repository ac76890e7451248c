import type { Page } from '@playwright/test';
import { formWords, type Language, newName } from './support.ts';

export const texts = (language: Language) => formWords(language, 'contact');

/** Fills in a message, and returns the name of its sender, which no other has. */
export async function fill(page: Page, language: Language) {
  const { fields } = texts(language);
  const name = newName(language);
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await page.getByLabel(fields.phone, { exact: true }).fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.getByLabel(fields.email, { exact: true }).fill('noura@example.com');
  await page.getByLabel(fields.message, { exact: true }).fill('Do you arrange visas?');
  return name;
}
