import { addRequest, newCustomer } from './staff-requests.ts';
import { addColleague, again, atDesk, expect, languages, test, words } from './support.ts';

test.use(atDesk);

for (const language of languages) {
  const { layout } = words(language, 'admin');

  test(
    `who ends their duty can hand back their open requests (${language})`,
    again(language),
    async ({ browser, request }) => {
      // A colleague of its own: other tests give requests to the first member.
      const account = await addColleague('agent');
      const context = await browser.newContext({
        ...{ ...atDesk, baseURL: process.env.SITE_URL ?? '', storageState: undefined },
      });
      const session = await context.request.post('/api/session', { data: account });
      expect(session.status()).toBe(201);
      const { me } = (await (await context.request.get('/api/desk')).json()).data;
      const { id } = await addRequest(request, 'hotel', newCustomer(language));
      const owner = `/api/requests/hotel/${id}/owner`;
      expect((await request.put(owner, { data: { from: null, to: me } })).status()).toBe(200);

      const page = await context.newPage();
      // Nobody is on duty in truth: requests of other tests would go to them.
      await page.route('**/api/desk', async (route) => {
        const reply = await route.fetch();
        const { data } = await reply.json();
        const people = data.people.map((one: { id: string }) =>
          one.id === me ? { ...one, on_duty_until: '2100-01-01T00:00:00.000Z' } : one,
        );
        await route.fulfill({ response: reply, json: { data: { ...data, people } } });
      });
      await page.goto(`/admin?lang=${language}`);
      const duty = page.getByRole('switch', { name: layout.onDuty });
      await expect(duty).toBeChecked();
      await duty.click();
      await expect(page.getByText(layout.dutyEnded)).toBeVisible();
      await page.getByRole('button', { name: layout.handBack }).click();
      await expect(page.getByText(layout.handedBack)).toBeVisible();
      const reply = await context.request.get(`/api/hotels/${id}`);
      expect((await reply.json()).data.owner).toBeNull();
      await context.close();
    },
  );
}
