import { flightRequest } from '../support/bodies.ts';
import { choose, expect, languages, newName, signIn, staff, test, words } from './support.ts';

const texts = (language: 'ar' | 'en') => words(language, 'admin');

for (const language of languages) {
  test(`a request is deleted after a confirmation (${language})`, async ({ page, request }) => {
    const name = newName(language);
    await request.post('/api/flight-requests', { data: flightRequest({ name }) });
    const { requests } = texts(language);
    await page.goto(`/admin/requests/flights?lang=${language}`);
    await signIn(page, language);
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: requests.delete }).click();
    await page.getByRole('button', { name: requests.deleteConfirm, exact: true }).last().click();
    await expect(page.getByText(requests.deleted)).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('row').nth(1).or(page.getByText(requests.emptyTitle))).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}

test('the second of two people is told and sees the newer state', async ({ page, request }) => {
  const name = newName('en');
  const { data } = await (await request.post('/api/flight-requests', { data: flightRequest({ name }) })).json();
  await page.goto(`/admin/requests/flights?open=${data.id}&lang=en`);
  await signIn(page, 'en');
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(name).first()).toBeVisible();
  const headers = { 'X-Client': 'web' };
  await request.post('/api/session', { data: staff, headers });
  await request.patch(`/api/flight-requests/${data.id}`, { data: { status: 'in_progress' }, headers });
  await choose(page, panel.getByRole('combobox', { name: texts('en').detail.statusFor }), texts('en').status.done);
  await expect(page.getByText(texts('en').detail.conflictTitle)).toBeVisible();
  await expect(panel.getByText(texts('en').status.in_progress).first()).toBeVisible();
});
