import type { Page } from '@playwright/test';
import { fill, texts } from './contact-form.ts';
import { again, expect, languages, test } from './support.ts';

/** The sender of a message learns whether a mail confirms it. */

for (const language of languages) {
  test(
    `a fourth message with one address says that no confirmation will come today (${language})`,
    again(language),
    async ({ page, context }) => {
      const { submit, sent } = texts(language);
      // Of an earlier release: without the instant of the answer.
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
}
