import { test } from './office.ts';
import { publishDraft, publishSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// The tests of both languages replace the only list.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ request }) => publishSection(request, 'redirects', { items: [] }));

for (const language of languages) {
  const t = words(language, 'admin-site');

  test(`old addresses lead where an owner says (${language})`, again(language), async ({ page, request }) => {
    test.slow();
    await publishSection(request, 'redirects', { items: [{ from: '/عمرة', to: '/programs' }] });
    const old = `/${encodeURIComponent('عمرة')}/`;
    const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
    await expect.poll(() => status(old)).toBe(301);
    const reply = await request.get(`${old}?utm=a`, { maxRedirects: 0 });
    expect(reply.headers().location).toBe('/programs?utm=a');

    await page.goto(`/admin/site?section=redirects&lang=${language}`);
    await page.locator('summary').first().click();
    const from = page.locator('#redirects_items_0_from');
    await from.fill('/Programs/');
    await publishDraft(page, language);
    await expect(page.getByText(t.rules.path_in_use)).toBeVisible();
    await from.fill('/about.html');
    await expect(page.locator('[data-draft=saved]')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSoundInConsole(page, language);
    await publishDraft(page, language);
    await expect(page.getByText(t.published)).toBeVisible();
    await expect.poll(() => status('/about.html')).toBe(301);
    await expect.poll(() => status(old)).toBe(404);
    // A visitor's browser follows it.
    await page.goto(`/about.html?lang=${language}`);
    await expect(page).toHaveURL(/\/programs$/);
  });
}
