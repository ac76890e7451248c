import type { APIRequestContext } from '@playwright/test';
import { defaultHours } from '#contracts/api/default-hours';
import { test } from './office.ts';
import { expectSoundInConsole, expectToFit } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// These tests replace the only set of hours.
test.describe.configure({ mode: 'serial' });
async function restore(request: APIRequestContext) {
  const { version } = (await (await request.get('/api/settings/hours')).json()).data;
  const { week, goals, schedules } = defaultHours;
  const reply = await request.put('/api/settings/hours', { data: { week, goals, schedules, version } });
  expect(reply.status()).toBe(200);
}

test.beforeEach(({ request }) => restore(request));
test.afterEach(({ request }) => restore(request));

for (const language of languages) {
  const [t, admin] = [words(language, 'admin-hours'), words(language, 'admin')];

  test.describe(`the working hours in ${language}`, again(language), () => {
    test('an owner changes them, and learns what is wrong at its field', async ({ page, request }) => {
      await page.goto(`/admin/hours?lang=${language}`);
      await page.locator('#hours_week_sunday_1_from').fill('12:00');
      await page.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.rules.hours_overlap)).toBeVisible();
      await expect(page.locator('#hours_week_sunday_1_from')).toBeFocused();
      await page.locator('#hours_week_sunday_1_from').fill('15:30');
      await page.locator('#hours_goals_flight').fill('30');
      await page.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.saved)).toBeVisible();
      const { data } = await (await request.get('/api/settings/hours')).json();
      expect(data).toMatchObject({ goals: { flight: 30 }, week: { sunday: [{}, { from: '15:30' }] } });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
    });

    test('each field shows its whole time', async ({ page }) => {
      await page.goto(`/admin/hours?lang=${language}`);
      const field = page.locator('#hours_week_sunday_1_from');
      await expect(field).toHaveValue('16:00');
      const isCut = await field.evaluate((shown: HTMLInputElement) => {
        const whole = shown.cloneNode() as HTMLInputElement;
        whole.style.inlineSize = 'max-content';
        shown.after(whole);
        const wanted = whole.offsetWidth;
        whole.remove();
        return wanted > shown.offsetWidth;
      });
      expect(isCut).toBe(false);
    });

    test('a colleague’s change is not overwritten', async ({ page, request }) => {
      await page.goto(`/admin/hours?lang=${language}`);
      await page.locator('#hours_goals_hotel').fill('45');
      const { data } = await (await request.get('/api/settings/hours')).json();
      const theirs = { ...data, goals: { ...data.goals, flight: 30 } };
      expect((await request.put('/api/settings/hours', { data: theirs })).status()).toBe(200);
      await page.getByRole('button', { name: t.save }).click();
      const { name } = (await (await request.get('/api/session')).json()).data.staff;
      await expect(page.getByText(t.overtaken.by.replace('{{name}}', `\u2068${name}\u2069`))).toBeVisible();
      await expect(page.getByText(t.overtaken.changed.replace('{{parts}}', t.goals.title))).toBeVisible();
      // The header lies over what is scrolled below it.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectToFit(page);
      await expect(page.locator('#hours_goals_hotel')).toHaveValue('45');
      await page.getByRole('button', { name: t.overtaken.reload }).click();
      await expect(page.locator('#hours_goals_hotel')).toHaveValue('');
    });

    test('who is on duty says so in the header, or on the overview where the header has no room', async ({ page }) => {
      await page.goto(`/admin?lang=${language}`);
      const duty = page.getByRole('switch', { name: admin.layout.onDuty });
      await duty.click();
      await expect(duty).toBeChecked();
      await page.reload();
      await expect(duty).toBeChecked();
      // A phone shows it on the overview; there is always one.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(duty).toBeChecked();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/admin/team?lang=${language}`);
      await duty.click();
      await expect(duty).not.toBeChecked();
    });
  });
}
