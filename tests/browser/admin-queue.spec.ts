import type { Page } from '@playwright/test';
import { message } from '../support/bodies.ts';
import { test } from './office.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, choose, expect, languages, newName, words } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The words for a wait that has just begun. */
const spans = { ar: /^الانتظار: (دقيقة|دقيقتان|\d+ دقائق)$/, en: /^Waiting \d minutes?$/ };

for (const language of languages) {
  const [t, admin] = [words(language, 'admin-requests'), words(language, 'admin')];

  const open = (page: Page, part: string) => choose(page, page.getByRole('combobox', { name: t.queue.label }), part);

  test.describe(`the queue in ${language}`, again(language), () => {
    test('staff take what waits, and see it among their own', async ({ page, request }) => {
      const name = newName(language);
      expect((await request.post('/api/messages', { data: message({ name }) })).ok()).toBe(true);
      await page.goto(`/admin/messages?lang=${language}`);
      await open(page, t.queue.tabs.unanswered);
      await expect(page).toHaveURL(/tab=unanswered/);
      const row = page.getByRole('row').filter({ hasText: name });
      // An event gives a request its place.
      await expect(async () => {
        await page.reload();
        await expect(row).toBeVisible({ timeout: 10_000 });
      }).toPass();
      await expect(row.getByText(new RegExp(`^${t.clock.dueBriefly.split('{{')[0]}`))).toBeVisible();
      await expect(row.getByText(spans[language])).toBeVisible();
      await row.getByRole('button', { name: t.more }).click();
      await page.getByRole('menuitem', { name: t.owner.take }).click();
      await expect(row.getByText(t.owner.nobody)).toHaveCount(0);
      await open(page, t.queue.tabs.mine);
      await expect(row).toBeVisible();
      await page.getByRole('searchbox').fill(name);
      await expect(row).toBeVisible();
      const part = page.locator('.ant-select').filter({ has: page.getByRole('combobox', { name: t.queue.label }) });
      await expect(part).toContainText(/\(\d/);
      const before = await part.innerText();
      await row.getByRole('button', { name: t.more }).click();
      await page.getByRole('menuitem', { name: t.owner.handBack }).click();
      // The count follows at once, not when it is next read.
      await expect(part).not.toHaveText(before);
      await expect(page.getByRole('button', { name: admin.requests.refresh })).toBeVisible();
      await expectSoundInConsole(page, language);
    });
  });
}
