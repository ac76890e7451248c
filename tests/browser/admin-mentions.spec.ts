import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { addColleague, again, atDesk, expect, languages, newName, test } from './support.ts';

test.use(atDesk);

for (const language of languages) {
  const t = texts(language);

  test(
    `a colleague whom a note mentions sees a mark until the request is open (${language})`,
    again(language),
    async ({ page, request, browser }) => {
      const customer = newCustomer(language);
      const { type, id } = await addRequest(request, 'hotel', customer);
      const account = await addColleague('agent', newName(language));
      const context = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
      const headers = { 'X-Client': 'web' };
      await context.request.post('/api/session', { data: account, headers });
      const { name } = (await (await context.request.get('/api/account', { headers })).json()).data;

      // By the keyboard: the sign, letters that only this colleague has, and Enter, which does not send.
      await page.goto(`/admin/requests?open=${type}.${id}&lang=${language}#q=${customer.phone}`);
      const panel = panelOf(page);
      const note = panel.locator('textarea#note');
      await note.pressSequentially('@zzzz');
      await expect(page.locator('.ant-mentions-dropdown:visible')).toHaveText(t.noColleague);
      await note.fill('Cot? ');
      await note.press('End');
      await note.pressSequentially(`@${name.slice(-6)}`);
      const list = page.locator('.ant-mentions-dropdown:visible');
      await expect(list.getByText(name, { exact: true })).toBeVisible();
      await note.press('Escape');
      await expect(list).toBeHidden();
      await expect(panel).toBeVisible();
      await note.press('Backspace');
      await expect(list).toBeVisible();
      await note.press('Enter');
      await expect(note).toHaveValue(`Cot? @${name} `);
      await panel.getByRole('button', { name: t.detail.addNote }).click();
      await expect(panel.locator('strong').filter({ hasText: `@${name}` })).toBeVisible();
      await expect(note).toHaveValue('');
      await expectSoundInConsole(page, language);

      const colleague = await context.newPage();
      await expect(async () => {
        await colleague.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
        await expect(rowOf(colleague, customer.name).locator('[data-mention]')).toBeVisible({ timeout: 10_000 });
      }).toPass();
      await expect(rowOf(colleague, customer.name)).toContainText(t.mentionsYou);
      const link = colleague.getByRole('navigation').getByRole('link', { name: t.layout.mentions });
      await expect(link).toContainText('1');
      await link.click();
      await expect(panelOf(colleague)).toContainText(customer.name);
      await expect(panelOf(colleague)).toContainText(`@${name}`);
      await expect(link).toBeHidden();
      await colleague.reload();
      await expect(panelOf(colleague)).toContainText(customer.name);
      await expect(link).toBeHidden();
      await context.close();
    },
  );
}
