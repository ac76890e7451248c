import type { Browser, Page } from '@playwright/test';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { addColleague, again, atDesk, expect, type Language, languages, test } from './support.ts';

test.use(atDesk);

/**
 * A member of staff in a browser of their own. A person is at one request at a time, and other tests have the first
 * member's tabs at theirs.
 */
async function colleagueAt(
  browser: Browser,
  role: 'agent' | 'viewer',
  address: string,
): Promise<{ page: Page; name: string }> {
  const account = await addColleague(role);
  const context = await browser.newContext({
    ...atDesk,
    ...{ baseURL: process.env.SITE_URL ?? '', storageState: undefined },
  });
  const reply = await context.request.post('/api/session', { data: account, headers: { 'X-Client': 'web' } });
  expect(reply.status()).toBe(201);
  const { data } = await (await context.request.get('/api/account', { headers: { 'X-Client': 'web' } })).json();
  const page = await context.newPage();
  await page.goto(address);
  return { page, name: data.name };
}

const said = (text: string, name: string) => text.replace('{{names}}', `\u2068${name}\u2069`);
const answered = (page: Page) => page.waitForResponse((reply) => reply.url().endsWith('/api/desk/presence'));

for (const language of languages) {
  const t = texts(language);
  const openAddress = (language: Language, type: string, id: string, phone: string) =>
    `/admin/requests?open=${type}.${id}&lang=${language}#q=${phone}`;

  test(
    `two colleagues see who looks at a request and who replies (${language})`,
    again(language),
    async ({ request, browser }) => {
      const customer = newCustomer(language);
      const { type, id } = await addRequest(request, 'hotel', customer);
      const address = openAddress(language, type, id, customer.phone);
      const colleague = await colleagueAt(browser, 'agent', address);
      await expect(panelOf(colleague.page)).toContainText(customer.name);

      const { page } = await colleagueAt(browser, 'agent', `/admin/requests?lang=${language}#q=${customer.phone}`);
      const row = rowOf(page, customer.name);
      await expect(row).toContainText(said(t.presence.looking, colleague.name));
      await expect(row).toContainText(/\d{2}/);

      const note = colleague.page.locator('textarea#note');
      await Promise.all([answered(colleague.page), note.fill('Calls at four')]);
      await page.goto(address);
      const panel = panelOf(page);
      await expect(panel.getByText(said(t.presence.replying, colleague.name), { exact: true })).toBeVisible();
      await expect(panel.getByText(said(t.presence.agree, colleague.name))).toBeVisible();
      await expectSoundInConsole(page, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      // The name has its own direction, or a long Arabic one would lose its beginning in an English row.
      const replier = rowOf(page, customer.name).getByText(colleague.name, { exact: true });
      await expect(replier).toHaveAttribute('dir', 'auto');

      // The two colleagues write: each sees the other.
      await panel.locator('textarea#note').fill('Asks for a cot');
      await expect(colleague.page.getByText(t.presence.agree.split('{{names}}. ')[1] ?? '')).toBeVisible();

      // A closed browser no longer calls: what it has left goes by itself.
      await Promise.all([answered(colleague.page), note.fill('')]);
      await Promise.all([answered(page), page.reload()]);
      await expect(panel.getByText(said(t.presence.looking, colleague.name))).toBeVisible();
      await Promise.all([answered(colleague.page), panelOf(colleague.page).locator('.ant-drawer-close').click()]);
      await Promise.all([answered(page), page.reload()]);
      await expect(panel).toContainText(customer.name);
      await expect(panel.getByText(said(t.presence.looking, colleague.name))).toHaveCount(0);
      for (const one of [colleague.page, page]) await one.context().close();
    },
  );
}

test('what was shown goes when the network is lost, and a hidden tab says nothing', async ({
  page,
  request,
  browser,
}) => {
  const t = texts('en');
  const customer = newCustomer('en');
  const { type, id } = await addRequest(request, 'hotel', customer);
  const address = `/admin/requests?open=${type}.${id}&lang=en#q=${customer.phone}`;
  const colleague = await colleagueAt(browser, 'viewer', address);
  await expect(panelOf(colleague.page)).toContainText(customer.name);
  await page.clock.install();
  await page.goto(address);
  const seen = panelOf(page).getByText(said(t.presence.looking, colleague.name));
  await expect(seen).toBeVisible();
  await page.route('**/api/desk/presence', (route) => route.abort());
  await page.clock.runFor(30_000);
  await expect(seen).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(seen).toHaveCount(0);

  // The network is back, and the tab hidden.
  let calls = 0;
  await page.unroute('**/api/desk/presence');
  page.on('request', (call) => call.url().endsWith('/api/desk/presence') && calls++);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(60_000);
  expect(calls).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(seen).toBeVisible();
  await colleague.page.context().close();
});
