import type { APIRequestContext, Page } from '@playwright/test';
import { religiousSeasons } from '#contracts/api/religious-seasons';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { season } from '../support/seasons.ts';
import { test } from './office.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, fillDay, type Language, languages, words } from './support.ts';

type Season = ReturnType<typeof season>;

const settings = '/api/settings/seasons';
const newNames = () => {
  const mark = crypto.randomUUID().slice(0, 6);
  return { ar: `موسم ${mark}`, en: `Season ${mark}` };
};

/** Changes the stored seasons as a colleague does: tests run at the same time, so another may be faster. */
async function change(request: APIRequestContext, edit: (seasons: Season[]) => Season[]) {
  await expect(async () => {
    const { data } = await (await request.get(settings)).json();
    const reply = await request.put(settings, { data: { seasons: edit(data.seasons), version: data.version } });
    expect(reply.status()).toBe(200);
  }).toPass();
}

const without = (id: string) => (seasons: Season[]) => seasons.filter((one) => one.id !== id);

/** The card or row of a season. */
const shown = (page: Page, name: string) => page.locator('main li, main tr').filter({ hasText: name });

/** Shows these seasons instead of the stored ones, and returns the bodies of what is saved. */
async function showOnly(page: Page, seasons: Season[]) {
  const saved: { seasons: Season[]; version: number }[] = [];
  await page.route(`**${settings}`, async (route) => {
    if (route.request().method() !== 'PUT') {
      return route.fulfill({ json: { data: { seasons, version: 4, updated_at: null } } });
    }
    const body = route.request().postDataJSON();
    saved.push(body);
    return route.fulfill({ json: { data: { ...body, version: 5, updated_at: null } } });
  });
  return saved;
}

const open = (page: Page, language: Language, query = '') => page.goto(`/admin/seasons?lang=${language}${query}`);

