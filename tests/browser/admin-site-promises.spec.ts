import { paths } from '#contracts/website/paths';
import { flightRequest } from '../support/bodies.ts';
import { startStack } from '../support/stack.ts';
import { addProgram } from './office.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, signIn, test, words } from './support.ts';

// The calls of a test need the client marker too.
test.use({ contextOptions: { reducedMotion: 'reduce' }, extraHTTPHeaders: { 'X-Client': 'web' } });

for (const language of languages) {
  test(
    `an owner changes what is paid back and by when the agency answers (${language})`,
    again(language),
    async ({ page, request }) => {
      test.setTimeout(480_000);
      const [t, drafts] = [words(language, 'admin-site'), words(language, 'admin-drafts')];
      const days = (count: number) =>
        (language === 'ar' ? words(language, 'common').days_few : words(language, 'common').days_other).replace(
          '{{count}}',
          String(count),
        );
      // Every page names the terms, so the test has an office of its own.
      const stack = await startStack({ site: true });
      const pageAt = async (path: string) =>
        (await request.get(`${stack.url}${path}`, { headers: { Cookie: `preferred-language=${language}` } })).text();
      const answerIn = async () => {
        const reply = await request.post(`${stack.url}/api/flight-requests`, { data: flightRequest() });
        const { created_at, answer_by } = (await reply.json()).data;
        return Math.floor((Date.parse(answer_by) - Date.parse(created_at)) / 3_600_000);
      };
      try {
        await page.goto(`${stack.url}/admin/login?lang=${language}`);
        await signIn(page, language);
        await expect(page).toHaveURL(/\/admin$/);
        const { id } = await addProgram({
          ...page.request,
          post: (path, options) => page.request.post(`${stack.url}${path}`, options),
          get: (path, options) => page.request.get(`${stack.url}${path}`, options),
        } as typeof page.request);
        expect(await answerIn()).toBe(24);

        await page.goto(`${stack.url}/admin/site?section=promises&lang=${language}`);
        await page.locator('#promises_cancellation_0_days_before').fill('7');
        await page.locator('#promises_refund_days').fill('5');
        await page.locator('#promises_answer_hours').fill('3');
        // It loads once it is near.
        await page.locator(`iframe[title="${t.preview.title}"]`).scrollIntoViewIfNeeded();
        const frame = page.frameLocator(`iframe[title="${t.preview.title}"]`);
        await expect(frame.getByText(days(7)).first()).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectSoundInConsole(page, language);
        await page.getByRole('main').getByRole('button', { name: t.publish }).click();
        await page.getByRole('dialog').getByRole('button', { name: drafts.publish.confirmNow }).click();
        await expect(page.getByText(t.published)).toBeVisible();

        for (const path of ['/', '/terms', `/program/${id}`]) {
          await expect.poll(() => pageAt(path), { message: path }).toContain(days(7));
          expect(await pageAt(path), path).not.toContain(days(15));
        }
        expect(await answerIn()).toBe(3);

        await page.goto(`${stack.url}${paths.admin.site}?section=promises&lang=${language}`);
        await page.locator('#promises_cancellation_0_refund_percent').fill('90');
        await page.getByRole('main').getByRole('button', { name: t.publish }).click();
        await page.getByRole('dialog').getByRole('button', { name: drafts.publish.confirmNow }).click();
        await expect(page.getByText(t.rules.free_step_required).first()).toBeVisible();
      } finally {
        await stack.stop();
      }
    },
  );
}
