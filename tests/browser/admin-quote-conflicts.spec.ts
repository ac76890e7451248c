import { test } from './office.ts';
import { addQuotedRequest, sendQuote } from './quotes.ts';
import { expectSoundInConsole } from './sound.ts';
import { entryOf, panelOf } from './staff-requests.ts';
import { again, expect, languages, words } from './support.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of languages) {
  const of = words(language, 'admin-quotes');
  const numbered = (text: string, number: number, name = '') =>
    text.replace('{{number}}', String(number)).replace('{{name}}', `\u2068${name}\u2069`);

  test(
    `a new version says who has closed the offer that it should replace (${language})`,
    again(language),
    async ({ page, request }) => {
      const asked = await addQuotedRequest(request, language);
      const { name: me } = (await (await request.get('/api/session')).json()).data.staff;
      const editor = page.getByRole('dialog', { name: of.title.replace('{{name}}', `\u2068${asked.who.name}\u2069`) });
      /** Begins a version of an offer, and sends it once something has happened to that one. */
      const sendVersion = async (number: number, happen: () => Promise<unknown>) => {
        await page.goto(`/admin/requests?lang=${language}&open=hotel.${asked.id}`);
        await (await entryOf(panelOf(page), numbered(of.menu.label, number), of.menu.version)).click();
        await expect(editor.getByRole('checkbox', { name: numbered(of.replaces, number) })).toBeChecked();
        await happen();
        await editor.getByRole('button', { name: of.send.whatsapp }).click();
      };
      const first = await sendQuote(request, asked, { language });
      await sendVersion(1, () => sendQuote(request, asked, { language, replaces: first.id }));
      await expect(editor.getByText(numbered(of.closed.replaced, 1, me))).toBeVisible();
      await expectSoundInConsole(page, language);

      const third = await sendQuote(request, asked, { language });
      await sendVersion(3, () => request.delete(`/api/requests/hotel/${asked.id}/quotes/${third.id}`));
      await expect(editor.getByText(numbered(of.closed.withdrawn, 3, me))).toBeVisible();

      const [fourth, fifth] = [await sendQuote(request, asked), await sendQuote(request, asked)];
      expect(fourth.number).toBe(4);
      const { reference, secret } = fifth;
      await sendVersion(4, async () => {
        const opened = await request.post('/api/quotes', { data: { action: 'open', reference, secret } });
        const { hash } = (await opened.json()).data;
        await request.post('/api/quotes', { data: { action: 'accept', reference, secret, hash, name: 'Noura' } });
      });
      await expect(editor.getByText(numbered(of.closed.another, 4))).toBeVisible();
    },
  );
}
