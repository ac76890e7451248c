import { readFile } from 'node:fs/promises';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { type Stack, startStack } from '../support/stack.ts';
import { addProgram, readProgram, test } from './office.ts';
import { publishSection, readSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, signIn, words } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ request }) => publishSection(request, 'brand', brandAtStart));

/** The system into which the site moves. */
let other: Stack;
test.beforeAll(async () => {
  other = await startStack({ site: true });
});
test.afterAll(() => other?.stop());

for (const language of languages) {
  test(
    `an owner moves the site to another system (${language})`,
    again(language),
    async ({ page, request, browser }) => {
      test.setTimeout(180_000);
      const t = words(language, 'admin-moving');
      const colour = language === 'ar' ? '#7c3aed' : '#1d4ed8';
      await publishSection(request, 'brand', { ...brandAtStart, colour });
      const { id } = await addProgram(request, {}, [800]);

      await page.goto(`/admin/site/moving?lang=${language}`);
      await expectSoundInConsole(page, language);
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: t.export.start }).click();
      const file = await (await started).path();

      const context = await browser.newContext({ baseURL: other.url, extraHTTPHeaders: { 'X-Client': 'web' } });
      const there = await context.newPage();
      await there.goto(`/admin/login?lang=${language}`);
      await signIn(there, language);
      await expect(there).toHaveURL(/\/admin$/);
      await there.goto(`/admin/site?lang=${language}`);
      await there.getByRole('link', { name: words(language, 'admin-site').move }).click();
      await expect(there).toHaveURL(/\/admin\/site\/moving/);

      const buffer = await readFile(file);
      const input = there.getByLabel(t.import.file);
      await input.setInputFiles({ name: 'site.zip', mimeType: 'application/zip', buffer: buffer.subarray(0, 400) });
      await expect(there.getByText(t.faults.unreadable)).toBeVisible();

      await input.setInputFiles({ name: 'site.zip', mimeType: 'application/zip', buffer });
      const review = there.getByRole('region', { name: t.review.title });
      await expect(review).toContainText(words(language, 'admin-site').brand.title);
      expect((await readSection(there.request, 'brand')).live.content.colour).not.toBe(colour);
      await review.getByRole('button', { name: t.review.apply }).click();
      await there.getByRole('dialog').getByRole('button', { name: t.review.apply }).click();
      await expect(there.getByText(t.import.done)).toBeVisible();

      expect((await readSection(there.request, 'brand')).live.content.colour).toBe(colour);
      await expect.poll(async () => (await readProgram(there.request, id)).photos.length).toBe(1);
      await expect.poll(async () => (await there.request.get(`/program/${id}`)).status()).toBe(200);
      await context.close();
    },
  );
}
