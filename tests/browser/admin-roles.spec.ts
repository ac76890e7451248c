import type { Browser, Page } from '@playwright/test';
import { hotelRequest } from '../support/bodies.ts';
import { addColleague, again, expect, languages, newName, test, words } from './support.ts';

type Role = 'owner' | 'agent' | 'viewer';

/** Returns the cookies of a person with this role. */
async function stateOf(role: Role, browser: Browser) {
  const account = await addColleague(role);
  const context = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  const reply = await context.request.post('/api/session', { data: account, headers: { 'X-Client': 'web' } });
  expect(reply.status()).toBe(201);
  const state = await context.storageState();
  await context.close();
  return state;
}

const states = new Map<Role, Awaited<ReturnType<typeof stateOf>>>();

test.beforeAll(async ({ browser }) => {
  for (const role of ['agent', 'viewer'] as const) states.set(role, await stateOf(role, browser));
});

const as = async (role: Role, page: Page) => page.context().addCookies(states.get(role)?.cookies ?? []);

for (const language of languages) {
  const { requests, detail } = words(language, 'admin');
  const { entry, more, selection } = words(language, 'admin-requests');
  const programs = words(language, 'admin-programs');

  /** Every control that changes something, by the open screen. */
  const writing = (page: Page) => ({
    request: [
      page.getByRole('button', { name: entry.new }),
      page.getByRole('checkbox', { name: selection.all }),
      page.getByRole('button', { name: more, exact: true }),
      page.getByRole('button', { name: requests.chat }),
    ],
    detail: [page.getByRole('combobox', { name: detail.statusFor }), page.getByLabel(detail.note, { exact: true })],
    programs: [
      page.getByRole('button', { name: programs.add, exact: true }),
      page.getByRole('button', { name: programs.card.edit, exact: true }),
      page.getByRole('button', { name: programs.card.delete, exact: true }),
    ],
  });

  test(
    `a viewer reads everything and sees no control that changes something (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newName(language);
      await request.post('/api/hotels', { data: hotelRequest({ name }) });
      await as('viewer', page);
      await page.goto(`/admin/requests/hotels?lang=${language}`);
      const controls = writing(page);
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { name: detail.timeline })).toBeVisible();
      await expect(page.getByRole('heading', { name: detail.contact })).toBeVisible();
      for (const control of [...controls.request, ...controls.detail]) await expect(control).toHaveCount(0);

      await page.goto('/admin/programs/upload');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('button', { name: programs.card.view, exact: true }).first()).toBeVisible();
      for (const control of controls.programs) await expect(control).toHaveCount(0);
      await expect(page.getByText(programs.subtitleRead)).toBeVisible();
      await page.goto('/admin/programs/upload?add=');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    `an agent sees every control for requests and programs (${language})`,
    again(language),
    async ({ page, request }) => {
      const name = newName(language);
      await request.post('/api/hotels', { data: hotelRequest({ name }) });
      await as('agent', page);
      await page.goto(`/admin/requests/hotels?lang=${language}`);
      const controls = writing(page);
      for (const control of controls.request) await expect(control.first()).toBeVisible();
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { name: detail.timeline })).toBeVisible();
      for (const control of controls.detail) await expect(control.first()).toBeVisible();
      await page.goto('/admin/programs/upload');
      for (const control of controls.programs) await expect(control.first()).toBeVisible();
    },
  );
}
