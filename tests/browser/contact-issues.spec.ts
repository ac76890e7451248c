import { fill, texts } from './contact-form.ts';
import { again, expect, languages, recordPosts, test, words } from './support.ts';

/** The form names each fault at its field, and keeps what the visitor typed. */

for (const language of languages) {
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
}
