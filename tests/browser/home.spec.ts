import type { Page } from '@playwright/test';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { homeAtStart } from '#contracts/site-defaults/home';
import { questionsAtStart } from '#contracts/site-defaults/questions';
import { testimonialsAtStart } from '#contracts/site-defaults/testimonials';
import { again, expect, languages, test, topOf, untilHydrated, words } from './support.ts';

/** Expects a section below the fixed header, with its title near the window's top. */
async function expectAt(page: Page, anchor: string) {
  const title = page.locator(`${anchor} h2`).first();
  const header = page.getByRole('banner');
  await expect.poll(async () => (await topOf(title)) - ((await header.boundingBox())?.height ?? 0)).toBeGreaterThan(0);
  await expect.poll(() => topOf(title)).toBeLessThan(260);
}

for (const language of languages) {
  test(
    `the header links to the sections, from other pages too, and marks the current one (${language})`,
    again(language),
    async ({ page }) => {
      const { nav } = words(language, 'common');
      await page.goto(`/terms?lang=${language}`);
      const menu = page.getByRole('banner').getByRole('navigation', { name: nav.label });
      await menu.getByRole('link', { name: nav.services }).click();
      await expect(page).toHaveURL(/\/#services$/);
      await expectAt(page, '#services');
      await expect(page.locator('#services')).toBeFocused();
      await expect(menu.getByRole('link', { name: nav.services })).toHaveAttribute('aria-current', /./);

      await menu.getByRole('link', { name: nav.programs, exact: true }).click();
      await expectAt(page, '#programs');
      await expect(menu.getByRole('link', { name: nav.programs, exact: true })).toHaveAttribute('aria-current', /./);

      await page
        .getByRole('banner')
        .getByRole('link', { name: words(language, 'common').brand.home })
        .click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.getByRole('banner').getByRole('link', { name: nav.contactAlways }).click();
      await expect(page).toHaveURL(/\/contact$/);
    },
  );

  test(
    `the film opens in a dialog, closes on Escape or a click outside, and returns the focus (${language})`,
    again(language),
    async ({ page }) => {
      const { story } = words(language, 'home');
      const films: string[] = [];
      page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && films.push(request.url()));
      await page.goto(`/?lang=${language}`);
      const opener = page.getByRole('link', { name: story.watch });
      const dialog = page.getByRole('dialog', { name: story.film });
      const film = dialog.locator('video');

      await opener.click();
      await expect(dialog).toBeVisible();
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(20);
      const shownCaptions = film.evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].filter(({ mode }) => mode === 'showing').map((track) => track.language),
      );
      expect(await shownCaptions).toEqual([language]);
      expect(films).not.toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();

      await opener.press('Enter');
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog).toHaveCount(0);
    },
  );
}

test('an anchor stays in view while the programs above it load late or are missing', async ({ page }) => {
  await page.route('**/data/featured.json', async (route) => {
    await page.waitForTimeout(400);
    await route.fulfill({ json: { data: [] } });
  });
  // A served home page has its programs; one that is come to by a link fetches them.
  await page.goto('/contact?lang=en');
  await untilHydrated(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('en', 'common').nav.faq })
    .click();
  await expect(page.getByRole('region', { name: words('en', 'programs').list.noneTitle })).toBeAttached();
  await expectAt(page, '#faq');
  // Nothing announces or links to programs that do not exist.
  const { viewAll } = words('en', 'home').programs;
  await expect(page.getByRole('heading', { name: homeAtStart.programs_title.en })).toHaveCount(0);
  await expect(page.getByRole('link', { name: viewAll })).toHaveCount(0);
});

test('the figures count up to the right numbers once they are in view', async ({ page }) => {
  await page.goto('/?lang=en');
  const figures = page.getByRole('definition').locator('[aria-hidden]');
  const years = Number(riyadhDay().slice(0, 4)) - 2009;
  const final = ['50+', '10,000+', '500+', `${years}+`];
  // A pointer move before hydration is lost.
  await expect(async () => {
    await page.mouse.move(200, 200 + Math.random() * 50);
    await expect(figures.locator('visible=true')).toHaveText(['0+', '0+', '0+', '0+'], { timeout: 1000 });
  }).toPass();
  await page.locator('#story dl').scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(final);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(final);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(figures).toHaveText(final);
});

for (const language of languages) {
  test(
    `the plus of every figure is on the same side of its number (${language})`,
    again(language),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/?lang=${language}`);
      await page.locator('#story dl').scrollIntoViewIfNeeded();
      await expect(page.locator('#story dd [aria-hidden]').last()).toContainText('1');
      const sides = await page.locator('main dl').evaluateAll((lists) => {
        const leftOf = (text: Text, at: number) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        };
        return lists
          .flatMap((list) => [...list.querySelectorAll('dd, dt')])
          .flatMap((part) => {
            const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
            const texts: Text[] = [];
            while (walker.nextNode()) texts.push(walker.currentNode as Text);
            return texts.filter(
              ({ data, parentElement }) => data.includes('+') && parentElement?.closest('[aria-hidden], bdi, dt'),
            );
          })
          .map((text) => leftOf(text, text.data.indexOf('+')) > leftOf(text, text.data.search(/\d/)));
      });
      expect(sides.length).toBeGreaterThanOrEqual(5);
      expect(new Set(sides)).toEqual(new Set([true]));
    },
  );
}

test('any number of answers may be open at once', async ({ page }) => {
  const [book, cancellation] = [0, 3].map((place) => questionsAtStart.items[place]);
  if (!book || !cancellation) throw new Error('There are too few questions.');
  await page.goto('/?lang=en#faq');
  await page.getByText(book.question.en).click();
  await page.getByText(cancellation.question.en).click();
  await expect(page.getByText(/full refund for cancellations 30\+ days before departure/)).toBeVisible();
  await expect(page.getByText(book.answer.en)).toBeVisible();
  await page.getByText(book.question.en).click();
  await expect(page.getByText(book.answer.en)).toBeHidden();
  await expect(page.getByText(/full refund for cancellations/)).toBeVisible();
});

for (const language of languages) {
  test(
    `the reviews scroll with their buttons, in the reading direction (${language})`,
    again(language),
    async ({ page }) => {
      const { testimonials } = words(language, 'home');
      const [first, last] = [0, -1].map((place) => testimonialsAtStart.items.at(place));
      if (!first || !last) throw new Error('There is no testimonial.');
      await page.goto(`/?lang=${language}#testimonials`);
      const next = page.getByRole('button', { name: testimonials.next });
      const previous = page.getByRole('button', { name: testimonials.previous });
      await expect(previous).toBeDisabled();
      await next.click();
      await expect(page.getByText(last.words[language])).toBeInViewport();
      await expect(next).toBeDisabled();
      await previous.click();
      await expect(page.getByText(first.words[language])).toBeInViewport();
    },
  );
}
