import { addRequest, newCustomer, panelOf, texts } from './staff-requests.ts';
import { again, expect, languages, signedIn, test, words } from './support.ts';

test.use({
  ...signedIn,
  contextOptions: { reducedMotion: 'reduce' },
  extraHTTPHeaders: { 'X-Client': 'web' },
  viewport: { width: 360, height: 740 },
});

const t = texts('ar');

test('on a phone a request’s name, buttons and ways of contact have room', async ({ page, request }) => {
  const customer = { ...newCustomer('en'), name: 'Priya Raghunathan-Konstantinopoulou' };
  const { id } = await addRequest(request, 'message', customer);
  await page.goto('/admin/messages?lang=ar');
  const title = page.getByRole('heading', { level: 1 });
  const add = page.getByRole('button', { name: words('ar', 'admin-requests').entry.new, exact: true });
  await expect(add).toBeVisible();
  const [heading, button] = [await title.boundingBox(), await add.boundingBox()];
  expect(button?.y, 'beside the title').toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));

  await page.goto(`/admin/messages?open=message.${id}&lang=ar`);
  const panel = panelOf(page);
  const chat = await panel.getByRole('button', { name: t.requests.chat }).boundingBox();
  const mail = await panel.getByRole('link', { name: t.requests.email, exact: true }).boundingBox();
  // Rounding may part them by half a pixel.
  expect(Math.abs((mail?.y ?? 0) - (chat?.y ?? 0)), 'the last button is not alone in its row').toBeLessThan(1);
  const menu = await panel.getByRole('button', { name: t.more, exact: true }).boundingBox();
  const name = await page.getByRole('dialog').getByText(customer.name, { exact: true }).first().boundingBox();
  expect(name?.y).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0));
});

for (const language of languages) {
  test(`on a phone each way of contact shows its icon (${language})`, again(language), async ({ page, request }) => {
    const { id } = await addRequest(request, 'message', newCustomer(language));
    await page.goto(`/admin/messages?open=message.${id}&lang=${language}`);
    const { requests } = words(language, 'admin');
    for (const name of [requests.chat, requests.call, requests.email]) {
      const icon = panelOf(page).locator('.ant-btn', { hasText: name }).first().locator('svg');
      expect((await icon.boundingBox())?.width, name).toBeGreaterThan(12);
    }
    const buttons = panelOf(page).locator('.ant-btn', { hasText: requests.email }).first().locator('..');
    expect(await buttons.evaluate((row) => row.scrollWidth - row.clientWidth), 'nothing sticks out').toBe(0);
  });
}

test('on a phone a part that fails says so in full lines, with the button below', async ({ page }) => {
  await page.route('**/api/account/sessions*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/account?lang=ar');
  const alert = page.getByRole('alert').first();
  const words = await alert.locator('strong').boundingBox();
  const retry = await alert.getByRole('button').boundingBox();
  expect(retry?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
});

test('a request opened on a phone prints whole and alone', async ({ page, request }) => {
  const { id, reference } = await addRequest(request, 'flight', { ...newCustomer('ar'), notes: '' });
  await page.goto(`/admin/requests/flights?open=flight.${id}&lang=ar`);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: t.detail.timeline })).toBeAttached();
  // A table without rows would print as a line, and two dates without a word between them as one.
  await expect(panel.getByRole('table').filter({ hasNot: page.getByRole('row') })).toHaveCount(0);
  const [beforeHijri = ''] = words('ar', 'enquiries').day.hijri.split('{{');
  await expect(panel.getByRole('time').filter({ hasText: 'هـ' }).first()).toContainText(beforeHijri);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(panel.getByText(reference)).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  // Content that scrolls on the screen is printed in full.
  const cut = await panel.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      (part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible',
    ),
  );
  expect(cut).toBe(false);
});
