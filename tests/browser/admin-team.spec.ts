import type { Page } from '@playwright/test';
import { linkToken } from '../support/staff-account.ts';
import { expectSoundInConsole } from './sound.ts';
import { addColleague, again, expect, languages, readOutbox, signedIn, staff, test, words } from './support.ts';

const password = 'a long enough passphrase';
const newEmail = () => `invited-${crypto.randomUUID()}@rihla.example`;

/** The card or row of a member. */
const memberOf = (page: Page, email: string) => page.locator('main li, main tr').filter({ hasText: email });

for (const language of languages) {
  const team = words(language, 'admin-team');
  const { layout, requests, reset, signIn, notAllowed } = words(language, 'admin');

  test.describe(`the team, for an owner (${language})`, again(language), () => {
    test.use(signedIn);

    test('invites a person, who creates an account by the mailed link', async ({ page, browser }) => {
      const email = newEmail();
      await page.goto(`/admin/team?lang=${language}`);
      await page.getByRole('button', { name: team.invite.open }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: team.invite.send }).click();
      await expect(dialog.getByText(team.invite.nameRequired)).toBeVisible();
      const address = dialog.getByLabel(signIn.email, { exact: true });
      await expect(address).toHaveAccessibleDescription(team.invite.emailRequired);
      await expect(address).toHaveAttribute('autocomplete', 'off');
      const name = dialog.getByLabel(team.invite.name, { exact: true });
      await name.fill('ه'.repeat(121));
      await dialog.getByRole('button', { name: team.invite.send }).click();
      await expect(name).toHaveAccessibleDescription(team.invite.nameTooLong);
      await name.fill('هدى القحطاني');
      await address.fill(email);
      await dialog.getByRole('radio', { name: new RegExp(`^${team.roles.viewer.name}`) }).check();
      await dialog.getByRole('button', { name: team.invite.send }).click();
      await expect(page.getByText(team.invite.done)).toBeVisible();
      const member = memberOf(page, email);
      await expect(member).toContainText(team.status.invited);
      await expectSoundInConsole(page, language);

      const link = async () => {
        const mail = (await readOutbox()).find(({ to }) => to.includes(email));
        return `/admin/invitation?lang=${language}#token=${linkToken(mail?.text ?? '')}`;
      };
      const older = await link();
      await member.getByRole('button', { name: team.resend.open }).click();
      await expect(page.getByText(team.resend.done)).toBeVisible();

      const context = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
      const invited = await context.newPage();
      const addresses: string[] = [];
      invited.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
      await invited.goto(older);
      await expect(invited.getByRole('heading', { name: team.accept.invalidTitle })).toBeVisible();
      await invited.goto('about:blank');
      const newer = await link();
      await invited.goto(newer);
      await expect(invited.getByText(email)).toBeVisible();
      await expectSoundInConsole(invited, language);
      await invited.getByLabel(reset.password, { exact: true }).fill(password);
      await invited.getByLabel(reset.repeat, { exact: true }).fill(password);
      await invited.getByRole('button', { name: team.accept.submit }).click();
      await expect(invited.getByRole('heading', { name: team.accept.doneTitle })).toBeVisible();
      // No address that a server or its log sees contains the secret.
      expect(addresses.filter((address) => address.includes(newer.split('#token=')[1] ?? ''))).toEqual([]);
      await context.close();

      await page.reload();
      await expect(member).toContainText(team.status.active);
      await expect(member).toContainText(team.never);
    });

    test('changes a role, suspends, reactivates and removes', async ({ page }) => {
      const { email } = await addColleague('viewer', 'Sami Alharbi');
      await page.goto(`/admin/team?lang=${language}`);
      const member = memberOf(page, email);
      await member.getByRole('button', { name: team.role.open }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: new RegExp(`^${team.roles.agent.name}`) }).check();
      await dialog.getByRole('button', { name: team.role.save }).click();
      await expect(page.getByText(team.role.done)).toBeVisible();
      await expect(member).toContainText(team.roles.agent.name);

      await member.getByRole('button', { name: team.suspend.open }).click();
      await page.getByRole('dialog').getByRole('button', { name: team.suspend.confirm }).click();
      await expect(member).toContainText(team.status.suspended);
      await member.getByRole('button', { name: team.reactivate.open }).click();
      await expect(member).toContainText(team.status.active);
      await member.getByRole('button', { name: team.remove.open }).click();
      await page.getByRole('dialog').getByRole('button', { name: team.remove.confirm, exact: true }).click();
      await expect(member).toHaveCount(0);
    });

    test("offers no action on the user's own account", async ({ page }) => {
      await page.goto(`/admin/team?lang=${language}`);
      const own = memberOf(page, staff.email);
      await expect(own).toContainText(team.you);
      await expect(own.getByRole('button')).toHaveCount(0);
    });

    test('says that it failed to load, and can be retried', async ({ page }) => {
      await page.route('**/api/team', (route) => route.fulfill({ status: 400, json: {} }));
      await page.goto(`/admin/team?lang=${language}`);
      await expect(page.getByText(team.loadFailed)).toBeVisible();
      await expectSoundInConsole(page, language);
      await page.unroute('**/api/team');
      const retry = page.getByRole('button', { name: requests.tryAgain });
      await expect(retry).toHaveClass(/ant-btn-primary/);
      await retry.click();
      await expect(memberOf(page, staff.email)).toBeVisible();
    });
  });

  test(`an agent has no team in the menu or at its address (${language})`, again(language), async ({ page }) => {
    const account = await addColleague('agent');
    await page.goto(`/admin/login?lang=${language}`);
    await page.getByLabel(signIn.email, { exact: true }).fill(account.email);
    await page.getByLabel(signIn.password, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: signIn.submit, exact: true }).click();
    await expect(page.getByRole('link', { name: layout.programs })).toBeVisible();
    await expect(page.getByRole('link', { name: layout.team, exact: true })).toHaveCount(0);
    await page.goto('/admin/team');
    await expect(page.getByRole('heading', { name: notAllowed.title })).toBeVisible();
  });
}
