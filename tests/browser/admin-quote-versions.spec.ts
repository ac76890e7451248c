import { CountedActions } from './counted-actions.ts';
import { test } from './office.ts';
import { answer, chatText, editorOf, numbered, requestForDeparture } from './quote-editor.ts';
import { entryOf, panelOf } from './staff-requests.ts';
import { again, expect, languages, words } from './support.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of languages) {
  const of = words(language, 'admin-quotes');

  test.describe(`versions of a quote (${language})`, again(language), () => {
    test('a new version replaces a quote, unless the customer was faster', async ({ page, context, request }) => {
      const { customer, enquiry } = await requestForDeparture(request, language);
      await page.goto(`/admin/requests?lang=${language}&open=custom.${enquiry.id}`);
      const panel = panelOf(page);
      const editor = editorOf(page, of, customer.name);
      const staff = new CountedActions();
      await staff.click(panel.getByRole('button', { name: of.section.make, exact: true }));
      const text = await chatText(context, () => staff.click(editor.getByRole('button', { name: of.send.whatsapp })));
      expect(staff.count, staff.done.join('\n')).toBe(2);
      await (await entryOf(panel, numbered(of.menu.label, { number: 1 }), of.menu.version)).click();
      await expect(editor.getByRole('checkbox')).toBeChecked();
      await answer(request, text, { action: 'accept', name: 'Noura' });
      await editor.getByRole('button', { name: of.send.whatsapp }).click();
      await expect(editor.getByText(numbered(of.closed.accepted, { number: 1 }))).toBeVisible();
      await chatText(context, async () => {
        await editor.getByRole('button', { name: of.closed.beside }).click();
        await editor.getByRole('button', { name: of.send.whatsapp }).click();
      });
      await expect(editor).toBeHidden();
      await (await entryOf(panel, numbered(of.menu.label, { number: 2 }), of.menu.withdraw)).click();
      await page.getByRole('dialog').getByRole('button', { name: of.withdraw.confirm }).click();
      await expect(panel.getByRole('region', { name: of.section.title })).toContainText(of.states.withdrawn);
    });

    test('a new version of an accepted quote takes its place once the customer accepts it', async ({
      page,
      context,
      request,
    }) => {
      const { customer, enquiry, seatsLeft } = await requestForDeparture(request, language);
      await page.goto(`/admin/requests?lang=${language}&open=custom.${enquiry.id}`);
      const panel = panelOf(page);
      const editor = editorOf(page, of, customer.name);
      const send = () => chatText(context, () => editor.getByRole('button', { name: of.send.whatsapp }).click());
      await panel.getByRole('button', { name: of.section.make, exact: true }).click();
      const text = await send();
      await (await entryOf(panel, numbered(of.menu.label, { number: 1 }), of.menu.version)).click();
      await answer(request, text, { action: 'accept', name: 'Noura' });
      expect(await seatsLeft()).toBe(6);
      await editor.getByRole('button', { name: of.send.whatsapp }).click();
      await editor.getByRole('button', { name: of.closed.later }).click();
      await expect(editor.getByRole('checkbox', { name: numbered(of.replacesAccepted, { number: 1 }) })).toBeChecked();
      await editor.locator('#quote_seats').fill('3');
      const next = await send();
      await expect(editor).toBeHidden();
      const offers = panel.getByRole('region', { name: of.section.title });
      await expect(offers).toContainText(of.states.accepted);

      // Another one begins with the same choice, and does not replace it by itself.
      await panel.getByRole('button', { name: of.section.make, exact: true }).click();
      await expect(editor.getByRole('checkbox', { name: numbered(of.replaces, { number: 2 }) })).not.toBeChecked();
      await page.keyboard.press('Escape');

      await answer(request, next, { action: 'accept', name: 'Noura' });
      expect(await seatsLeft()).toBe(5);
      await page.reload();
      await expect(offers).toContainText(of.states.replaced);
    });
  });
}