for (const language of languages) {
  const t = words(language, 'admin-seasons');
  const activity = words(language, 'admin-activity');
  const dialogOf = (page: Page) => page.getByRole('dialog');
  const field = (page: Page, name: string) => dialogOf(page).getByLabel(name, { exact: true });
  const saveButton = (page: Page) => dialogOf(page).getByRole('button', { name: t.form.save });

  test.describe(`the seasons (${language})`, again(language), () => {
    test('are added, changed and removed, and visitors get them', async ({ page, request }) => {
      const names = newNames();
      await open(page, language);
      await page.getByRole('button', { name: t.add }).click();
      await saveButton(page).click();
      await expect(field(page, t.fields.ar)).toHaveAccessibleDescription(t.rules.nameRequired);
      await expect(dialogOf(page).getByText(t.rules.toRequired)).toBeVisible();
      await field(page, t.fields.ar).fill(names.ar);
      await fillDay(page, t.fields.from, '2031-01-10');
      await fillDay(page, t.fields.to, '2031-01-09');
      await saveButton(page).click();
      await expect(dialogOf(page).getByText(t.rules.order)).toBeVisible();
      await fillDay(page, t.fields.to, '2031-06-09');
      await saveButton(page).click();
      const tooLong = t.rules[language === 'ar' ? 'tooLong_many' : 'tooLong_other'].replace('{{count}}', '120');
      await expect(dialogOf(page).getByText(tooLong)).toBeVisible();
      await fillDay(page, t.fields.to, '2031-01-12');
      // A pointer over a day shows antd's small button to clear it.
      await field(page, t.fields.ar).click();
      await expectSoundInConsole(page, language);
      await saveButton(page).click();
      await expect(page.getByText(t.form.added)).toBeVisible();
      await expect(dialogOf(page)).toBeHidden();
      const added = shown(page, names.ar);
      await expect(added).toContainText(t.noEnglish);
      await expect(added).toContainText('1452');
      await expect(page.getByRole('heading', { level: 2, name: '2031' })).toBeVisible();

      await added.getByRole('button', { name: t.edit }).click();
      await field(page, t.fields.en).fill(names.en);
      await saveButton(page).click();
      await expect(page.getByText(t.form.changed)).toBeVisible();
      await expect(added).toContainText(names.en);
      const file = async () => (await (await request.get('/data/seasons.json')).json()).data as Season[];
      await expect.poll(async () => (await file()).map((one) => one.names.ar)).toContain(names.ar);
      expect(await (await request.get('/programs')).text()).toContain(names.en);

      await added.getByRole('button', { name: t.remove.open }).click();
      await dialogOf(page).getByRole('button', { name: t.remove.confirm, exact: true }).click();
      await expect(page.getByText(t.remove.done)).toBeVisible();
      await expect(added).toHaveCount(0);
      await expect.poll(async () => (await file()).map((one) => one.names.ar)).not.toContain(names.ar);

      await page.goto(`/admin/activity?lang=${language}`);
      await expect(page.getByText(activity.actions.seasons_changed).first()).toBeVisible();
      const name = language === 'ar' ? names.ar : names.en;
      await expect(page.getByText(activity.seasons.removed.replace('{{season}}', `\u2068${name}\u2069`))).toBeVisible();
    });

    test('show both versions after a colleague has changed the same season', async ({ page, request }) => {
      const one = season({ names: newNames(), from: '2032-01-01', to: '2032-01-05' });
      await change(request, (seasons) => [...seasons, one]);
      await open(page, language, `&edit=${one.id}`);
      await field(page, t.fields.en).fill('Mine');
      const theirs = { ...one, names: { ...one.names, en: 'Theirs' }, to: '2032-01-06' };
      await change(request, (seasons) => [...without(one.id)(seasons), theirs]);
      await saveButton(page).click();
      const conflict = dialogOf(page).getByRole('region', { name: t.conflict.title });
      await expect(conflict).toBeFocused();
      for (const text of ['Mine', 'Theirs']) await expect(conflict.getByText(text, { exact: true })).toBeVisible();
      await expectSoundInConsole(page, language);
      await conflict.getByRole('button', { name: t.conflict.take }).click();
      await expect(field(page, t.fields.en)).toHaveValue('Theirs');

      await field(page, t.fields.en).fill('Mine again');
      await change(request, without(one.id));
      await saveButton(page).click();
      await expect(dialogOf(page).getByRole('region', { name: t.conflict.goneTitle })).toBeFocused();
      await saveButton(page).click();
      await expect(shown(page, 'Mine again').filter({ hasText: one.names.ar })).toBeVisible();
      await change(request, without(one.id));
    });

    test('ask before typed text is lost, also at the browser’s Back button', async ({ page }) => {
      await open(page, language);
      await page.getByRole('button', { name: t.add }).click();
      await field(page, t.fields.ar).fill('موسم الرياض');
      await page.goBack();
      const question = page.getByRole('dialog', { name: t.leave.title });
      await question.getByRole('button', { name: t.leave.stay }).click();
      await expect(question).toBeHidden();
      await expect(field(page, t.fields.ar)).toHaveValue('موسم الرياض');
      await dialogOf(page).getByRole('button', { name: t.cancel }).click();
      await question.getByRole('button', { name: t.leave.discard, exact: true }).click();
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/admin\/seasons$/);
    });

    test('of next year are suggested, past ones folded away, missing English counted', async ({ page }) => {
      const today = riyadhDay();
      const year = Number(today.slice(0, 4)) + 3;
      const known = [year - 3, year - 2, year - 1].flatMap(religiousSeasons).map((one) => season(one));
      const coming = known.filter(({ to }) => to >= today);
      const names = { ar: 'موسم مضى', en: null };
      const past = season({ names, from: addDays(today, -9), to: addDays(today, -2) });
      const saved = await showOnly(page, [...coming, past]);
      await open(page, language);
      await expect(page.getByText(t.missing_one.replace('{{count}}', '1'))).toBeVisible();
      await expect(page.getByText(names.ar)).toBeHidden();
      await page.locator('summary').click();
      await expect(page.getByText(names.ar)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);

      await page.getByRole('button', { name: t.suggest.open }).click();
      const dialog = page.getByRole('dialog', { name: t.suggest.title.replace('{{year}}', String(year)) });
      const proposals = religiousSeasons(year);
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(proposals.length);
      await expectSoundInConsole(page, language);
      await dialog.getByRole('checkbox').first().uncheck();
      await dialog.locator('.ant-modal-footer .ant-btn-primary').click();
      await expect(dialog).toBeHidden();
      expect(saved).toHaveLength(1);
      const added = saved[0]?.seasons.filter(({ from }) => from.startsWith(`${year}`)) ?? [];
      expect(added.map(({ names, from }) => [names.ar, from])).toEqual(
        proposals.slice(1).map(({ names, from }) => [names.ar, from]),
      );
      await expect(page.getByRole('heading', { level: 2, name: String(year) })).toBeVisible();
    });

    test('have a state for loading, failing, empty and full', async ({ page }) => {
      const answers: (() => void)[] = [];
      await page.route(`**${settings}`, (route) => {
        answers.push(() => void route.fulfill({ status: 400, json: {} }));
      });
      await open(page, language);
      await expect(page.getByRole('status', { name: t.loading })).toBeVisible();
      for (const answer of answers) answer();
      await expect(page.getByRole('heading', { name: t.loadFailed })).toBeVisible();
      await expectSoundInConsole(page, language);
      await page.unrouteAll();

      await showOnly(page, []);
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
      await expectSoundInConsole(page, language);

      await page.unrouteAll();
      const many = Array.from({ length: 60 }, (_, n) => season({ names: { ar: `موسم ${n}`, en: `Season ${n}` } }));
      await showOnly(page, many);
      await page.reload();
      await expect(page.getByRole('button', { name: t.add })).toBeDisabled();
      await expect(page.getByText(/60/).first()).toBeVisible();
    });
  });
}
