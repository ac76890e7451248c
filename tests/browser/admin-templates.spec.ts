import type { APIRequestContext, Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { test } from './office.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, rowOf, texts } from './staff-requests.ts';
import { again, expect, type Language, languages, words } from './support.ts';

// These tests replace the only list of shared templates.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

interface Given {
  title: string;
  texts: { ar: string; en: string | null };
}

async function replaceShared(request: APIRequestContext, ...templates: Given[]) {
  const { version } = (await (await request.get('/api/desk/templates')).json()).data.shared;
  const given = templates.map((template) => ({ id: uuid(), ...template }));
  const reply = await request.put('/api/desk/templates', { data: { templates: given, version } });
  expect(reply.status()).toBe(200);
  return given;
}

test.beforeEach(({ request }) => replaceShared(request).then(() => undefined));
test.afterEach(({ request }) => replaceShared(request).then(() => undefined));

const payment: Given = {
  title: 'Payment',
  texts: {
    ar: 'أهلًا {name}، الإجمالي {total}. رقمك {reference}.',
    en: 'Hello {name}, the total is {total}. Yours: {reference}.',
  },
};
const visa: Given = { title: 'Visa', texts: { ar: 'التأشيرة تستغرق أسبوعًا.', en: 'The visa takes a week.' } };

async function openReply(page: Page, language: Language, customer: { name: string; phone: string }) {
  const t = texts(language);
  await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
  await rowOf(page, customer.name).getByRole('button', { name: t.requests.chat }).click();
  const dialog = page.getByRole('dialog', { name: t.reply.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const language of languages) {
  const t = texts(language);
  const of = words(language, 'admin-replies').templates;

  test.describe(`templates of replies (${language})`, again(language), () => {
    test('an owner makes a shared one, with the facts that a request has', async ({ page, request }) => {
      await page.goto(`/admin/templates?lang=${language}`);
      await page.getByRole('button', { name: of.add }).click();
      const dialog = page.getByRole('dialog', { name: of.form.addTitle });
      const save = dialog.getByRole('button', { name: of.form.save });
      await save.click();
      await expect(dialog.locator('#template_title')).toBeFocused();
      await expect(dialog.getByText(of.rules.required).first()).toBeVisible();
      await dialog.locator('#template_title').fill('Deposit');
      await dialog.locator('#template_texts_ar').fill('السعر {price}');
      await save.click();
      await expect(dialog.getByText(of.rules.unknown_fact)).toBeVisible();
      await dialog.locator('#template_texts_ar').fill('العربون من ');
      await dialog.getByRole('button', { name: of.facts.total }).click();
      await expect(dialog.locator('#template_texts_ar')).toHaveValue('العربون من {total}');
      await expect(dialog.getByRole('region', { name: of.preview.title })).toContainText('12,400');
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await save.click();
      await expect(page.getByText(of.form.added)).toBeVisible();
      await expect(dialog).toBeHidden();
      const card = page.getByRole('listitem').filter({ hasText: 'Deposit' });
      await expect(card).toContainText(of.noEnglish);
      // antd measures texts in a hidden field, which keeps the width of the closed dialog.
      await page.reload();
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await card.getByRole('button', { name: of.remove.open }).click();
      await page.getByRole('dialog').getByRole('button', { name: of.remove.confirm }).click();
      await expect(page.getByText(of.remove.done)).toBeVisible();
      expect((await (await request.get('/api/desk/templates')).json()).data.shared.templates).toEqual([]);
    });

    test('a reply joins two, asks for what is missing, and is counted', async ({ page, context, request }) => {
      const [first] = await replaceShared(request, payment, visa);
      const customer = newCustomer(language);
      const { reference } = await addRequest(request, 'message', { ...customer, language });
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      const dialog = await openReply(page, language, customer);
      await dialog.getByText(payment.title, { exact: true }).click();
      const text = dialog.getByRole('textbox', { name: t.reply.text });
      await expect(text).toHaveValue(new RegExp(`${customer.name}.*\\{total\\}.*${reference}`));
      const add = dialog.getByRole('combobox', { name: t.reply.add });
      await add.click();
      await add.fill('vis');
      await add.press('Enter');
      await expect(text).toHaveValue(new RegExp(`\\n\\n${visa.texts[language]}$`));
      await expect(text).toBeFocused();

      const total = dialog.getByRole('textbox', { name: of.facts.total });
      await dialog.getByRole('link', { name: t.reply.open }).click();
      await expect(total).toBeFocused();
      await expect(total).toHaveAccessibleDescription(t.reply.unanswered);
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await total.fill('4,200');
      await expect(dialog.getByRole('region', { name: t.reply.preview })).toContainText('4,200');
      const chat = context.waitForEvent('page');
      await dialog.getByRole('link', { name: t.reply.open }).click();
      const sent = new URL((await chat).url()).searchParams.get('text') ?? '';
      expect(sent).toContain('4,200');
      expect(sent).toContain(visa.texts[language]);
      expect(sent).not.toMatch(/[{}]/);
      const uses = async () => (await (await request.get('/api/desk/templates')).json()).data.uses[first?.id ?? ''];
      await expect.poll(uses).toBe(1);
    });

    test('a reply is mailed to the customer, if there is an address', async ({ page, request }) => {
      await replaceShared(request, visa);
      const [customer, silent] = [newCustomer(language), { ...newCustomer(language), email: null }];
      const { id } = await addRequest(request, 'message', { ...customer, language });
      await addRequest(request, 'hotel', { ...silent, language });
      const without = await openReply(page, language, silent);
      await expect(without.getByText(t.reply.noAddress)).toBeVisible();
      await expect(without.getByRole('button', { name: t.reply.mail })).toBeDisabled();

      const dialog = await openReply(page, language, customer);
      await dialog.getByText(visa.title, { exact: true }).click();
      await dialog.getByRole('button', { name: t.reply.mail }).click();
      await expect(page.getByText(t.reply.mailed)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, customer.name)).toContainText(t.status.in_progress);
      const { data } = await (await request.get(`/api/messages/${id}`)).json();
      expect(data.history.at(-1)).toMatchObject({ action: 'answered', text: visa.texts[language] });
    });

    test('a colleague’s change is shown beside one’s own', async ({ page, request }) => {
      const [given] = await replaceShared(request, visa);
      await page.goto(`/admin/templates?lang=${language}`);
      await page.getByRole('button', { name: of.edit }).click();
      const dialog = page.getByRole('dialog', { name: of.form.editTitle });
      await dialog.locator('#template_texts_en').fill('The visa takes two weeks.');
      const { shared } = (await (await request.get('/api/desk/templates')).json()).data;
      const theirs = { ...given, texts: { ...visa.texts, en: 'It takes ten days.' } };
      await request.put('/api/desk/templates', { data: { templates: [theirs], version: shared.version } });
      await dialog.getByRole('button', { name: of.form.save }).click();
      const name = shared.templates[0].updated_by.name;
      await expect(dialog.getByText(of.conflict.title.replace('{{name}}', `\u2068${name}\u2069`))).toBeVisible();
      await expect(dialog.getByText('It takes ten days.')).toBeVisible();
      await dialog.getByRole('button', { name: of.conflict.take }).click();
      await expect(dialog.locator('#template_texts_en')).toHaveValue('It takes ten days.');

      // The colleague removes it while it is edited.
      await dialog.locator('#template_texts_en').fill('It takes a month.');
      await replaceShared(request);
      await dialog.getByRole('button', { name: of.form.save }).click();
      await expect(dialog.getByText(of.conflict.removed.replace('{{name}}', `\u2068${name}\u2069`))).toBeVisible();
      await dialog.getByRole('button', { name: of.form.save }).click();
      await expect(dialog).toBeHidden();
      const { data } = await (await request.get('/api/desk/templates')).json();
      expect(data.shared.templates).toMatchObject([{ texts: { en: 'It takes a month.' } }]);
    });
  });
}
