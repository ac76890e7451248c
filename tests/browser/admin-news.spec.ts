import type { BrowserContext, Page } from '@playwright/test';
import { workerRuns } from './console-worker.ts';
import { addRequest, newCustomer } from './staff-requests.ts';
import { again, expect, languages, signedIn, test, words } from './support.ts';

test.use({ ...signedIn, serviceWorkers: 'allow', extraHTTPHeaders: { 'X-Client': 'web' } });

interface Told extends NotificationOptions {
  title: string;
  /** The newest request that the tabs knew by then; ids grow with time. */
  newest: string;
}

/** Allows notifications and records them: Chromium without a screen refuses and shows none. */
const recordTold = (context: BrowserContext) =>
  context.addInitScript(() => {
    const told: Told[] = [];
    Object.assign(window, { told });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      const { newest } = JSON.parse(localStorage.getItem('admin-news-known') ?? '{}');
      told.push({ title, newest, ...options });
    };
  });

const toldBy = async (pages: Page[]) =>
  (await Promise.all(pages.map((page) => page.evaluate(() => (window as unknown as { told: Told[] }).told)))).flat();

/** Chromium shows every page of a test as visible: this says otherwise, as for a tab in the background. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** A browser that has not been asked yet, and allows what it is asked for. Counts how often it is asked. */
const unasked = (context: BrowserContext) =>
  context.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      document.documentElement.dataset.asked = `${Number(document.documentElement.dataset.asked ?? 0) + 1}`;
      return permission;
    };
  });

const asked = (page: Page) => page.evaluate(() => document.documentElement.dataset.asked);

