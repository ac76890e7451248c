import { questionsAtStart } from '#contracts/site-defaults/questions';
import { flightRequest, inDays } from '../support/bodies.ts';
import { addProgram, newTripName, test } from './office.ts';
import { publishDraft, publishSection, readSection, saveSection } from './site-content.ts';
import { expectSoundInConsole, expectToFit } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

// Each section is there once, and these tests replace it.
test.describe.configure({ mode: 'serial' });
const question = {
  question: { ar: 'هل تعملون في العيد؟', en: 'Do you work during Eid?' },
  answer: { ar: 'نعم.', en: 'Yes.' },
};
const testimonial = {
  ...{ name: { ar: 'نورة', en: 'Noura' }, place: { ar: 'الرياض', en: 'Riyadh' } },
  ...{ trip: { ar: 'العلا', en: 'AlUla' }, words: { ar: 'رحلة جميلة.', en: 'A lovely journey.' } },
  ...{ rating: 5, date: '2026-05-03', approved: true, consent: 'WhatsApp' },
};

test.afterEach(({ request }) => publishSection(request, 'questions', questionsAtStart));

for (const language of languages) {
  const t = words(language, 'admin-site');

  test.describe(`lists of the site in ${language}`, again(language), () => {
    test('an owner adds a question, moves it to the top and publishes it', async ({ page, request }) => {
      await publishSection(request, 'questions', { items: [question] });
      await page.goto(`/admin/site?lang=${language}`);
      await page.getByRole('tab', { name: t.questions.title }).click();
      await expect(page).toHaveURL(/section=questions/);
      const add = words(language, 'admin-site').cards.add;
      await page
        .getByRole('button', { name: add.replace('{{item}}', t.questions.card.item).replace('{{number}}', '2') })
        .click();
      await expect(page.locator('#questions_items_1_question_ar')).toBeFocused();
      await page.locator('#questions_items_1_question_ar').fill('كيف أدفع؟');
      await page.locator('#questions_items_1_question_en').fill('How do I pay?');
      await page.locator('#questions_items_1_answer_ar').fill('بالبطاقة.');
      await publishDraft(page, language);
      await expect(page.getByText(t.rules.required)).toHaveCount(1);
      await expect(page.locator('#questions_items_1_answer_en')).toBeFocused();
      await page.locator('#questions_items_1_answer_en').fill('By card.');
      const up = t.cards.earlier.replace('{{item}}', t.questions.card.item).replace('{{number}}', '2');
      await page.getByRole('button', { name: up }).click();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      await expect
        .poll(async () => (await (await request.get('/')).text()).match(/كيف أدفع؟|هل تعملون في العيد؟/g)?.slice(0, 2))
        .toEqual(['كيف أدفع؟', 'هل تعملون في العيد؟']);
    });

    test('the overview lists what is still to set up, and leads there', async ({ page }) => {
      const { setup } = words(language, 'admin-overview');
      await page.goto(`/admin?lang=${language}`);
      const list = page.getByRole('region', { name: setup.title });
      await expect(list.getByRole('listitem')).toHaveCount(Object.keys(setup.steps).length);
      await list.getByRole('link', { name: setup.steps.questions }).click();
      await expect(page).toHaveURL(/admin\/site\?section=questions/);
    });

    test('the claims to confirm are those of the section that has some left', async ({ page }) => {
      const { setup } = words(language, 'admin-overview');
      await page.route('**/api/overview/setup', async (route) => {
        const reply = await (await route.fetch()).json();
        const data = reply.data.map((one: { step: string }) =>
          one.step === 'claims' ? { ...one, done: false, section: 'testimonials' } : one,
        );
        await route.fulfill({ json: { ...reply, data } });
      });
      await page.goto(`/admin?lang=${language}`);
      await page.getByRole('link', { name: setup.steps.claims }).click();
      await expect(page).toHaveURL(/admin\/site\?section=testimonials/);
    });

    test('a testimonial is published with a consent on file, and not before', async ({ page, request }) => {
      const { live } = await readSection(request, 'testimonials');
      await saveSection(request, 'testimonials', { items: [{ ...testimonial, consent: null }] });
      await page.goto(`/admin/site?section=testimonials&lang=${language}`);
      const card = page.getByRole('listitem').filter({ has: page.locator('#testimonials_items_0_name_ar') });
      await card.locator('summary').click();
      await expect(card.getByText(t.testimonials.example, { exact: true })).toBeVisible();
      await publishDraft(page, language);
      await expect(card.getByText(t.fieldRules.consent)).toBeVisible();
      expect((await readSection(request, 'testimonials')).live.version).toBe(live.version);

      await publishSection(request, 'testimonials', { items: [testimonial, { ...testimonial, approved: false }] });
      // The page is made again after the publication.
      await expect(async () => {
        await page.goto(`/?lang=${language}`);
        await expect(page.getByText(testimonial.words[language])).toHaveCount(1, { timeout: 5000 });
      }).toPass();
      expect((await readSection(request, 'testimonials')).live.version).toBe(live.version + 1);
    });

    test('the seasons and the working hours are a step away', async ({ page }) => {
      const { layout } = words(language, 'admin');
      await page.setViewportSize({ width: 360, height: 800 });
      for (const [name, address] of [
        [layout.seasons, /admin\/seasons/],
        [layout.hours, /admin\/hours/],
      ] as const) {
        await page.goto(`/admin/site?lang=${language}`);
        const line = page.getByRole('main').getByText(t.beside);
        await expect(line).toBeVisible();
        await expectToFit(page);
        await line.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(address);
      }
    });

    test('a section opens at its top, while the preview goes to its part of the page', async ({ page }) => {
      await page.goto(`/admin/site?section=questions&lang=${language}`);
      await expect.poll(() => page.frames()[1]?.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const title = page.frames()[1]?.locator('#faq h2');
      const isBelowHeader = (one: Element) =>
        one.getBoundingClientRect().top >= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 999);
      await expect.poll(() => title?.evaluate(isBelowHeader)).toBe(true);
    });

    test('a traveller writes by invitation, and an owner takes it over to the site', async ({ page, request }) => {
      test.slow();
      const [site, customer] = [words(language, 'testimonial'), words(language, 'admin-customer').testimonial];
      const { id: program_id } = await addProgram(request, { trip_name: newTripName(language), translations: null });
      await publishSection(request, 'testimonials', { items: [] });
      const request_ = await request.post('/api/flight-requests', {
        // It is on its last day.
        data: flightRequest({ program_id, from_date: inDays(0), to_date: null }),
      });
      const { id } = (await request_.json()).data;
      await page.goto(`/admin/requests?open=flight.${id}&lang=${language}`);
      await page.getByRole('button', { name: customer.invite }).click();
      const link = (await page.getByLabel(customer.text).inputValue()).match(/\S+\/testimonial#\S+/)?.[0] ?? '';
      expect(link).toMatch(/#F-.{9}\.[\w-]{32}$/);

      await page.goto(link);
      await page.getByRole('button', { name: site.send }).click();
      await expect(page.getByText(site.issues.rating)).toBeVisible();
      await expect(page.getByText(site.issues.consent)).toBeVisible();
      await page.getByRole('radio').first().focus();
      for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', '4');
      const said = `${newTripName(language)} was lovely`;
      await page.getByLabel(site.words).fill(said);
      await page.getByLabel(site.name).fill('Noura');
      await page.reload();
      await expect(page.getByLabel(site.words)).toHaveValue(said);
      await page.getByLabel(site.place).fill('Riyadh');
      await page.getByRole('checkbox').check();
      await expectSoundInConsole(page, language);
      await page.getByRole('button', { name: site.send }).click();
      await expect(page.getByRole('heading', { name: site.thanks.title })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('heading', { name: site.thanks.title })).toBeVisible();

      const other = language === 'ar' ? 'en' : 'ar';
      await page.goto(`/admin/site?section=testimonials&lang=${language}`);
      await expect(page.getByText(said)).toBeVisible();
      const take = page.getByRole('button', { name: t.testimonials.received.take });
      await page.route('**/api/site/testimonials/draft', (route) => route.abort());
      await take.click();
      await expect(page.getByText(t.testimonials.received.notSaved)).toBeVisible();
      await expect(take).toBeEnabled();
      await page.unroute('**/api/site/testimonials/draft');
      await take.click();
      await expect(page.getByText(t.testimonials.received.taken)).toBeVisible();
      await expect(take).toHaveCount(0);
      await expect(page.locator('[id^=testimonials_items_][id$=_consent]')).toHaveCount(1);
      await expect(page.locator(`#testimonials_items_0_words_${language}`)).toHaveValue(said);
      await expect(page.locator(`#testimonials_items_0_name_${other}`)).toBeFocused();
      for (const name of ['name', 'place', 'words'])
        await page.locator(`#testimonials_items_0_${name}_${other}`).fill('Text');
      for (const one of languages) await page.locator(`#testimonials_items_0_trip_${one}`).fill('AlUla');
      await page.getByRole('checkbox', { name: t.testimonials.names.approved }).check();
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();
      for (const path of ['/', `/program/${program_id}`]) {
        await expect
          .poll(async () => (await (await request.get(`${path}?lang=${language}`)).text()).includes(said))
          .toBe(true);
      }
    });

    test('a testimonial that names a program leads to it, and stands on its page', async ({ page, request }) => {
      const name = newTripName(language);
      const { id } = await addProgram(request, { trip_name: name, translations: null });
      await publishSection(request, 'testimonials', { items: [testimonial] });
      await page.goto(`/admin/site?section=testimonials&lang=${language}`);
      const card = page.getByRole('listitem').filter({ has: page.locator('#testimonials_items_0_name_ar') });
      await card.locator('summary').click();
      await card.getByRole('combobox', { name: t.testimonials.names.program }).fill(name);
      await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
      await expect(page.locator('[data-draft=saved]')).toBeVisible();
      await publishDraft(page, language);
      await expect(page.getByText(t.published)).toBeVisible();

      const { testimonials } = words(language, 'programs');
      await page.goto(`/?lang=${language}`);
      await page.getByRole('link', { name: testimonials.program }).click();
      await expect(page).toHaveURL(new RegExp(id));
      const heading = page.getByRole('heading', { name: words(language, 'offer').testimonials });
      await expect(heading).toBeVisible();
      await expect(page.getByText(testimonial.words[language])).toBeVisible();
      expect(await (await request.get(`/program/${id}?lang=${language}`)).text()).toContain(
        testimonial.words[language],
      );

      await request.delete(`/api/programs/${id}`);
      await expect
        .poll(async () => (await (await request.get(`/?lang=${language}`)).text()).includes(`href="/program/${id}"`))
        .toBe(false);
      await page.goto(`/?lang=${language}`);
      await expect(page.getByText(testimonial.words[language])).toHaveCount(1);
      await expect(page.getByRole('link', { name: testimonials.program })).toHaveCount(0);
    });
  });
}
