import { readFile } from 'node:fs/promises';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, rowOf, texts } from './staff-requests.ts';
import { again, expect, languages, signedIn, test, words } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

for (const language of languages) {
  const t = texts(language);

  test(
    `the export continues after a failure, and contains every match once and no formula (${language})`,
    again(language),
    async ({ page, request }) => {
      const own = words(language, 'admin-export');
      const { name, phone } = newCustomer(language);
      for (const email of ['a', 'b', 'c'])
        await addRequest(request, 'message', { name, phone, email: `${email}@x.example` });
      await addRequest(request, 'flight', { name: `=1+1 ${name}`, phone, email: null, notes: 'ملاحظة، "مقتبسة"\nسطر' });
      await addRequest(request, 'hotel', { name, phone, email: 'd@x.example' });
      await page.goto(`/admin/requests?q=${phone}&lang=${language}`);
      await expect(rowOf(page, name)).toHaveCount(5);

      // Pages of two; the second one fails once.
      let calls = 0;
      await page.route('**/api/requests/searches', (route) => {
        const search = route.request().postDataJSON();
        if (search.limit !== 100) return route.continue();
        calls += 1;
        return calls === 2
          ? route.fulfill({ status: 503, json: {} })
          : route.continue({ postData: { ...search, limit: 2 } });
      });
      await page.getByRole('button', { name: t.export }).click();
      const dialog = page.getByRole('dialog', { name: own.title });
      await expect(dialog.getByText(own.failed)).toBeVisible();
      await expectSoundInConsole(page, language);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: own.goOn }).click();
      const file = await download;
      await expect(
        dialog.getByText(own[`done_${new Intl.PluralRules(language).select(5)}`].replace('{{count}}', '5')),
      ).toBeVisible();
      expect(file.suggestedFilename()).toMatch(/^requests_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
      const csv = await readFile(await file.path(), 'utf8');
      expect(csv).toMatch(/^\uFEFF"?الرقم المرجعي \/ Reference/);
      expect(csv.match(/x\.example/g)).toHaveLength(4);
      expect(csv).toContain(`"'=1+1 ${name}"`);
      expect(csv).toContain('"ملاحظة، ""مقتبسة""\nسطر"');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: t.export })).toBeFocused();
    },
  );
}
