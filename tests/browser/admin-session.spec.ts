import { flightRequest } from '../support/bodies.ts';
import {
  addColleague,
  again,
  expect,
  goWithin,
  type Language,
  languages,
  newName,
  outboxAddress,
  signIn,
  staff,
  test,
  words,
} from './support.ts';

const texts = (language: Language) => words(language, 'admin');

const guarded = [
  '/admin',
  '/admin/requests',
  '/admin/requests/flights?status=new',
  '/admin/requests/hotels',
  '/admin/requests/custom',
  '/admin/requests/messages',
  '/admin/messages',
  '/admin/programs/upload',
  '/admin/nothing/here',
];

for (const language of languages) {
  test(
    `without a session every address redirects to sign-in and back (${language})`,
    again(language),
    async ({ page }) => {
      const { signIn: text } = texts(language);
      await page.goto(`/admin/login?lang=${language}`);
      for (const [index, address] of guarded.entries()) {
        // A page load takes a second: in English, only the first address is loaded, the others are navigated to.
        await (language === 'ar' || index === 0 ? page.goto(address) : goWithin(page, address));
        await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
        await expect.poll(() => new URL(page.url()).searchParams.get('next') ?? '/admin').toBe(address);
      }
      await page.goto('/admin/requests/flights?status=new');
      await signIn(page, language);
      await expect(page).toHaveURL(/\/admin\/requests\/flights\?status=new/);
    },
  );

  test(`a failed sign-in says why and keeps the input (${language})`, again(language), async ({ page, context }) => {
    const { signIn: text, problem } = texts(language);
    const until = {
      ar: /الساعة [1-9]\d?:\d{2} [صم]، بعد 5 دقائق تقريبًا/,
      en: /try again at \d{2}:\d{2}, in about 5 minutes/,
    }[language];
    await page.goto(`/admin/login?lang=${language}`);
    const email = page.getByLabel(text.email, { exact: true });
    const submit = page.getByRole('button', { name: text.submit, exact: true });
    await expect(page.getByRole('checkbox', { name: text.remember })).toBeChecked();
    await submit.click();
    await expect(page.getByText(text.emailRequired)).toBeVisible();
    await expect(email).toBeFocused();

    await email.fill(`${crypto.randomUUID()}@rihla.example`);
    await page.getByLabel(text.password, { exact: true }).fill('not the password');
    await submit.click();
    await expect(page.getByRole('alert').getByText(text.failed)).toBeVisible();

    await page.route('**/api/session', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '300' }, json: { code: 'too_many_requests' } }),
    );
    await submit.click();
    await expect(page.getByRole('alert').getByText(text.throttled)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(until);
    await page.unroute('**/api/session');

    await page.route('**/api/session', (route) =>
      route.fulfill({ status: 503, headers: { 'Retry-After': '5' }, json: { code: 'temporarily_unavailable' } }),
    );
    await submit.click();
    await expect(page.getByRole('alert').getByText(text.busy, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(text.busyHint);
    await page.unroute('**/api/session');

    const { errors } = words(language, 'common');
    for (const [status, sentence] of [
      [403, errors.forbidden],
      [401, errors.authentication],
    ] as const) {
      await page.route('**/api/session', (route) => route.fulfill({ status, json: {} }));
      await submit.click();
      await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
      await page.unroute('**/api/session');
    }

    await context.setOffline(true);
    await submit.click();
    await expect(page.getByRole('alert').getByText(problem.network)).toBeVisible();
    await expect(email).toHaveValue(/@rihla\.example$/);
    await expect(page.getByLabel(text.password, { exact: true })).toHaveValue('not the password');
  });

  test(
    `a forgotten password is reset by the mailed link, once (${language})`,
    again(language),
    async ({ page, request }) => {
      const { signIn: text, forgot, reset } = texts(language);
      // A separate account, because a new password ends the sessions of all tests that share one.
      const { email } = await addColleague('agent');
      await page.goto(`/admin/login?lang=${language}`);
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: text.forgot }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(text.email, { exact: true })).toHaveValue(email);
      await dialog.getByRole('button', { name: forgot.submit }).click();
      // The message is the same for any address.
      await expect(dialog.getByText(forgot.sentText.replace('{{email}}', email))).toBeVisible();

      let path = '';
      await expect
        .poll(async () => {
          const mails = await (await request.get(outboxAddress())).json();
          const mail = mails.find(({ to }: { to: string[] }) => to.includes(email));
          path = mail?.text.match(/\/admin\/reset-password#token=[\w-]+/)?.[0] ?? '';
          return path;
        })
        .not.toBe('');
      const setPassword = async (password = 'a brand new password') => {
        // Opening an address that differs only in its fragment loads no page.
        await page.goto('about:blank');
        await page.goto(path);
        await page.getByLabel(reset.password, { exact: true }).fill(password);
        await page.getByLabel(reset.repeat, { exact: true }).fill(password);
        await page.getByRole('button', { name: reset.submit }).click();
      };
      // Mails of earlier versions have the token in the path.
      if (language === 'en') path = path.replace('#token=', '/');
      await setPassword('Password123');
      const tooCommon = { ar: /من أكثر الكلمات استخدامًا/, en: /too common/ }[language];
      await expect(page.getByLabel(reset.password, { exact: true })).toHaveAccessibleDescription(tooCommon);
      await expect(page.getByLabel(reset.password, { exact: true })).toBeFocused();
      await setPassword();
      await expect(page.getByText(reset.doneTitle)).toBeVisible();
      // Used up, also in the format of earlier versions' mails.
      path = path.replace('#token=', '/');
      await setPassword();
      await expect(page.getByText(reset.invalidTitle)).toBeVisible();

      await page.getByRole('link', { name: reset.toSignIn }).click();
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await page.getByLabel(text.password, { exact: true }).fill('a brand new password');
      await page.getByRole('button', { name: text.submit, exact: true }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: words(language, 'admin-overview').title }),
      ).toBeVisible();
    },
  );

  for (const way of ['signing out in another tab', 'a session that ends']) {
    test(
      `${way} asks to sign in again in place and keeps an unsaved note (${language})`,
      again(language),
      async ({ page, context, request }) => {
        const { detail, expired, layout, signIn: text } = texts(language);
        const { data } = await (
          await request.post('/api/flight-requests', { data: flightRequest({ name: newName(language) }) })
        ).json();
        await page.goto(`/admin/requests/flights?open=${data.id}&lang=${language}`);
        await signIn(page, language);
        const note = page.getByLabel(detail.note);
        await note.fill('Called back, wants a window seat');

        if (way === 'a session that ends') {
          await context.clearCookies({ name: /session/i });
          await page.getByRole('button', { name: detail.addNote }).click();
        } else {
          const other = await context.newPage();
          await other.goto('/admin/programs/upload');
          await other.getByRole('button', { name: layout.signOut }).click();
          await expect(other.getByRole('heading', { name: text.title })).toBeVisible();
          await expect(page.getByText(expired.signedOut)).toBeVisible();
          await other.close();
        }
        const dialog = page.getByRole('dialog', { name: expired.title });
        await expect(dialog.getByLabel(text.email, { exact: true })).toHaveValue(staff.email);
        const password = dialog.getByLabel(text.password, { exact: true });
        // The open dialog has the focus. Until then its button is moving, faster than anybody types a password.
        await expect(password).toBeFocused();
        await password.fill(staff.password);
        await dialog.getByRole('button', { name: text.submit, exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(note).toHaveValue('Called back, wants a window seat');
        await page.getByRole('button', { name: detail.addNote }).click();
        await expect(page.getByText(detail.noteAdded)).toBeVisible();
      },
    );
  }
}
