import { workerRuns } from './console-worker.ts';
import { again, expect, languages, signedIn, test, words } from './support.ts';

// Times are Riyadh's, wherever the browser is.
test.use({
  ...signedIn,
  serviceWorkers: 'allow',
  extraHTTPHeaders: { 'X-Client': 'web' },
  timezoneId: 'Europe/London',
});

for (const language of languages) {
  const { stale: t } = words(language, 'admin-account').news;

  test(
    `says since when it is offline, and shows no old page as new (${language})`,
    again(language),
    async ({ page, context }) => {
      await page.goto(`/admin/requests?lang=${language}`);
      await workerRuns(page);
      const stale = page.getByRole('status').filter({ hasText: t.text });
      await page.clock.setFixedTime(new Date('2026-11-24T08:05:00.000Z'));
      await context.setOffline(true);
      await expect(stale).toContainText(t.offline.replace('{{time}}', '11:05'));
      await expect(stale).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(stale).toBeInViewport({ ratio: 1 });
      await context.setOffline(false);
      await expect(stale).toBeHidden();

      await page.route('**/api/overview/new', (route) => route.abort());
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(stale).toContainText(t.failing.replace('{{time}}', '').trim());
      await page.unroute('**/api/overview/new');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(stale).toBeHidden();
    },
  );
}

test('an address of the console without a connection says so, and works again', async ({ page, context }) => {
  await page.goto('/admin/requests?lang=ar');
  await workerRuns(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'لا يوجد اتصال بالإنترنت' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/requests');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('the worker is replaced by a new release, and leaves nothing behind', async ({ page, request }) => {
  await page.goto('/admin');
  await workerRuns(page);
  const script = await request.get('/admin-worker.js');
  expect(script.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(script.headers()['content-type']).toContain('javascript');
  const states = await page.evaluate(async () => {
    // A release with other code, at another address: the browser replaces the worker of the scope.
    const registration = await navigator.serviceWorker.register('/admin-worker.js?next', { scope: '/admin' });
    const next = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise<void>((resolve) => {
      const check = () => next?.state === 'activated' && resolve();
      next?.addEventListener('statechange', check);
      check();
    });
    const found = { active: registration.active?.scriptURL, waiting: registration.waiting };
    return { ...found, gone: await registration.unregister(), left: await navigator.serviceWorker.getRegistrations() };
  });
  expect(states).toEqual({ active: expect.stringMatching(/\?next$/), waiting: null, gone: true, left: [] });
});

test('the console can be installed, and visitors load none of it', async ({ page, request }) => {
  await page.goto('/admin');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', '/admin.webmanifest');
  const manifest = await (await request.get('/admin.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/admin', scope: '/admin', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The window of a test is a private one.
  expect([...errors, ...installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')]).toEqual([]);

  await page.goto('/');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  await page.evaluate(() => document.readyState);
  // The scope of the console's worker ends before it.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
