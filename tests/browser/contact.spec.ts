import { contactAtStart } from '#contracts/site-defaults/contact';
import { fill, texts } from './contact-form.ts';
import { again, expect, formWords, languages, readAsStaff, recordPosts, test } from './support.ts';

/** A message to the agency, and the ways to reach it at once. */

for (const language of languages) {
  test(`a message is sent once, and shows a confirmation with its reference (${language})`, async ({
    page,
    request,
  }) => {
    const { submit, submitting, notice, sent, fields } = texts(language);
    await page.goto(`/contact?lang=${language}`);
    const name = await fill(page, language);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/messages', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('button', { name: submitting })).toBeVisible();
    await expect(page.getByLabel(fields.message, { exact: true })).toBeDisabled();
    answer();
    await expect(page.getByText(notice.sentTitle, { exact: true })).toBeVisible();
    await expect(page.getByText(notice.sent)).toBeVisible();
    await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    // The digits of all numbers on the site.
    await expect(page.getByText('050 123 4567', { exact: true })).toBeVisible();
    const reference = await page.getByText(/^M-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();

    expect(await readAsStaff(request, 'messages', name)).toMatchObject([
      { reference, language, phone: '+966501234567', message: 'Do you arrange visas?' },
    ]);

    await page.getByRole('button', { name: sent.another }).click();
    await expect(page.getByLabel(fields.message, { exact: true })).toHaveValue('');
  });

  test(
    `the honeypot field is hidden, and an enquiry that fills it is quarantined (${language})`,
    again(language),
    async ({ page, request }) => {
      const { submit, sent, fields } = texts(language);
      await page.goto(`/contact?lang=${language}`);
      const trap = page.locator('input[name="website"]');
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      expect(await trap.evaluate((field) => getComputedStyle(field).clipPath)).toBe('inset(50%)');
      await expect(page.getByRole('textbox')).toHaveCount(4);
      await page.getByLabel(fields.message, { exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(trap).not.toBeFocused();

      const posts = recordPosts(page);
      const name = await fill(page, language);
      await trap.evaluate((field: HTMLInputElement) => {
        field.value = 'https://evil.example';
      });
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
      expect(posts[0]?.body).toMatchObject({ website: 'https://evil.example', seconds: expect.any(Number) });
      expect(await readAsStaff(request, 'messages', name)).toEqual([]);
    },
  );

  test(`staff see from where the visit came (${language})`, again(language), async ({ page, request }) => {
    const { submit, sent } = texts(language);
    await page.goto(`/?lang=${language}&utm_source=Snapchat&utm_campaign=eid`, { referer: 'https://www.google.com/' });
    await page.locator('a[href="/contact"]').first().click();
    await expect(page).toHaveURL(/\/contact$/);
    const name = await fill(page, language);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
    const origin = { utm_source: 'snapchat', utm_medium: null, utm_campaign: 'eid', referrer: 'google.com' };
    expect(await readAsStaff(request, 'messages', name)).toMatchObject([{ origin }]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, cookie: document.cookie }))).not.toContain(
      'eid',
    );
  });

  test(
    `every other way to contact the agency is one tap away (${language})`,
    again(language),
    async ({ page, context }) => {
      const { direct, cards, copy } = texts(language);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/contact?lang=${language}`);
      const hrefOf = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('href');
      expect(await hrefOf(direct.whatsapp)).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      expect(decodeURIComponent((await hrefOf(direct.whatsapp)) ?? '')).toContain(direct.greeting);
      expect(await hrefOf(direct.email)).toMatch(/^mailto:.+@/);
      expect(await hrefOf(direct.call.split('{{')[0].trim())).toMatch(/^tel:\d+$/);
      expect(await hrefOf('+966')).toMatch(/^tel:\+966\d+$/);
      expect(await hrefOf(cards.map)).toMatch(/^https:.+query=/);
      await expect(page.getByText(contactAtStart.hours[language], { exact: true }).first()).toBeVisible();
      await page
        .getByRole('button', { name: copy.replace('{{label}}', contactAtStart.phones[1]?.label[language] ?? '') })
        .click();
      await expect(page.getByText(formWords(language, 'common').copy.copied, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+966\d+$/);
    },
  );
}

test('the ways to talk at once keep their words and numbers on one line (ar)', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/contact?lang=ar');
  const ways = page.getByRole('complementary', { name: texts('ar').direct.title }).getByRole('link');
  await expect(ways).toHaveCount(3);
  for (const way of await ways.all()) expect((await way.boundingBox())?.height).toBeLessThan(56);
});
