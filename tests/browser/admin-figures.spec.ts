import { readFile } from 'node:fs/promises';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { message } from '../support/bodies.ts';
import { test } from './office.ts';
import { addQuotedRequest, sendQuote } from './quotes.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, newName, words } from './support.ts';

for (const language of languages) {
  const t = words(language, 'admin-figures');
  const { filters } = words(language, 'admin-views');
  const admin = words(language, 'admin');
  const { upcoming, period, chart } = words(language, 'admin-overview');

  test.describe(`the figures of a period in ${language}`, again(language), () => {
    test('say where requests came from and what they came to, and are a file', async ({ page, request }) => {
      const utm_source = `fair-${language}`;
      const sent = await request.post('/api/messages', { data: message({ origin: { utm_source } }) });
      const { id } = (await sent.json()).data;
      const contact = { contacted: 'whatsapp', status: 'in_progress' };
      expect((await request.patch(`/api/messages/${id}`, { data: contact })).ok()).toBe(true);
      const quoted = await addQuotedRequest(request, language);
      await sendQuote(request, quoted, { content: { valid_until: addDays(riyadhDay(), 1) } });

      await page.goto(`/admin?lang=${language}`);
      const cards = page.getByRole('list', { name: t.cards.label });
      await expect(cards.getByRole('listitem').filter({ hasText: t.cards.offered })).toContainText(/[1-9]/);
      const sources = page.getByRole('region', { name: t.sources.title });
      await expect(sources.getByRole('row').filter({ hasText: utm_source })).toContainText(/[1-9]/);
      // Each chart has its table beside: a row's numbers open what they count.
      const funnel = page.getByRole('region', { name: t.funnel.title });
      const offered = funnel.getByRole('row').filter({ hasText: t.cards.offered }).getByRole('link').first();
      await expect(offered).toHaveAttribute('href', /\/admin\/requests\?.*sale=quoted/);
      const kinds = page.getByRole('region', { name: t.types.title });
      const messages = kinds.getByRole('row').filter({ hasText: admin.requestType.message }).getByRole('link').first();
      await expect(messages).toHaveAttribute('href', /\/admin\/messages\?from=/);
      const answered = page.getByRole('region', { name: t.answers.title });
      await expect(answered.getByRole('row').filter({ hasText: t.answers.median_minutes })).toBeVisible();
      const people = page.getByRole('region', { name: t.people.title });
      await expect(people).toContainText(t.columns.previous);
      await expect(people.getByRole('link', { name: `: ${t.columns.kept} ` }).first()).toHaveAttribute(
        'href',
        /#answered_by=\S+%40/,
      );
      await expect(page.getByRole('region', { name: upcoming.title })).toContainText(upcoming.offers);
      await expectSoundInConsole(page, language);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv).toContain(t.columns.wonValue);
      expect(csv).toContain(`${t.funnel.title},${t.cards.won},`);
      expect(csv).toContain(`${t.answers.title},${t.answers.now},`);
      // The chart's days are in it too, and people with those of the period before.
      expect(csv).toContain(`${chart.per.day},${riyadhDay()},`);
      expect(csv).toContain(t.people.before.includes(',') ? `"${t.people.before}"` : t.people.before);
      expect(csv.split('\r\n').some((line) => line.startsWith(`${t.sources.title},${utm_source},`))).toBe(true);

      const due = page.getByRole('region', { name: upcoming.title });
      await expect(due.getByRole('link', { name: upcoming.offers })).toHaveAttribute('href', /\?sale=ending$/);
      await due.getByRole('link', { name: quoted.who.name }).click();
      await expect(page.getByRole('dialog').getByText(quoted.who.name).first()).toBeVisible();
    });

    test('computed from first answers open the requests that got one', async ({ page, request }) => {
      const name = newName(language);
      const sent = await request.post('/api/messages', { data: message({ name }) });
      const { id } = (await sent.json()).data;
      const contact = { contacted: 'whatsapp', status: 'in_progress' };
      expect((await request.patch(`/api/messages/${id}`, { data: contact })).ok()).toBe(true);
      const waiting = newName(language);
      expect((await request.post('/api/messages', { data: message({ name: waiting }) })).ok()).toBe(true);
      await page.goto(`/admin?lang=${language}`);
      const cards = page.getByRole('list', { name: t.cards.label });
      await expect(cards.getByRole('link', { name: t.cards.median })).toHaveAttribute('href', /#answered_by=anyone$/);
      await cards.getByRole('link', { name: t.cards.kept }).click();
      await expect(page).toHaveURL(/\/admin\/requests\?from=.*#answered_by=anyone$/);
      await expect(page.locator('[data-row]').filter({ hasText: name })).toBeVisible();
      await expect(page.locator('[data-row]').filter({ hasText: waiting })).toHaveCount(0);
      const chips = page.getByRole('list', { name: filters.active });
      await expect(chips.getByRole('button', { name: filters.answered_by.anyone })).toBeVisible();
    });

    test('open the requests that they count, which chips widen again', async ({ page, request }) => {
      const utm_source = `radio-${language}-${Date.now()}`;
      for (const name of ['Sara', 'Omar']) {
        const body = message({ name: `${name} ${utm_source}`, origin: { utm_source } });
        expect((await request.post('/api/messages', { data: body })).ok()).toBe(true);
      }
      const called: string[] = [];
      page.on('request', (call) => called.push(call.url()));
      await page.goto(`/admin?lang=${language}`);
      const sources = page.getByRole('region', { name: t.sources.title });
      const count = sources.getByRole('row').filter({ hasText: utm_source }).getByRole('link');
      await expect(count.first()).toHaveText('2');
      await count.first().click();
      await expect(page).toHaveURL(new RegExp(`/admin/requests\\?from=.*source=${utm_source}`));
      await expect(page.locator('[data-row]')).toHaveCount(2);

      const chips = page.getByRole('list', { name: filters.active });
      await expect(chips.getByRole('listitem')).toHaveCount(2);
      await expectSoundInConsole(page, language);
      await chips.getByRole('button', { name: utm_source }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(chips.getByRole('listitem')).toHaveCount(1);
      await expect(page).not.toHaveURL(/source=/);

      // Names of places and people are in no log.
      await page.getByRole('button', { name: admin.requests.filters, exact: true }).click();
      await expectSoundInConsole(page, language);
      await page.getByRole('textbox', { name: filters.city.label }).fill('Jeddah');
      await page.getByRole('textbox', { name: filters.city.label }).press('Enter');
      await expect(page).toHaveURL(/#city=Jeddah$/);
      await expect(chips.getByRole('button', { name: 'Jeddah' })).toBeVisible();
      await page.reload();
      await expect(chips.getByRole('listitem')).toHaveCount(2);
      expect(called.filter((url) => url.split('#')[0]?.includes('Jeddah'))).toEqual([]);
    });

    test('follow a named period, which the address keeps', async ({ page }) => {
      await page.goto(`/admin?lang=${language}`);
      const named = page.getByRole('combobox', { name: period.preset });
      await named.click();
      await page.locator('.ant-select-item-option', { hasText: period.presets.days }).click();
      await expect(page).toHaveURL(/[?&]period=days$/);
      await page.reload();
      const received = page.getByRole('list', { name: t.cards.label }).getByRole('link', { name: t.cards.received });
      const today = riyadhDay();
      await expect(received).toHaveAttribute('href', `/admin/requests?from=${addDays(today, -29)}&to=${today}`);
      await page.getByRole('button', { name: period.reset }).click();
      await expect(page).not.toHaveURL(/period=/);
      await expect(received).toHaveAttribute('href', `/admin/requests?from=${today.slice(0, 8)}01&to=${today}`);
    });

    test('say that they could not be loaded, load again, and cover a whole year', async ({ page }) => {
      await page.route('**/api/overview/figures?**', (route) => route.fulfill({ status: 403, json: {} }));
      await page.goto(`/admin?lang=${language}`);
      const alert = page.getByRole('alert').filter({ hasText: t.failed });
      await expect(alert).toBeVisible();
      await page.unroute('**/api/overview/figures?**');
      await alert.getByRole('button').click();
      await expect(page.getByRole('list', { name: t.cards.label })).toBeVisible();

      await page.goto(`/admin?lang=${language}&period=year`);
      const year = riyadhDay().slice(0, 4);
      const received = page.getByRole('list', { name: t.cards.label }).getByRole('link', { name: t.cards.received });
      await expect(received.first()).toHaveAttribute('href', new RegExp(`from=${year}-01-01&`));
      await page.goto(`/admin?lang=${language}&from=2020-01-01&to=2020-01-31`);
      const median = page.getByRole('list', { name: t.cards.label }).getByRole('listitem').first();
      await expect(median).toContainText(t.none);
      await expect(page.getByRole('region', { name: t.sources.title })).toHaveCount(0);
      await expect(page.getByRole('region', { name: t.funnel.title })).toHaveCount(0);
    });
  });
}
