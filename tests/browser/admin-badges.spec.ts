import type { Page } from '@playwright/test';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, texts } from './staff-requests.ts';
import { again, atDesk, expect, languages, test } from './support.ts';

test.use(atDesk);

const upTo = (of: Record<string, number>) =>
  Object.fromEntries(Object.entries(of).map(([name, number]) => [name, { count: number, more: false }]));

/** Says that so many requests need an answer, all about hotels. */
async function count(page: Page, counts: { waiting: number; late: number; due_soon: number }) {
  const fresh = { count: 0, more: false, newest: null };
  const none = { ...fresh, ...upTo({ waiting: 0, late: 0, due_soon: 0 }) };
  const some = { ...fresh, ...upTo(counts) };
  const others = { ...upTo({ quarantined: 0 }), unanswered: { count: 0, more: false, latest: null }, mentions: [] };
  const data = { ...some, types: { flight: none, hotel: some, custom: none, message: none }, ...others };
  await page.unroute('**/api/overview/new');
  await page.route('**/api/overview/new', (route) => route.fulfill({ json: { data } }));
}

for (const language of languages) {
  const { layout } = texts(language);
  const say = (text: string, number: number) => text.replace('{{number}}', String(number));

  test(
    `menu and title count what needs an answer, in the clock's colour and in words (${language})`,
    again(language),
    async ({ page }) => {
      const menu = page.getByRole('navigation', { name: layout.navigation });
      const badge = menu.locator('[data-new="all"]');
      const link = menu.getByRole('link', { name: layout.allRequests });
      await count(page, { waiting: 12, late: 4, due_soon: 3 });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/admin/programs/upload?lang=${language}`);
      await expect(page).toHaveTitle(new RegExp(`^\\(12 · ${say(layout.late, 4)}\\) `));
      await expect(badge).toHaveText('12');
      await expect(badge).toHaveAttribute('data-urgency', 'late');
      await expect(link).toHaveAccessibleName(new RegExp(`${say(layout.late, 4)}.*${say(layout.dueSoon, 3)}`));
      await expect(menu.locator('[data-new="hotel"]')).toHaveAttribute('data-urgency', 'late');
      await expect(menu.locator('[data-new="flight"]')).toHaveCount(0);
      await link.hover();
      await expect(page.getByRole('tooltip').filter({ hasText: say(layout.late, 4) })).toBeVisible();

      await count(page, { waiting: 2, late: 0, due_soon: 1 });
      await page.reload();
      await expect(badge).toHaveAttribute('data-urgency', 'soon');
      await expect(link).toHaveAccessibleName(new RegExp(say(layout.dueSoon, 1)));
      await expect(page).toHaveTitle(new RegExp(`^\\(2 · ${say(layout.dueSoon, 1)}\\) `));
      await count(page, { waiting: 1, late: 0, due_soon: 0 });
      await page.reload();
      await expect(badge).toHaveAttribute('data-urgency', 'inTime');
      await expect(link).toHaveAccessibleName(new RegExp(layout.waiting_one.replace('{{count}}', '1')));
      await expect(page).toHaveTitle(/^\(1\) /);
      await count(page, { waiting: 0, late: 0, due_soon: 0 });
      await page.reload();
      await expect(link).toBeVisible();
      await expect(badge).toHaveCount(0);
      await expect(page).not.toHaveTitle(/^\(/);
      await count(page, { waiting: 12, late: 4, due_soon: 3 });
      await page.reload();
      await expect(badge).toBeVisible();
      await expectSoundInConsole(page, language);
    },
  );

  test(
    `a request that staff move to in progress still counts until its customer has an answer (${language})`,
    again(language),
    async ({ page, request }) => {
      const { id } = await addRequest(request, 'custom', newCustomer(language));
      const change = (data: object) => request.patch(`/api/customs/${id}`, { data });
      const countIn = async () => {
        const reply = page.waitForResponse((response) => response.url().endsWith('/api/overview/new'));
        await page.goto(`/admin/programs/upload?lang=${language}`);
        const { data } = await (await reply).json();
        await expect(page.locator('nav [data-new="custom"]')).toHaveText(String(data.types.custom.waiting.count));
        return data.types.custom.waiting.count as number;
      };
      const before = await countIn();
      await change({ status: 'in_progress' });
      expect(await countIn()).toBe(before);
      // One that stays, so that there is a badge.
      await addRequest(request, 'custom', newCustomer(language));
      await change({ contacted: 'phone' });
      expect(await countIn()).toBe(before);
    },
  );
}
