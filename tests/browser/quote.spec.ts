import { test } from './office.ts';
import { addDeparture, addQuotedRequest, sendQuote } from './quotes.ts';
import { expectSound } from './sound.ts';
import { again, expect, languages, search, words } from './support.ts';

/** A customer's quote: read, printed, accepted, asked about and declined by its link. */

const bank = { ar: 'مصرف الراجحي\nSA03 8000 0000 6080 1016 7519', en: 'Al Rajhi Bank\nSA03 8000 0000 6080 1016 7519' };

for (const language of languages) {
  const t = words(language, 'quote');

  test.describe(`a quote (${language})`, again(language), () => {
    test('is read, printed and accepted, which takes the seats', async ({ page, request }) => {
      test.slow();
      const { seats, seatsLeft } = await addDeparture(request, language, 5);
      const asked = await addQuotedRequest(request, language);
      const content = {
        ...{ seats: { ...seats, number: 2 }, bank, payment_link: 'https://pay.example.com/1' },
        words: { ar: 'أهلًا بك، هذا ما أعددناه لك.', en: 'Welcome, this is what we prepared for you.' },
        terms: { ar: 'تُسترد الدفعة حتى أسبوعين قبل السفر.', en: 'Refundable until two weeks before departure.' },
      };
      const quote = await sendQuote(request, asked, { language, content });
      await page.goto(quote.path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('1');
      await expect(page).toHaveURL(/\/offer$/);
      await expect(page.getByText(t.notInvoice).first()).toBeVisible();
      await expect(page.locator('dl').getByText('10,401')).toBeVisible();
      // The other language's text says so.
      const other = language === 'ar' ? page.getByText('Returning customer') : page.getByText('الرياض ← العلا');
      await expect(other).toHaveAttribute('dir', language === 'ar' ? 'ltr' : 'rtl');
      await expectSound(page, language);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: t.print })).toBeHidden();
      await expect(page.getByRole('button', { name: t.accept.send })).toBeHidden();
      await expect(page.getByRole('table')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      await page.getByRole('button', { name: t.accept.send }).click();
      await expect(page.getByText(t.accept.required)).toBeVisible();
      await expect(page.getByLabel(t.accept.name)).toBeFocused();
      await page.getByLabel(t.accept.name).fill(asked.who.name);
      // Nothing typed is lost.
      await page.reload();
      await expect(page.getByLabel(t.accept.name)).toHaveValue(asked.who.name);
      await page.getByRole('button', { name: t.accept.send }).click();
      const confirmation = page.getByRole('heading', { name: t.standing.accepted.title });
      await expect(confirmation).toBeFocused();
      await expect(page.getByText(t.seats.taken)).toBeVisible();
      await expect(page.getByText('SA03 8000').first()).toBeVisible();
      const pay = page.getByRole('link', { name: t.pay.card });
      await expect(pay).toHaveAttribute('href', 'https://pay.example.com/1');
      await expect(pay).toHaveAttribute('rel', 'noreferrer');
      expect(await seatsLeft()).toBe(3);
      await expectSound(page, language);

      await page.reload();
      await expect(confirmation).toBeVisible();
      await expect(page.getByRole('button', { name: t.accept.send })).toBeHidden();
    });

    test(
      'says so if the seats are gone, and takes a question once although its reply was lost',
      again(language),
      async ({ page, request }) => {
        const { seats, seatsLeft } = await addDeparture(request, language, 1);
        const asked = await addQuotedRequest(request, language);
        const quote = await sendQuote(request, asked, { language, content: { seats: { ...seats, number: 2 } } });
        await page.goto(quote.path);
        await page.getByRole('button', { name: t.ask.open }).click();
        await expect(page.getByLabel(t.ask.label)).toBeFocused();
        await page.getByLabel(t.ask.label).fill('Is breakfast included?');
        await page.route('**/api/quotes', async (route) => {
          await route.fetch();
          await route.abort();
        });
        await page.getByRole('button', { name: t.ask.send }).click();
        await expect(page.getByRole('alert').filter({ hasText: t.ask.failed })).toBeVisible();
        await expect(page.getByLabel(t.ask.label)).toHaveValue('Is breakfast included?');
        await page.unroute('**/api/quotes');
        await page.getByRole('button', { name: t.ask.send }).click();
        await expect(page.getByText(t.note.asked)).toBeVisible();
        const { data } = await (await search(request, { q: asked.who.name })).json();
        expect(data[0].history.filter(({ action }: { action: string }) => action === 'quote_asked')).toHaveLength(1);

        await page.getByLabel(t.accept.name).fill(asked.who.name);
        await page.getByRole('button', { name: t.accept.send }).click();
        await expect(page.getByText(t.seats.missing)).toBeVisible();
        expect(await seatsLeft()).toBe(1);
      },
    );

    test('is declined with a reason, or replaced while it is read', again(language), async ({ page, request }) => {
      const asked = await addQuotedRequest(request, language);
      const first = await sendQuote(request, asked, { language });
      await page.goto(first.path);
      await expect(page.getByLabel(t.accept.name)).toBeVisible();
      const second = await sendQuote(request, asked, { language, replaces: first.id });
      await page.getByLabel(t.accept.name).fill(asked.who.name);
      await page.getByRole('button', { name: t.accept.send }).click();
      await expect(page.getByText(t.note.changed)).toBeVisible();
      await expect(page.getByRole('heading', { name: t.standing.replaced.title })).toBeFocused();
      await expectSound(page, language);

      await page.goto('/');
      await page.goto(second.path);
      await page.getByRole('button', { name: t.decline.open }).click();
      await expect(page.getByRole('heading', { name: t.decline.title })).toBeFocused();
      await page.getByRole('button', { name: t.decline.send }).click();
      await expect(page.getByText(t.decline.required)).toBeVisible();
      await page.getByLabel(t.decline.words).fill('My id: 1 000 000 008');
      await page.getByRole('button', { name: t.decline.send }).click();
      await expect(page.getByText(words(language, 'enquiries').rules.identity_number)).toBeVisible();
      await page.getByRole('radio', { name: t.decline.reasons.dates }).check();
      await page.getByLabel(t.decline.words).fill('Too late in the year');
      await page.getByRole('button', { name: t.decline.send }).click();
      await expect(page.getByRole('heading', { name: t.standing.declined.title })).toBeFocused();
      await expect(page.getByText('Too late in the year')).toBeVisible();
      await expectSound(page, language);
    });

    test('can be asked about when it has expired, and fails kindly', again(language), async ({ page, request }) => {
      const asked = await addQuotedRequest(request, language);
      const quote = await sendQuote(request, asked, { language });
      await page.route('**/api/quotes', (route) => route.abort());
      await page.goto(quote.path);
      await expect(page.getByRole('heading', { name: t.failure.title })).toBeVisible();
      await page.unroute('**/api/quotes');
      await page.route('**/api/quotes', async (route) => {
        const reply = await route.fetch();
        const { data } = await reply.json();
        await route.fulfill({ response: reply, json: { data: { ...data, state: 'expired' } } });
      });
      await page.getByRole('button', { name: words(language, 'common').tryAgain }).click();
      await expect(page.getByRole('heading', { name: t.standing.expired.title })).toBeVisible();
      await expect(page.getByRole('button', { name: t.accept.send })).toBeHidden();
      await expectSound(page, language);
      await page.getByLabel(t.ask.label).fill('Can you renew it?');
      await page.getByRole('button', { name: t.ask.send }).click();
      await expect(page.getByText(t.note.asked)).toBeVisible();
    });

    test('says kindly that a link opens nothing', async ({ page, request }) => {
      const asked = await addQuotedRequest(request, language);
      const quote = await sendQuote(request, asked, { language });
      await request.delete(`/api/requests/${asked.type}/${asked.id}/quotes/${quote.id}`);
      await page.goto(quote.path);
      await expect(page.getByRole('heading', { level: 1, name: t.invalid.title })).toBeVisible();
      await page.goto('/');
      await page.goto(`/offer?lang=${language}#${asked.reference}.${'x'.repeat(32)}`);
      await expect(page.getByRole('heading', { level: 1, name: t.invalid.title })).toBeVisible();
      await expectSound(page, language);
    });
  });
}

test('opens first in the language in which it was written', async ({ page, request }) => {
  const asked = await addQuotedRequest(request, 'en');
  const quote = await sendQuote(request, asked, { language: 'en' });
  await page.goto(quote.path.replace('?lang=en', ''));
  await expect(page.getByRole('button', { name: words('en', 'quote').accept.send })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('keeps the secret from addresses, referrers, caches and search engines', async ({ page, request }) => {
  const asked = await addQuotedRequest(request, 'en');
  const quote = await sendQuote(request, asked, { language: 'en' });
  const seen: string[] = [];
  page.on('request', (sent) => seen.push(sent.url(), sent.headers().referer ?? ''));
  await page.goto(quote.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1');
  expect(seen.join()).not.toContain(quote.secret);
  expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain(quote.secret);
  for (const path of ['/offer', '/offer/', '/offer?lang=en']) {
    const reply = await request.get(path);
    expect(reply.status()).toBe(200);
    expect(reply.headers()).toMatchObject({
      ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' },
    });
    expect(await reply.text()).toMatch(/<meta name="robots" content="noindex"/);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/offer');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /offer');
});
