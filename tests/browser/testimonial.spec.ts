import { flightRequest, inDays } from '../support/bodies.ts';
import { send } from './request-links.ts';
import { newCustomer } from './staff-requests.ts';
import { again, expect, languages, recordPosts, signedIn, test, words } from './support.ts';

for (const language of languages) {
  const t = words(language, 'testimonial');
  const { rules } = words(language, 'enquiries');

  test(
    `a testimonial with a number of an identity document is kindly refused at its field (${language})`,
    again(language),
    async ({ page, browser }) => {
      // It is on its last day.
      const asked = flightRequest({ ...newCustomer(language), from_date: inDays(0), to_date: null });
      const { id, reference } = await send('/flight-requests', asked, language);
      const office = await browser.newContext({
        ...{ ...signedIn, baseURL: process.env.SITE_URL ?? '', extraHTTPHeaders: { 'X-Client': 'web' } },
      });
      const invited = await office.request.post(`/api/requests/flight/${id}/testimonial`);
      expect(invited.status()).toBe(201);
      const { secret } = (await invited.json()).data;
      await office.close();

      await page.goto(`/testimonial?lang=${language}#${reference}.${secret}`);
      await page.getByRole('radio').last().check({ force: true });
      const text = page.getByLabel(t.words);
      const refused = 'رحلة جميلة، ورقم هويتي ١٠٠٠-٠٠٠-٠٠٨';
      await text.fill(refused);
      await page.getByLabel(t.name).fill('نورة');
      await page.getByLabel(t.place).fill('الرياض');
      await page.getByRole('checkbox').check();
      const posts = recordPosts(page);
      await page.getByRole('button', { name: t.send }).click();
      await expect(text).toHaveAccessibleDescription(`${rules.identity_number} ${t.wordsHint}`);
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      await expect(text).toBeFocused();
      await expect(text).toHaveValue(refused);
      expect(posts).toEqual([]);

      await text.fill('رحلة جميلة');
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('heading', { name: t.thanks.title })).toBeVisible();
    },
  );
}
