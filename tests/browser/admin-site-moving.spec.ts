import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { type Stack, startStack } from '../support/stack.ts';
import { addProgram, readProgram, test } from './office.ts';
import { publishSection, readSection } from './site-content.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, signIn, words } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The move replaces whole sections, so it has two systems of its own.
let [from, to]: Stack[] = [];
test.beforeAll(async () => {
  [from, to] = await Promise.all([startStack({ site: true }), startStack({ site: true })]);
});
test.afterAll(() => Promise.all([from?.stop(), to?.stop()]));

for (const language of languages) {
  const openAt = async (browser: Browser, stack: Stack | undefined) => {
    const context = await browser.newContext({ baseURL: stack?.url, extraHTTPHeaders: { 'X-Client': 'web' } });
    const page = await context.newPage();
    await page.goto(`/admin/login?lang=${language}`);
    await signIn(page, language);
    await expect(page).toHaveURL(/\/admin$/);
    return page;
  };

  test(`an owner moves the site to another system (${language})`, again(language), async ({ browser }) => {
    test.setTimeout(180_000);
    const t = words(language, 'admin-moving');
    const colour = language === 'ar' ? '#7c3aed' : '#1d4ed8';
    const here = await openAt(browser, from);
    await publishSection(here.request, 'brand', { ...brandAtStart, colour });
    const { id } = await addProgram(here.request, {}, [800]);

    await here.goto(`/admin/site/moving?lang=${language}`);
    await expectSoundInConsole(here, language);
    const started = here.waitForEvent('download');
    await here.getByRole('button', { name: t.export.start }).click();
    const file = await (await started).path();

    const there = await openAt(browser, to);
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
    for (const page of [here, there]) await page.context().close();
  });
}
