import { customRequest, inDays } from '../support/bodies.ts';
import { addProgram, newTripName, test } from './office.ts';
import { expectSoundInConsole } from './sound.ts';
import { again, expect, languages, words } from './support.ts';

for (const language of languages) {
  const t = words(language, 'admin-waiting');
  const { loadMore } = words(language, 'admin').requests;
  const { recorded } = words(language, 'admin-requests').contact;

  test(
    `seats that become free show who waits for them, first come first (${language})`,
    again(language),
    async ({ page, request }) => {
      const program = await addProgram(request, { trip_name: newTripName(language) });
      const id = crypto.randomUUID().replace(/^(.{14})4/, '$17');
      const departure = { from_date: inDays(60), nights: 3, capacity: 8, seats_left: 0, waiting_list: true };
      const address = `/api/programs/${program.id}/departures`;
      expect((await request.post(address, { data: { departures: [{ id, ...departure }] } })).status()).toBe(201);
      const names = ['سارة العتيبي', 'Omar Al-Shehri'];
      for (const [index, name] of names.entries()) {
        const asked = { program_id: program.id, departure_id: id, seen_total_sar: 9000, waiting_list: true };
        const texts = { travel_expert_help: `Room ${index} with a view`, special_destination: `Place ${index}` };
        const phone = `050${`${Date.now() % 1e6}`.padStart(6, '0')}${index}`;
        const customer = { name, phone, email: `${crypto.randomUUID()}@example.com` };
        const sent = await request.post('/api/customs', { data: customRequest({ ...asked, ...texts, ...customer }) });
        expect(sent.status()).toBe(201);
      }

      await page.goto(`/admin/programs/upload?lang=${language}&edit=${program.id}`);
      await expect(page.getByText(t.freed.title)).toBeHidden();
      const stored = await (await request.get(address)).json();
      const { version } = stored.data.find((one: { id: string }) => one.id === id);
      const freed = { ...departure, seats_left: 2, version };
      expect((await request.put(`${address}/${id}`, { data: freed })).status()).toBe(200);

      await page.goto(`/admin?lang=${language}`);
      await expect(page.getByText(t.freed.title)).toBeVisible();
      // A page has one request, so that the second one has to be loaded.
      const list = /\/requests\?list=/;
      await page.route(list, (route) => route.continue({ url: `${route.request().url()}&limit=1` }));
      const notice = page.getByRole('alert').filter({ hasText: t.freed.title });
      await notice.getByRole('button').filter({ hasText: t.freed.show }).first().click();
      const dialog = page.getByRole('dialog').filter({ hasText: t.title });
      await expect(dialog.getByRole('listitem')).toHaveText([/^1.*سارة/]);
      // Behind the dialog, the page's text would lie under its header.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundInConsole(page, language);
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
      await dialog.getByRole('link', { name: t.whatsappNamed.replace('{{name}}', 'سارة العتيبي') }).click();
      await expect(page.getByText(recorded.whatsapp)).toBeVisible();
      await dialog.getByRole('button', { name: loadMore }).click();
      await expect(dialog.getByRole('listitem')).toHaveText(
        names.map((name, place) => new RegExp(`^${place + 1}.*${name}`)),
      );
      await expect(dialog.getByRole('button', { name: loadMore })).toBeHidden();
      await expectSoundInConsole(page, language);
    },
  );
}
