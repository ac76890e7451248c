import { searchAtStart } from '#contracts/site-defaults/search';
import { test } from './office.ts';
import { publishDraft, publishSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// The section is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });

test.afterAll(async ({ request }) => publishSection(request, 'search', searchAtStart));

for (const language of languages) {
  const [t, admin] = [words(language, 'admin-site'), words(language, 'admin')];

  test.describe(`search engines in ${language}`, again(language), () => {
    test('an owner changes the title of a page, and hides the site', async ({ page, request }) => {
      await publishSection(request, 'search', searchAtStart);
      await page.goto(`/admin/site?section=search&lang=${language}`);
      await page.locator('#search_contact_title_ar').fill('راسلنا | {agency}');
      await page.locator('#search_contact_title_en').fill('Write to us | {agency}');
      const preview = page.getByRole('region', {
        name: t.search.preview.replace('{{page}}', t.search.pages.contact),
      });
      await expect(preview.getByText('Write to us | Rihla').first()).toBeVisible();
      await page.getByRole('switch', { name: t.search.names.hidden }).click();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      const read = async (address: string) => (await request.get(address)).text();
      await expect.poll(() => read('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
      const contact = await read('/contact?lang=en');
      expect(contact).toContain('<title>Write to us | Rihla</title>');
      for (const html of [contact, await read('/terms?lang=en')])
        expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(await read('/sitemap.xml')).not.toContain('<url>');
      await page.reload();
      await expect(page.getByText(admin.hiddenSite.title)).toBeVisible();
      await publishSection(request, 'search', searchAtStart);
      await expect.poll(() => read('/robots.txt')).toContain('Sitemap: ');
      expect(await read('/contact?lang=en')).not.toContain('noindex');
    });
  });
}
