import { test } from './office.ts';
import { publishDraft, publishSection, readSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, goWithin, languages, words } from './support.ts';

// Each adds a page, for which the console takes the first free place.
test.describe.configure({ mode: 'serial' });
test.slow();

for (const language of languages) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];
  const name = `umrah-${language}`;
  const title = language === 'ar' ? 'دليل العمرة' : 'Umrah guide';

  test(`an owner adds, moves and archives a page (${language})`, again(language), async ({ page, request }) => {
    await page.goto(`/admin/site?section=pages&lang=${language}`);
    await page.getByRole('button', { name: t.pages.add }).click();
    await expect(page.getByText(t.pages.standing.new)).toBeVisible();
    const id = new URL(page.url()).searchParams.get('page') as `page-${number}`;
    const field = (of: string) => page.locator(`#${id}_${of}`);
    await field('name').fill('Umrah Guide');
    await field('title_ar').fill('دليل العمرة');
    await field('title_en').fill('Umrah guide');
    await field('summary_ar').fill('كل ما يحتاجه المعتمر.');
    await field('summary_en').fill('All that a pilgrim needs.');
    await field('text_ar').fill('## قبل السفر {#early}\n\nاحجز مبكرًا.');
    await field('text_en').fill('## Before you go {#early}\n\nBook early. <script>alert(1)</script>');
    await publishDraft(page, language);
    await expect(page.getByText(t.rules.invalid_page_name)).toBeVisible();
    await field('name').fill(name);
    await expect(page.locator('[data-draft=saved]')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSoundInConsole(page, language);
    await publishDraft(page, language);
    await expect(page.getByText(t.published)).toBeVisible();

    const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
    await expect.poll(() => status(`/p/${name}`)).toBe(200);
    await page.goto(`/p/${name}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/p/${name}`));
    await expectSoundInConsole(page, language);
    // By a link of the site, to a part of a page that is read after the reader has come.
    await page.setViewportSize({ width: 1440, height: 300 });
    await page.goto(`/contact?lang=${language}`);
    await goWithin(page, `/p/${name}#early`);
    await expect(page.locator('#early').getByRole('heading')).toBeInViewport();

    const { live } = await readSection(request, id);
    await publishSection(request, id, { ...live.content, name: `${name}-2` });
    await expect.poll(() => status(`/p/${name}`)).toBe(301);
    await page.goto(`/p/${name}?from=mail`);
    await expect(page).toHaveURL(new RegExp(`/p/${name}-2\\?from=mail$`));

    await page.goto(`/admin/site?section=pages&lang=${language}`);
    const row = page.getByRole('listitem').filter({ hasText: `/p/${name}-2` });
    await expect(row.getByText(t.pages.states.shown)).toBeVisible();
    await expectSoundInConsole(page, language);
    await row.getByRole('button', { name: t.pages.edit.replace('{{title}}', title) }).click();
    await field('archived').click();
    await page.getByRole('main').getByRole('button', { name: t.publish }).click();
    await expect(page.getByRole('dialog').getByText(t.page.warnings.archived)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: drafts.publish.confirmNow }).click();
    await expect.poll(() => status(`/p/${name}-2`)).toBe(404);
    expect(await status(`/p/${name}`)).toBe(404);
  });
}
