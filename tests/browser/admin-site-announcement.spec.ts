import type { APIRequestContext, Page } from '@playwright/test';
import { noAnnouncement } from '#contracts/api/announcement-rules';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { addProgram, test } from './office.ts';
import { settle } from './settled.ts';
import { publishDraft, publishSection, readSection, saveSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, fillDay, type Language, languages, words } from './support.ts';

// Each of these tests replaces the only announcement.
test.describe.configure({ mode: 'serial' });
const publish = (request: APIRequestContext, content: object) => publishSection(request, 'announcement', content);

/** Runs in the page, before anything else: adds up how far its parts move. */
function keepShifts() {
  const kept = window as unknown as { shifts: number };
  kept.shifts = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) kept.shifts += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
const shiftsSoFar = () => (window as unknown as { shifts: number }).shifts;

test.beforeEach(({ request }) => publish(request, noAnnouncement));
test.afterEach(({ request }) => publish(request, noAnnouncement));

for (const language of languages) {
  const [t, drafts, common] = [
    words(language, 'admin-site'),
    words(language, 'admin-drafts'),
    words(language, 'common'),
  ];
  const texts = { ar: 'مكاتبنا مغلقة اليوم', en: 'Our offices are closed today' };
  const dialog = (page: Page) => page.getByRole('dialog');
  const publishButton = (page: Page) => page.getByRole('main').getByRole('button', { name: t.publish });

  test.describe(`the announcement in ${language}`, again(language), () => {
    test('for the readers of one language is seen by them alone', async ({ page, request }) => {
      const other = language === 'ar' ? 'en' : 'ar';
      const today = { from: riyadhDay(), until: riyadhDay() };
      const text = { [language]: texts[language], [other]: null };
      await saveSection(request, 'announcement', { ...noAnnouncement, ...today, shown: true, texts: text });
      await page.goto(`/admin/site?lang=${language}`);
      await expect(page.getByText(t.missingText)).toBeVisible();
      const field = (one: Language) => page.locator(`#announcement_texts_${one}`);
      for (const one of languages) await expect(field(one)).toHaveAttribute('aria-required', 'true');
      await page.getByRole('combobox', { name: t.announcement.names.audience }).click();
      await page.locator('.ant-select-item-option').filter({ hasText: t.options[language] }).click();
      await expect(page.getByText(t.missingText)).toBeHidden();
      await expect(field(other)).toHaveAttribute('aria-required', 'false');
      await expect(field(language)).toHaveAttribute('aria-required', 'true');
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await publishButton(page).click();
      await dialog(page).getByRole('button', { name: drafts.publish.confirmNow }).click();
      await expect(page.getByText(t.published)).toBeVisible();

      const bar = page.getByRole('complementary', { name: common.announcement.label, exact: true });
      const home = async () => (await request.get(`/?lang=${language}`)).text();
      await expect.poll(home).toContain(texts[language]);
      await page.goto(`/?lang=${language}`);
      await expect(bar).toContainText(texts[language]);
      await page.goto(`/?lang=${other}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const inOther = words(other, 'common').announcement.label;
      await expect(page.getByRole('complementary', { name: inOther, exact: true })).toHaveCount(0);
    });

    test('goes from an owner’s draft to the home page, and is closed there', async ({ page, request }) => {
      await page.goto(`/admin/site?lang=${language}`);
      await page.getByRole('main').getByRole('switch').click();
      await page.getByLabel(t.announcement.names.texts, { exact: true }).fill(texts.ar);
      await expect(page.getByText(t.missingText)).toBeVisible();
      await publishButton(page).click();
      await dialog(page).getByRole('button', { name: drafts.publish.confirmNow }).click();
      await expect(page.getByText(t.rules.required)).toHaveCount(3);
      const english = language === 'ar' ? /النص بالإنجليزية/ : /^Text in English/;
      await page.getByLabel(english).fill(texts.en);
      await expect(page.getByText(t.rules.required)).toHaveCount(0);
      await fillDay(page, t.announcement.names.from, riyadhDay());
      await fillDay(page, t.announcement.names.until, riyadhDay());
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      // A pointer over a day shows antd's small button to clear it.
      await page.getByRole('heading', { level: 1 }).click();
      // The header stays at the window's top, over what has scrolled there.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await publishButton(page).click();
      await dialog(page).getByRole('button', { name: drafts.publish.confirmNow }).click();
      await expect(page.getByText(t.published)).toBeVisible();

      await expect.poll(async () => (await request.get('/')).text()).toContain(texts.ar);
      await page.goto(`/?lang=${language}`);
      const bar = page.getByRole('complementary', { name: common.announcement.label, exact: true });
      await expect(bar).toContainText(texts[language]);
      await expectSoundInConsole(page, language);
      await bar.getByRole('button', { name: common.announcement.close }).click();
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(bar).toBeHidden();
    });

    test('is on every page from its first paint, or on the home page and the list alone', async ({ page, request }) => {
      const { id } = await addProgram(request);
      const program = `/program/${id}`;
      const pageAt = async (path: string) => (await request.get(`${path}?lang=${language}`)).text();
      const today = { from: riyadhDay(), until: riyadhDay() };
      await publish(request, { ...noAnnouncement, ...today, shown: true, texts });
      for (const path of [program, '/contact', '/hotel-booking', '/privacy', '/nowhere'])
        await expect.poll(() => pageAt(path), path).toContain(texts[language]);

      await page.addInitScript(keepShifts);
      const asked: string[] = [];
      page.on('request', (one) => asked.push(one.url()));
      const bar = page.getByRole('complementary', { name: common.announcement.label, exact: true });
      for (const path of ['/contact', program]) {
        await page.goto(`${path}?lang=${language}`);
        await expect(bar).toContainText(texts[language]);
        await settle(page);
        expect(await page.evaluate(shiftsSoFar), path).toBeLessThan(0.01);
      }
      expect(asked.filter((url) => url.includes('/data/site/announcement'))).toEqual([]);
      await expectSoundInConsole(page, language);
      await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
      await expect(page).toHaveURL(/\/terms/);
      await expect(bar).toContainText(texts[language]);

      await page.goto(`/admin/site?lang=${language}`);
      await page.getByRole('combobox', { name: t.announcement.names.pages }).click();
      await page.locator('.ant-select-item-option').filter({ hasText: t.options.home_and_list }).click();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      await expect.poll(() => pageAt('/programs')).toContain(texts[language]);
      for (const path of [program, '/contact'])
        await expect.poll(() => pageAt(path), path).not.toContain(texts[language]);
      await page.goto(`${program}?lang=${language}`);
      await settle(page);
      await expect(bar).toHaveCount(0);
      await page.getByRole('contentinfo').locator('a[href="/"]').first().click();
      await expect(bar).toContainText(texts[language]);
      expect(asked.filter((url) => url.includes('/data/site/announcement')).length).toBeLessThanOrEqual(2);
    });

    test('shows both versions after a colleague has saved', async ({ page, request }) => {
      await page.goto(`/admin/site?lang=${language}`);
      const text = page.locator('#announcement_texts_ar');
      await expect(text).toBeVisible();
      await saveSection(request, 'announcement', {
        ...noAnnouncement,
        texts: { ar: 'نص الزميل', en: null },
        tone: 'palm',
      });
      await text.fill('نصي');
      const conflict = page.getByRole('region', { name: t.conflict.title });
      await expect(conflict).toBeFocused();
      await conflict.getByRole('radio', { name: new RegExp(t.conflict.theirs) }).click();
      await expect(text).toHaveValue('نص الزميل');
      await page.getByRole('button', { name: drafts.line.keepChoices }).click();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      const { draft } = await readSection(request, 'announcement');
      expect(draft.content).toMatchObject({ texts: { ar: 'نص الزميل' }, tone: 'palm' });
    });

    test('comes back from the history as a draft', async ({ page, request }) => {
      await publish(request, { ...noAnnouncement, tone: 'sand' });
      await publish(request, { ...noAnnouncement, tone: 'palm' });
      await page.goto(`/admin/site?lang=${language}`);
      await page.getByRole('button', { name: t.history }).click();
      await page.getByRole('button', { name: drafts.history.show }).first().click();
      await expect(dialog(page).getByText(t.options.sand)).toBeVisible();
      await page.getByRole('button', { name: drafts.history.restore }).first().click();
      await page.getByRole('button', { name: drafts.history.restoreConfirm }).last().click();
      await expect(page.getByRole('main').getByText(t.options.sand, { exact: true })).toBeVisible();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      const { live, draft } = await readSection(request, 'announcement');
      expect([live.content.tone, draft.content.tone]).toEqual(['palm', 'sand']);
    });
  });
}
