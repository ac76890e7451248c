import type { Page } from '@playwright/test';
import { contactAtStart } from '#contracts/site-defaults/contact';
import {
  again,
  expect,
  formWords,
  type Language,
  languages,
  newName,
  readAsStaff,
  recordPosts,
  test,
  words,
} from './support.ts';

const texts = (language: Language) => formWords(language, 'contact');

async function fill(page: Page, language: Language) {
  const { fields } = texts(language);
  const name = newName(language);
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await page.getByLabel(fields.phone, { exact: true }).fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.getByLabel(fields.email, { exact: true }).fill('noura@example.com');
  await page.getByLabel(fields.message, { exact: true }).fill('Do you arrange visas?');
  return name;
}

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
    `a pasted text that is too long stays whole, and its field is named (${language})`,
    again(language),
    async ({ page }) => {
      const { submit, fields } = texts(language);
      await page.goto(`/contact?lang=${language}`);
      await fill(page, language);
      const name = page.getByLabel(fields.name, { exact: true });
      await name.fill('ن'.repeat(121));
      const posts = recordPosts(page);
      await page.getByRole('button', { name: submit }).click();
      const shorten = words(language, 'enquiries').rules.too_long.replace('{{field}}', fields.name);
      await expect(name).toHaveAccessibleDescription(shorten);
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('ن'.repeat(121));
      expect(posts).toEqual([]);
    },
  );

  test(
    `a number of an identity document is refused before it is sent (${language})`,
    again(language),
    async ({ page }) => {
      const { submit, fields } = texts(language);
      await page.goto(`/contact?lang=${language}`);
      await fill(page, language);
      const message = page.getByLabel(fields.message, { exact: true });
      await message.fill('١٠٠٠٠٠٠٠٠٨ هو رقم هويتي');
      const posts = recordPosts(page);
      await page.getByRole('button', { name: submit }).click();
      await expect(message).toHaveAccessibleDescription(words(language, 'enquiries').rules.identity_number);
      await expect(message).toBeFocused();
      await expect(message).toHaveValue('١٠٠٠٠٠٠٠٠٨ هو رقم هويتي');
      expect(posts).toEqual([]);
    },
  );

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
    `a fourth message with one address says that no confirmation will come today (${language})`,
    again(language),
    async ({ page, context }) => {
      const { submit, sent } = texts(language);
      const receipt = {
        id: '01980000-0000-7000-8000-000000000001',
        reference: 'M-7K3M-09QX',
        created_at: new Date().toISOString(),
        unconfirmed: false,
      };
      await context.route('**/api/messages', (route) => route.fulfill({ status: 201, json: { data: receipt } }));
      const send = async (tab: Page) => {
        await fill(tab, language);
        await tab.getByRole('button', { name: submit }).click();
        await expect(tab.getByRole('heading', { name: sent.title })).toBeVisible();
      };
      const note = (tab: Page) => tab.getByText(sent.unconfirmed);
      await page.goto(`/contact?lang=${language}`);
      for (let count = 1; count <= 3; count++) {
        await send(page);
        await expect(note(page)).toHaveCount(0);
        await page.getByRole('button', { name: sent.another }).click();
      }
      await send(page);
      await expect(note(page)).toBeVisible();
      // The draft does not reach someone else's browser.
      const stranger = await context.newPage();
      await stranger.goto(`/contact?lang=${language}`);
      await send(stranger);
      await expect(note(stranger)).toHaveCount(0);
    },
  );

  test(
    `a message of a connection with no confirmations left says that no mail will come (${language})`,
    again(language),
    async ({ page }) => {
      const { submit, sent } = texts(language);
      await page.route('**/api/messages', async (route) => {
        const response = await route.fetch();
        const { data } = await response.json();
        await route.fulfill({ response, json: { data: { ...data, unconfirmed: true } } });
      });
      await page.goto(`/contact?lang=${language}`);
      await fill(page, language);
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
      await expect(page.getByText(sent.withheld)).toBeVisible();
    },
  );

  test(
    `issues show beside their fields and above the form, and a failure loses no input (${language})`,
    again(language),
    async ({ page }) => {
      const { submit, fields, rules, notice, room, failure } = texts(language);
      const message = page.getByLabel(fields.message, { exact: true });
      const email = page.getByLabel(fields.email, { exact: true });
      const send = page.getByRole('button', { name: submit });
      await page.goto(`/contact?lang=${language}`);
      await send.click();
      await expect(page.getByText(rules.required, { exact: true })).toBeVisible();
      await expect(page.getByLabel(fields.name, { exact: true })).toBeFocused();
      for (const field of [fields.name, fields.phone, fields.email, fields.message]) {
        await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      }

      await fill(page, language);
      await email.fill('noura@');
      await send.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(rules.invalid_email);
      await email.fill('noura@example.com');

      await message.fill('x'.repeat(4600));
      await expect(page.getByText(/400/)).toBeVisible();
      await message.fill('x'.repeat(5003));
      await expect(page.getByText((room.over_few ?? room.over_other).replace('{{count}}', '3'))).toBeVisible();
      await send.click();
      await expect(message).toBeFocused();
      await expect(message).toHaveValue('x'.repeat(5003));
      await message.fill('x'.repeat(5000));

      await page.route('**/api/messages', (route) => route.fulfill({ status: 500, json: {} }));
      await send.click();
      await expect(page.getByText(notice.failedTitle, { exact: true })).toBeVisible();
      await expect(page.getByText(notice.failed)).toBeVisible();
      await expect(page.getByText(failure.text)).toBeVisible();
      await expect(message).toHaveValue('x'.repeat(5000));
    },
  );

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
