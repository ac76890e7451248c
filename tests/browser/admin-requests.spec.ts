import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { customRequest, flightRequest, hotelRequest, message } from '../support/bodies.ts';
import { expectSound } from './sound.ts';
import {
  choose,
  dayFromNow,
  expect,
  fillDay,
  type Language,
  languages,
  newName,
  signedIn,
  test,
  words,
} from './support.ts';

test.use({ ...signedIn, contextOptions: { reducedMotion: 'reduce' }, extraHTTPHeaders: { 'X-Client': 'web' } });

const bodies = { flight: flightRequest, hotel: hotelRequest, custom: customRequest, message };
type Type = keyof typeof bodies;

const paths: Record<Type, string[]> = {
  flight: ['/admin/requests/flights'],
  hotel: ['/admin/requests/hotels'],
  custom: ['/admin/requests/custom'],
  message: ['/admin/requests/messages', '/admin/messages'],
};

const texts = (language: Language) => ({ ...words(language, 'admin'), ...words(language, 'admin-requests') });

/** Someone of whom no other test knows, with a phone number of their own. */
const newCustomer = (language: Language) => ({
  name: newName(language),
  phone: `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  email: `${crypto.randomUUID().slice(0, 8)}@example.com`,
});

/** Enters a request as staff: visitors' posts are limited. */
async function addRequest(api: APIRequestContext, type: Type, changes: Record<string, unknown>) {
  const reply = await api.post('/api/requests', { data: { ...bodies[type](changes), type } });
  expect(reply.status()).toBe(201);
  return { ...(await reply.json()).data, type } as { id: string; reference: string; type: Type };
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const panelOf = (page: Page) => page.locator('.ant-drawer').getByRole('dialog');

for (const language of languages) {
  const t = texts(language);

  test(`each type has its screen, and all have one (${language})`, async ({ page, request }) => {
    const customer = newCustomer(language);
    for (const type of ['flight', 'hotel', 'custom'] as const) await addRequest(request, type, customer);
    await addRequest(request, 'message', { ...customer, email: null, message: 'a'.repeat(81) });
    const query = `?q=${encodeURIComponent(customer.name)}&lang=${language}`;

    await page.goto(`/admin/requests${query}`);
    await expect(rowOf(page, customer.name)).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 1, name: t.title.all })).toBeVisible();
    const written = rowOf(page, customer.name).first();
    await expect(written.getByText(`${'a'.repeat(79)}…`)).toBeVisible();
    await expect(written.getByRole('button', { name: t.requests.email })).toBeDisabled();
    for (const type of Object.keys(paths) as Type[]) {
      for (const path of paths[type]) {
        await page.goto(path + query);
        await expect(page.getByRole('heading', { level: 1, name: t.title[type] })).toBeVisible();
        await expect(rowOf(page, customer.name)).toHaveCount(1);
        await expect(rowOf(page, customer.name).getByRole('img', { name: t.requestType[type] })).toBeVisible();
      }
    }
  });

  test(`a WhatsApp reply begins with a template in the customer's language and is noted (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const theirs: Language = language === 'ar' ? 'en' : 'ar';
    const replies = words(theirs, 'admin-replies');
    const customer = newCustomer(language);
    const { reference } = await addRequest(request, 'hotel', { ...customer, language: theirs });
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.goto(`/admin/requests/hotels?q=${encodeURIComponent(customer.phone)}&lang=${language}`);
    const row = rowOf(page, customer.name);
    const opener = row.getByRole('button', { name: t.requests.chat });
    const dialog = page.getByRole('dialog', { name: t.reply.title });
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    const text = dialog.getByRole('textbox', { name: t.reply.text });
    await expect(text).toHaveValue(new RegExp(customer.name));
    await expect(text).toHaveValue(new RegExp(reference));
    await dialog.getByText(t.reply.templates.offer).click();
    await expect(text).toHaveValue(new RegExp(replies.hotel.offer.slice(0, 30)));
    await text.fill('My own words & more?');
    // Another template and back: what was written is still there.
    await dialog.getByText(t.reply.templates.thanks).click();
    await dialog.getByText(t.reply.templates.offer).click();
    await expect(text).toHaveValue('My own words & more?');
    await expectSound(page, language);
    await page.setViewportSize({ width: 1440, height: 900 });

    const chat = context.waitForEvent('page');
    await dialog.getByRole('link', { name: t.reply.open }).click();
    const { pathname, searchParams } = new URL((await chat).url());
    expect(pathname).toBe(`/966${customer.phone.slice(1)}`);
    expect(searchParams.get('text')).toBe('My own words & more?');
    await expect(dialog).toBeHidden();

    // Calls and e-mails are noted too. What opens them is none of the page's business.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: false }));
    await row.getByRole('link', { name: t.requests.call }).click();
    await row.getByRole('link', { name: t.requests.email }).click();
    await expect(page.getByText(t.contact.recorded.email)).toBeVisible();
    await row.getByRole('link', { name: customer.name }).click();
    for (const event of [t.detail.eventWhatsApp, t.detail.eventCall, t.detail.eventEmail]) {
      await expect(panelOf(page).getByText(event)).toBeVisible();
    }
  });
}