for (const language of languages) {
  const t = words(language, 'admin-account').news;

  test(`asks for notifications once, and never by itself (${language})`, again(language), async ({ page, context }) => {
    await unasked(context);
    await page.goto(`/admin?lang=${language}`);
    const offer = page.getByRole('note').filter({ hasText: t.offer.title });
    await expect(offer).toBeVisible();
    expect(await asked(page)).toBeUndefined();
    await offer.getByRole('button', { name: t.offer.notNow }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await workerRuns(page);
    await expect(offer).toBeHidden();
    expect(await asked(page)).toBeUndefined();

    await page.goto('/admin/account');
    const notices = page.getByRole('switch', { name: t.settings.notices });
    await expect(notices).not.toBeChecked();
    await notices.click();
    await expect(notices).toBeChecked();
    expect(await asked(page)).toBe('1');
    const sound = page.getByRole('switch', { name: t.settings.sound });
    await sound.click();
    await expect(sound).toBeChecked();
    await notices.click();
    await expect(notices).not.toBeChecked();
  });

  test(
    `one hidden tab tells of a new request, without names (${language})`,
    again(language),
    async ({ page, context, request }) => {
      await context.addInitScript(() => localStorage.setItem('admin-news', 'on'));
      await recordTold(context);
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.clock.install();
        const reply = tab.waitForResponse('**/api/overview/new');
        await tab.goto(`/admin/requests?lang=${language}`);
        await reply;
        await workerRuns(tab);
      }
      const customer = newCustomer(language);
      await addRequest(request, 'hotel', customer);
      // The other tab is visible: nothing is told.
      await setHidden(page, true);
      await page.clock.runFor(31_000);
      await other.clock.runFor(31_000);
      await expect(other).toHaveTitle(/\d/);
      expect(await toldBy([page, other])).toEqual([]);

      await setHidden(other, true);
      const flyer = newCustomer(language);
      const { id } = await addRequest(request, 'flight', flyer);
      const arrivals = async () => (await toldBy([page, other])).filter(({ title }) => title === t.notice.arrival);
      await expect
        .poll(async () => {
          for (const tab of [page, other]) await tab.clock.runFor(31_000);
          return (await arrivals()).some(({ newest }) => newest >= id);
        })
        .toBe(true);
      // The second reply comes when the pages are done with the first.
      for (let more = 0; more < 2; more++) {
        const later = context.waitForEvent('response', (reply) => reply.url().endsWith('/api/overview/new'));
        for (const tab of [page, other]) await tab.clock.runFor(31_000);
        await later;
      }
      // Requests of other tests are told too: each newest one once, so that this one is.
      const told = await arrivals();
      expect(new Set(told.map(({ newest }) => newest)).size).toBe(told.length);
      for (const notice of told) {
        expect(notice).toMatchObject({ tag: 'admin-requests', lang: language, body: expect.stringMatching(/./) });
        for (const { name } of [customer, flyer]) expect(notice.body).not.toContain(name);
      }
      await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /^data:image\/png/);
    },
  );

  test(`a new request sounds if that is wanted (${language})`, again(language), async ({ page, context, request }) => {
    await context.addInitScript(() => {
      const { start } = AudioScheduledSourceNode.prototype;
      AudioScheduledSourceNode.prototype.start = function (...when) {
        document.documentElement.dataset.notes = `${Number(document.documentElement.dataset.notes ?? 0) + 1}`;
        start.apply(this, when);
      };
      // Some browsers begin to play a moment after a sound is made.
      Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'suspended' });
    });
    const notes = () => page.evaluate(() => document.documentElement.dataset.notes);
    const arrival = async () => {
      await addRequest(request, 'hotel', newCustomer(language));
      await Promise.all([page.waitForResponse('**/api/overview/new'), page.clock.runFor(31_000)]);
    };
    await page.clock.install();
    const reply = page.waitForResponse('**/api/overview/new');
    await page.goto(`/admin/account?lang=${language}`);
    await reply;
    const sound = page.getByRole('switch', { name: t.settings.sound });
    await expect(sound).not.toBeChecked();
    await arrival();
    await expect(page).toHaveTitle(/\d/);
    expect(await notes()).toBeUndefined();

    await sound.click();
    await arrival();
    await expect.poll(notes).toBe('2');
  });

  test(
    `a hidden tab tells once of what a customer does, and of what is due soon, late, or seen to by nobody (${language})`,
    again(language),
    async ({ page, context }) => {
      await context.addInitScript(() => localStorage.setItem('admin-news', 'on'));
      await recordTold(context);
      const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 8, minute)).toISOString();
      const since = (minute?: number) => ({ count: minute ? 2 : 0, more: false, latest: minute ? at(minute) : null });
      const one = { count: 0, more: false };
      const none = { ...one, newest: null, waiting: { count: 5, more: false }, late: one, due_soon: one };
      const kinds = { flight: none, hotel: none, custom: none, message: none };
      let news = {};
      await page.route('**/api/overview/new', (route) => {
        const own = { own_late: since(), own_soon: since(), unheeded: since(), ...news };
        const rest = { types: kinds, quarantined: one, unanswered: since(), mentions: [] };
        return route.fulfill({ json: { data: { ...none, ...rest, ...own } } });
      });
      await page.clock.install();
      await page.goto(`/admin/programs/upload?lang=${language}`);
      await expect(page).toHaveTitle(/^\(5\) /);
      await workerRuns(page);
      await setHidden(page, true);
      const steps = [
        [{ unanswered: since(10) }, t.notice.followed],
        [{ own_soon: since(10) }, t.notice.soonTitle],
        [{ own_late: since(10) }, t.notice.lateTitle],
        [{ own_late: since(10), unheeded: since(20) }, t.notice.unheededTitle],
      ] as const;
      for (const [index, [reply, title]] of steps.entries()) {
        news = reply;
        await expect
          .poll(async () => {
            await page.clock.runFor(31_000);
            return (await toldBy([page])).length;
          })
          .toBe(index + 1);
        for (let more = 0; more < 2; more++) await page.clock.runFor(31_000);
        const told = await toldBy([page]);
        expect(told).toHaveLength(index + 1);
        expect(told.at(-1)).toMatchObject({ title, lang: language });
      }
    },
  );
}
