import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Stack } from '../support/stack.ts';
import { addStaffAccount } from '../support/staff-account.ts';
import { entryOf, panelOf, rowOf, texts } from './staff-requests.ts';
import { choose, type Language, newName, readOutbox, words } from './support.ts';

interface Device {
  language: Language;
  viewport: { width: number; height: number };
}

/**
 * A member of staff who is signed in at a device, and does what one does with requests all day. Each has a browser of
 * their own: of two windows of one, only that in front is drawn all the time.
 */
export async function startWork(launch: () => Promise<Browser>, stack: Stack, { language, viewport }: Device) {
  const browser = await launch();
  const name = newName(language);
  const account = await addStaffAccount({
    ...{ url: stack.url, role: 'agent', name },
    owner: { email: stack.adminEmail, password: stack.adminPassword },
    outbox: () => readOutbox(stack.outboxUrl.replace('/_outbox', '/_outbox.json')),
  });
  const context = await browser.newContext({
    ...{ baseURL: stack.url, viewport, reducedMotion: 'reduce', serviceWorkers: 'block' },
    extraHTTPHeaders: { 'X-Client': 'web' },
  });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await context.request.post('/api/session', { data: account });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  // No number or address opens a page.
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto(`/admin/requests?tab=unanswered&lang=${language}`);
  return { name, page, request: context.request, deeds: deedsOf(page, language), end: () => browser.close() };
}

/** Returns the actions of staff on a customer's request, wherever it is in the list. */
function deedsOf(page: Page, language: Language) {
  const t = texts(language);
  const customer = words(language, 'admin-customer');
  const { onDuty } = words(language, 'admin').layout;
  const isPhone = () => (page.viewportSize()?.width ?? 0) < 768;
  const placeOf = async (name: string): Promise<Locator> => {
    const place = isPhone() ? page.locator('main li').filter({ hasText: name }) : rowOf(page, name);
    await page.getByRole('searchbox').fill(name);
    await expect(place).toHaveCount(1);
    return place;
  };
  const openPanel = async (name: string) => {
    await (await placeOf(name)).getByRole('link', { name }).click();
    const panel = panelOf(page);
    await expect(panel.getByText(name).first()).toBeVisible();
    return panel;
  };
  const closePanel = async () => {
    await panelOf(page).getByRole('button', { name: t.detail.close, exact: true }).click();
    await expect(panelOf(page)).toBeHidden();
  };
  /** Says how a contact went. The pointer leaves the notice, which would stay under it. */
  const end = async (contact: string, outcome: 'reached' | 'no_answer') => {
    const notice = page.locator('.ant-notification-notice').filter({ hasText: contact }).last();
    await notice.getByRole('button', { name: t.contact.outcomes[outcome] }).click();
    await expect(page.getByText(t.contact.noted[outcome]).last()).toBeVisible();
    await page.mouse.move(0, 0);
  };

  return {
    /** Begins or ends one's duty: the switch of a phone is on the overview. */
    async duty(isOn: boolean) {
      const queue = page.url();
      await page.goto(`/admin?lang=${language}`);
      const duty = page.getByRole('switch', { name: onDuty });
      await duty.click();
      await expect(duty).toBeChecked({ checked: isOn });
      await page.goto(queue);
    },
    /** Opens the chat with the text that is offered. */
    async chat(name: string) {
      await (await placeOf(name)).getByRole('button', { name: t.requests.chat }).first().click();
      await page.getByRole('dialog').getByRole('link', { name: t.reply.open }).click();
      await end(t.contact.recorded.whatsapp, 'reached');
    },
    async call(name: string) {
      await (await entryOf(await placeOf(name), t.more, t.requests.call)).click();
      await end(t.contact.recorded.phone, 'no_answer');
    },
    async mail(name: string) {
      await (await placeOf(name)).getByRole('button', { name: t.requests.chat }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: t.reply.mail }).click();
      await expect(page.getByText(t.reply.mailed).last()).toBeVisible();
    },
    async note(name: string, text: string) {
      const panel = await openPanel(name);
      await panel.locator('textarea#note').fill(text);
      await panel.getByRole('button', { name: t.detail.addNote }).click();
      await expect(panel.locator('textarea#note')).toHaveValue('');
      await closePanel();
    },
    async tag(name: string, tag: string) {
      const panel = await openPanel(name);
      const field = panel.getByRole('combobox', { name: customer.tags.label });
      await field.fill(tag);
      await field.press('Enter');
      await expect(panel.locator('.ant-select-selection-item').filter({ hasText: tag })).toBeVisible();
      await closePanel();
    },
    async task(name: string, text: string) {
      const panel = await openPanel(name);
      await panel.getByRole('button', { name: customer.tasks.add }).click();
      await panel.getByLabel(customer.tasks.text).fill(text);
      await panel.getByRole('button', { name: customer.tasks.save }).click();
      await expect(panel.getByRole('checkbox', { name: text })).toBeVisible();
      await closePanel();
    },
    async take(name: string) {
      await (await entryOf(await placeOf(name), t.more, t.owner.take)).click();
      await expect(page.locator('.ant-dropdown:visible')).toHaveCount(0);
    },
    async close(name: string) {
      const panel = await openPanel(name);
      await choose(page, panel.getByRole('combobox', { name: t.detail.statusFor }), t.status.done);
      await expect(page.getByText(t.detail.statusSaved.replace('{{status}}', t.status.done)).last()).toBeVisible();
      await closePanel();
    },
  };
}
