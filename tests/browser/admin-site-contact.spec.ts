import type { APIRequestContext } from '@playwright/test';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { addProgram, test } from './office.ts';
import { publishDraft, publishSection, readSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, goWithin, languages, readOutbox, words } from './support.ts';

// The contact is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ request }) => publishSection(request, 'contact', contactAtStart));

const [typed, shown, link] = ['9200 01234', '9200 01234', 'tel:920001234'];
const officeOutbox = (process.env.OFFICE_OUTBOX ?? '').replace('/_outbox', '/_outbox.json');

/** The page as a browser without scripts gets it. */
const pageAt = async (request: APIRequestContext, path: string, language: string) =>
  (await request.get(path, { headers: { Cookie: `preferred-language=${language}` } })).text();

for (const language of languages) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];

  test.describe(`the contact in ${language}`, again(language), () => {
    test('an owner changes the phone: every page, the brochure and a mail show it', async ({ page, request }) => {
      const { id } = await addProgram(request);
      await page.goto(`/admin/site?section=contact&lang=${language}`);
      await page.locator('summary').first().click();
      await page.locator('#contact_phones_0_number').fill(typed);
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();

      const calling = ['/', '/programs', '/contact', '/terms', '/request', '/nowhere', `/program/${id}`];
      for (const path of calling) {
        for (const one of languages) {
          await expect.poll(() => pageAt(request, path, one), { message: `${one} ${path}` }).toContain(link);
          expect(await pageAt(request, path, one)).not.toContain('tel:920000000');
        }
      }
      expect(await pageAt(request, `/program/${id}/brochure`, language)).toContain(shown);
      expect(await pageAt(request, '/contact', language)).toContain('"telephone":"920001234"');

      const name = `Noura ${crypto.randomUUID().slice(0, 8)}`;
      const message = {
        name,
        // An address gets three confirmations a day.
        email: `${crypto.randomUUID()}@example.com`,
        phone: '0501234567',
        message: 'Do you work during Eid?',
        language,
      };
      const sent = await request.post('/api/messages', { data: message });
      expect(sent.ok()).toBe(true);
      const mails = async () => (await readOutbox(officeOutbox)).filter(({ to }) => to.includes(message.email));
      await expect.poll(async () => (await mails()).length).toBe(1);
      for (const { text, html } of await mails())
        expect([text, html]).toEqual(Array(2).fill(expect.stringContaining(shown)));
    });

    test('a number that nobody has is refused at its field', async ({ page, request }) => {
      const { live } = await readSection(request, 'contact');
      await page.goto(`/admin/site?section=contact&lang=${language}`);
      await page.locator('#contact_whatsapp').fill('12');
      await publishDraft(page, language);
      await expect(page.getByText(t.rules.invalid_phone)).toBeVisible();
      await expect(page.locator('#contact_whatsapp')).toBeFocused();
      expect((await readSection(request, 'contact')).live.version).toBe(live.version);
    });

    test('what the site came with comes back from the history', async ({ page, request }) => {
      const social = [{ name: 'Snapchat', link: 'https://www.snapchat.com/add/agency' }];
      await publishSection(request, 'contact', { ...contactAtStart, social, vat: null });
      await page.goto(`/terms?lang=${language}`);
      const footer = page.getByRole('contentinfo').last();
      await expect(footer.getByRole('link', { name: /^Snapchat/ })).toBeVisible();
      await expect(footer).not.toContainText(contactAtStart.vat ?? '');

      await page.goto(`/admin/site?section=contact&lang=${language}`);
      await page.getByRole('button', { name: t.history }).click();
      await page.getByRole('button', { name: drafts.history.restore }).last().click();
      await page.getByRole('button', { name: drafts.history.restoreConfirm }).last().click();
      await expect(page.locator('#contact_vat')).toHaveValue(contactAtStart.vat ?? '');
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      await expect.poll(() => pageAt(request, '/terms', language)).toContain(contactAtStart.vat ?? '');
    });

    test('the way from the console to the site reads it', async ({ page }) => {
      await page.goto(`/admin/site?section=contact&lang=${language}`);
      await expect(page.locator('#contact_whatsapp')).toBeVisible();
      await goWithin(page, '/terms');
      await expect(page.getByRole('contentinfo').last().locator('a[href="tel:920000000"]')).toBeVisible();
    });
  });
}
