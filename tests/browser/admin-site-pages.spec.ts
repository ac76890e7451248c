import { pageLimits } from '#contracts/api/site-page-rules';
import { privacyAtStart } from '#contracts/site-defaults/privacy';
import { test } from './office.ts';
import { publishDraft, publishSection, readSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// The page is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ request }) => publishSection(request, 'privacy', privacyAtStart));

const written = {
  ar: '## ما نحفظه {#kept}\n\nحتى {freeDays} و{refundDays}. اسمك و**رقمك**.\n\n- أول\n- ثانٍ\n\n<script>alert(1)</script> [هنا](javascript:alert(1)) [الشروط](/terms)',
  en: '## What we keep {#kept}\n\nUp to {freeDays} and {refundDays}. Your name and **number**.\n\n- one\n- two\n\n<script>alert(1)</script> [here](javascript:alert(1)) [Terms](/terms)',
};

for (const language of languages) {
  const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];

  test(
    `a link that leads nowhere and a long summary are noted at their fields (${language})`,
    again(language),
    async ({ page }) => {
      await page.goto(`/admin/site?section=privacy&lang=${language}`);
      // As long as a summary that can be published.
      const summary = `${'word '.repeat(29)}word.`;
      expect(summary.length).toBeLessThanOrEqual(pageLimits.summary);
      await page.locator('#privacy_summary_en').fill(summary);
      await page
        .locator('#privacy_text_en')
        .fill('See [our list](/nowhere/here "A list") and [x].\n\n[x]: /nowhere/there');
      const field = (name: string) => page.locator('.ant-form-item', { has: page.locator(`#${name}`) });
      await expect(field('privacy_summary_en')).toContainText(t.checks.wordy.replace('{{count}}', '30'));
      for (const address of ['/nowhere/here', '/nowhere/there']) {
        const lost = t.checks.linkNowhere.replace('{{address}}', address);
        await expect(field('privacy_text_en')).toContainText(lost);
      }
      // A picture that nothing describes is noted before the publication.
      await page.locator('#privacy_text_ar').fill('![](/photos/no-words)');
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: t.publish }).click();
      const silent = t.page.warnings.picture.replace('{{address}}', '/photos/no-words');
      await expect(page.getByRole('dialog').getByText(silent)).toHaveCount(1);
    },
  );

  test(`an owner rewrites the privacy policy (${language})`, again(language), async ({ page, request }) => {
    const { live } = await readSection(request, 'privacy');
    await page.goto(`/admin/site?section=privacy&lang=${language}`);
    await expect(page.getByText(t.page.consent)).toBeVisible();
    await page.locator('#privacy_text_ar').fill(written.ar);
    await page.locator('#privacy_text_en').fill('');
    const preview = page.getByRole('region', { name: t.preview.title }).first();
    await expect(preview.getByText('ما نحفظه', { exact: true })).toBeVisible();
    await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible();
    // The preview shows the facts in place of their names, as visitors see it.
    await expect(preview.getByText(/^حتى \d+/)).toBeVisible();
    await expect(preview.getByText(/[{}]/)).toHaveCount(0);
    await publishDraft(page, language);
    await expect(page.getByText(t.rules.required)).toHaveCount(1);
    expect((await readSection(request, 'privacy')).live.version).toBe(live.version);

    await page.locator('#privacy_text_en').fill(written.en);
    await expect(page.locator('[data-draft=saved]')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSoundInConsole(page, language);
    await page.getByRole('main').getByRole('button', { name: t.publish }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t.page.warnings.link.replace('{{address}}', 'javascript:alert(1)'))).toHaveCount(2);
    await dialog.getByRole('button', { name: drafts.publish.confirmNow }).click();
    await expect(page.getByText(t.published)).toBeVisible();

    const heading = language === 'ar' ? 'ما نحفظه' : 'What we keep';
    await expect.poll(async () => (await request.get(`/privacy?lang=${language}`)).text()).toContain(heading);
    await page.goto(`/privacy?lang=${language}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: heading })).toBeVisible();
    await expect(article.getByText('<script>alert(1)</script>')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 300 });
    await page.goto('/privacy#kept');
    await expect(article.locator('#kept').getByRole('heading')).toBeInViewport();
    await expect(article.getByRole('listitem')).toHaveCount(2);
    await expect(article.locator('a[href^=javascript]')).toHaveCount(0);
    await article.getByRole('link', { name: language === 'ar' ? 'الشروط' : 'Terms', exact: true }).click();
    await expect(page).toHaveURL(/\/terms/);
    await expect(article.getByRole('region')).toHaveCount(6);
    await expectSoundInConsole(page, language);
  });
}
