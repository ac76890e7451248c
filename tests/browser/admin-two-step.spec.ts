import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import type { StaffAccount } from '../support/staff-account.ts';
import { addColleague, again, expect, type Language, languages, test, words } from './support.ts';

const addAccount = () => addColleague('owner');

async function openAccount(page: Page, account: StaffAccount, language: Language) {
  await page.request.post('/api/session', { data: account, headers: { 'X-Client': 'web' } });
  await page.goto(`/admin/account?lang=${language}`);
}

/**
 * Sets two-step sign-in up from its first step on, which asks for the password.
 * @returns the secret and the recovery codes
 */
async function setUp(page: Page, { password: own }: StaffAccount, language: Language) {
  const { twoStep, codes, password, next } = words(language, 'admin-account');
  const { signIn } = words(language, 'admin');
  const panel = page.getByRole('region', { name: twoStep.title });
  const goOn = panel.getByRole('button', { name: next, exact: true });
  const heading = (step: keyof typeof twoStep.steps) => panel.getByRole('heading', { name: twoStep.steps[step] });
  await panel.getByLabel(password.current, { exact: true }).fill('not the password');
  await goOn.click();
  await expect(panel.getByLabel(password.current, { exact: true })).toHaveAccessibleDescription(/./);
  await panel.getByLabel(password.current, { exact: true }).fill(own);
  await goOn.click();

  await expect(heading('app')).toBeFocused();
  await expect(panel.locator('.ant-qrcode svg')).toBeVisible();
  const secret = (await panel.locator('code').first().innerText()).replaceAll(' ', '');
  await goOn.click();

  await expect(heading('codes')).toBeFocused();
  const recovery = await panel.getByRole('listitem').allInnerTexts();
  expect(recovery).toHaveLength(10);
  await panel.getByText(codes.copy, { exact: true }).click();
  await expect(panel.getByRole('status')).not.toBeEmpty();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: codes.download }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(codes.fileName);
  const content = await readFile(await file.path(), 'utf8');
  for (const code of recovery) expect(content).toContain(code);
  await expect(goOn).toBeDisabled();
  await panel.getByRole('checkbox', { name: codes.kept }).check();
  await goOn.click();

  // Nothing has changed yet, and the codes can be read again.
  await expect(heading('confirm')).toBeFocused();
  await panel.getByRole('button', { name: signIn.back, exact: true }).click();
  expect(await panel.getByRole('listitem').allInnerTexts()).toEqual(recovery);
  await panel.getByRole('checkbox', { name: codes.kept }).check();
  await goOn.click();
  const code = panel.getByLabel(twoStep.code);
  await code.fill(wrongCodeOf(secret));
  await panel.getByRole('button', { name: twoStep.confirm, exact: true }).click();
  await expect(code).toHaveAccessibleDescription({ ar: /الرمز غير صحيح/, en: /code is not right/ }[language]);
  await code.fill(codeOf(secret));
  await panel.getByRole('button', { name: twoStep.confirm, exact: true }).click();
  return { panel, secret, recovery };
}

for (const language of languages) {
  const { twoStep, password, codes, next } = words(language, 'admin-account');
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
      await expect(page.getByLabel(password.current, { exact: true }).last()).toBeFocused();
      const { panel, secret, recovery } = await setUp(page, account, language);
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
      // Without the confirmation, the former codes stay.
      const prove = async (code = '') => {
        await panel.getByLabel(password.current, { exact: true }).fill(account.password);
        await panel.getByLabel(codes.current).fill(code);
      };
      const goOn = panel.getByRole('button', { name: next, exact: true });
      const shownCodes = panel.getByRole('heading', { name: twoStep.steps.codes });
      await page.getByRole('button', { name: codes.renew }).click();
      await prove(recovery[0]);
      await goOn.click();
      await expect(panel.getByLabel(codes.current)).toHaveAccessibleDescription(/./);
      await prove(recovery[1]);
      await goOn.click();
      await expect(shownCodes).toBeFocused();
      await page.reload();
      await page.getByRole('button', { name: codes.renew }).click();
      await prove(recovery[2]);
      await goOn.click();
      await expect(shownCodes).toBeFocused();
      const fresh = await panel.getByRole('listitem').allInnerTexts();
      expect(fresh).not.toContain(recovery[3]);
      await panel.getByRole('checkbox', { name: codes.kept }).check();
      await panel.getByRole('button', { name: codes.use }).click();
      await expect(panel.getByRole('button', { name: codes.renew })).toBeFocused();

      await page.getByRole('button', { name: twoStep.turnOff, exact: true }).click();
      await prove(fresh[1]);
      await panel.getByRole('button', { name: twoStep.turnOff, exact: true }).click();
      await expect(panel.getByText(twoStep.off, { exact: true })).toBeVisible();
      await expect(panel.getByRole('button', { name: twoStep.turnOn, exact: true })).toBeFocused();
    },
  );

  test(
    `who leaves the setup of two-step sign-in has changed nothing, and it never says off while it is on (${language})`,
    again(language),
    async ({ page }) => {
      test.slow();
      const account = await addAccount();
      await openAccount(page, account, language);
      const panel = page.getByRole('region', { name: twoStep.title });
      const goOn = panel.getByRole('button', { name: next, exact: true });
      await page.getByRole('button', { name: twoStep.turnOn, exact: true }).click();
      await panel.getByLabel(password.current, { exact: true }).fill(account.password);
      await goOn.click();
      await expect(panel.locator('.ant-qrcode svg')).toBeVisible();
      await goOn.click();
      await expect(panel.getByRole('listitem')).toHaveCount(10);
      await page.reload();
      await expect(panel.getByText(twoStep.off, { exact: true })).toBeVisible();
      const { email, password: own } = account;
      const signedIn = await page.request.post('/api/session', {
        data: { email, password: own },
        headers: { 'X-Client': 'web' },
      });
      expect(signedIn.status()).toBe(201);

      await page.getByRole('button', { name: twoStep.turnOn, exact: true }).click();
      await panel.getByLabel(password.current, { exact: true }).fill(account.password);
      await goOn.click();
      await expect(panel.locator('.ant-qrcode svg')).toBeVisible();
      const secret = (await panel.locator('code').first().innerText()).replaceAll(' ', '');
      await goOn.click();
      await panel.getByRole('checkbox', { name: codes.kept }).check();
      await goOn.click();
      // The reply is lost.
      await page.route('**/api/account/two-step', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await panel.getByLabel(twoStep.code).fill(codeOf(secret));
      await panel.getByRole('button', { name: twoStep.confirm, exact: true }).click();
      await expect(panel.getByText(twoStep.on, { exact: true })).toBeVisible();
      await expect(panel.getByText(twoStep.off, { exact: true })).toHaveCount(0);
      await expect(panel.getByRole('button', { name: codes.renew })).toBeVisible();
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
      await setUp(page, account, language);
      await expect(page.getByRole('heading', { level: 1, name: overview.title })).toBeVisible();
    },
  );
}
