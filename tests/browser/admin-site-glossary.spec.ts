import { glossaryAtStart } from '#contracts/site-defaults/glossary';
import { termsAtStart } from '#contracts/site-defaults/terms';
import { addProgram, test } from './office.ts';
import { publishDraft, publishSection, readSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// Each section is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });
test.afterEach(async ({ request }) => {
  await publishSection(request, 'glossary', glossaryAtStart);
  await publishSection(request, 'terms', termsAtStart);
});

for (const language of languages) {
  const [t, programs] = [words(language, 'admin-site'), words(language, 'admin-programs')];
  const replace = (term: string) => programs.terms.replace.replace('{{term}}', term);

  test.describe(`the glossary in ${language}`, again(language), () => {
    test('an owner adds a term, and the forms of the site and of programs know it', async ({ page, request }) => {
      const { id } = await addProgram(request);
      await publishSection(request, 'glossary', { items: [] });
      await page.goto(`/admin/site?section=glossary&lang=${language}`);
      const add = t.cards.add.replace('{{item}}', t.glossary.card.item).replace('{{number}}', '1');
      await page.getByRole('button', { name: add }).click();
      await page.locator('#glossary_items_0_term_ar').fill('المدينة المنورة');
      await page.locator('#glossary_items_0_term_en').fill('Madinah');
      await page.locator('#glossary_items_0_avoid_en').fill('Medina, Al Madina');
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      expect(await (await request.get('/data/site/glossary.json')).json()).toEqual({ data: null });

      await page.goto(`/admin/site?section=terms&lang=${language}`);
      await page.locator('#terms_title_en').fill('From Medina to AlUla');
      const item = page.locator('.ant-form-item', { has: page.locator('#terms_title_en') });
      await expect(item.getByText('From Medina to AlUla')).toBeVisible();
      await expect(item.locator('u')).toHaveText('Medina');
      await page.locator('#terms_summary_en').fill(`${'A long sentence before it. '.repeat(8)}We fly to Al Madina.`);
      await expect(page.getByText(/^….{20,60}We fly to Al Madina\.$/)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await item.getByRole('button', { name: replace('Madinah') }).click();
      await expect(page.locator('#terms_title_en')).toHaveValue('From Madinah to AlUla');
      await expect(item.locator('u')).toHaveCount(0);
      await page.getByRole('button', { name: replace('Madinah') }).click();
      await expect(page.getByRole('button', { name: replace('Madinah') })).toHaveCount(0);
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      const draftTitle = async () => (await readSection(request, 'terms')).draft?.content.title.en;
      await expect.poll(draftTitle).toBe('From Madinah to AlUla');

      await page.goto(`/admin/programs/upload?edit=${id}&lang=${language}`);
      const name = page.locator('input[id$=trip_name_en]');
      await name.fill('A week in Medina');
      await page.getByRole('button', { name: replace('Madinah') }).click();
      await expect(name).toHaveValue('A week in Madinah');
    });
  });
}
