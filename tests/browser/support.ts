import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { addStaffAccount } from '../support/staff-account.ts';
import { dayFromNow, formWords, type Language, languages, newName, words } from '../support/words.ts';

export { dayFromNow, formWords, type Language, languages, newName, words };

export const staff = { email: process.env.STAFF_EMAIL ?? '', password: process.env.STAFF_PASSWORD ?? '' };

/**
 * For `test.use`: a browser in which staff are signed in. Tests that end the session sign in themselves. A dialog that still
 * grows loses presses.
 */
export const signedIn = {
  storageState: JSON.parse(process.env.STAFF_STATE ?? '{"cookies":[],"origins":[]}'),
  contextOptions: { reducedMotion: 'reduce' as const },
};

/** A laptop at which a member of staff is signed in, for `test.use`; the test's own calls are those of the console. */
export const atDesk = {
  ...signedIn,
  extraHTTPHeaders: { 'X-Client': 'web' },
  viewport: { width: 1440, height: 900 },
};

/** `test` with the stack's address. A script error on the page fails the test. */
export const test = base.extend<{ failOnPageErrors: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  failOnPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        const text = message.text();
        // The browser's own messages about a 401, 404 or lost connection are not errors of the page.
        if (message.type() === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Marks a test that shows in English what it has shown in Arabic: it runs only in `npm test -- nightly`. */
export const again = (language: Language) => (language === 'en' ? nightly : {});

/** Marks a test that takes minutes: it runs only in `npm test -- nightly`. */
export const nightly = { tag: '@nightly' };

/** Types a day into one of antd's pickers. The label of an optional one has a suffix. */
export async function fillDay(page: Page, label: string, day: string) {
  const field = page.getByLabel(new RegExp(`^${label}`));
  // Before hydration Enter submits the form, as in any form.
  await untilHydrated(page);
  await field.click();
  await field.fill(day);
  await field.press('Enter');
}

/** Fills in the contact fields with a person that no other test uses. */
export async function fillContact(page: Page, language: Language) {
  const { fields } = words(language, 'enquiries');
  const name = newName(language);
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await page.getByLabel(fields.phone, { exact: true }).fill('0501234567');
  await page.getByLabel(fields.email, { exact: true }).fill('noura@example.com');
  return name;
}

interface Post {
  key: string | undefined;
  body: Record<string, unknown>;
}

/** Records the bodies that the page sends from now on, in order. */
export function recordPosts(page: Page): Post[] {
  const posts: Post[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    posts.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return posts;
}

/** Opens one of antd's selects and chooses an option. */
export async function choose(page: Page, select: Locator, option: string) {
  const item = page.locator('.ant-select-item-option').filter({ hasText: option });
  let isTried = false;
  // While the list opens it hides for a moment, and a click on it may time out. One that was made all the same has closed
  // the list: it must not be made twice, since the server may accept what it refused the first time.
  await expect(async () => {
    const isOpen = (await select.getAttribute('aria-expanded')) === 'true';
    if (isTried && !isOpen) return;
    if (!isOpen) await select.click({ timeout: 1000 });
    await item.waitFor({ timeout: 3000 });
    isTried = true;
    await item.click({ timeout: 3000 });
    // A press while the list still moves may be lost: then it stays open.
    await expect(item).toBeHidden({ timeout: 3000 });
  }).toPass();
}

export async function signIn(page: Page, language: Language) {
  const { signIn } = words(language, 'admin');
  await page.getByLabel(signIn.email, { exact: true }).fill(staff.email);
  await page.getByLabel(signIn.password, { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
}

/** Returns the enquiries that staff find by a name. */
export async function readAsStaff(request: APIRequestContext, list: 'customs' | 'messages', name: string) {
  const headers = { 'X-Client': 'web' };
  await request.post('/api/session', { data: staff, headers });
  const type = list === 'customs' ? 'custom' : 'message';
  return (await (await search(request, { type, q: name })).json()).data;
}

/** Searches the enquiries as the signed-in member of staff. */
export const search = (request: APIRequestContext, data: { q: string; type?: string }) =>
  request.post('/api/requests/searches', { data, headers: { 'X-Client': 'web' } });

/** The mails that the site sent, newest first. */
export async function readOutbox(
  address = outboxAddress(),
): Promise<{ to: string[]; text: string; subject: string; html: string }[]> {
  const reply = await fetch(address);
  return reply.json() as ReturnType<typeof readOutbox>;
}

/** Adds a member to the site's team. */
export const addColleague = (role: 'owner' | 'agent' | 'viewer', name?: string) =>
  addStaffAccount({ url: process.env.SITE_URL ?? '', owner: staff, outbox: () => readOutbox(), role, name });

/** Navigates like a link: without a page load, so that no data comes with the page's markup. */
export async function goWithin(page: Page, path: string) {
  await untilHydrated(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Moves the mouse, so that the page's scripts do not wait for idle moments, and waits until the page is hydrated. */
export async function untilHydrated(page: Page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => !('clicksBeforeHydration' in window));
}

/** Blocks the page's scripts until the returned function is called, like a slow connection. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The address of the site's mails as JSON, with the token that opens them. */
export const outboxAddress = () => (process.env.SITE_OUTBOX ?? '').replace('/_outbox', '/_outbox.json');

/** Returns the distance of an element from the window's top, in pixels. */
export const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
