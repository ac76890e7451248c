import { addColleague, again, expect, type Language, languages, test, words } from './support.ts';

/** A separate account for each test, because a new password ends the sessions of all tests that share one. */
const addAccount = () => addColleague('owner');

const texts = (language: Language) => words(language, 'admin-account');

for (const language of languages) {
  test(`staff change their name and password (${language})`, again(language), async ({ page, browser }) => {
    const { title, name, password } = texts(language);
    const { layout, reset, signIn } = words(language, 'admin');
    const account = await addAccount();
    await page.request.post('/api/session', { data: account, headers: { 'X-Client': 'web' } });
    await page.goto(`/admin?lang=${language}`);
    await page.getByRole('link', { name: layout.account }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.getByLabel(name.label).fill('هند الحربي');
    await page.getByRole('button', { name: name.save }).click();
    await expect(page.getByText(name.saved)).toBeVisible();
    await expect(page.getByRole('banner').getByText('هند الحربي')).toBeVisible();

    const other = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
    await other.request.post('/api/session', { data: account, headers: { 'X-Client': 'web' } });
    const change = async (current: string, next: string) => {
      await page.getByLabel(password.current, { exact: true }).fill(current);
      await page.getByLabel(reset.password, { exact: true }).fill(next);
      await page.getByLabel(reset.repeat, { exact: true }).fill(next);
      await page.getByRole('button', { name: password.save }).click();
    };
    await change('not the password', 'a brand new password');
    const wrong = {
      ar: 'كلمة المرور الحالية غير صحيحة. أعد كتابتها.',
      en: 'The current password is not right. Please enter it again.',
    }[language];
    await expect(page.getByLabel(password.current, { exact: true })).toHaveAccessibleDescription(wrong);
    await change(account.password, 'a brand new password');
    await expect(page.getByText(password.saved)).toBeVisible();
    expect((await other.request.get('/api/session', { headers: { 'X-Client': 'web' } })).status()).toBe(401);
    await other.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByLabel(signIn.email, { exact: true })).toHaveCount(0);
  });

  test(
    `staff see where they are signed in, and end other sessions (${language})`,
    again(language),
    async ({ page, browser }) => {
      const { sessions } = texts(language);
      const account = await addAccount();
      const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:146.0) Gecko/20100101 Firefox/146.0';
      const others = await Promise.all(
        [1, 2].map(() => browser.newContext({ baseURL: process.env.SITE_URL ?? '', userAgent })),
      );
      for (const { request } of [...others, page]) {
        await request.post('/api/session', { data: account, headers: { 'X-Client': 'web' } });
      }
      await page.goto(`/admin/account?lang=${language}`);
      const panel = page.getByRole('region', { name: sessions.title });
      await expect(panel.getByRole('listitem')).toHaveCount(3);
      await expect(panel.getByRole('listitem').filter({ hasText: sessions.current })).toHaveCount(1);
      const device = { ar: 'Firefox على macOS', en: 'Firefox on macOS' }[language];
      await panel
        .getByRole('button', { name: sessions.endOf.replace('{{device}}', device) })
        .first()
        .click();
      await expect(panel.getByRole('listitem')).toHaveCount(2);
      await panel.getByRole('button', { name: sessions.endOthers }).click();
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      await expect(panel.getByRole('button')).toHaveCount(0);
      for (const { request } of others) {
        expect((await request.get('/api/session', { headers: { 'X-Client': 'web' } })).status()).toBe(401);
      }
      await Promise.all(others.map((context) => context.close()));
    },
  );

  test(`sessions that fail to load say so and can be retried (${language})`, again(language), async ({ page }) => {
    const { sessions } = texts(language);
    await page.request.post('/api/session', { data: await addAccount(), headers: { 'X-Client': 'web' } });
    await page.route('**/api/account/sessions', (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(`/admin/account?lang=${language}`);
    const panel = page.getByRole('region', { name: sessions.title });
    await expect(panel.getByRole('alert')).toContainText(sessions.failed);
    await page.unroute('**/api/account/sessions');
    await panel.getByRole('button').click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
  });
}
