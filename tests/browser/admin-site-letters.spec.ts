import { lettersAtStart } from '#contracts/site-defaults/letters';
import { test } from './office.ts';
import { publishDraft, publishSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// The section is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });

test.afterAll(async ({ request }) => publishSection(request, 'letters', lettersAtStart));

for (const language of languages) {
  const t = words(language, 'admin-site');

  test.describe(`mails and messages in ${language}`, again(language), () => {
    test('an owner changes the words around the facts, and sees the mail and the messages', async ({
      page,
      request,
    }) => {
      await publishSection(request, 'letters', lettersAtStart);
      await page.goto(`/admin/site?section=letters&lang=${language}`);
      await page.locator('#letters_mail_closing_ar').fill('دمتم بخير، {name}');
      await page.locator('#letters_mail_closing_en').fill('Safe travels');
      await page.locator('#letters_chat_opening_en').fill('{agency} here.');
      const mail = page.frameLocator(`iframe[title^="English"]`);
      await expect(mail.getByText('Safe travels')).toBeVisible();
      await expect(page.getByText(/Rihla here\. We have your hotel request/)).toBeVisible();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();

      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);

      await publishDraft(page, language);
      await expect(page.getByText(t.rules.unknown_fact)).toBeVisible();
      await page.locator('#letters_mail_closing_ar').fill('دمتم بخير');
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      await expect
        .poll(async () => (await (await request.get('/data/site/letters.json')).json()).data.mail_closing.en)
        .toBe('Safe travels');
    });
  });
}
