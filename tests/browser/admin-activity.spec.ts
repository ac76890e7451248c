import { readFile } from 'node:fs/promises';
import { program } from '../support/bodies.ts';
import { addProgram, newTripName, office, test as officeTest } from './office.ts';
import { expectSoundInConsole, expectToFit } from './sound.ts';
import { addRequest, newCustomer } from './staff-requests.ts';
import { again, choose, expect, languages, newName, signedIn, staff, test, words } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

/** Runs in the page: a cut text begins where its box does, at the side its script begins on. */
function showsItsBeginning(element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (text) range.setEnd(text, 1);
  const [first, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
  return first.left >= box.left - 1 && first.right <= box.right + 1;
}

for (const language of languages) {
  const t = words(language, 'admin-activity');
  const admin = words(language, 'admin');
  const own = (text: string, record: string) => text.replace('{{record}}', record);

  test(
    `owners see who did what to a request, open the request and export the list (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { id, reference } = await addRequest(request, 'message', customer);
      await request.patch(`/api/messages/${id}`, { data: { status: 'in_progress', note: 'Only in the history' } });
      await page.goto(`/admin/activity?record=${reference.toLowerCase()}&lang=${language}`);
      const rows = page.locator('main tbody tr.ant-table-row');
      await expect(rows).toHaveText([
        new RegExp(own(t.actions.note_added, reference)),
        new RegExp(
          own(t.actions.status_changed, reference)
            .replace('{{from}}', admin.status.new)
            .replace('{{to}}', admin.status.in_progress),
        ),
        new RegExp(own(t.actions.enquiry_entered, reference)),
      ]);
      await expect(page.getByText('Only in the history')).toHaveCount(0);
      await expect(page.getByText(customer.name)).toHaveCount(0);
      await expectSoundInConsole(page, language);
      // Checking every width has left the page at a phone's width.
      await page.setViewportSize({ width: 1440, height: 900 });

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.export.button }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv.trim().split('\r\n')).toHaveLength(4);
      expect(csv).toContain(own(t.actions.note_added, reference));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(language, 'admin-export').close })
        .last()
        .click();

      await choose(page, page.getByLabel(t.group), t.groups.reading);
      await expect(page.getByText(t.noMatchTitle)).toBeVisible();
      await page.getByRole('button', { name: admin.requests.clearFilters }).last().click();
      // Other tests act at the same time.
      await expect(rows.filter({ hasText: t.actions.activity_exported }).first()).toBeVisible();
      await page.getByLabel(t.record).fill(reference);
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(3);
      // The reference may not break at its hyphens.
      const link = page.getByRole('link', { name: reference }).first();
      await expect(link.getByText(reference)).toHaveCSS('white-space', 'nowrap');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/admin/requests\\?open=message\\.${id}`));
      await expect(page.getByRole('dialog').getByText(customer.name).first()).toBeVisible();

      // Back in the list is what has happened since.
      await request.patch(`/api/messages/${id}`, { data: { note: 'Once more' } });
      await page.goBack();
      await expect(rows.filter({ hasText: own(t.actions.note_added, reference) })).toHaveCount(2);
    },
  );

  officeTest.describe(`a changed program (${language})`, again(language), () => {
    officeTest.use({ storageState: office.state });

    officeTest('is listed with its fields, and the list can be filtered by person', async ({ page, request }) => {
      const name = newTripName(language);
      const data = await addProgram(request, { trip_name: name, translations: null });
      await request.put(`/api/programs/${data.id}`, {
        data: program({ trip_name: name, translations: null, price_sar: 5000, featured: true }),
      });
      await page.goto(`/admin/activity?record=${data.id}&lang=${language}`);
      const changed = page.locator('main tbody tr.ant-table-row').first();
      const fields = words(language, 'admin-programs');
      await expect(changed).toContainText(fields.fields.price_sar);
      await expect(changed).toContainText('4,500.50');
      await expect(changed).toContainText('5,000');
      await expect(changed).toContainText(fields.fields.featured);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.export.button }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain(
        t.change
          .replace('{{field}}', fields.fields.featured)
          .replace('{{from}}', fields.conflict.no)
          .replace('{{to}}', fields.conflict.yes),
      );
      expect(file).not.toContain('price_sar');
      await page.keyboard.press('Escape');
      const filtered = page.waitForResponse('**/api/activity/searches');
      await changed.getByRole('button').click();
      await filtered;
      await expect(page).toHaveURL(new RegExp(`staff=${encodeURIComponent(staff.email)}`));
      await page.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(new RegExp(`view=${data.id}`));
    });
  });

  officeTest.describe(`a deleted program (${language})`, again(language), () => {
    officeTest.use({ storageState: office.state });

    officeTest('has its name as long as it is among the deleted ones', async ({ page, request }) => {
      const name = newTripName(language);
      const { id } = await addProgram(request, { trip_name: name, translations: null });
      await request.delete(`/api/programs/${id}`);
      const rows = page.locator('main tbody tr.ant-table-row');
      await page.goto(`/admin/activity?record=${id}&lang=${language}`);
      await expect(rows).toHaveText([
        new RegExp(own(t.actions.program_deleted, name)),
        new RegExp(own(t.actions.program_created, name)),
      ]);
      await rows.first().getByRole('link', { name }).click();
      await expect(page).toHaveURL(/\/admin\/deleted\?list=programs/);
      // The activity, which stays until the list has come, names it twice.
      await expect(page.getByText(name)).toHaveCount(1);

      await request.delete(`/api/deleted/program/${id}`);
      await page.goto(`/admin/activity?record=${id}&lang=${language}`);
      await expect(rows.last()).toContainText(own(t.actions.program_created, t.goneProgram));
      await expect(rows.getByRole('link')).toHaveCount(0);
    });
  });

  test(
    `the activity and its file say how the role of a colleague changed (${language})`,
    again(language),
    async ({ page, request }) => {
      const team = words(language, 'admin-team');
      const name = newName(language);
      const email = `invited-${crypto.randomUUID()}@rihla.example`;
      const { data } = await (
        await request.post('/api/team', { data: { email, name, role: 'agent', language } })
      ).json();
      await request.patch(`/api/team/${data.id}`, { data: { role: 'viewer' } });
      const change = t.change
        .replace('{{field}}', team.columns.role)
        .replace('{{from}}', team.roles.agent.name)
        .replace('{{to}}', team.roles.viewer.name);
      await page.goto(`/admin/activity?group=team&lang=${language}`);
      const entry = page.locator('main li, main tr').filter({ hasText: own(t.actions.member_changed, name) });
      await expect(entry).toContainText(change);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.export.button }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain(change);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.reload();
      await expect(entry).toContainText(change);
      await expectToFit(page);
      await request.delete(`/api/team/${data.id}`);
    },
  );

  test(`long names keep to their places, and show their beginning (${language})`, again(language), async ({ page }) => {
    const name = 'عبدالرحمن بن عبدالعزيز آل الشيخ '.repeat(3);
    const email = `${'somebody.with.a.long.address.'.repeat(3)}@example.com`;
    await page.route('**/api/activity/searches', async (route) => {
      const reply = await (await route.fetch()).json();
      const data = reply.data.map((entry: object) => ({ ...entry, staff: email, staff_name: name }));
      await route.fulfill({ json: { data } });
    });
    await page.route('**/api/session', async (route) => {
      const { data } = await (await route.fetch()).json();
      await route.fulfill({ json: { data: { ...data, staff: { ...data.staff, name, email } } } });
    });
    await page.goto(`/admin/activity?lang=${language}`);
    await expect(page.locator('main').getByRole('button', { name: name.trim() }).first()).toBeVisible();
    await expectToFit(page);
    for (const text of [name.trim(), email]) {
      expect(await page.getByRole('banner').getByText(text).evaluate(showsItsBeginning)).toBe(true);
    }
  });

  test(
    `the activity is a list of cards on phones, and has empty and failed states (${language})`,
    again(language),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/admin/activity?lang=${language}`);
      await expect(page.locator('main li').first()).toBeVisible();
      await expectSoundInConsole(page, language);
      await page.route('**/api/activity/searches', (route) => route.fulfill({ json: { data: [] } }));
      await page.reload();
      await expect(page.getByText(t.emptyTitle)).toBeVisible();
      await page.unrouteAll();
      await page.route('**/api/activity/searches', (route) => route.fulfill({ status: 400, json: {} }));
      await page.reload();
      await expect(page.getByText(t.errorTitle)).toBeVisible();
      await expectSoundInConsole(page, language);
      await page.unrouteAll();
      // Checking every width has left a desktop's width, at which it is a table.
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: admin.requests.tryAgain }).click();
      await expect(page.locator('main li').first()).toBeVisible();
    },
  );
}
