import { readFile } from 'node:fs/promises';
import { inDays, message } from '../support/bodies.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer } from './staff-requests.ts';
import { again, expect, languages, signedIn, test, words } from './support.ts';

/** The console's screen for people's legal rights: their data, a copy of it, and its erasure. */

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });
test.describe.configure({ timeout: 120_000 });

for (const language of languages) {
  const t = words(language, 'admin-privacy');

  test(`a person is found, exported and erased (${language})`, again(language), async ({ page, request }) => {
    const customer = newCustomer(language);
    const { reference } = await addRequest(request, 'message', { ...customer, message: 'Do you book ferries?' });
    await addRequest(request, 'hotel', { ...customer, email: `the.other.address.of.${customer.email}`, language });
    await page.goto(`/admin/privacy?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    const search = page.getByRole('region', { name: t.search.title });
    const found = page.getByRole('region', { name: t.person.title });
    const field = search.getByLabel(t.search.label);

    await field.fill('12');
    await field.press('Enter');
    await expect(search.getByText(t.search.invalid)).toBeVisible();
    await field.fill(customer.phone);
    await field.press('Enter');
    await expect(found.getByText(reference)).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(customer.phone));
    await expectSoundInConsole(page, language);

    for (const [label, content] of [
      [t.person.json, '"exported_at"'],
      [t.person.page, `<html lang="${language}"`],
    ]) {
      const download = page.waitForEvent('download');
      await found.getByRole('button', { name: label }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain(content);
      expect(file).toContain(reference);
    }

    await found.getByRole('button', { name: t.person.erase }).click();
    const dialog = page.getByRole('dialog', { name: t.erase.title });
    await expect(dialog.getByText(t.erase.copies)).toBeVisible();
    await dialog.getByText(t.erase.reasons.not_needed).click();
    // The page behind the dialog may be scrolled, with the header over its content.
    await page.evaluate(() => scrollTo(0, 0));
    await expectSoundInConsole(page, language);
    await dialog.getByRole('button', { name: t.erase.confirm }).click();
    await expect(found.getByText(t.person.none)).toBeVisible();
    const erased = page.getByRole('region', { name: t.erasures.title });
    await expect(erased.getByText(t.erase.reasons.not_needed).first()).toBeVisible();
  });

  test(
    `a request for a program is no journey to plan, found or due (${language})`,
    again(language),
    async ({ page, request }) => {
      const { requestType } = words(language, 'admin');
      const customer = newCustomer(language);
      const [program] = (await (await request.get('/api/programs')).json()).data;
      const { id, reference } = await addRequest(request, 'custom', { ...customer, program_id: program.id });
      const due = { id, type: 'custom', program_id: program.id, reference, status: 'done', due_on: inDays(3) };
      await page.route('**/api/privacy', async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        const { data } = await (await route.fetch()).json();
        return route.fulfill({ json: { data: { ...data, retention: { ...data.retention, due: [due] } } } });
      });
      await page.goto(`/admin/privacy?lang=${language}`);
      await page.getByLabel(t.search.label).fill(customer.phone);
      await page.keyboard.press('Enter');
      for (const name of [t.person.title, t.due.title]) {
        const link = page.getByRole('region', { name }).getByRole('link').filter({ hasText: reference });
        await expect(link).toContainText(requestType.program);
      }
    },
  );

  test(
    `consent to offers is withdrawn, and the ledger shows both (${language})`,
    again(language),
    async ({ page, request }) => {
      const { consent } = words(language, 'admin-customer');
      const customer = newCustomer(language);
      const agreed = { text_version: 1, marketing: true };
      const sent = await request.post('/api/messages', { data: message({ ...customer, consent: agreed }) });
      const { id } = (await sent.json()).data;
      await page.goto(`/admin/privacy?lang=${language}`);
      await page.getByLabel(t.search.label).fill(customer.phone);
      await page.keyboard.press('Enter');
      const found = page.getByRole('region', { name: t.person.title });
      await expect(found).toContainText(t.person.offers);
      const withdraw = found.getByRole('button', { name: t.withdraw.open });
      await withdraw.click();
      await expectSoundInConsole(page, language);
      await page.getByRole('dialog').getByRole('button', { name: t.withdraw.confirm, exact: true }).click();
      await expect(found).toContainText(t.person.offersWithdrawn.replace('{{time}}', ''));
      await expect(withdraw).toHaveCount(0);
      await page.goto(`/admin/messages?open=message.${id}&lang=${language}`);
      const ledger = page.getByRole('region', { name: consent.title });
      await expect(ledger.getByText(consent.marketing)).toBeVisible();
      await expect(ledger).toContainText(consent.withdrawn);
      await expectSoundInConsole(page, language);
    },
  );

  test(
    `a privacy request is listed with the remaining days until it is answered (${language})`,
    again(language),
    async ({ page }) => {
      const customer = newCustomer(language);
      // Wider than a phone.
      customer.email = `a.long.mailbox.of.somebody.who.travels.${customer.email}`;
      await page.goto(`/admin/privacy?lang=${language}`);
      const requests = page.getByRole('region', { name: t.requests.title });
      await requests.getByRole('button', { name: t.requests.add }).click();
      const dialog = page.getByRole('dialog', { name: t.requests.add });
      await dialog.getByText(t.requests.kinds.export).click();
      await dialog.getByLabel(t.search.label).fill('nobody');
      await dialog.getByRole('button', { name: t.requests.save }).click();
      await expect(dialog.getByText(t.search.invalid)).toBeVisible();
      await dialog.getByLabel(t.search.label).fill(customer.email);
      await dialog.getByLabel(t.requests.received).fill(inDays(-28));
      await dialog.getByRole('button', { name: t.requests.save }).click();
      const row = requests.getByRole('listitem').filter({ hasText: customer.email });
      await expect(row).toContainText(
        (language === 'ar' ? t.requests.left_two : t.requests.left_other).replace('{{count}}', '2'),
      );
      await row.getByRole('button', { name: t.requests.find }).click();
      await expect(page.getByLabel(t.search.label).first()).toHaveValue(customer.email);
      await expectSoundInConsole(page, language);
      await row.getByRole('button', { name: t.requests.close }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.requests.close }).click();
      await expect(row).toHaveCount(0);
    },
  );
}

test('a failure can be retried, and a reload forgets the search', async ({ page, request }) => {
  const t = words('en', 'admin-privacy');
  await request.post('/api/messages', { data: message() });
  await page.route('**/api/privacy', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/admin/privacy?lang=en');
  await expect(page.getByText(t.failed).first()).toBeVisible();
  await page.unrouteAll();
  await page
    .getByRole('button', { name: words('en', 'admin').requests.tryAgain })
    .first()
    .click();
  await expect(page.getByText(t.failed)).toHaveCount(0);
});
