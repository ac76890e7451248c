import type { Page } from '@playwright/test';
import { addProgram, test } from './office.ts';
import { addressOf, cardOf, type Form, forms, named, quoted, tripNames } from './program-forms.ts';
import { panelOf, rowOf, texts } from './staff-requests.ts';
import {
  again,
  dayFromNow,
  expect,
  fillDay,
  formWords,
  type Language,
  languages,
  newName,
  readOutbox,
  untilHydrated,
  words,
} from './support.ts';

/** Texts that visitors and staff read after each form, with and without a program: pages, mails, console and replies. */

const types = {
  'custom-journey': 'custom',
  'flight-booking': 'flight',
  'hotel-booking': 'hotel',
  contact: 'message',
} as const;
const aboutProgram = {
  custom: 'program',
  flight: 'flightOfProgram',
  hotel: 'hotelOfProgram',
  message: 'messageOfProgram',
} as const;
const bespoke = /مخصصة|يصمّم|صُمِّم|custom journey|made for you alone/i;

for (const language of languages) {
  for (const form of forms) {
    test(`every word after the form ${form} is its own (${language})`, again(language), async ({ page, request }) => {
      test.setTimeout(240_000);
      const { changes, of } = tripNames();
      const { id } = await addProgram(request, changes);
      for (const program of [undefined, { id, title: of(language) }]) {
        await test.step(program ? 'about a program' : 'without a program', async () => {
          await followEnquiry(page, { form, language, program });
        });
      }
    });
  }
}

interface Journey {
  form: Form;
  language: Language;
  program: { id: string; title: string } | undefined;
}

async function followEnquiry(page: Page, { form, language, program }: Journey) {
  const { notice, sent, request: asked, steps, title } = formWords(language, form);
  const type = types[form];
  const name = newName(language);
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const inText = program && named(program.title, language);
  /** Fails if a text of an enquiry about a program lacks the name, or speaks of a journey to plan. */
  const check = (text: string, what: string) => {
    if (!program) return;
    expect(text, what).toContain(program.title);
    expect(text, what).not.toMatch(bespoke);
  };

  await page.goto(program ? addressOf(form, program.id, language) : `/${form}?lang=${language}`);
  await untilHydrated(page);
  if (program) await expect(cardOf(page, language)).toContainText(program.title);
  await fill(page, { form, language, program }, { name, email });
  await page.locator('button[type="submit"]').click();

  // The notice, the receipt, and the steps beside it.
  const shown = page.getByRole('alert').filter({ hasText: notice.sentTitle });
  const noticeText = inText ? notice.sentFor.replace('{{program}}', inText) : notice.sent;
  await expect(shown.getByText(noticeText, { exact: true })).toBeVisible();
  check(noticeText, 'notice');
  const receipt = page.locator('section[data-receipt]');
  const receiptText = inText ? (asked?.sent ?? sent.textFor).replace('{{program}}', inText) : sent.text;
  await expect(receipt.getByText(receiptText, { exact: true })).toBeVisible();
  await expect(receipt.getByText(sent.by.split('{{')[0])).toBeVisible();
  check(await receipt.innerText(), 'receipt');
  const reference = await page.getByText(/^[CFHM]-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  if (form !== 'contact') {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      program ? `${asked.title} ${quoted(program.title, language)}` : title,
    );
    const aside = page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: steps.title }) });
    await expect(aside.getByText(steps.send.done, { exact: true })).toBeVisible();
    check(await aside.innerText(), 'next steps');
  }

  // A reload keeps it, a new visit begins again.
  await page.reload();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  check(await receipt.innerText(), 'receipt after a reload');

  // The mails: staff read Arabic.
  const office = (process.env.OFFICE_OUTBOX ?? '').replace('/_outbox', '/_outbox.json');
  const mailsAbout = async () => (await readOutbox(office)).filter(({ subject }) => subject.includes(reference));
  await expect.poll(async () => (await mailsAbout()).length).toBe(2);
  for (const { to, subject, text } of await mailsAbout()) {
    if (!program || to.includes(email)) check(subject + text, `mail to ${to}`);
    else expect(subject + text).not.toMatch(bespoke);
  }

  // The console: row, panel and every template of a reply.
  const t = texts(language);
  await page.goto(`/admin/requests?lang=${language}#q=${encodeURIComponent(reference)}`);
  const row = rowOf(page, name);
  const topic = program && type === 'custom' ? 'program' : type;
  // A search reads many requests on a busy machine.
  await expect(row.getByRole('img', { name: t.requestType[topic], exact: true })).toBeVisible({ timeout: 60_000 });
  if (program) await expect(row).toContainText(program.title);
  check(await row.innerText(), 'row');
  await row.getByRole('button', { name: t.requests.chat }).click();
  const dialog = page.getByRole('dialog', { name: t.reply.title });
  const reply = dialog.getByRole('textbox', { name: t.reply.text });
  const replies = words(language, 'admin-replies')[program ? aboutProgram[type] : type];
  for (const [template, label] of Object.entries<string>(t.reply.templates)) {
    await dialog.getByText(label, { exact: true }).click();
    const brand = language === 'ar' ? '«رحلة»' : 'Rihla';
    const body = replies[template].replace('{{brand}}', brand).replace('{{program}}', inText ?? '');
    await expect.poll(() => reply.inputValue()).toContain(body);
    check(await reply.inputValue(), template);
  }
  await page.keyboard.press('Escape');
  await row.getByRole('link', { name }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('img', { name: t.requestType[topic], exact: true }).first()).toBeVisible();
  if (program) await expect(panel.getByRole('link', { name: program.title })).toBeVisible();
  check(await panel.innerText(), 'panel');
}

/** Fills in what the form requires. */
async function fill(
  page: Page,
  { form, language, program }: Journey,
  { name, email }: { name: string; email: string },
) {
  const { fields } = formWords(language, form);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  if (form === 'flight-booking') {
    await field(fields.main_departure).fill('Riyadh');
    if (!program) {
      await field(fields.main_arrival).fill('Cairo');
      await fillDay(page, fields.from_date, dayFromNow(20));
    }
  }
  if (form === 'hotel-booking' && !program) {
    await field(fields.destination).fill('Makkah');
    await fillDay(page, fields.check_in, dayFromNow(20));
    await fillDay(page, fields.check_out, dayFromNow(23));
  }
  if (form === 'custom-journey' && !program) {
    await fillDay(page, fields.trip_start_date, dayFromNow(20));
    await field(fields.number_of_days).fill('5');
  }
  if (form === 'contact') await field(fields.message).fill('Is breakfast included in the price?');
  await field(words(language, 'enquiries').fields.name).fill(name);
  await field(words(language, 'enquiries').fields.phone).fill('0501234567');
  await page.getByLabel(new RegExp(`^${words(language, 'enquiries').fields.email}`)).fill(email);
}
