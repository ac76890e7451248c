import type { APIRequestContext, Page } from '@playwright/test';
import { customRequest, message } from '../support/bodies.ts';
import { expectSoundInConsole } from './sound.ts';
import { texts as consoleTexts } from './staff-requests.ts';
import { again, expect, type Language, languages, newName, signedIn, test, words } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

const texts = (language: Language) => words(language, 'admin-quarantine');

/** Sends a message like a bot that fills every field. */
async function sendSpam(request: APIRequestContext, language: Language, changes: object = {}) {
  const name = newName(language);
  const body = { ...message({ name, email: `${crypto.randomUUID().slice(0, 8)}@example.com`, ...changes }) };
  const traces = { website: 'https://evil.example', seconds: 1 };
  const reply = await request.post('/api/messages', { data: { ...body, ...traces } });
  expect(reply.status()).toBe(201);
  return { name, ...(await reply.json()).data };
}

const cardOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

for (const language of languages) {
  const t = texts(language);
  const { layout } = consoleTexts(language);

  test(
    `suspected spam is counted in the menu and released with one click (${language})`,
    again(language),
    async ({ page, request }) => {
      const long = 'Win a watch https://evil.example now! '.repeat(40);
      const { name, reference } = await sendSpam(request, language, { message: long });
      await page.goto(`/admin/messages?lang=${language}&q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('link', { name })).toHaveCount(0);
      await page.getByRole('navigation').getByRole('link', { name: layout.quarantine }).first().click();

      const card = cardOf(page, name);
      await expect(card.getByText(t.reason.hidden_field)).toBeVisible();
      await expect(page.locator('[data-new="quarantine"]').first()).toBeVisible();
      await expectSoundInConsole(page, language);
      await card.getByText(t.showAll).click();
      await expect(card.getByText(long.trim())).toBeVisible();

      await card.getByRole('button', { name: t.releaseFor.replace('{{name}}', name) }).click();
      await expect(page.getByText(t.released)).toBeVisible();
      await expect(card).toHaveCount(0);
      await page.goto(`/admin/messages?lang=${language}&q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('dialog').getByText(reference)).toBeVisible();

      const other = await sendSpam(request, language, {});
      await page.goto(`/admin/quarantine?lang=${language}`);
      await cardOf(page, other.name)
        .getByRole('button', { name: t.deleteFor.replace('{{name}}', other.name) })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: t.deleteConfirm, exact: true }).click();
      await expect(cardOf(page, other.name)).toHaveCount(0);
    },
  );

  test(
    `a release can be undone before anybody is mailed, and leaving the screen finishes it (${language})`,
    again(language),
    async ({ page, request }) => {
      const { name, id } = await sendSpam(request, language);
      await page.clock.install();
      const released: string[] = [];
      page.on('request', (call) => {
        if (call.url().endsWith('/release')) released.push(call.url());
      });
      await page.goto(`/admin/quarantine?lang=${language}`);
      const card = cardOf(page, name);
      const release = card.getByRole('button', { name: t.releaseFor.replace('{{name}}', name) });
      await release.click();
      const undo = card.getByRole('button', { name: t.undo });
      await expect(undo).toBeFocused();
      await expect(card.getByText(t.releasing)).toBeVisible();
      await undo.click();
      await expect(release).toBeFocused();
      await page.clock.runFor(60_000);
      expect(released).toEqual([]);

      // Buttons stand at the end of the card at every width.
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const [box, last] = await Promise.all([
          card.boundingBox(),
          card.getByRole('button', { name: t.deleteFor.replace('{{name}}', name) }).boundingBox(),
        ]);
        if (!box || !last) throw new Error('The card is not shown.');
        const distance = language === 'ar' ? last.x - box.x : box.x + box.width - last.x - last.width;
        expect(distance, `at ${width} px`).toBeLessThan(40);
      }

      await release.click();
      await expect(undo).toBeVisible();
      const call = page.waitForResponse((reply) => reply.url().endsWith(`/quarantine/${id}/release`));
      await page.getByRole('navigation').getByRole('link', { name: layout.messages }).first().click();
      expect((await call).status()).toBe(200);
    },
  );

  test(
    `a quarantine that fails to load says so and can be retried (${language})`,
    again(language),
    async ({ page }) => {
      await page.route('**/api/quarantine*', (route) => route.fulfill({ status: 400, json: {} }));
      await page.goto(`/admin/quarantine?lang=${language}`);
      const { requests } = consoleTexts(language);
      await expect(page.getByText(requests.errorTitle)).toBeVisible();
      await page.unroute('**/api/quarantine*');
      await page.getByRole('button', { name: requests.tryAgain }).click();
      await expect(page.getByText(requests.errorTitle)).toHaveCount(0);
    },
  );

  test(`an empty quarantine says so, and emptying it asks first (${language})`, again(language), async ({ page }) => {
    // Faked, because other tests add to the server's quarantine.
    let isEmpty = false;
    const help = 'شهر عسل\nنحب البحر';
    const body = customRequest({ name: 'Bartholomew Jones', special_destination: 'Bali', travel_expert_help: help });
    const id = '01980000-0000-7000-8000-000000000001';
    const at = '2026-11-22T09:00:00.000Z';
    const enquiry = {
      ...body,
      id,
      type: 'custom',
      reference: 'C-7K3M-09QX',
      status: 'new',
      history: [],
      created_at: at,
    };
    await page.route('**/api/quarantine*', (route) => {
      if (route.request().method() === 'DELETE') {
        isEmpty = new URL(route.request().url()).searchParams.get('until') === id;
        return route.fulfill({ json: { data: { deleted: 1, more: false } } });
      }
      return route.fulfill({
        json: { data: isEmpty ? [] : [{ id, enquiry, score: 100, reasons: ['hidden_field'] }] },
      });
    });
    await page.goto(`/admin/quarantine?lang=${language}`);
    const deleteAll = page.getByRole('button', { name: t.deleteAll });
    const dialog = page.getByRole('dialog');
    await deleteAll.click();
    const { requests } = consoleTexts(language);
    await dialog.getByRole('button', { name: requests.cancel }).click();
    const card = cardOf(page, 'Bartholomew Jones');
    await expect(card.getByText('Bali')).toHaveCount(1);
    await expect(card.getByText(help)).toBeVisible();
    await expect(card.getByText(t.showAll)).toHaveCount(0);
    // On a phone the name keeps its words whole.
    await page.setViewportSize({ width: 360, height: 740 });
    const lines = await card.getByText('Bartholomew Jones', { exact: true }).evaluate((name) => {
      const word = document.createRange();
      word.setStart(name.firstChild as Node, 0);
      word.setEnd(name.firstChild as Node, 'Bartholomew'.length);
      return word.getClientRects().length;
    });
    expect(lines).toBe(1);
    await expect(deleteAll).toBeFocused();

    await page.route('**/api/quarantine/*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name: t.deleteFor.replace('{{name}}', 'Bartholomew Jones') }).click();
    await dialog.getByRole('button', { name: t.deleteConfirm }).click();
    await expect(page.getByText(requests.deleteFailed)).toBeVisible();
    await deleteAll.click();
    await dialog.getByRole('button', { name: t.deleteConfirm }).click();
    await expect(page.getByText(t.emptyTitle)).toBeVisible();
    await expect(deleteAll).toHaveCount(0);
    await expectSoundInConsole(page, language);
  });
}
