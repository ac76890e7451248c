import type { Locator } from '@playwright/test';
import { CountedActions } from './counted-actions.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { again, atDesk, expect, languages, test, words } from './support.ts';

/** The keys of the console: those of the list of requests, and the palette. */

test.use(atDesk);

/** The bits of the modifiers in the browser's protocol. */
const [control, shift] = [2, 8];

for (const language of languages) {
  const t = texts(language);

  test(
    `keys move through the list and act on it, in an Arabic layout too (${language})`,
    again(language),
    async ({ page, request }) => {
      const [keys, desk] = [words(language, 'admin-keys'), words(language, 'admin-requests')];
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      await addRequest(request, 'hotel', customer);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const rows = rowOf(page, customer.name);
      await expect(rows).toHaveCount(2);
      // Playwright names a key by its place; the letter is the layout's.
      await page.keyboard.press('KeyJ');
      await page.keyboard.press('KeyJ');
      await expect(rows.nth(1).getByRole('link')).toBeFocused();
      await page.keyboard.press('KeyK');
      await expect(rows.nth(0).getByRole('link')).toBeFocused();
      await page.keyboard.press('KeyS');
      await expect(page.getByRole('menuitem', { name: t.status.new })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(rows.nth(0).locator('[data-key=status]')).toBeFocused();
      // Once the colleagues have loaded.
      await expect(rows.nth(0).locator('[data-key=owner]')).toBeVisible();
      await page.keyboard.press('KeyA');
      await expect(page.getByRole('menuitem', { name: desk.owner.take })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(rows.nth(0).locator('[data-key=owner]')).not.toContainText(desk.owner.nobody);
      await page.keyboard.press('KeyW');
      await expect(page.getByRole('dialog', { name: t.reply.title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: t.reply.title })).toBeHidden();
      await page.keyboard.press('KeyN');
      const note = panelOf(page).getByLabel(t.detail.note, { exact: true });
      await expect(note).toBeFocused();
      // In a field, they are letters.
      await page.keyboard.press('KeyJ');
      await expect(note).not.toHaveValue('');
      await note.fill('');
      // The panel says who has the request.
      await expect(panelOf(page).locator('[data-key=owner]')).not.toContainText(desk.owner.nobody);
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
      await page.keyboard.press('Slash');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('Shift+Slash');
      const help = page.getByRole('dialog', { name: keys.title });
      await expect(help).toBeVisible();
      await help.getByRole('switch').click();
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('KeyW');
      await expect(page.getByRole('dialog', { name: t.reply.title })).toHaveCount(0);
    },
  );

  test(
    `each key does the same when an Arabic layout gives its letter (${language})`,
    again(language),
    async ({ page, request }) => {
      const keys = words(language, 'admin-keys');
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      await page.goto(`/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      await expect(row.locator('[data-key=owner]')).toBeVisible();
      const device = await page.context().newCDPSession(page);
      /** Presses the key of a place, which types an Arabic letter. */
      const press = async (code: string, key: string, modifiers = 0) => {
        const pressed = { code, key, modifiers, windowsVirtualKeyCode: code.charCodeAt(3) };
        await device.send('Input.dispatchKeyEvent', {
          type: 'keyDown',
          ...(modifiers !== control && { text: key }),
          ...pressed,
        });
        await device.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
      };
      const leave = async (dialog: Locator) => {
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      };
      await press('KeyJ', 'ت');
      await expect(row.getByRole('link')).toBeFocused();
      await press('KeyS', 'س');
      await leave(page.getByRole('menuitem', { name: t.status.done }));
      await press('KeyA', 'ش');
      await leave(page.getByRole('menuitem', { name: words(language, 'admin-requests').owner.take }));
      await press('KeyW', 'ص');
      await leave(page.getByRole('dialog', { name: t.reply.title }));
      await press('KeyO', 'خ');
      const title = words(language, 'admin-quotes').title.replace('{{name}}', `\u2068${customer.name}\u2069`);
      await leave(page.getByRole('dialog', { name: title }));
      await press('KeyN', 'ى');
      await expect(panelOf(page).getByLabel(t.detail.note, { exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
      await press('Slash', 'ظ');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.getByRole('heading', { level: 1 }).focus();
      await press('Slash', '؟', shift);
      await leave(page.getByRole('dialog', { name: keys.title }));
      await press('KeyK', 'ن', control);
      await expect(page.getByRole('combobox', { name: keys.label })).toBeFocused();
      // As most people type it: without the hamza that the name has.
      await page.keyboard.insertText(language === 'ar' ? 'اوقات العمل' : 'working HOURS');
      const option = page.getByRole('dialog').locator('.ant-select-item-option');
      await expect(option.filter({ hasText: t.layout.hours })).toBeVisible();
      await expect(option.filter({ hasText: t.layout.overview })).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/hours/);
    },
  );

  test(
    `a customer is found from any screen by one key and the number (${language})`,
    again(language),
    async ({ page, request }) => {
      const keys = words(language, 'admin-keys');
      const customer = newCustomer(language);
      const { reference } = await addRequest(request, 'custom', customer);
      await page.goto(`/admin/team?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const staff = new CountedActions();
      await staff.press(page, 'Control+KeyK');
      const field = page.getByRole('combobox', { name: keys.label });
      await expect(field).toBeFocused();
      await page.keyboard.type(customer.phone);
      const found = page.getByRole('dialog').locator('.ant-select-item-option').filter({ hasText: reference });
      await expect(found).toBeVisible();
      expect(staff.count).toBe(1);
      await expectSoundInConsole(page, language);
      await page.keyboard.press('Enter');
      await expect(panelOf(page).getByText(reference)).toBeVisible();

      // Above a panel that covers the list, and so holds the focus.
      await page.setViewportSize({ width: 1024, height: 800 });
      await page.keyboard.press('Control+KeyK');
      await expect(field).toBeFocused();
      await page.keyboard.type(t.layout.team);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/team/);
    },
  );

  test(
    `Enter takes what the whole text finds, not what was listed for its beginning (${language})`,
    again(language),
    async ({ page, request }) => {
      const keys = words(language, 'admin-keys');
      const [sought, newer] = [newCustomer(language), newCustomer(language)];
      const { reference } = await addRequest(request, 'hotel', sought);
      const { reference: other } = await addRequest(request, 'hotel', {
        ...newer,
        name: `${newer.name} ${sought.name}`,
      });
      let letGo = () => {};
      await page.route('**/api/requests/searches', async (route) => {
        const { q } = route.request().postDataJSON();
        if (q === sought.phone) await new Promise<void>((resolve) => (letGo = resolve));
        await route.continue();
      });
      await page.goto(`/admin/team?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+KeyK');
      const field = page.getByRole('combobox', { name: keys.label });
      await expect(field).toBeFocused();
      const options = page.getByRole('dialog').locator('.ant-select-item-option');
      await page.keyboard.type(sought.name);
      await expect(options.first()).toContainText(other);
      const search = page.waitForRequest((call) => call.postDataJSON()?.q === sought.phone);
      await field.fill(sought.phone);
      await page.keyboard.press('Enter');
      await search;
      await expect(field).toBeVisible();
      letGo();
      await expect(field).toBeHidden();
      await expect(panelOf(page).getByText(reference)).toBeVisible();
    },
  );

  test(
    `the palette begins an offer for the open request, or for one that it asks for (${language})`,
    again(language),
    async ({ page, request }) => {
      const [keys, quotes] = [words(language, 'admin-keys'), words(language, 'admin-quotes')];
      const customer = newCustomer(language);
      const { reference } = await addRequest(request, 'hotel', customer);
      const editor = page.getByRole('dialog', {
        name: quotes.title.replace('{{name}}', `\u2068${customer.name}\u2069`),
      });
      await page.goto(`/admin/team?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.keyboard.press('Control+KeyK');
      await expect(page.getByRole('combobox', { name: keys.label })).toBeFocused();
      await page.keyboard.type(keys.actions.offer);
      await page.getByRole('dialog').locator('.ant-select-item-option').filter({ hasText: keys.actions.offer }).click();
      await expect(page.getByText(keys.offer.ask)).toBeVisible();
      await expect(page.getByRole('combobox', { name: keys.offer.label })).toBeFocused();
      await page.keyboard.type(customer.phone);
      await expect(page.getByRole('dialog').locator('.ant-select-item-option')).toContainText([reference]);
      await page.keyboard.press('Enter');
      await expect(editor).toBeVisible();
      await expect(page).not.toHaveURL(/offer/);

      await page.goto(page.url());
      await expect(panelOf(page).getByText(reference)).toBeVisible();
      await expect(editor).toHaveCount(0);
      await page.keyboard.press('Control+KeyK');
      await expect(page.getByRole('combobox', { name: keys.label })).toBeFocused();
      await page.keyboard.type(keys.actions.offer);
      await page.keyboard.press('Enter');
      await expect(editor).toBeVisible();
    },
  );
}
