import { addRequest, newCustomer, panelOf, rowOf, texts } from './staff-requests.ts';
import { expect, signedIn, test } from './support.ts';

test.use({
  ...signedIn,
  contextOptions: { reducedMotion: 'no-preference' },
  extraHTTPHeaders: { 'X-Client': 'web' },
});

test('a field keeps the focus when the panel closes after it', async ({ page, request }) => {
  const t = texts('en');
  const customer = newCustomer('en');
  const { id } = await addRequest(request, 'hotel', customer);
  await page.goto(`/admin/requests/hotels?open=${id}&q=${customer.phone}&lang=en`);
  await expect(rowOf(page, customer.name)).toBeVisible();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: t.detail.close }).click();
  const search = page.getByRole('searchbox');
  // The panel takes the focus when it opens.
  await expect(async () => {
    await search.focus();
    await expect(search).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(panel).toBeHidden();
  await expect(search).toBeFocused();
});
