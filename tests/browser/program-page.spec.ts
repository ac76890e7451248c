import type { APIRequestContext, Locator } from '@playwright/test';
import { addProgram, newTripName, test as officeTest } from './office.ts';
import { expectToFit } from './sound.ts';
import { again, expect, goWithin, languages, test, untilTakenOver, words } from './support.ts';

/** The address of the newest sample program. */
async function samplePath(request: APIRequestContext, language: string): Promise<string> {
  const { data } = await (await request.get('/api/programs?limit=1')).json();
  return `/program/${data[0].id}?lang=${language}`;
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

for (const language of languages) {
  const { detail, price } = words(language, 'programs');

  test.describe(`on a phone (${language})`, () => {
    test.use({ viewport: { width: 360, height: 780 } });

    test('the facts are below the title, above the photos', again(language), async ({ page, request }) => {
      await page.goto(await samplePath(request, language));
      const facts = await topOf(page.locator('main dl').first());
      expect(facts).toBeGreaterThan(await topOf(page.getByRole('heading', { level: 1 })));
      expect(facts).toBeLessThan(await topOf(page.locator('[data-gallery]')));
    });

    test(
      'the booking bar appears when the booking card has scrolled out of view',
      again(language),
      async ({ page, request }) => {
        await page.goto(await samplePath(request, language));
        const bar = page.locator('[data-booking-bar]');
        const card = page.getByRole('complementary').filter({ hasText: detail.contactExpert });
        await expect(bar).toBeHidden();
        await card.scrollIntoViewIfNeeded();
        await expect(card).toBeInViewport();
        await expect(bar).toBeHidden();
        await page.getByRole('region', { name: detail.similar }).scrollIntoViewIfNeeded();
        await expect(card).not.toBeInViewport();
        await expect(bar.getByRole('link', { name: detail.request })).toBeInViewport();
        await expectToFit(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(bar).toBeHidden();
      },
    );
  });

  test(
    `a printed program contains only its content, from the title on (${language})`,
    again(language),
    async ({ page, request }) => {
      await page.goto(await samplePath(request, language));
      await expect(page.locator('main dl').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      // A4 between margins of a centimetre.
      await page.setViewportSize({ width: 718, height: 1047 });
      const title = page.getByRole('heading', { level: 1 });
      expect(await topOf(title)).toBeLessThan(40);
      for (const frame of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
        await expect(page.getByRole(frame)).toHaveCount(0);
      }
      for (const name of [detail.back, detail.request, detail.contactExpert, detail.bookFlight]) {
        await expect(page.getByRole('link', { name })).toHaveCount(0);
      }
      await expect(page.getByText(price.perPerson).first()).toBeVisible();
      await expect(page.getByText(detail.includes)).toBeVisible();
      const pdf = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    },
  );

  test(`drawings are labelled as such (${language})`, again(language), async ({ page, request }) => {
    await page.goto(await samplePath(request, language));
    const caption = page.locator('[data-gallery] ul').first().getByText(detail.illustration, { exact: true });
    await caption.first().scrollIntoViewIfNeeded();
    await expect(caption.first()).toBeInViewport();
    expect(await caption.count()).toBeGreaterThan(1);
    await untilTakenOver(page);
    await page.getByRole('link', { name: detail.enlarge }).click();
    await expect(page.getByRole('dialog').getByText(detail.illustration).first()).toBeInViewport();
  });

  officeTest(
    `photos carry no caption, and the scene in a photo’s place does (${language})`,
    async ({ page, request }) => {
      const pictured = await addProgram(request, { trip_name: newTripName(language) }, [800]);
      const bare = await addProgram(request, { trip_name: newTripName(language) });
      await expect.poll(async () => (await request.get(`/program/${bare.id}`)).status()).toBe(200);
      const caption = page.getByText(detail.illustration, { exact: true });
      await page.goto(`/program/${pictured.id}?lang=${language}`);
      await expect(page.getByRole('link', { name: detail.enlarge })).toBeVisible();
      await expect(caption).toHaveCount(0);
      await page.goto(`/program/${bare.id}?lang=${language}`);
      await expect(caption).toBeVisible();
      // A photo that breaks is replaced by the scene.
      await page.route('**/photos/**', (route) => route.abort());
      await page.goto(`/privacy?lang=${language}`);
      await goWithin(page, `/program/${pictured.id}`);
      await expect(caption).toBeVisible();
    },
  );
}

test('full-window photos have no focus ring; their counter shows the focus', async ({ page, request }) => {
  const { detail } = words('en', 'programs');
  await page.goto(await samplePath(request, 'en'));
  await untilTakenOver(page);
  await page.getByRole('link', { name: detail.enlarge }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const focused = dialog.getByRole('list');
  await expect(focused).toBeFocused();
  for (const framed of [dialog, focused]) {
    await expect(framed).toHaveCSS('outline-style', 'none');
    await expect(framed).toHaveCSS('border-top-width', '0px');
  }
  await expect(dialog.locator('p[aria-hidden]')).not.toHaveCSS('box-shadow', 'none');
});

officeTest('a rating that staff hide is on no page', async ({ page, request }) => {
  const { card } = words('en', 'programs');
  const name = newTripName('en');
  const { id } = await addProgram(request, { trip_name: name, translations: null, rating: 4.1, rating_hidden: true });
  await expect.poll(async () => (await request.get(`/program/${id}`)).status()).toBe(200);
  await page.goto(`/program/${id}?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main header').getByText(card.rating)).toHaveCount(0);
  await page.goto('/programs?lang=en');
  const listed = page.getByRole('article').filter({ hasText: name });
  await expect(listed).toBeVisible();
  await expect(listed.getByText(card.rating)).toHaveCount(0);
});
