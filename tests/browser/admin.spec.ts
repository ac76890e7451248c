import { flightRequest } from '../support/bodies.ts';
import { addStaffAccount } from '../support/staff-account.ts';
import { choose, expect, languages, newName, signIn, staff, test, words } from './support.ts';

const texts = (language: 'ar' | 'en') => words(language, 'admin');

for (const language of languages) {
  test(`without a session nothing is shown, and sign-in leads back (${language})`, async ({ page }) => {
    await page.goto(`/admin/requests/flights?status=new&lang=${language}`);
    await expect(page.getByRole('heading', { name: texts(language).signIn.title })).toBeVisible();
    await signIn(page, language);
    await expect(page).toHaveURL(/\/admin\/requests\/flights\?.*status=new/);
  });

  test(`wrong credentials are told as such (${language})`, async ({ page }) => {
    const { signIn: text } = texts(language);
    await page.goto(`/admin/login?lang=${language}`);
    await expect(page.getByRole('checkbox', { name: text.remember })).toBeChecked();
    await page.getByLabel(text.email, { exact: true }).fill('someone@rihla.example');
    await page.getByLabel(text.password, { exact: true }).fill('not the password');
    await page.getByRole('button', { name: text.submit, exact: true }).click();
    await expect(page.getByText(text.failed).first()).toBeVisible();
    await expect(page.getByLabel(text.email, { exact: true })).toHaveValue('someone@rihla.example');
  });

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

test('signing out ends the session in every tab', async ({ context, page }) => {
  await page.goto('/admin/requests/flights?lang=en');
  await signIn(page, 'en');
  const list = { level: 1, name: words('en', 'admin-requests').title.flight };
  await expect(page.getByRole('heading', list)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/requests/flights');
  await expect(other.getByRole('heading', list)).toBeVisible();
  await page.getByRole('button', { name: texts('en').layout.signOut }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: texts('en').signIn.title })).toBeVisible();
  }
});

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

test('asking for a new password says the same for any address', async ({ page }) => {
  const { signIn: text, forgot } = texts('en');
  await page.goto('/admin/login?lang=en');
  await page.getByRole('button', { name: text.forgot }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.email, { exact: true }).fill('nobody@rihla.example');
  await dialog.getByRole('button', { name: forgot.submit }).click();
  await expect(dialog.getByText(forgot.sentText.replace('{{email}}', 'nobody@rihla.example'))).toBeVisible();
});

test('the mailed link sets a new password, once', async ({ page, request }) => {
  const { reset } = texts('en');
  // An account of its own: a new password ends the sessions of all tests that share one.
  const { email } = await addStaffAccount({ DATA_DIR: process.env.STACK_DATA_DIR ?? '' });
  await request.post('/api/password-resets', { data: { email }, headers: { 'Accept-Language': 'en' } });
  const mails = await (await request.get('/_outbox.json')).json();
  const path = mails
    .find(({ to }: { to: string[] }) => to.includes(email))
    .text.match(/\/admin\/reset-password\/[\w-]+/)[0];
  const setPassword = async () => {
    await page.goto(`${path}?lang=en`);
    await page.getByLabel(reset.password, { exact: true }).fill('a brand new password');
    await page.getByLabel(reset.repeat, { exact: true }).fill('a brand new password');
    await page.getByRole('button', { name: reset.submit }).click();
  };
  await setPassword();
  await expect(page.getByText(reset.doneTitle)).toBeVisible();
  await setPassword();
  await expect(page.getByText(reset.invalidTitle)).toBeVisible();
});
