import type { Page } from '@playwright/test';
import { cookiesAtStart } from '#contracts/site-defaults/cookies';
import { test } from './office.ts';
import { axeFaults } from './settled.ts';
import { publishSection, readSection, saveSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, dayFromNow, expect, fillDay, languages, words } from './support.ts';

// The section is there once, and these tests plan it.
test.describe.configure({ mode: 'serial' });
const change = { change: 'cancel' };
const changed = (title: string) => ({ ...cookiesAtStart, title: { ar: title, en: title } });
const publications = '/api/site/cookies/publications';

test.afterEach(async ({ request }) => {
  await request.patch(publications, { data: change });
  await publishSection(request, 'cookies', cookiesAtStart);
});

for (const language of languages) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];
  const start = (text: string) => text.slice(0, text.indexOf('{{'));
  const open = (page: Page) => page.goto(`/admin/site?section=cookies&lang=${language}`);
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: drafts.publish.title });
  const planFor = async (page: Page, day: string, time: string) => {
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: drafts.publish.later }).check();
    await fillDay(page, drafts.publish.day, day);
    await dialog.getByLabel(drafts.publish.time).fill(time);
    await dialog.getByRole('button', { name: drafts.publish.confirmLater }).click();
  };

  test.describe(`a planned section in ${language}`, again(language), () => {
    test('an owner plans it, changes the time and cancels the plan', async ({ page, request }) => {
      await saveSection(request, 'cookies', changed('Later'));
      await open(page);
      await button(page, t.publish).click();
      await planFor(page, dayFromNow(-1), '09:00');
      await expect(dialogOf(page).getByText(drafts.publish.past)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await planFor(page, dayFromNow(9), '09:00');

      const note = page.getByRole('alert').filter({ hasText: start(drafts.planned.goesOnline) });
      await expect(note).toContainText(start(t.plan.by).trim());
      const { draft, live } = await readSection(request, 'cookies');
      expect(draft.plan.publish_at).toBe(`${dayFromNow(9)}T06:00:00.000Z`);
      await expect(page.locator('#cookies_title_ar')).toBeDisabled();
      await expect(button(page, drafts.alert.discard)).toHaveCount(0);
      const tab = page.getByRole('tab', { name: t.cookies.title });
      await expect(tab).toContainText(start(t.marks.planned));
      await expectSoundInConsole(page, language);

      await page.setViewportSize({ width: 1440, height: 900 });
      await button(page, t.plan.change).click();
      await expect(dialogOf(page).getByLabel(drafts.publish.time)).toHaveValue('09:00');
      await planFor(page, dayFromNow(9), '21:30');
      await expect(note).toContainText(':30');
      expect((await readSection(request, 'cookies')).draft.plan.publish_at).toBe(`${dayFromNow(9)}T18:30:00.000Z`);

      await button(page, drafts.planned.cancel).click();
      await expect(page.getByText(drafts.planned.cancelled)).toBeVisible();
      await expect(note).toHaveCount(0);
      await expect(page.locator('#cookies_title_ar')).toBeEnabled();
      await expect(tab).toContainText(t.marks.draft);
      expect(await readSection(request, 'cookies')).toMatchObject({
        live: { version: live.version },
        draft: { plan: null, content: changed('Later') },
      });
    });

    test('a plan that was stopped says why, in the list and in the form', async ({ page, request }) => {
      await saveSection(request, 'cookies', changed('Stopped'));
      const issues = [
        { field: 'title.en', code: 'required' },
        { field: '', code: 'published_since' },
      ];
      // The server says this of a draft whose plan was stopped when it was due.
      await page.route(/\/api\/site(\/cookies)?$/, async (route) => {
        const response = await route.fetch();
        const { data } = await response.json();
        const refused = { planned_at: '2026-11-24T06:00:00.000Z', issues };
        const mark = (one: { draft: object | null }) => one.draft && Object.assign(one.draft, { refused });
        if (Array.isArray(data)) data.filter(({ id }) => id === 'cookies').forEach(mark);
        else mark(data);
        return route.fulfill({ response, json: { data } });
      });
      await open(page);
      const alert = page.getByRole('alert').filter({ hasText: words(language, 'admin-programs').refused.text });
      await expect(alert.getByRole('listitem')).toHaveCount(2);
      await expect(alert).toContainText(t.rules.published_since);
      await expect(page.getByRole('tab', { name: t.cookies.title })).toContainText(t.marks.refused);
      await expectSoundInConsole(page, language);
      await alert.getByRole('button').click();
      await expect(page.locator('#cookies_title_en')).toBeFocused();
    });
  });
}

test('a planned section is on the site after the next run of the clock', async ({ page, request }) => {
  test.slow();
  const rev = await saveSection(request, 'cookies', changed('On time'));
  // Time enough to see the plan before it is due.
  const publish_at = new Date(Date.now() + 20_000).toISOString();
  const reply = await request.post(publications, { data: { rev, note: null, publish_at } });
  expect((await reply.json()).data.draft.plan).toMatchObject({ publish_at });
  await page.goto('/admin/site?section=cookies&lang=en');
  await expect(page.getByRole('tab', { name: words('en', 'admin-site').cookies.title })).toContainText('Planned');
  const title = async () => (await readSection(request, 'cookies')).live.content.title.en;
  await expect.poll(title, { timeout: 90_000 }).toBe('On time');
  await expect.poll(async () => (await request.get('/cookies?lang=en')).text()).toContain('On time');
  // The console sees it too.
  await expect(page.locator('#cookies_title_en')).toBeEnabled({ timeout: 45_000 });
});
