import { highlightsAtStart } from '#contracts/site-defaults/highlights';
import { addProgram, newTripName, test } from './office.ts';
import { publishDraft, publishSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// The section is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ request }) => publishSection(request, 'highlights', highlightsAtStart));

for (const language of languages) {
  const t = words(language, 'admin-site');
  const { highlights } = words(language, 'programs').detail;

  test.describe(`the highlights of every program in ${language}`, again(language), () => {
    test('are what owners write, beside a program that shows them', async ({ page, request }) => {
      const { id } = await addProgram(request, { trip_name: newTripName(language), translations: null });
      // Other tests add and remove the programs that come first.
      await page.route('**/data/featured.json', (route) => route.fulfill({ json: { data: [{ id }] } }));
      await page.goto(`/admin/site?section=highlights&lang=${language}`);
      await page
        .locator('summary')
        .filter({ hasText: highlightsAtStart.items[0]?.text[language] ?? '' })
        .click();
      await page.locator(`#highlights_items_0_text_${language}`).fill('By train');
      const frame = page.frameLocator(`iframe[title="${t.preview.title}"]`);
      await expect(frame.getByText('By train')).toBeVisible();
      await expectSoundInConsole(page, language);
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      const html = async () => (await request.get(`/program/${id}?lang=${language}`)).text();
      await expect.poll(html).toContain('By train');

      await publishSection(request, 'highlights', { items: [] });
      await expect.poll(html).not.toContain('By train');
      await page.goto(`/program/${id}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: highlights })).toHaveCount(0);
    });
  });
}
