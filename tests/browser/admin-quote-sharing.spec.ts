import { test } from './office.ts';
import { addQuotedRequest, sendQuote } from './quotes.ts';
import { entryOf, panelOf, texts } from './staff-requests.ts';
import { again, expect, languages, words } from './support.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of languages) {
  const [t, of] = [texts(language), words(language, 'admin-quotes')];

  test(
    `an offer that is sent again by WhatsApp is a contact, which can be undone (${language})`,
    again(language),
    async ({ page, context, request }) => {
      const asked = await addQuotedRequest(request, language);
      await sendQuote(request, asked, { language });
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await page.goto(`/admin/requests?lang=${language}&open=hotel.${asked.id}`);
      const panel = panelOf(page);
      await (await entryOf(panel, of.menu.label.replace('{{number}}', '1'), of.menu.again)).click();
      const dialog = page.getByRole('dialog', { name: of.share.title.replace('{{number}}', '1') });
      const chat = context.waitForEvent('page');
      await dialog.getByRole('link', { name: of.share.chat }).click();
      await (await chat).close();
      await expect(dialog).toBeHidden();
      await expect(panel.getByText(t.detail.eventWhatsApp)).toBeVisible();
      const notice = page.locator('.ant-notification').filter({ hasText: t.contact.recorded.whatsapp });
      await notice.getByRole('button', { name: t.contact.undo }).click();
      await expect(panel.getByText(t.detail.eventWhatsApp)).toHaveCount(0);
    },
  );
}
