import type { APIRequestContext, Page } from '@playwright/test';
import { test } from './office.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, queueTab, rowOf, texts } from './staff-requests.ts';
import { again, expect, type Language, languages, words } from './support.ts';

// These tests replace the only list of shared views, and that of the account.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

async function clearViews(request: APIRequestContext) {
  const { shared, own } = (await (await request.get('/api/desk/views')).json()).data;
  for (const [path, { version }] of [
    ['views', shared],
    ['own-views', own],
  ] as const) {
    const reply = await request.put(`/api/desk/${path}`, { data: { views: [], version } });
    expect(reply.status()).toBe(200);
  }
}

test.beforeEach(({ request }) => clearViews(request));
test.afterEach(({ request }) => clearViews(request));

const of = (language: Language) => words(language, 'admin-views');
const menuOf = (page: Page, language: Language) =>
  page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^(${of(language).title}|${of(language).chosen.split('{{')[0]})`) });

async function choose(page: Page, language: Language, entry: string) {
  await menuOf(page, language).click();
  await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: entry, exact: true }).click();
}

for (const language of languages) {
  const t = texts(language);
  const v = of(language);

  test.describe(`views of the requests (${language})`, again(language), () => {
    test('keep what is shown under a name, which the address carries', async ({ page, request }) => {
      // It loads the list six times, and looks for faults at three widths twice.
      test.slow();
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      await page.goto(`/admin/requests/hotels?status=new&lang=${language}`);
      await expect(rowOf(page, customer.name)).toBeVisible();
      const owner = page.getByRole('columnheader', { name: t.columns.owner });
      await expect(owner).toBeVisible();

      await choose(page, language, v.columns.open);
      const columns = page.getByRole('dialog', { name: v.columns.title });
      await columns.getByRole('checkbox', { name: t.columns.owner }).uncheck();
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('Escape');
      await expect(owner).toBeHidden();

      await choose(page, language, v.add);
      const dialog = page.getByRole('dialog', { name: v.form.addTitle });
      const save = dialog.getByRole('button', { name: v.form.save });
      await save.click();
      await expect(dialog.getByText(v.rules.required)).toBeVisible();
      await dialog.getByRole('textbox', { name: v.form.title }).fill('New hotels');
      await dialog.getByRole('radio', { name: v.whose.shared }).check();
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await save.click();
      await expect(page.getByText(v.added)).toBeVisible();
      await expect(menuOf(page, language)).toContainText('New hotels');
      await expect(page).toHaveURL(/view=/);

      // Another kind, with all columns: the view brings back its own.
      await page.goto(`/admin/requests?lang=${language}`);
      await choose(page, language, v.columns.open);
      await columns.getByRole('checkbox', { name: t.columns.owner }).check();
      await page.keyboard.press('Escape');
      await expect(owner).toBeVisible();
      await choose(page, language, 'New hotels');
      await expect(page).toHaveURL(/\/admin\/requests\/hotels\?view=.*status=new/);
      await expect(owner).toBeHidden();
      await expect(rowOf(page, customer.name)).toBeVisible();
      await page.reload();
      await expect(menuOf(page, language)).toContainText('New hotels');
      await expect(owner).toBeHidden();
      await expect(page).toHaveURL(/hide=owner/);

      // A colleague opens the view by its id, in a browser that remembers all columns.
      const id = new URL(page.url()).searchParams.get('view');
      await page.evaluate(() => localStorage.clear());
      await page.goto(`/admin/requests?view=${id}&lang=${language}`);
      await expect(page).toHaveURL(/\/admin\/requests\/hotels\?view=.*hide=owner.*status=new/);
      await expect(owner).toBeHidden();
      await expect(rowOf(page, customer.name)).toBeVisible();
      // Elsewhere this browser shows what it remembers.
      await page.goto(`/admin/requests?lang=${language}`);
      await expect(owner).toBeVisible();
    });

    test('are updated, renamed and deleted, and found in the palette', async ({ page, request }) => {
      await page.goto(`/admin/requests?tab=mine&lang=${language}`);
      const name = async (entry: string, title: string, heading: string) => {
        await choose(page, language, entry);
        const dialog = page.getByRole('dialog', { name: heading });
        await dialog.getByRole('textbox', { name: v.form.title }).fill(title);
        await dialog.getByRole('button', { name: v.form.save }).click();
        return dialog;
      };
      await expect(await name(v.add, 'My day', v.form.addTitle)).toBeHidden();
      const twice = await name(v.add, 'My day', v.form.addTitle);
      await expect(twice.getByText(v.rules.duplicate)).toBeVisible();
      await twice.getByRole('button', { name: v.cancel }).click();

      await queueTab(page, language, 'done').click();
      await expect(menuOf(page, language)).toContainText(v.changed.replace('{{title}}', 'My day'));
      await choose(page, language, v.update);
      await expect(page.getByText(v.updated)).toBeVisible();
      await expect(await name(v.rename, 'Closed', v.form.renameTitle)).toBeHidden();
      await expect(menuOf(page, language)).toHaveText('Closed');

      await page.goto(`/admin?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      const keys = words(language, 'admin-keys');
      await page.getByRole('combobox', { name: keys.label }).fill('closed');
      await page.locator('.ant-select-item-option', { hasText: /^Closed/ }).click();
      await expect(page).toHaveURL(/tab=done/);
      await expect(menuOf(page, language)).toHaveText('Closed');

      await choose(page, language, v.remove.open);
      await page.getByRole('dialog').getByRole('button', { name: v.remove.confirm }).click();
      await expect(page.getByText(v.remove.done)).toBeVisible();
      await expect(menuOf(page, language)).toHaveText(v.title);
      expect((await (await request.get('/api/desk/views')).json()).data.own.views).toEqual([]);
    });

    test('keep the order of the list, which goes with tabs and filters', async ({ page, request }) => {
      const tag = crypto.randomUUID().slice(0, 8);
      const names: string[] = [];
      for (const type of ['hotel', 'message'] as const) {
        const customer = newCustomer(language);
        const { id } = await addRequest(request, type, customer);
        const tags = await request.put(`/api/requests/${type}/${id}/tags`, { data: { tags: [tag], from: [] } });
        expect(tags.ok()).toBe(true);
        names.push(customer.name);
      }
      const order = (words: string) =>
        page.getByRole('search').getByRole('button', { name: t.order.label.replace('{{order}}', words), exact: true });
      const links = page.getByRole('row').getByRole('link', { name: new RegExp(names.join('|')) });
      const turn = async (from: string, to: string) => {
        await order(from).click();
        await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: to }).click();
        await expect(order(to)).toBeFocused();
      };
      const { arrival, urgency } = t.order;
      await page.goto(`/admin/requests?lang=${language}#tag=${tag}`);
      await expect(links).toContainText(names.toReversed());
      await turn(arrival.natural, arrival.reversed);
      await expect(links).toContainText(names);
      await expect(page).toHaveURL(/order=reversed.*#tag=/);
      await page.reload();
      await expect(links).toContainText(names);
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });

      await choose(page, language, v.add);
      const dialog = page.getByRole('dialog', { name: v.form.addTitle });
      await dialog.getByRole('textbox', { name: v.form.title }).fill('First come');
      await dialog.getByRole('radio', { name: v.whose.shared }).check();
      await dialog.getByRole('button', { name: v.form.save }).click();
      await expect(menuOf(page, language)).toHaveText('First come');
      await turn(arrival.reversed, arrival.natural);
      await expect(menuOf(page, language)).toContainText(v.changed.replace('{{title}}', 'First come'));

      await page.goto(`/admin/requests?tab=unanswered&lang=${language}`);
      await turn(urgency.natural, urgency.reversed);
      await expect(page).toHaveURL(/tab=unanswered.*order=reversed/);
      await choose(page, language, 'First come');
      await expect(page).toHaveURL(/order=reversed.*#tag=/);
      await expect(links).toContainText(names);
      await expect(order(arrival.reversed)).toBeVisible();

      // Taking the filter away keeps the order; the queue begins with what is most urgent.
      await page.getByRole('button', { name: new RegExp(`^${v.filters.remove.split('{{')[0]}.*${tag}`) }).click();
      await expect(page).toHaveURL(/order=reversed/);
      await queueTab(page, language, 'unanswered').click();
      await expect(order(urgency.natural)).toBeVisible();
      await expect(page).not.toHaveURL(/order=/);
    });

    test('that a colleague has changed meanwhile are not overwritten', async ({ page, request }) => {
      const fields = {
        type: null,
        tab: 'mine',
        status: null,
        from: null,
        to: null,
        has_email: null,
        unanswered: null,
        tag: null,
      };
      const view = {
        id: '0199b0aa-0000-7000-8000-000000000001',
        title: 'Team',
        ...fields,
        density: 'compact',
        hidden: [],
      };
      const { version } = (await (await request.get('/api/desk/views')).json()).data.shared;
      const put = async (change: object, at: number) =>
        expect(
          (await request.put('/api/desk/views', { data: { views: [{ ...view, ...change }], version: at } })).ok(),
        ).toBe(true);
      await put({}, version);
      await page.goto(`/admin/requests?tab=done&view=${view.id}&lang=${language}`);
      await expect(menuOf(page, language)).toContainText('Team');
      await put({ tab: 'unanswered' }, version + 1);
      await choose(page, language, v.update);
      await expect(page.getByText(v.conflict.title)).toBeVisible();
      expect((await (await request.get('/api/desk/views')).json()).data.shared.views).toMatchObject([
        { title: 'Team', tab: 'unanswered' },
      ]);

      const { shared } = (await (await request.get('/api/desk/views')).json()).data;
      const gone = await request.put('/api/desk/views', { data: { views: [], version: shared.version } });
      expect(gone.ok()).toBe(true);
      await choose(page, language, v.update);
      const { name } = shared.views[0].updated_by;
      await expect(page.getByText(v.conflict.removed.replace('{{name}}', `\u2068${name}\u2069`))).toBeVisible();
    });
  });
}
