import type { Page } from '@playwright/test';
import {
  again,
  expect,
  formWords,
  holdScripts,
  languages,
  newName,
  recordPosts,
  test,
  untilHydrated,
  words,
} from './support.ts';

const cloudflare = 'https://challenges.cloudflare.com';

/** Replaces Cloudflare's script: returns a token for each check. */
const script = `
  let count = 0;
  window.turnstile = {
    render(place, options) {
      place.textContent = [options.sitekey, options.language].join(' ');
      window.turnstile.reset = () => setTimeout(() => options.callback('token-' + ++count));
      window.turnstile.reset();
      return 'widget';
    },
    remove() {},
  };
`;

/** Serves pages like a server with a site key. Returns the calls to Cloudflare. */
async function setSiteKey(page: Page, { isDown = false } = {}) {
  const calls: string[] = [];
  await page.route(`${cloudflare}/**`, (route) => {
    calls.push(route.request().url());
    return isDown ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.route(/\/(contact|privacy)\?/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('data-turnstile=""', 'data-turnstile="0x4AAA"');
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/(script-src|frame-src)/g, `$1 ${cloudflare}`) ?? '';
    await route.fulfill({ response, body: html, headers: { ...headers, 'content-security-policy': policy } });
  });
  return calls;
}

for (const language of languages) {
  const t = formWords(language, 'contact');
  const note = words(language, 'legal').challenge;

  async function fill(page: Page) {
    await page.getByLabel(t.fields.name, { exact: true }).fill(newName(language));
    await page.getByLabel(t.fields.phone, { exact: true }).fill('0501234567');
    await page.getByLabel(t.fields.email, { exact: true }).fill(`${crypto.randomUUID()}@example.com`);
    await page.getByLabel(t.fields.message, { exact: true }).fill('Do you arrange visas?');
  }

  test(
    `with a site key the check starts at the first action, and its token is sent (${language})`,
    again(language),
    async ({ page }) => {
      const calls = await setSiteKey(page);
      await page.goto(`/contact?lang=${language}`);
      await untilHydrated(page);
      await expect(page.getByRole('button', { name: t.submit })).toBeVisible();
      expect(calls).toEqual([]);
      await fill(page);
      await expect(page.getByText(`0x4AAA ${language}`)).toBeAttached();
      expect(calls).toEqual([`${cloudflare}/turnstile/v0/api.js?render=explicit`]);

      const posts = recordPosts(page);
      await page.route('**/api/messages', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.notice.failedTitle, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.notice.sentTitle, { exact: true })).toBeVisible();
      expect(posts.map(({ body }) => (body as { challenge?: string }).challenge)).toEqual(['token-1', 'token-2']);
    },
  );

  test(
    `with a site key the check starts for a visitor who began before the scripts (${language})`,
    again(language),
    async ({ page }) => {
      await setSiteKey(page);
      const letScriptsCome = await holdScripts(page);
      await page.goto(`/contact?lang=${language}`, { waitUntil: 'commit' });
      await fill(page);
      letScriptsCome();
      await expect(page.getByText(`0x4AAA ${language}`)).toBeAttached();
    },
  );

  test(
    `the privacy page mentions the check if it is used; otherwise nothing loads (${language})`,
    again(language),
    async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await page.goto(`/privacy?lang=${language}`);
      await expect(page.getByText(note)).toBeHidden();
      await page.goto(`/contact?lang=${language}`);
      await fill(page);
      expect(calls.filter((url) => url.startsWith(cloudflare))).toEqual([]);
      await setSiteKey(page);
      await page.goto(`/privacy?lang=${language}`);
      await expect(page.getByText(note)).toBeVisible();
    },
  );
}

test('an enquiry is sent without a token if Cloudflare is blocked', async ({ page }) => {
  const t = formWords('en', 'contact');
  await setSiteKey(page, { isDown: true });
  await page.goto('/contact?lang=en');
  await page.getByLabel(t.fields.name, { exact: true }).fill(newName('en'));
  await page.getByLabel(t.fields.phone, { exact: true }).fill('0501234567');
  await page.getByLabel(t.fields.email, { exact: true }).fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel(t.fields.message, { exact: true }).fill('Do you arrange visas?');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.notice.sentTitle, { exact: true })).toBeVisible();
});
