import { addRequest, newCustomer, panelOf, texts } from './staff-requests.ts';
import { again, expect, formWords, holdScripts, languages, search, signedIn, test, words } from './support.ts';

/** The sentence about sending, and the consent stored with a request. */

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

for (const language of languages) {
  const { consent, fields, submit } = formWords(language, 'contact');
  const t = { ...texts(language).detail.consent, ...words(language, 'admin-customer').consent };

  test(
    `every form explains what sending means and asks about offers separately (${language})`,
    again(language),
    async ({ page }) => {
      for (const form of ['contact', 'custom-journey', 'flight-booking', 'hotel-booking']) {
        await page.goto(`/${form}?lang=${language}`);
        await expect(page.getByText(consent.notice.replace(/<\/?a>/g, ''))).toBeVisible();
        await expect(
          page.getByRole('main').getByRole('link', { name: consent.notice.split(/<\/?a>/)[1] }),
        ).toHaveAttribute('href', '/privacy');
        const offers = page.getByRole('checkbox', { name: consent.marketing });
        await expect(offers).not.toBeChecked();
        await expect(offers).toBeEnabled();
      }
    },
  );

  test(`staff see what a visitor agreed to, and when (${language})`, again(language), async ({ page, request }) => {
    const customer = newCustomer(language);
    await page.goto(`/contact?lang=${language}`);
    await page.getByLabel(fields.name, { exact: true }).fill(customer.name);
    await page.getByLabel(fields.phone, { exact: true }).fill(customer.phone);
    await page.getByLabel(fields.email, { exact: true }).fill(customer.email);
    await page.getByLabel(fields.message, { exact: true }).fill('Do you arrange visas?');
    await page.getByRole('checkbox', { name: consent.marketing }).check();
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(/^M-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();

    const { data } = await (await search(request, { type: 'message', q: customer.email })).json();
    await page.goto(`/admin/messages?open=${data[0].id}&lang=${language}`);
    const ledger = panelOf(page).getByRole('region', { name: t.title });
    await expect(ledger.getByText(t.forms.message)).toBeVisible();
    await expect(ledger.getByRole('row', { name: `${t.marketing} ${t.yes}` })).toBeVisible();
    await ledger.getByText(t.version.replace('{{version}}', '1')).click();
    await expect(ledger.getByText(consent.marketing)).toBeVisible();

    const entered = await addRequest(request, 'hotel', newCustomer(language));
    await page.goto(`/admin/requests/hotels?open=${entered.id}&lang=${language}`);
    await expect(ledger.getByText(t.forms.staff)).toBeVisible();
    await expect(ledger.getByRole('row', { name: `${t.marketing} ${t.no}` })).toBeVisible();
  });
}

test('a checkbox ticked before hydration stays ticked and is sent', async ({ page }) => {
  const { consent, fields, submit } = formWords('en', 'contact');
  const letScriptsCome = await holdScripts(page);
  await page.goto('/contact?lang=en', { waitUntil: 'commit' });
  const offers = page.getByRole('checkbox', { name: consent.marketing });
  await offers.check();
  await page.getByLabel(fields.name, { exact: true }).fill('Noura');
  letScriptsCome();
  const sent = page.waitForRequest('**/api/messages');
  await page.getByLabel(fields.phone, { exact: true }).fill('0501234567');
  await page.getByLabel(fields.email, { exact: true }).fill('noura@example.com');
  await page.getByLabel(fields.message, { exact: true }).fill('Do you arrange visas?');
  await expect(offers).toBeChecked();
  await page.route('**/api/messages', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: submit }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Noura', consent: { text_version: 1, marketing: true } });
  await expect(offers).toBeChecked();
});
