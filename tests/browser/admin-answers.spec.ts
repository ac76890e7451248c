import { readFile } from 'node:fs/promises';
import { message } from '../support/bodies.ts';
import { test } from './office.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

for (const language of languages) {
  const t = words(language, 'admin-answers');
  const { requestType } = words(language, 'admin');

  test.describe(`the report of first answers in ${language}`, again(language), () => {
    test('shows an owner how fast customers were answered, and gives it as a file', async ({ page, request }) => {
      const send = async () => (await (await request.post('/api/messages', { data: message() })).json()).data.id;
      const [answered] = [await send(), await send()];
      const contact = { contacted: 'whatsapp', status: 'in_progress' };
      expect((await request.patch(`/api/messages/${answered}`, { data: contact })).ok()).toBe(true);

      await page.goto(`/admin/answers?lang=${language}`);
      const figures = page.getByRole('list', { name: t.figures.label });
      await expect(figures.getByRole('listitem').filter({ hasText: t.figures.kept })).toContainText(/[1-9]\d*%/);
      await expect(figures.getByRole('listitem').filter({ hasText: t.figures.waiting })).toContainText(/[1-9]/);
      const kinds = page.getByRole('region', { name: t.types.title });
      await expect(kinds.getByRole('row').filter({ hasText: requestType.message })).toContainText(/%/);
      await expectSoundInConsole(page, language);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      const [head, ...lines] = csv.trim().split('\r\n');
      expect(head).toContain(t.columns.medianMinutes);
      expect(lines.some((line) => line.includes(`,${requestType.message},`))).toBe(true);

      const people = page.getByRole('region', { name: t.people.title });
      await people.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/admin\/requests\?from=.*#answered_by=/);
      const label = words(language, 'admin-views').filters.answered_by.label;
      await expect(page.getByRole('main').getByText(label)).toBeVisible();

      await page.goto(`/admin/answers?lang=${language}&from=2020-01-01&to=2020-01-31`);
      await expect(page.getByText(t.empty)).toBeVisible();
      await expectSoundInConsole(page, language);
    });

    test('says that it could not be loaded, and loads again', async ({ page }) => {
      // A refusal, after which the page does not try again by itself: the button would be gone before the click.
      await page.route('**/api/desk/answers?**', (route) => route.fulfill({ status: 400, json: {} }));
      await page.goto(`/admin/answers?lang=${language}`);
      await expect(page.getByText(t.failed)).toBeVisible();
      await page.unroute('**/api/desk/answers?**');
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.getByRole('list', { name: t.figures.label }).or(page.getByText(t.empty))).toBeVisible();
    });
  });
}
