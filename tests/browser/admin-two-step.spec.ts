import type { Page } from '@playwright/test';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import type { StaffAccount } from '../support/staff-account.ts';
import { addColleague, again, expect, type Language, languages, test, words } from './support.ts';

const addAccount = () => addColleague('owner');

async function openAccount(page: Page, account: StaffAccount, language: Language) {
  await page.request.post('/api/session', { data: account, headers: { 'X-Client': 'web' } });
  await page.goto(`/admin/account?lang=${language}`);
}

/** Sets two-step sign-in up from its first step on. @returns the secret and the recovery codes */
async function setUp(page: Page, language: Language) {
  const { twoStep, codes } = words(language, 'admin-account');
  const panel = page.getByRole('region', { name: twoStep.title });
  const secret = (await panel.locator('code').first().innerText()).replaceAll(' ', '');
  await expect(panel.locator('.ant-qrcode svg')).toBeVisible();
  const code = panel.getByLabel(twoStep.code);
  await code.fill(wrongCodeOf(secret));
  await panel.getByRole('button', { name: twoStep.confirm, exact: true }).click();
  await expect(code).toHaveAccessibleDescription({ ar: /الرمز غير صحيح/, en: /code is not right/ }[language]);
  await code.fill(codeOf(secret));
  await panel.getByRole('button', { name: twoStep.confirm, exact: true }).click();
  await expect(panel.getByRole('heading', { name: codes.title })).toBeFocused();
  const recovery = await panel.getByRole('listitem').allInnerTexts();
  expect(recovery).toHaveLength(10);
  await panel.getByText(codes.copy, { exact: true }).click();
  await expect(panel.getByRole('status')).not.toBeEmpty();
  await expect(panel.getByRole('button', { name: codes.done })).toBeDisabled();
  await panel.getByRole('checkbox', { name: codes.kept }).check();
  await panel.getByRole('button', { name: codes.done }).click();
  return { panel, secret, recovery };
}

for (const language of languages) {
  const { twoStep, password, codes } = words(language, 'admin-account');
  const { signIn, layout } = words(language, 'admin');
  const overview = words(language, 'admin-overview');

  test(
    `staff turn two-step sign-in on, sign in with codes and turn it off (${language})`,
    again(language),
    async ({ page }) => {
      // Three sign-ins and a colleague's invitation, each with a password to hash.
      test.slow();
      const account = await addAccount();
      await openAccount(page, account, language);
      await page.getByRole('button', { name: twoStep.turnOn, exact: true }).click();
      await expect(page.getByText(twoStep.scan)).toBeFocused();
      const { panel, secret, recovery } = await setUp(page, language);
      await expect(panel.getByText(twoStep.on, { exact: true })).toBeVisible();
      await expect(panel.getByRole('button', { name: codes.renew })).toBeFocused();

      const enter = async () => {
        await page.getByRole('button', { name: layout.signOut }).click();
        await page.getByLabel(signIn.email, { exact: true }).fill(account.email);
        await page.getByLabel(signIn.password, { exact: true }).fill(account.password);
        await page.getByRole('button', { name: signIn.submit, exact: true }).click();
        await expect(page.getByLabel(signIn.code)).toBeFocused();
      };
      const submit = page.getByRole('button', { name: signIn.submit, exact: true });
      const arrived = page.getByRole('heading', { level: 1, name: overview.title });
      await page.goto('/admin');
      await enter();
      await page.getByLabel(signIn.code).fill(wrongCodeOf(secret));
      await submit.click();
      await expect(page.getByRole('alert').getByText(signIn.codeFailed)).toBeVisible();
      await page.getByLabel(signIn.code).fill(codeOf(secret, 1));
      await submit.click();
      await expect(arrived).toBeVisible();

      await enter();
      await page.getByRole('button', { name: signIn.useRecovery }).click();
      await page.getByLabel(signIn.recoveryCode).fill(recovery[0] ?? '');
      await submit.click();
      await expect(arrived).toBeVisible();

      await page.getByRole('link', { name: layout.account }).click();
      await page.getByRole('button', { name: codes.renew }).click();
      await panel.getByLabel(codes.current).fill(recovery[0] ?? '');
      await panel.getByRole('button', { name: codes.renew }).click();
      await expect(panel.getByLabel(codes.current)).toHaveAccessibleDescription(/./);
      await panel.getByLabel(codes.current).fill(recovery[1] ?? '');
      await panel.getByRole('button', { name: codes.renew }).click();
      await expect(panel.getByRole('heading', { name: codes.title })).toBeFocused();
      expect(await panel.getByRole('listitem').allInnerTexts()).not.toContain(recovery[2]);
      await panel.getByRole('checkbox', { name: codes.kept }).check();
      await panel.getByRole('button', { name: codes.done }).click();
      await page.getByRole('button', { name: twoStep.turnOff, exact: true }).click();
      const off = panel.getByLabel(password.current, { exact: true });
      await off.fill(account.password);
      await panel.getByRole('button', { name: twoStep.turnOff, exact: true }).click();
      await expect(panel.getByText(twoStep.off, { exact: true })).toBeVisible();
      await expect(panel.getByRole('button', { name: twoStep.turnOn, exact: true })).toBeFocused();
    },
  );

  test(
    `required two-step sign-in must be set up before anything else (${language})`,
    again(language),
    async ({ page }) => {
      const account = await addAccount();
      let isDue = true;
      // Faked, because the real setting would lock out the tests that run in parallel.
      await page.route('**/api/session', async (route) => {
        const reply = await route.fetch();
        const { data } = await reply.json();
        await route.fulfill({ response: reply, json: { data: { ...data, two_step_due: isDue } } });
      });
      page.on('request', (request) => {
        if (request.method() === 'PUT' && request.url().endsWith('/account/two-step')) isDue = false;
      });
      await openAccount(page, account, language);
      await page.goto('/admin/requests');
      await expect(page).toHaveURL(/\/admin\/account$/);
      await expect(page.getByText(twoStep.due)).toBeVisible();
      isDue = true;
      await setUp(page, language);
      await expect(page.getByRole('heading', { level: 1, name: overview.title })).toBeVisible();
    },
  );
}
