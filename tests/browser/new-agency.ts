import type { Page } from '@playwright/test';
import type { SectionName } from '#contracts/api/section-names';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { drawing } from '../unit/logic/site-pictures/drawings.ts';
import { expect, fillDay, type Language, languages, words } from './support.ts';

/** The new agency's words about itself. */
export const agency = {
  name: { ar: 'نسمة', en: 'Nasma' },
  legalName: { ar: 'شركة نسمة للسفر', en: 'Nasma Travel Company' },
  colour: '#7c3aed',
  phone: '9200 01234',
  call: 'tel:920001234',
  whatsapp: '+966551234567',
  email: 'hello@nasma.example',
  address: { ar: 'طريق المدينة، جدة', en: 'Madinah Road, Jeddah' },
  licence: '73109999',
  registration: '4030999999',
  announcement: { ar: 'افتتحنا مكتبنا في جدة', en: 'Our office in Jeddah is open' },
} as const;

const numbered = (count: number, ar: string, en: string) =>
  Array.from({ length: count }, (_, index) => ({ ar: `${ar} ${index + 1}`, en: `${en} ${index + 1}` }));

export const lists = {
  services: numbered(3, 'خدمة نسمة', 'Nasma service'),
  questions: numbered(5, 'سؤال نسمة', 'Nasma question'),
  testimonials: numbered(2, 'كلمات مسافر نسمة', 'Words of a Nasma traveller'),
} as const;

export const pages = {
  privacy: { ar: 'خصوصيتك لدى نسمة', en: 'Your privacy at Nasma' },
  terms: { ar: 'شروط نسمة', en: 'Terms of Nasma' },
} as const;

/** What it says of them in a second publication, which it takes back. */
export const later = {
  announcement: { ar: 'مكتبنا في الدمام يفتح غدًا', en: 'Our office in Dammam opens tomorrow' },
  testimonial: { ar: 'كلمات غيّرها المسافر', en: 'Words that the traveller has changed' },
} as const;

/** Returns the actions of an owner on the sections of the site, all in one sitting. */
export function ownerAt(page: Page, url: string, language: Language) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];

  const fill = (id: string, text: string) => page.locator(`#${id}`).fill(text);
  const fillBoth = async (id: string, texts: Readonly<Record<Language, string>>) => {
    for (const one of languages) await fill(`${id}_${one}`, texts[one]);
  };
  const unfold = () =>
    page.locator('main details').evaluateAll((cards) => {
      for (const card of cards as HTMLDetailsElement[]) card.open = true;
    });
  /** Removes the last cards of a list until so many are left. */
  async function keepCards(item: string, from: number, count: number) {
    for (let number = from; number > count; number -= 1) {
      const name = t.cards.remove.replace('{{item}}', item).replace('{{number}}', String(number));
      await page.getByRole('button', { name, exact: true }).click();
    }
  }
  async function open(section: SectionName) {
    await page.goto(`${url}/admin/site?section=${section}&lang=${language}`);
    await expect(page.locator(`form#${section}`)).toBeVisible();
    await unfold();
  }
  async function publish(section: SectionName) {
    await page.getByRole('main').getByRole('button', { name: t.publish }).click();
    await page.getByRole('dialog').getByRole('button', { name: drafts.publish.confirmNow }).click();
    await expect(page.getByText(t.published), section).toBeVisible();
  }

  return {
    /** Returns the id of the logo. */
    async brand(): Promise<string> {
      await open('brand');
      await fillBoth('brand_name', agency.name);
      await fillBoth('brand_legal_name', agency.legalName);
      await fill('brand_colour', agency.colour);
      const logo = page.locator('.ant-form-item', { has: page.locator('#brand_logo') });
      const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing() };
      await logo.locator('input[type=file]').setInputFiles(file);
      const shown = logo.getByRole('img', { name: t.brand.names.logo });
      await expect(shown).toBeVisible({ timeout: 60_000 });
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await publish('brand');
      return (await shown.getAttribute('src'))?.match(/[^/]+(?=\.webp)/)?.[0] ?? '';
    },
    async contact() {
      await open('contact');
      await fill('contact_phones_0_number', agency.phone);
      await fill('contact_whatsapp', agency.whatsapp);
      await fill('contact_emails_0_address', agency.email);
      await fillBoth('contact_addresses_0_text', agency.address);
      await fill('contact_licence', agency.licence);
      await fill('contact_registration', agency.registration);
      await publish('contact');
    },
    async services(from: number) {
      await open('services');
      await keepCards(t.services.card.item, from, lists.services.length);
      for (const [place, title] of lists.services.entries()) await fillBoth(`services_items_${place}_title`, title);
      await publish('services');
    },
    async questions(from: number) {
      await open('questions');
      await keepCards(t.questions.card.item, from, lists.questions.length);
      for (const [place, text] of lists.questions.entries()) await fillBoth(`questions_items_${place}_question`, text);
      await publish('questions');
    },
    async testimonials(from: number) {
      await open('testimonials');
      await keepCards(t.testimonials.card.item, from, lists.testimonials.length);
      for (const [place, text] of lists.testimonials.entries()) {
        await fillBoth(`testimonials_items_${place}_words`, text);
        await fill(`testimonials_items_${place}_consent`, 'WhatsApp, 3 May');
      }
      await publish('testimonials');
    },
    async announcement() {
      await open('announcement');
      await page.getByRole('main').getByRole('switch').click();
      await fillBoth('announcement_texts', agency.announcement);
      await fillDay(page, t.announcement.names.from, riyadhDay());
      await fillDay(page, t.announcement.names.until, riyadhDay());
      await publish('announcement');
    },
    async changeAnnouncement() {
      await open('announcement');
      await fillBoth('announcement_texts', later.announcement);
      await publish('announcement');
    },
    async changeTestimonial() {
      await open('testimonials');
      await fillBoth('testimonials_items_0_words', later.testimonial);
      await publish('testimonials');
    },
    async legal(section: keyof typeof pages) {
      await open(section);
      await fillBoth(`${section}_title`, pages[section]);
      await publish(section);
    },
    /** Publishes what a section said before its last publication. */
    async bringBack(section: SectionName) {
      await open(section);
      await page.getByRole('button', { name: t.history, exact: true }).click();
      await page.getByRole('button', { name: drafts.history.restore }).first().click();
      await page.getByRole('button', { name: drafts.history.restoreConfirm }).last().click();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await publish(section);
    },
  };
}