test('the panel shows every field, and leads to what the customer asked for before', async ({ page, request }) => {
  const t = texts('en');
  const customer = newCustomer('en');
  const before = await addRequest(request, 'message', { ...customer, message: 'Do you book ferries?' });
  const { data: programs } = await (await request.get('/api/programs?limit=1')).json();
  const asked = await addRequest(request, 'custom', {
    ...customer,
    number_of_days: 9,
    hotel_level: 'luxury',
    trip_type: 'family',
    special_destination: 'Farasan',
    travel_expert_help: 'Step-free rooms\nand a boat',
    infants: 1,
    program_id: programs[0].id,
  });
  const list = Promise.withResolvers<void>();
  await page.route(/\/api\/customs(\?|$)/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.goto(`/admin/requests/custom?open=${asked.id}&lang=en`);
  const panel = panelOf(page);
  const shown = ['9 days', '2 adults, 1 infant', t.hotelLevel.luxury, t.tripType.family, 'Farasan', asked.reference];
  for (const text of [...shown, customer.email, t.detail.eventEntered])
    await expect(panel.getByText(text)).toBeVisible();
  await expect(panel.getByText('Step-free rooms\nand a boat')).toBeVisible();
  // A list that comes later than the panel comes all the same.
  list.resolve();
  await expect(page.locator(`[data-request="${asked.id}"]`)).toBeVisible();
  await expectSound(page, 'en');
  await expect(panel.getByRole('link', { name: programs[0].translations.en.trip_name })).toBeVisible();

  await panel.getByRole('link', { name: 'Do you book ferries?' }).click();
  await expect(page).toHaveURL(new RegExp(`open=message.${before.id}`));
  await expect(panel.getByText(before.reference)).toBeVisible();
  await expect(panel.getByRole('link', { name: /Farasan/ })).toBeVisible();
  await page.goBack();
  await expect(panel.getByText(asked.reference)).toBeVisible();
});

test('what two people do at once is told to the second, who loses nothing typed', async ({ page, request }) => {
  const t = texts('ar');
  const { id } = await addRequest(request, 'hotel', newCustomer('ar'));
  await page.goto(`/admin/requests/hotels?open=${id}&lang=ar`);
  const panel = panelOf(page);
  const note = panel.getByLabel(t.detail.note);
  await note.fill('اتفقنا على فندق قريب من الحرم');
  await request.patch(`/api/hotels/${id}`, { data: { status: 'in_progress', note: 'كلّمته قبل قليل' } });
  await choose(page, panel.getByRole('combobox', { name: t.detail.statusFor }), t.status.done);
  await expect(page.getByText(t.detail.conflictTitle)).toBeVisible();
  await expect(panel.getByText('كلّمته قبل قليل')).toBeVisible();
  await expect(panel.locator('.ant-select').getByText(t.status.in_progress)).toBeVisible();
  await expect(note).toHaveValue('اتفقنا على فندق قريب من الحرم');

  // Elsewhere in the console and back, and it still is.
  await panel.getByRole('button', { name: t.detail.close }).click();
  await page.getByRole('link', { name: t.layout.custom }).click();
  await page.goBack();
  await rowOf(page, '').locator(`[data-request="${id}"]`).click();
  await expect(note).toHaveValue('اتفقنا على فندق قريب من الحرم');
  await panel.getByRole('button', { name: t.detail.addNote }).click();
  // In the timeline: the field lets go of it a moment later.
  await expect(panel.getByRole('paragraph').filter({ hasText: 'اتفقنا على فندق قريب من الحرم' })).toBeVisible();
});

test('a deleted request goes from every list, in other tabs too', async ({ page, context, request }) => {
  const t = texts('en');
  const customer = newCustomer('en');
  await addRequest(request, 'flight', customer);
  const other = await context.newPage();
  await other.goto(`/admin/requests/flights?q=${customer.phone}&lang=en`);
  await expect(rowOf(other, customer.name)).toBeVisible();
  await page.goto(`/admin/requests?q=${customer.phone}&lang=en`);
  await rowOf(page, customer.name).getByRole('button', { name: t.requests.delete }).click();
  await page.getByRole('button', { name: t.requests.deleteConfirm, exact: true }).last().click();
  for (const tab of [page, other]) await expect(rowOf(tab, customer.name)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const left = await request.get('/api/requests', { params: { q: customer.phone } });
  expect((await left.json()).data).toEqual([]);
});

test('the list is walked, opened and left by keyboard; filters stay in the address', async ({ page, request }) => {
  const t = texts('ar');
  const customer = newCustomer('ar');
  await addRequest(request, 'custom', customer);
  const { id } = await addRequest(request, 'custom', { ...customer, email: null });
  await page.goto(`/admin/requests/custom?lang=ar`);
  await page.getByRole('searchbox').fill(customer.name);
  await expect(rowOf(page, customer.name)).toHaveCount(2);
  await page.getByRole('button', { name: t.requests.filters }).press('Enter');
  await choose(page, page.getByLabel(t.requests.filterEmail), t.requests.withoutEmail);
  await expect(rowOf(page, customer.name)).toHaveCount(1);
  // What somebody does meanwhile shows when one comes back to a list that was read before.
  await request.patch(`/api/customs/${id}`, { data: { status: 'done' } });
  await page.getByRole('button', { name: t.requests.clearFilters }).click();
  await expect(rowOf(page, customer.name)).toHaveCount(2);
  await expect(rowOf(page, customer.name).getByText(t.status.done)).toBeVisible();
  await choose(page, page.getByLabel(t.requests.filterEmail), t.requests.withoutEmail);
  await expect(rowOf(page, customer.name)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(customer.name);
  await expect(rowOf(page, customer.name)).toHaveCount(1);

  const link = rowOf(page, customer.name).getByRole('link', { name: customer.name });
  await link.press('Enter');
  await expect(panelOf(page).getByText(t.related.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(link).toBeFocused();
  expect(new URL(page.url()).searchParams.get('has_email')).toBe('false');
});

test('the export goes on after a failure, holds every match once and no formula', async ({ page, request }) => {
  const t = { ...texts('en'), ...words('en', 'admin-export') };
  const { name, phone } = newCustomer('en');
  for (const email of ['a', 'b', 'c'])
    await addRequest(request, 'message', { name, phone, email: `${email}@x.example` });
  await addRequest(request, 'flight', { name: `=1+1 ${name}`, phone, email: null, notes: 'ملاحظة، "مقتبسة"\nسطر' });
  await addRequest(request, 'hotel', { name, phone, email: 'd@x.example' });
  await page.goto(`/admin/requests?q=${phone}&lang=en`);
  await expect(rowOf(page, name)).toHaveCount(5);

  // Pages of two; the second one fails once.
  let calls = 0;
  await page.route('**/api/requests?*limit=100*', (route) => {
    calls += 1;
    const url = route.request().url().replace('limit=100', 'limit=2');
    return calls === 2 ? route.fulfill({ status: 503, json: {} }) : route.continue({ url });
  });
  await page.getByRole('button', { name: t.export }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  await expect(dialog.getByText(t.failed)).toBeVisible();
  await expectSound(page, 'en');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t.goOn }).click();
  const file = await download;
  await expect(dialog.getByText(t.done_other.replace('{{count}}', '5'))).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^requests_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFF"?رقم الطلب \/ Reference/);
  expect(csv.match(/x\.example/g)).toHaveLength(4);
  expect(csv).toContain(`"'=1+1 ${name}"`);
  expect(csv).toContain('"ملاحظة، ""مقتبسة""\nسطر"');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t.export })).toBeFocused();
});

for (const language of languages) {
  test(`a request taken on the phone is entered once and is in the list at once (${language})`, async ({ page }) => {
    const t = texts(language);
    const form = words(language, 'enquiries');
    const hotel = words(language, 'hotel-booking');
    const { name, phone } = newCustomer(language);
    await page.goto(`/admin/requests/hotels?q=${phone}&lang=${language}`);
    await page.getByRole('button', { name: t.entry.new, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.entry.title });
    const save = dialog.getByRole('button', { name: t.entry.save });
    await save.click();
    await expect(dialog.getByLabel(form.fields.name)).toBeFocused();
    await expect(dialog.getByText(form.rules.required, { exact: true })).toBeVisible();
    await expectSound(page, language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByLabel(form.fields.name).fill(name);
    await dialog.getByLabel(form.fields.phone).fill(phone);

    // Another type and back: nothing typed is lost.
    await dialog.getByText(t.requestType.message).click();
    await expect(dialog.getByLabel(form.fields.name)).toHaveValue(name);
    await dialog.getByText(t.requestType.hotel, { exact: true }).click();
    await dialog.getByLabel(hotel.fields.destination).fill('Abha');
    await fillDay(page, hotel.fields.check_in, dayFromNow(12));
    await fillDay(page, hotel.fields.check_out, dayFromNow(14));

    // The reply to the first try is lost, after it was stored.
    await page.route('**/api/requests', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await save.click();
    await expect(dialog.getByText(t.entry.failed)).toBeVisible();
    await page.unroute('**/api/requests');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(panelOf(page).getByText(t.detail.eventEntered)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, name)).toHaveCount(1);
    await expect(rowOf(page, name).getByRole('link', { name })).toBeFocused();
  });
}

test('a list that cannot be had says so, and comes when it can', async ({ page }) => {
  const t = texts('ar');
  await page.route('**/api/requests?*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.route('**/api/requests', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/admin/requests?lang=ar');
  await expect(page.getByText(t.requests.errorTitle)).toBeVisible();
  await expectSound(page, 'ar');
  await page.unrouteAll();
  await page.getByRole('button', { name: t.requests.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.title.all })).toBeVisible();
  await expect(page.getByText(t.requests.errorTitle)).toBeHidden();
});
