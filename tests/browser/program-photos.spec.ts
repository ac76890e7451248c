import { addProgram, newTripName, test as officeTest } from './office.ts';
import { samplePath } from './sample-path.ts';
import { again, expect, goWithin, holdScripts, languages, test, untilHydrated, words } from './support.ts';

for (const language of languages) {
  const { detail } = words(language, 'programs');

  test(`drawings are labelled as such (${language})`, again(language), async ({ page, request }) => {
    await page.goto(await samplePath(request, language));
    const caption = page.locator('[data-gallery] ul').first().getByText(detail.illustration, { exact: true });
    await caption.first().scrollIntoViewIfNeeded();
    await expect(caption.first()).toBeInViewport();
    expect(await caption.count()).toBeGreaterThan(1);
    await untilHydrated(page);
    await page.getByRole('link', { name: detail.enlarge }).click();
    await expect(page.getByRole('dialog').getByText(detail.illustration).first()).toBeInViewport();
  });

  officeTest(
    `photos carry no caption, and the scene in a photo’s place does (${language})`,
    again(language),
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

for (const language of languages) {
  test(
    `the next photo comes before the scripts, and stays once they have run (${language})`,
    again(language),
    async ({ page, request }) => {
      const { detail } = words(language, 'programs');
      const path = await samplePath(request, language);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const second = page.locator('[data-gallery] ul').first().getByRole('listitem').nth(1);
      await expect(second).not.toBeInViewport({ ratio: 0.7 });
      await page.getByRole('button', { name: detail.nextPhoto }).click();
      await expect(second).toBeInViewport({ ratio: 0.7 });
      release();
      await untilHydrated(page);
      await expect(page.getByRole('button', { name: detail.previousPhoto })).toBeVisible();
      await expect(second).toBeInViewport({ ratio: 0.7 });
    },
  );
}

test('full-window photos have no focus ring; their counter shows the focus', async ({ page, request }) => {
  const { detail } = words('en', 'programs');
  await page.goto(await samplePath(request, 'en'));
  await untilHydrated(page);
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

test('photos open full-window, move by keyboard and return the focus (ar)', async ({ page, request }) => {
  const { detail } = words('ar', 'programs');
  const { data } = await (await request.get('/api/programs?limit=1')).json();
  await page.goto(`/program/${data[0].id}?lang=ar`);
  const enlarge = page.getByRole('link', { name: detail.enlarge });
  await untilHydrated(page);
  await enlarge.press('Enter');
  const photos = page.getByRole('dialog');
  await expect(photos.getByRole('button', { name: detail.previousPhoto })).toBeHidden();
  // Left means forward in Arabic.
  await page.keyboard.press('ArrowLeft');
  await expect(photos.getByRole('button', { name: detail.previousPhoto })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await expect(enlarge).toBeFocused();
  const second = page.getByRole('button', { name: detail.showPhoto.replace('{{number}}', '2') });
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 });

  test('photos load in the newest format, no larger than displayed', async ({ page, request }) => {
    const { data } = await (await request.get('/api/programs?limit=10')).json();
    const { id, photos } = data.find((program: { photos: string[] }) => program.photos.length > 1);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const load = (path: string) => expect.poll(() => loaded).toContain(path);
    const file = (photo: string, width: number) => photo.replace('.jpg', `-${width}.avif`);
    await page.goto(`/program/${id}?lang=en`);
    await load(file(photos[0], 800));
    await page.getByRole('button', { name: 'Show photo 2' }).scrollIntoViewIfNeeded();
    // For the cover's thumbnail, a browser may use the cover's larger file, which it has already loaded.
    await load(file(photos[1], 320));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(loaded.filter((path) => /^\/photos\/.*(-1600\.avif|\.webp|\.jpg)$/.test(path))).toEqual([]);
  });
});
