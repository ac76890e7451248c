import type { Page } from '@playwright/test';
import { newTripName } from './office.ts';
import { type Language, words } from './support.ts';

export const forms = ['custom-journey', 'flight-booking', 'hotel-booking', 'contact'] as const;
export type Form = (typeof forms)[number];

export const addressOf = (form: Form, id: string, language: Language) => `/${form}?program=${id}&lang=${language}`;
export const cardOf = (page: Page, language: Language) =>
  page.getByRole('group', { name: words(language, 'enquiries').program.about });
/** A program's name as texts quote it. */
export const quoted = (program: string, language: Language) => (language === 'ar' ? `«${program}»` : `“${program}”`);

/** A program as sentences name it. */
export const named = (program: string, language: Language) =>
  words(language, 'enquiries').program.named.replace('{{title}}', program);

export const titleOf = (form: Exclude<Form, 'contact'>, language: Language, program: string) =>
  `${words(language, form).request.title} ${quoted(program, language)}`;
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));
export const send = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language, 'enquiries').submit }).click();

/** A program's names in both languages; `of` returns the reader's. */
export function tripNames() {
  const names = { ar: newTripName('ar'), en: newTripName('en') };
  const changes = { trip_name: names.ar, translations: { en: { trip_name: names.en, city: 'AlUla' } } };
  return { changes, of: (language: Language) => names[language] };
}

/** Fills in the contact fields; this form does not require the e-mail address. */
export async function fillContactOf(page: Page, language: Language) {
  const { fields } = words(language, 'enquiries');
  const name = `${language === 'ar' ? 'نورة' : 'Noura'} ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await page.getByLabel(fields.phone, { exact: true }).fill('0501234567');
  return name;
}

/** Runs in the page: returns the receipt's controls that a notice covers at some scroll position. */
export function coveredButtons(): string[] {
  const covered = new Set<string>();
  for (let top = 0; top <= document.body.scrollHeight; top += 40) {
    window.scrollTo({ top, behavior: 'instant' });
    for (const notice of document.querySelectorAll('[role="alert"]')) {
      const over = notice.getBoundingClientRect();
      for (const button of document.querySelectorAll('section[data-receipt] :is(a, button)')) {
        const box = button.getBoundingClientRect();
        const isApart =
          box.bottom <= over.top || box.top >= over.bottom || box.right <= over.left || box.left >= over.right;
        if (!isApart) covered.add(button.textContent ?? '');
      }
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...covered];
}
