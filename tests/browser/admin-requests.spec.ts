import { expectSoundInConsole } from './sound.ts';
import { addRequest, entryOf, newCustomer, panelOf, rowOf, type Type, texts } from './staff-requests.ts';
import { again, choose, dayFromNow, expect, goWithin, languages, search, signedIn, test } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

const paths: Record<Type, string[]> = {
  flight: ['/admin/requests/flights'],
  hotel: ['/admin/requests/hotels'],
  custom: ['/admin/requests/custom'],
  message: ['/admin/requests/messages', '/admin/messages'],
};

for (const language of languages) {
  const t = texts(language);

  test(
    `each type has a screen, and there is one for all types (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      for (const type of ['flight', 'hotel', 'custom'] as const) await addRequest(request, type, customer);
      await addRequest(request, 'message', { ...customer, email: null, message: 'a'.repeat(81) });
      const query = `?q=${encodeURIComponent(customer.name)}`;

      await page.goto(`/admin/requests${query}&lang=${language}`);
      await expect(rowOf(page, customer.name)).toHaveCount(4);
      await expect(page.getByRole('heading', { level: 1, name: t.title.all })).toBeVisible();
      const written = rowOf(page, customer.name).first();
      await expect(written.getByText(`${'a'.repeat(79)}…`)).toBeVisible();
      const mail = await entryOf(written, t.more, `${t.requests.email}: ${t.requests.noEmail}`);
      await expect(mail).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Escape');
      for (const type of Object.keys(paths) as Type[]) {
        for (const path of paths[type]) {
          await goWithin(page, path + query);
          await expect(page.getByRole('heading', { level: 1, name: t.title[type] })).toBeVisible();
          await expect(rowOf(page, customer.name)).toHaveCount(1);
          await expect(rowOf(page, customer.name).getByRole('img', { name: t.requestType[type] })).toBeVisible();
        }
      }
    },
  );

  test(
    `two lines summarise a request, however long its places are (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = { ...newCustomer(language), phone: '+442071838750' };
      const long = 'مطار الملك خالد الدولي في مدينة الرياض، الصالة الخامسة';
      const people = { adults: 2, children: 3, infants: 1 };
      const leg = { departure: 'Frankfurt', arrival: long, date: dayFromNow(25) };
      const extra = { is_multi_destination: true, legs: [leg] };
      await addRequest(request, 'flight', {
        ...customer,
        ...people,
        main_departure: 'الدمام (DMM)',
        main_arrival: 'Frankfurt (FRA)',
      });
      await addRequest(request, 'flight', {
        ...customer,
        ...people,
        ...extra,
        main_departure: long,
        main_arrival: 'Frankfurt am Main International Airport, Terminal 1',
      });
      await addRequest(request, 'hotel', { ...customer, adults: 2, children: 3, destination: long });
      await addRequest(request, 'custom', { ...customer, ...people, special_destination: `${long} ${long}` });
      await addRequest(request, 'message', { ...customer, message: `${long} ${long}` });
      await page.goto(`/admin/requests?q=${encodeURIComponent(customer.name)}&lang=${language}`);
      const rows = rowOf(page, customer.name);
      await expect(rows).toHaveCount(5);
      await expect(rows.getByText(language === 'ar' ? /DMM.* ← .*FRA/ : /DMM.* → .*FRA/)).toBeVisible();
      await expect(rows.getByText('+44 20 7183 8750')).toHaveCount(5);
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await rows
          .getByRole('paragraph')
          .evaluateAll((all) =>
            all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
          );
        expect(Math.max(...lines)).toBeLessThanOrEqual(2);
      }
    },
  );

  test(
    `a deleted request leaves every list, in other tabs too (${language})`,
    again(language),
    async ({ page, context, request }) => {
      const customer = newCustomer(language);
      await addRequest(request, 'flight', customer);
      const other = await context.newPage();
      await other.goto(`/admin/requests/flights?q=${customer.phone}&lang=${language}`);
      await expect(rowOf(other, customer.name)).toBeVisible();
      await page.goto(`/admin/requests?q=${customer.phone}&lang=${language}`);
      await (await entryOf(rowOf(page, customer.name), t.more, t.requests.delete)).click();
      await page.getByRole('button', { name: t.requests.deleteConfirm, exact: true }).last().click();
      for (const tab of [page, other]) await expect(rowOf(tab, customer.name)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const left = await search(request, { q: customer.phone });
      expect((await left.json()).data).toEqual([]);
    },
  );

  test(
    `the list works by keyboard, and its filters stay in the URL (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      await addRequest(request, 'custom', customer);
      const { id } = await addRequest(request, 'custom', { ...customer, email: null });
      const called: string[] = [];
      page.on('request', (call) => called.push(decodeURIComponent(call.url().replace(/#.*/, ''))));
      await page.goto(`/admin/requests/custom?lang=${language}`);
      await page.getByRole('searchbox').fill(customer.name);
      await expect(rowOf(page, customer.name)).toHaveCount(2);
      await page.getByRole('button', { name: t.requests.filters }).press('Enter');
      await choose(page, page.getByRole('combobox', { name: t.requests.filterEmail }), t.requests.withoutEmail);
      await expect(rowOf(page, customer.name)).toHaveCount(1);
      // Changes by someone else show after returning to a list.
      await request.patch(`/api/customs/${id}`, { data: { status: 'done' } });
      await page.getByRole('button', { name: t.requests.clearFilters }).click();
      await expect(rowOf(page, customer.name)).toHaveCount(2);
      await expect(rowOf(page, customer.name).getByText(t.status.done)).toBeVisible();
      await choose(page, page.getByRole('combobox', { name: t.requests.filterEmail }), t.requests.withoutEmail);
      await expect(rowOf(page, customer.name)).toHaveCount(1);
      await page.reload();
      await expect(page.getByRole('searchbox')).toHaveValue(customer.name);
      await expect(rowOf(page, customer.name)).toHaveCount(1);

      const link = rowOf(page, customer.name).getByRole('link', { name: customer.name });
      await link.press('Enter');
      await expect(panelOf(page).getByText(t.related.title)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
      await expect(link).toBeFocused();
      const { searchParams, hash } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ has_email: 'false' });
      expect(new URLSearchParams(hash.slice(1)).get('q')).toBe(customer.name);

      // A kind is a filter too: its list keeps the others.
      await page.getByRole('button', { name: t.requests.filters, exact: true }).click();
      await choose(page, page.getByRole('combobox', { name: t.requests.filterType }), t.requestType.hotel);
      await expect(page).toHaveURL(/\/admin\/requests\/hotels\?has_email=false#q=/);
      await expect(page.getByText(t.requests.noMatchTitle)).toBeVisible();
      await page.getByRole('button', { name: t.requests.filters, exact: true }).click();
      await choose(page, page.getByRole('combobox', { name: t.requests.filterType }), t.requests.anyType);
      await expect(page).toHaveURL(/\/admin\/requests\?has_email=false#q=/);
      await expect(rowOf(page, customer.name)).toHaveCount(1);
      // Logs contain addresses.
      expect(called.filter((url) => url.replaceAll('+', ' ').includes(customer.name))).toEqual([]);
    },
  );

  test(`a list that fails to load says so, and can be retried (${language})`, again(language), async ({ page }) => {
    await page.route('**/api/requests?*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.route('**/api/requests', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(`/admin/requests?lang=${language}`);
    await expect(page.getByText(t.requests.errorTitle)).toBeVisible();
    await expectSoundInConsole(page, language);
    await page.unrouteAll();
    await page.getByRole('button', { name: t.requests.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.title.all })).toBeVisible();
    await expect(page.getByText(t.requests.errorTitle)).toBeHidden();
  });
}

test('who leaves while a search is still being typed is not brought back', async ({ page }) => {
  const t = texts('en');
  await page.goto('/admin/requests?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: t.title.all })).toBeVisible();
  // The next screen's code takes longer than the pause after which the list searches.
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('searchbox').fill('Noura');
  await page.getByRole('navigation').getByRole('link', { name: t.layout.quarantine }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: t.layout.quarantine })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/quarantine/);
});
