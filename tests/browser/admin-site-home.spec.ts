import type { Page } from '@playwright/test';
import type { SectionName } from '#contracts/api/section-names';
import type { SiteFiguresBody } from '#contracts/api/site-figures';
import { figuresLimits } from '#contracts/api/site-figures-rules';
import { servicesLimits } from '#contracts/api/site-services-rules';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { aboutAtStart } from '#contracts/site-defaults/about';
import { homeAtStart } from '#contracts/site-defaults/home';
import { servicesAtStart } from '#contracts/site-defaults/services';
import { largestContent } from '../support/largest-site.ts';
import { test } from './office.ts';
import { publishDraft, publishSection, readSection, saveSection } from './site-content.ts';
import { expectSoundInConsole, expectToFit } from './sound.ts';
import { again, expect, fillDay, languages, words } from './support.ts';

// Each section is there once, and these tests replace it: the opening has a file of its own.
test.describe.configure({ mode: 'serial' });
const figure = {
  ...{ place: 'hero', number: 12_000, suffix: 'plus', label: { ar: 'مسافر', en: 'Guests' } },
  ...{ source: 'Booking system', confirmed: '2026-11-01', shown: true },
};
const rating = { ...figure, number: 4.9, suffix: 'none', label: { ar: 'من 5', en: 'Out of 5' } };
const [train] = servicesAtStart.items.filter(({ icon }) => icon === 'train');
if (!train) throw new Error('There is no such service.');

test.afterAll(async ({ request }) => {
  await publishSection(request, 'services', servicesAtStart);
  await publishSection(request, 'home', homeAtStart);
  await publishSection(request, 'about', aboutAtStart);
});

for (const language of languages) {
  const t = words(language, 'admin-site');
  const open = async (page: Page, section: SectionName) => {
    await page.goto(`/admin/site?section=${section}&lang=${language}`);
    await expect(page.getByRole('main').getByRole('heading', { name: t[section].title, exact: true })).toBeVisible();
  };

  test.describe(`the home page of the site in ${language}`, again(language), () => {
    test('an owner hides a part and moves another to the top', async ({ page, request }) => {
      await publishSection(request, 'home', homeAtStart);
      await open(page, 'home');
      await page.getByRole('checkbox', { name: t.options.testimonials }).uncheck();
      for (const number of ['6', '5', '4', '3', '2']) {
        const up = t.cards.earlier.replace('{{item}}', t.home.card.item).replace('{{number}}', number);
        await page.getByRole('button', { name: up }).click();
      }
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      await expect(async () => {
        await page.goto(`/?lang=${language}`);
        const ids = await page.locator('main section[id]').evaluateAll((parts) => parts.map(({ id }) => id));
        expect(ids).toEqual(['faq', 'services', 'programs', 'story', 'about']);
      }).toPass();
    });

    test('services, figures and the story are those of the owner', async ({ page, request }) => {
      await publishSection(request, 'home', homeAtStart);
      await publishSection(request, 'services', {
        ...servicesAtStart,
        items: [{ ...train, icon: 'moon', to: '/custom-journey' }],
      });
      await publishSection(request, 'figures', { since: 2020, years: false, items: [figure, rating] });
      await publishSection(request, 'about', { ...aboutAtStart, film: false, values: [] });
      await page.goto(`/?lang=${language}`);
      const services = page.locator('#services').getByRole('listitem');
      await expect(services).toHaveText([`${train.title[language]}${train.text[language]}`]);
      await services.getByRole('link').click();
      await expect(page).toHaveURL(/\/custom-journey$/);
      // The home page reads what it shows when a visitor comes to it by a link.
      await page.goBack();
      const main = page.getByRole('main');
      const shown = { ar: 'مسافر+12 ألفمن 54.9', en: 'Guests12K+Out of 54.9' };
      await expect(main.locator('dl').first()).toHaveText(shown[language]);
      await expect(page.locator('#about h2')).toContainText('2020');
      await expect(page.locator('#story :is(a, dl)')).toHaveCount(0);
    });

    test('the largest content that the limits allow below the opening fits every width', async ({ page, request }) => {
      const names = ['services', 'about', 'home'] as const;
      for (const name of names) await publishSection(request, name, largestContent(name));
      const figures = largestContent('figures') as SiteFiguresBody;
      const items = figures.items.map((item) => ({ ...item, number: figuresLimits.number }));
      await publishSection(request, 'figures', { ...figures, since: 1900, items });
      await page.goto(`/?lang=${language}`);
      await page.getByRole('button', { name: words(language, 'common').chat.dismiss }).click();
      await expect(page.locator('#services').getByRole('listitem')).toHaveCount(servicesLimits.items);
      await expectToFit(page);
    });

    test('a figure is published with its source and a day, and not before', async ({ page, request }) => {
      const items = [{ ...figure, source: null, confirmed: null }];
      await publishSection(request, 'figures', { since: 2020, years: false, items: [figure] });
      const { live } = await readSection(request, 'figures');
      await saveSection(request, 'figures', { since: 2020, years: true, items });
      await open(page, 'figures');
      const card = page.getByRole('listitem').filter({ has: page.locator('#figures_items_0_label_ar') });
      await card.locator('summary').click();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await expect(card.getByText(t.figures.exampleText)).toBeVisible();
      await expect(page.getByText(t.figures.exampleText)).toHaveCount(2);
      await publishDraft(page, language);
      await expect(card.getByText(t.fieldRules.source)).toBeVisible();
      await expect(card.getByText(t.fieldRules.confirmed)).toBeVisible();
      await expect(page.getByText(t.fieldRules.since_source)).toBeVisible();
      await expect(page.getByText(t.fieldRules.since_confirmed)).toBeVisible();
      await card.getByRole('checkbox', { name: t.figures.names.shown }).uncheck();
      await expect(card.getByText(t.figures.exampleText)).toHaveCount(0);
      await page.getByLabel(t.figures.names.since_source).fill('Commercial register');
      await fillDay(page, t.figures.names.since_confirmed, riyadhDay());
      await expect(page.getByText(t.figures.exampleText)).toHaveCount(0);
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      const { version, content } = (await readSection(request, 'figures')).live;
      expect([version, content.years, content.since_confirmed]).toEqual([live.version + 1, true, riyadhDay()]);
    });
  });
}
